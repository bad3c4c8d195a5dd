// What all pages of the provider share: their frame, and what they may do.
import { readFileSync } from 'node:fs'
import { type Html, html } from './html.ts'

export const MERCHANT = 'Founder Co-Pilot'
export const STYLE = readFileSync(new URL('./cards.css', import.meta.url), 'utf8')
export const ROOT = '/sandbox/checkout/'
export const STYLE_PATH = `${ROOT}style.css`
export const pathOf = (sessionId: string) => `${ROOT}${sessionId}`

/** `leadsTo` are addresses a form may end at: browsers apply form-action to the redirects after it, too. */
export function pageHeaders(leadsTo: (string | null)[]): Record<string, string> {
  const origins = leadsTo.flatMap((url) => (url ? [new URL(url).origin] : []))
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      'img-src data:',
      `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  }
}

export function layout(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header>Sandbox card provider: it stands in for the real one on this machine. No money moves.</header>
<main>
${content}
</main>
</body>
</html>`.text
}

export function sentencePage(title: string, sentence: string, link?: { to: string; text: string }): string {
  return layout(
    title,
    html`<div class="panel narrow">
<h1>${title}</h1>
<p>${sentence}</p>
${link && html`<p><a href="${link.to}">${link.text}</a></p>`}
</div>`,
  )
}

/** 99, 'usd' → $0.99 */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}
