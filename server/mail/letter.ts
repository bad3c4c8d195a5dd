// An email as data: one description, from which the HTML and its plain-text twin are both written.
import { type Html, html } from '../html.ts'
import { FONT, MONO } from './letter-look.ts'
import { htmlRich, plainRich, type RichBlock } from './rich-block.ts'

export type Block =
  | RichBlock
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'list'; items: { label: string; detail?: string; url?: string }[] }
  | { kind: 'rule' }

export interface Letter {
  /** Shown by mail programs beside the subject. */
  preview: string
  heading: string
  blocks: Block[]
  /** Why the reader gets this. */
  reason: string
  /** Where a mail program unsubscribes with one click. */
  unsubscribeUrl?: string
  /** Where the link at the foot leads, if elsewhere. */
  unsubscribePage?: string
}

const wayOutOf = ({ unsubscribePage, unsubscribeUrl }: Letter) => unsubscribePage ?? unsubscribeUrl

export function plainText(letter: Letter): string {
  const parts = [
    letter.heading,
    ...letter.blocks.map(plainBlock),
    '—\nFounder Co-Pilot · AI-powered startup blueprints',
    letter.reason,
  ]
  const wayOut = wayOutOf(letter)
  if (wayOut) parts.push(`Unsubscribe: ${wayOut}`)
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'button':
      return `${block.label}: ${block.url}`
    case 'code':
      return `${block.label}\n${block.code}`
    case 'list':
      return block.items
        .map(({ label, detail, url }) => `- ${[label, detail, url].filter(Boolean).join(' · ')}`)
        .join('\n')
    case 'rule':
      return ''
    default:
      return plainRich(block)
  }
}

/** Tables and inline styles, because mail programs know nothing else. Readable without pictures; light and dark. */
export function htmlText(letter: Letter): string {
  const wayOut = wayOutOf(letter)
  return `<!doctype html>\n${html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${letter.heading}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f3f1;">
<div style="display:none;max-height:0;overflow:hidden;">${letter.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dfe3e6;border-radius:8px;border-collapse:separate;overflow:hidden;">
<tr><td class="head" style="background:#0d2347;padding:18px 36px;">${BRAND}</td></tr>
<tr><td class="body" style="padding:32px 36px 20px;">
<h1 class="ink" style="margin:0 0 12px;font:600 27px/1.2 ${FONT};letter-spacing:-0.022em;color:#101a2e;">${letter.heading}</h1>
${letter.blocks.map(htmlBlock)}
</td></tr>
<tr><td class="foot" style="padding:18px 36px;border-top:1px solid #dfe3e6;font:400 13px/1.55 ${FONT};color:#5f6b82;">
<span class="quiet">Founder Co-Pilot · AI-powered startup blueprints<br>${letter.reason}${
    wayOut ? html`<br><a class="quiet" href="${wayOut}" style="color:#5f6b82;">Unsubscribe</a>` : ''
  }</span>
</td></tr>
</table></td></tr></table>
</body>
</html>`}\n`
}

/** The mark, an open door in plan, drawn with borders so that it shows without pictures. */
const BRAND = html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="width:20px;height:20px;border:2px solid #f2f6fc;border-bottom:0;font-size:0;line-height:0;" valign="bottom" align="right"><div style="width:10px;height:11px;margin-right:2px;border:1px solid #58c4e3;border-right:2px solid #ff7f3a;border-bottom:0;border-top-left-radius:11px;">&nbsp;</div></td>
<td style="padding-left:12px;font:600 17px/1 ${FONT};color:#f2f6fc;">Founder Co-Pilot</td>
</tr></table>`

function htmlBlock(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return html`<p class="ink2" style="margin:0 0 20px;font:400 16px/1.55 ${FONT};color:#46526a;">${block.text}</p>\n`
    case 'small':
      return html`<p class="quiet" style="margin:0 0 16px;font:400 14px/1.55 ${FONT};color:#5f6b82;">${block.text}</p>\n`
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 24px;"><tr><td class="signal" style="background:#ee6419;border-radius:6px;"><a class="on-signal" href="${block.url}" style="display:inline-block;padding:15px 24px;font:600 16px/1.2 ${FONT};color:#101a2e;text-decoration:none;">${block.label}</a></td></tr></table>\n`
    case 'code':
      return html`<p class="ink2" style="margin:0 0 8px;font:400 15px/1.5 ${FONT};color:#46526a;">${block.label}</p>
<p class="well" style="display:inline-block;margin:0 0 24px;padding:14px 20px;background:#f1f3f1;border:1px solid #dfe3e6;border-radius:6px;font:600 27px/1.2 ${MONO};letter-spacing:0.06em;color:#101a2e;"><span class="ink">${block.code}</span></p>\n`
    case 'list':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;">${block.items.map(htmlItem)}</table>\n`
    case 'rule':
      return html`<hr class="rule" style="margin:4px 0 20px;border:0;border-top:1px solid #dfe3e6;">\n`
    default:
      return htmlRich(block)
  }
}

function htmlItem({ label, detail, url }: { label: string; detail?: string; url?: string }): Html {
  const cell = 'padding:11px 0;border-top:1px solid #dfe3e6;border-bottom:1px solid #dfe3e6;'
  const name = url ? html`<a class="ink" href="${url}" style="color:#101a2e;">${label}</a>` : label
  return html`<tr><td class="rule ink" style="${cell}font:400 15px/1.5 ${FONT};color:#101a2e;">${name}</td><td class="rule quiet" align="right" style="${cell}padding-left:16px;font:400 14px/1.5 ${FONT};color:#5f6b82;">${detail ?? ''}</td></tr>`
}

const DARK = html`@media (prefers-color-scheme: dark) {
.ground { background: #0a1831 !important; }
.sheet { background: #0f2142 !important; border-color: #21396a !important; }
.ink { color: #edf3fb !important; } .ink2 { color: #b2c1d9 !important; } .quiet { color: #92a4c2 !important; }
.link { color: #a9cbff !important; }
.foot, .rule { border-color: #21396a !important; }
.well { background: #0b1b38 !important; border-color: #21396a !important; }
.signal { background: #ff7f3a !important; } .on-signal { color: #0a1831 !important; }
}
@media (max-width: 480px) { .head, .body, .foot { padding-left: 22px !important; padding-right: 22px !important; } }`
