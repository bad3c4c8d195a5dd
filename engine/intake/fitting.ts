// Corrections that a brief has a place for. What has none any more, or cannot be, is left out with a plain sentence.
import type { CaseSource } from '../compose/source-data.ts'
import { plain } from '../plain-text.ts'
import type { FigureCorrection, ReadingCorrections } from '../read/corrections.ts'
import { CorrectionsRefused, carryOver, putRight } from '../read/put-right.ts'

export interface Fitting {
  corrections: ReadingCorrections
  dropped: string[]
}

const TEXTS = ['payer', 'user', 'offer', 'country', 'locality', 'currency'] as const

export function fittingCorrections({ reading }: CaseSource, given: ReadingCorrections): Fitting {
  const dropped: string[] = []
  const takes = (one: ReadingCorrections, otherwise: string): boolean => {
    try {
      putRight(reading, one)
      return true
    } catch (error) {
      if (!(error instanceof CorrectionsRefused)) throw error
      dropped.push(otherwise)
      return false
    }
  }
  const { mechanisms } = given
  const figures = (given.figures ?? []).flatMap((one): FigureCorrection[] => {
    const [carried] = carryOver(reading, { figures: [one] }).figures ?? []
    if (!carried) {
      dropped.push(
        `${quoted(one.quote)} isn’t in your text anymore, so we left out what you changed about it.`,
      )
      return []
    }
    const otherwise = `We couldn’t use your change to ${quoted(one.quote)}, so we left it as we read it.`
    return takes({ figures: [carried] }, otherwise) ? [carried] : []
  })
  const texts = TEXTS.flatMap((name) => {
    const value = given[name]
    return value !== undefined && takes({ [name]: value }, REFUSED[name](value))
      ? [[name, value] as const]
      : []
  })
  return {
    corrections: {
      ...(figures.length > 0 && { figures }),
      ...(mechanisms && { mechanisms }),
      ...Object.fromEntries(texts),
    },
    dropped: [...new Set(dropped)],
  }
}

const quoted = (words: string) => `“${plain(words, 60)}”`

const keptAsRead = (what: string) => (value: string) =>
  `We couldn’t use ${quoted(value)} as ${what}, so we kept what we read.`

const REFUSED: Record<(typeof TEXTS)[number], (value: string) => string> = {
  payer: keptAsRead('who pays'),
  user: keptAsRead('who uses it'),
  offer: keptAsRead('what you sell'),
  locality: keptAsRead('the place'),
  country: (value) => `We don’t know a country called ${quoted(value)}, so we kept the one we read.`,
  currency: (value) => `We don’t know a currency called ${quoted(value)}, so we kept the one we read.`,
}
