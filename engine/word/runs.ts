// Words as runs: plain ones, Arabic and Hebrew ones from right to left, Chinese, Japanese and Korean ones in their faces.
import { characters, element, joined, readable, setting, type Xml } from './xml.ts'

/** Character styles of `styles.ts`; the look of a run is never set by hand, so that a founder can change it in one place. */
export type CharacterStyle =
  | 'Strong'
  | 'Hyperlink'
  | 'CalloutLabel'
  | 'FounderMark'
  | 'SourceMark'
  | 'AssumptionMark'
  | 'StrongLoss'
  | 'CoverLabel'
  | 'PageNumber'

export function run(text: string, style?: CharacterStyle): Xml {
  if (PLAIN.test(text)) return oneRun(text, style)
  return joined(spansOf(readable(text)).map(({ text: span, script }) => oneRun(span, style, script)))
}

type Script = 'rtl' | 'japanese' | 'korean' | 'chinese'

/** Almost every text of a plan. */
const PLAIN = /^[\x20-\x7e\u00a0-\u024f\u2000-\u200d\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u22ff]*$/

const RTL = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}]'
const BETWEEN = '[\\s\\p{N}\\p{P}\\p{Cf}\\p{M}]'
const ASIAN =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3000-\\u303f\\uff00-\\uffef]'
/** A turned stretch keeps the spaces and numbers between its words. */
const STRETCH = new RegExp(`(${RTL}(?:${BETWEEN}*${RTL})*)|(${ASIAN}+)`, 'gu')

function spansOf(text: string): { text: string; script?: Script }[] {
  const spans: { text: string; script?: Script }[] = []
  let at = 0
  for (const { 0: found, 1: turned, index } of text.matchAll(STRETCH)) {
    if (index > at) spans.push({ text: text.slice(at, index) })
    spans.push({ text: found, script: turned ? 'rtl' : asianScript(found) })
    at = index + found.length
  }
  if (at < text.length) spans.push({ text: text.slice(at) })
  return spans
}

function asianScript(text: string): Script {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese'
  return /\p{Script=Hangul}/u.test(text) ? 'korean' : 'chinese'
}

/** Faces that come with the systems Word runs on. */
const ASIAN_FACES = {
  japanese: { face: 'Yu Gothic', language: 'ja-JP' },
  korean: { face: 'Malgun Gothic', language: 'ko-KR' },
  chinese: { face: 'Microsoft YaHei', language: 'zh-CN' },
}

/** Written out and not put together, because a plan has thousands. */
function oneRun(text: string, style?: CharacterStyle, script?: Script): Xml {
  const look = script || style ? settingsOf(style, script) : ''
  return `<w:r>${look}<w:t xml:space="preserve">${characters(text)}</w:t></w:r>` as Xml
}

const SETTINGS = new Map<string, Xml>()

function settingsOf(style?: CharacterStyle, script?: Script): Xml {
  const key = `${style} ${script}`
  const known =
    SETTINGS.get(key) ?? element('w:rPr', {}, style && setting('w:rStyle', style), ...scriptSettings(script))
  SETTINGS.set(key, known)
  return known
}

function scriptSettings(script: Script | undefined): Xml[] {
  if (!script) return []
  if (script === 'rtl') return [element('w:rtl'), element('w:lang', { 'w:bidi': 'ar-SA' })]
  const { face, language } = ASIAN_FACES[script]
  return [
    element('w:rFonts', { 'w:eastAsia': face, 'w:hint': 'eastAsia' }),
    element('w:lang', { 'w:eastAsia': language }),
  ]
}

export const tab = (): Xml => element('w:r', {}, element('w:tab'))

/** A field with the text it shows until it is updated. `instruction` is ours alone: nobody's words go into it. */
export function field(instruction: string, shown?: Xml, style?: CharacterStyle): Xml {
  return joined([fieldStart(instruction, style), shown, fieldEnd(style)])
}

export const fieldStart = (instruction: string, style?: CharacterStyle): Xml =>
  joined([
    fieldSign('begin', style),
    element(
      'w:r',
      {},
      styled(style),
      element('w:instrText', { 'xml:space': 'preserve' }, characters(` ${instruction} `)),
    ),
    fieldSign('separate', style),
  ])

export const fieldEnd = (style?: CharacterStyle): Xml => fieldSign('end', style)

const fieldSign = (type: 'begin' | 'separate' | 'end', style?: CharacterStyle) =>
  element('w:r', {}, styled(style), element('w:fldChar', { 'w:fldCharType': type }))

const styled = (style?: CharacterStyle) => style && element('w:rPr', {}, setting('w:rStyle', style))
