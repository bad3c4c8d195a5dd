// What is really sold where a business earns by time, seats or rights: not a late coach but seats on it, not a gym but
// membership of it.
import { isSomebody } from '../../understand/customers.ts'
import type { Candidate } from './candidates.ts'
import type { Word } from './word.ts'

interface Frame {
  before: string
  /** Heads that say it themselves. */
  unless: RegExp
  only?: RegExp
}

const MEDIA =
  /^(?:newsletter|paper|newspaper|magazine|podcast|app|game|email|e-mail|letter|guide|directory|channel|map|video)s?$/
const FRAMES: Record<string, Frame[]> = {
  rental: [
    {
      before: 'rental of',
      unless:
        /^(?:rentals?|hire|hires|leas|storage|service|business|company|shop|space|parking|stays?|nights?|camping|accommodation)/,
    },
  ],
  usage: [{ before: 'use of', unless: /^(?:use|api|software|service|app|data|lookup|scan|test|call)/ }],
  seats: [
    { before: 'seats on', unless: /^(?:seat|ticket|ride|transfer|service|transport)/ },
    {
      before: 'seats in',
      only: /^(?:van|car|taxi|jeep|minivan|kombi|tuk-tuk|room|theatre|cinema)s?$/,
      unless: /^seat/,
    },
  ],
  membership: [{ before: 'membership of', unless: /^(?:member|membership|subscription|pass)/ }],
  advertising: [
    { before: 'advertising in', only: MEDIA, unless: /^(?:ad|ads|advert|sponsor)/ },
    { before: 'advertising on', unless: new RegExp(`^(?:ad|ads|advert|sponsor)|${MEDIA.source}`) },
  ],
  licensing: [{ before: 'licences for', unless: /^(?:licen|royalt|right)/ }],
  franchise: [{ before: 'franchises of', unless: /^(?:franchise|franchising)/ }],
  event: [{ before: 'tickets to', unless: /^(?:ticket|entry|place|seat|event)/ }],
  course: [
    {
      before: 'courses in',
      unless: /^(?:course|class|lesson|workshop|school|training|tuition|tutor|camp|academy|program)/,
    },
  ],
  marketplace: [
    { before: 'a marketplace for', unless: /^(?:market|platform|app|site|website|portal|exchange|auction)/ },
  ],
  interest: [{ before: 'loans for', unless: /^(?:loan|credit|lend|advance|finance|micro)/ }],
  'success-fee': [{ before: 'recovery of', unless: /^(?:recover|claim|service|appeal)/ }],
  staffing: [
    {
      before: 'placement of',
      only: /(?:er|or|ist|ant|ian|man|men|staff|nurse|nann|crew|worker|people)s?$/,
      unless: /^place/,
    },
  ],
}

const TIME = /^(?:minute|hour|day|night|week|weekend|month|year|time|moment|season)s?$/

export function framesOf(words: Word[], candidates: Candidate[], mechanism: string): Candidate[] {
  const frames = Object.hasOwn(FRAMES, mechanism) ? (FRAMES[mechanism] as Frame[]) : []
  return frames.flatMap(({ before, unless, only }) =>
    candidates
      .filter(({ head, clause, from, to }) => {
        const word = (words[head] as Word).lower
        // 'advertising on ad slots', 'loans for a same day'
        if (TIME.test(word) || words.slice(from, to).some(({ lower }) => unless.test(lower))) return false
        return !clause && !unless.test(word) && (only ? only.test(word) : !isSomebody(word))
      })
      .map((candidate) => ({
        ...candidate,
        made: { kind: before, text: (phrase: string) => `${before} ${phrase}`, verb: candidate.head },
      })),
  )
}
