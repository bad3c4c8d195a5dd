// Cuts a text into what is written as one: a letter with its marks, an emoji with its joiners, a flag. And says which
// script it is in, so that a face which can write it is found.
import type { ScriptId } from './faces.ts'

const MARKS = String.raw`[\p{M}\u{FE00}-\u{FE0F}\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}\u20E3]*`
const CLUSTER = new RegExp(
  String.raw`\p{RI}\p{RI}|\P{M}${MARKS}(?:\u200D\p{Extended_Pictographic}${MARKS})*|\p{M}+`,
  'gsu',
)

/** Controls, half pairs and signs that only steer the text: nothing of them is to be seen. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

export const clustersOf = (text: string): string[] => tidied(text).match(CLUSTER) ?? []

/** One line, composed, with single spaces, and without what cannot be seen. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim()

const SCRIPT_SIGNS: [ScriptId, RegExp][] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}ー・「」]/u],
  ['chinese', /\p{Script=Han}/u],
  ['korean', /\p{Script=Hangul}/u],
  ['emoji', /(?![\d#*©®™])\p{Extended_Pictographic}|\p{RI}|\u20E3/u],
]
const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
const STRONG = /\p{L}/u

/** Whose font files a text needs besides its own face: Chinese characters may need the faces of three countries. */
export function scriptsIn(text: string): ScriptId[] {
  const found = SCRIPT_SIGNS.filter(([, sign]) => sign.test(text)).map(([script]) => script)
  if (!HAN.test(text)) return found
  const rest = found.filter((script) => script !== 'chinese' && script !== 'japanese')
  return [
    ...(KANA.test(text) ? (['japanese', 'chinese'] as const) : (['chinese', 'japanese'] as const)),
    ...rest,
  ]
}

/** The scripts to try for one cluster of a text, best first. */
export function scriptsFor(cluster: string, text: string): ScriptId[] {
  const own = SCRIPT_SIGNS.filter(([, sign]) => sign.test(cluster)).map(([script]) => script)
  const others = scriptsIn(text).filter((script) => !own.includes(script))
  if (!HAN.test(cluster)) return [...own, ...others]
  return KANA.test(text) || HANGUL.test(text)
    ? ['japanese', 'chinese', 'korean', ...others]
    : ['chinese', 'japanese', 'korean', ...others]
}

export const isRightToLeft = (cluster: string): boolean => RIGHT_TO_LEFT.test(cluster)

/** Letters that touch their neighbours: they cannot be set apart or around a circle. */
export const isJoined = (text: string): boolean => JOINED.test(text)

/** More letters of it run from right to left than from left to right. */
export function runsRightToLeft(clusters: readonly string[]): boolean {
  const letters = clusters.filter((cluster) => STRONG.test(cluster))
  return letters.filter(isRightToLeft).length * 2 > letters.length
}
