// The season as the brief tells it: 'summer is quiet', 'October to Christmas is mad', 'season is April to October'. Months with a
// word for busy or quiet in the same clause; everything else counts as usual.

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas|xmas|easter)\b/gi
const TO = /^\s*(?:to|till|until|through|thru|and|[-–—])\s*(?:the )?(?:mid |late |early |end of )?$/i
const SEASONS: [RegExp, number[]][] = [
  [/(?<!last |next |this )\bsummers?\b/i, [5, 6, 7]],
  [/(?<!last |next |this )\bwinters?\b/i, [11, 0, 1]],
  [/\bsprings?\b/i, [2, 3, 4]],
  [/\b(?:autumns?|in the fall|every fall|falls? is)\b/i, [8, 9, 10]],
]
const SCHOOL_HOLIDAYS = /\b(?:school holidays|term breaks?|out of term|school is out)\b/i
const SCHOOL_MONTHS = /\b(?:school months|term[- ]?time|during term|school terms?|school year)\b/i
const ONLY = /\bonly\b|\bnine months\b|\b9 months\b/i
const BUSY =
  /\b(?:busy|busiest|peaks?|mad(?:ness)?|flat out|rush|high season|double[sd]?|packed out|best months?|most of (?:our|my|the) (?:sales|orders|income|revenue|work|bookings))\b/i
const QUIET =
  /\b(?:quiet(?:er|est)?|slow(?:er|est)?|(?:is|are|goes|go|totally|completely) dead|low season|off[- ]season|weak(?:er)?|(?:sales|orders|bookings|it|demand|income) (?:drops?|halves?|falls?))\b/i
const CLOSED =
  /\b(?:closed(?! down)|shut(?! down)|nothing (?:in|from|at|happens)|no (?:sales|work|income|customers|orders|bookings|entry))\b/i
const SEASON_IS =
  /\b(?:(?:the |our |my )?season (?:is|runs?|lasts?|goes)|only (?:from )?(?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|open (?:from )?|we (?:run|operate) (?:from )?)\b/i
/** '1 March', 'since March', 'last winter': a point in time. */
const POINT_BEFORE =
  /(?:\b\d{1,2}(?:st|nd|rd|th)?|\b(?:since|by|before|after|last|next|this|until|till))\s*$/i
const POINT_BEHIND = /^\s+(?:\d{1,2}\b|20\d\d)/

const FACTORS = { busy: 1.5, quiet: 0.6, closed: 0.05 }

/** Twelve factors from January on, mean 1; undefined where the brief tells no season. */
export function seasonSaid(text: string, isSouth: boolean): number[] | undefined {
  const factors: (number | undefined)[] = Array.from({ length: 12 })
  for (const clause of text.split(/[.;!?\n,]|\bbut\b|\bwhile\b/)) {
    const kind = kindOf(clause)
    if (!kind) continue
    const months = monthsIn(clause, isSouth)
    if (months.length === 0 || months.length === 12) continue
    if (kind === 'season') {
      for (let month = 0; month < 12; month++)
        factors[month] ??= months.includes(month) ? FACTORS.busy : FACTORS.closed
    } else for (const month of months) factors[month] = FACTORS[kind]
  }
  if (factors.every((factor) => factor === undefined)) return undefined
  const whole = factors.map((factor) => factor ?? 1)
  const mean = whole.reduce((sum, factor) => sum + factor, 0) / 12
  return whole.map((factor) => factor / mean)
}

function kindOf(clause: string): 'busy' | 'quiet' | 'closed' | 'season' | undefined {
  if (SCHOOL_MONTHS.test(clause) && ONLY.test(clause)) return 'season'
  if (CLOSED.test(clause)) return 'closed'
  if (QUIET.test(clause)) return 'quiet'
  if (BUSY.test(clause)) return 'busy'
  return SEASON_IS.test(clause) && rangesIn(clause).some((months) => months.length > 2) ? 'season' : undefined
}

function monthsIn(clause: string, isSouth: boolean): number[] {
  const turned = (month: number) => (isSouth ? (month + 6) % 12 : month)
  const holidays = isSouth ? [11, 0] : [6, 7]
  if (SCHOOL_HOLIDAYS.test(clause)) return holidays
  if (SCHOOL_MONTHS.test(clause))
    return MONTHS.map((_, month) => month).filter((month) => !holidays.includes(month))
  const named = rangesIn(clause).flat()
  if (named.length > 0) return [...new Set(named)]
  return SEASONS.flatMap(([words, months]) => (words.test(clause) ? months.map(turned) : []))
}

/** 'October to Christmas' are three months, 'June and August' two. A date is no season. */
function rangesIn(clause: string): number[][] {
  const found = [...clause.matchAll(MONTH)].map((match) => ({
    month: indexOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
    isDate:
      POINT_BEFORE.test(clause.slice(Math.max(0, match.index - 8), match.index)) ||
      POINT_BEHIND.test(clause.slice(match.index + match[0].length)),
  }))
  const ranges: number[][] = []
  for (let i = 0; i < found.length; i++) {
    const [from, to] = [found[i], found[i + 1]]
    if (!from || from.isDate) continue
    const between = to ? clause.slice(from.end, to.start) : ''
    if (to && TO.test(between) && !/\band\b/i.test(between)) {
      ranges.push(monthsBetween(from.month, to.month))
      i++
    } else ranges.push([from.month])
  }
  return ranges
}

const indexOf = (name: string): number => {
  const word = name.toLowerCase()
  if (word === 'christmas' || word === 'xmas') return 11
  return word === 'easter' ? 3 : MONTHS.indexOf(word.slice(0, 3))
}

const monthsBetween = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, i) => (from + i) % 12)
