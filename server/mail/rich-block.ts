// Blocks of a letter whose words carry emphasis and links: what people write, rather than what the shop says.
import { type Html, html } from '../html.ts'
import { FONT, MONO } from './letter-look.ts'

/** A stretch of text that looks the same throughout. */
export interface Run {
  text: string
  bold?: true
  italic?: true
  code?: true
  url?: string
}

export type RichBlock =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'quote'; runs: Run[] }
  | { kind: 'points'; numbered: boolean; start?: number; items: Run[][] }
  | { kind: 'sample'; text: string }

export function plainRich(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainRuns(block.runs)
    case 'quote':
      return plainRuns(block.runs).replace(/^/gm, '> ')
    case 'points':
      return block.items.map((runs, i) => `${markOf(block, i)} ${plainRuns(runs)}`).join('\n')
    case 'sample':
      return block.text
  }
}

export function htmlRich(block: RichBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink2" style="margin:0 0 20px;font:400 16px/1.55 ${FONT};color:#46526a;">${htmlRuns(block.runs)}</p>\n`
    case 'heading':
      return html`<h2 class="ink" style="margin:28px 0 10px;font:600 20px/1.3 ${FONT};letter-spacing:-0.016em;color:#101a2e;">${htmlRuns(block.runs)}</h2>\n`
    case 'quote':
      return html`<blockquote class="rule ink2" style="margin:0 0 20px;padding:2px 0 2px 18px;border-left:2px solid #58c4e3;font:400 16px/1.55 ${FONT};color:#46526a;">${htmlRuns(block.runs)}</blockquote>\n`
    case 'points':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;">${block.items.map((runs, i) => htmlPoint(markOf(block, i), runs))}</table>\n`
    case 'sample':
      return html`<pre class="well ink" style="margin:0 0 20px;padding:14px 16px;background:#f1f3f1;border:1px solid #dfe3e6;border-radius:6px;font:400 14px/1.6 ${MONO};color:#101a2e;white-space:pre-wrap;word-break:break-word;">${block.text}</pre>\n`
  }
}

/** Not a list element: mail programs disagree about its margins. */
function htmlPoint(mark: string, runs: Run[]): Html {
  const cell = `padding:0 0 8px;font:400 16px/1.55 ${FONT};color:#46526a;`
  return html`<tr><td class="quiet" valign="top" align="right" style="${cell}padding-right:10px;white-space:nowrap;">${mark === '-' ? '•' : mark}</td><td class="ink2" style="${cell}">${htmlRuns(runs)}</td></tr>`
}

function markOf({ numbered, start = 1 }: { numbered: boolean; start?: number }, index: number): string {
  return numbered ? `${start + index}.` : '-'
}

function plainRuns(runs: Run[]): string {
  return runs.map(({ text, url }) => (url && url !== text ? `${text} (${url})` : text)).join('')
}

function htmlRuns(runs: Run[]): Html[] {
  return runs.map(({ text, bold, italic, code, url }) => {
    let shown = html`${text.split('\n').flatMap((line, i) => (i > 0 ? [html`<br>`, line] : [line]))}`
    if (code)
      shown = html`<code class="well" style="padding:1px 5px;background:#f1f3f1;border-radius:3px;font:400 14px ${MONO};">${shown}</code>`
    if (italic) shown = html`<em>${shown}</em>`
    if (bold) shown = html`<strong class="ink" style="font-weight:600;color:#101a2e;">${shown}</strong>`
    return url ? html`<a class="link" href="${url}" style="color:#173b76;">${shown}</a>` : shown
  })
}
