// What is really sold where a business earns by time, seats or rights: not a late coach but seats on it, not a gym but
// membership of it.
import type { Candidate } from './candidates.ts'
import { namesSomebody } from './somebody.ts'
import type { Word } from './word.ts'

interface Frame {
  before: string
  /** Heads that say it themselves. */
  unless: RegExp
  only?: RegExp
  /** Only of several things. */
  isPlural?: true
}

const MEDIA =
  /^(?:newsletter|paper|newspaper|magazine|podcast|app|game|email|e-mail|letter|guide|directory|channel|map|video)s?$/
const RIDES =
  /^(?:coach|bus|minibus|shuttle|boat|ferry|train|flight|plane|trip|tour|cruise|balloon|sleigh|trailer|truck|line)(?:e?s)?$/
const CLUBS =
  /^(?:club|co-?op|cooperative|co-operative|association|society|gym|guild|network|union|community|space|makerspace|library|workshop|studio|garden|choir|league|centre|center|shed|yard|circle)$/
const EVENTS =
  /^(?:race|festival|night|evening|show|concert|fair|retreat|dinner|part(?:y|ie)|screening|performance|tournament|conference|market|exhibition|marathon|play|gig|ball|contest|summit|meetup|weekend)s?$/
const FACILITIES =
  /^(?:machine|lab|laboratory|kitchen|workshop|studio|room|line|facility|press|mill|shed|station|scanner|printer|dryer|kiln|oven|space|equipment|plant|bath|shower|laser)s?$/
const CHAINS =
  /^(?:brand|shop|stall|kiosk|caf[eé]|salon|studio|school|restaurant|chain|bakery|truck|gym|clinic|store|bar|laundry|laundrette|nursery|outlet|stand|system)s?$/
const OWED =
  /^(?:refund|fee|royalt(?:y|ie)|dut(?:y|ie)|taxe?|debt|claim|deposit|invoice|charge|benefit|payment|compensation|pension|penalt(?:y|ie)|fine|vat|overpayment|rebate|loss|asset|money|rent)s?$/
const TAUGHT = /(?:ing|ish|ese|ics|law|maths|yoga|languages?|skills|aid|care|music|crafts?|safety|speech)$/

const FRAMES: Record<string, Frame[]> = {
  rental: [
    {
      before: 'rental of',
      unless:
        /^(?:rentals?|hire|hires|leas|storage|service|business|company|shop|space|parking|stays?|nights?|camping|accommodation)/,
    },
  ],
  usage: [{ before: 'use of', only: FACILITIES, unless: /^(?:use|api|software|service|app|data|test)/ }],
  seats: [
    { before: 'seats on', only: RIDES, unless: /^(?:seat|ticket|ride|transfer|service|transport)/ },
    {
      before: 'seats in',
      only: /^(?:van|car|taxi|jeep|minivan|kombi|tuk-tuk|room|theatre|cinema)s?$/,
      unless: /^seat/,
    },
  ],
  membership: [{ before: 'membership of', only: CLUBS, unless: /^(?:member|membership|subscription|pass)/ }],
  advertising: [
    { before: 'advertising in', only: MEDIA, unless: /^(?:ad|ads|advert|sponsor)/ },
    {
      before: 'advertising on',
      isPlural: true,
      unless: new RegExp(`^(?:ad|ads|advert|sponsor)|${MEDIA.source}`),
    },
  ],
  licensing: [{ before: 'licences for', isPlural: true, unless: /^(?:licen|royalt|right)/ }],
  franchise: [{ before: 'franchises of', only: CHAINS, unless: /^(?:franchise|franchising)/ }],
  event: [{ before: 'tickets to', only: EVENTS, unless: /^(?:ticket|entry|place|seat|event)/ }],
  course: [
    {
      before: 'courses in',
      only: TAUGHT,
      unless: /^(?:course|class|lesson|workshop|school|training|tuition|tutor|camp|academy|program|evening)/,
    },
  ],
  marketplace: [
    {
      before: 'a marketplace for',
      isPlural: true,
      unless: /^(?:market|platform|app|site|website|portal|exchange|auction)/,
    },
  ],
  interest: [{ before: 'loans for', isPlural: true, unless: /^(?:loan|credit|lend|advance|finance|micro)/ }],
  'success-fee': [{ before: 'recovery of', only: OWED, unless: /^(?:recover|service|appeal)/ }],
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
  return frames.flatMap(({ before, unless, only, isPlural }) =>
    candidates
      .filter(({ head, clause, from, to }) => {
        const word = (words[head] as Word).lower
        if (isPlural && !words[head]?.isPlural) return false
        // 'advertising on ad slots', 'loans for a same day'
        if (TIME.test(word) || words.slice(from, to).some(({ lower }) => unless.test(lower))) return false
        return !clause && !unless.test(word) && (only ? only.test(word) : !namesSomebody(words[head]))
      })
      .map((candidate) => ({
        ...candidate,
        made: { kind: before, text: (phrase: string) => `${before} ${phrase}`, verb: candidate.head },
      })),
  )
}
