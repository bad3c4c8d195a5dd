// An offer as a noun phrase that reads after 'X is', whatever the founder began the sentence with.
import { withArticle } from './text/articles.ts'
import { spoken } from './text/phrase.ts'
import { BY_CUSTOMER, baseOf, isKnownVerb, isVerbHere, OF_MAKERS, thirdPerson } from './text/verbs.ts'

const WE =
  /^(?:we|i)(?:'d|'ll|'m|'re| would| will| can| am| are)?(?: (?:also|only|just|mainly|basically|currently|already))*(?: (?:want|like|plan|planning|hope|hoping|intend|aim|trying|try|going|love)(?:s|ing)? to| wanna| gonna)? /i
const NO_ACT = /^(?:are|am|have|can|will|want|plan|would|is|need|know|think|believe|see|had|was|were|do)$/i
const THING =
  '(?:app|platform|service|software|tool|product|system|website|site|company|startup|start-up|business|shop|store|marketplace|program|programme|solution|device|studio|agency|charity|team|bot|assistant)'
const OUR_THING = new RegExp(
  `^(?:our|my|the|this|your) ((?:[\\w-]+ ){0,2}?${THING}) (?:will |can )?(.+)$`,
  'is',
)
/** 'Helping farmers sell': what is done for somebody, told without its subject. */
const DOING =
  /^(help|connect|match|link|lett|enabl|allow|teach|bring|giv|turn|pair|deliver|provid|offer|collect|find)ing (?=\S)/i

interface Act {
  verb: string
  rest: string
  /** 'I', 'we', the firm or a bare verb in the third person; otherwise the customer may be the doer. */
  byFirm: boolean
}

const splitVerb = (text: string) => {
  const [first = '', ...rest] = text.split(' ')
  return { first: first.toLowerCase(), rest: rest.join(' '), next: rest[0] ?? '' }
}

function actOf(text: string, hasSubject: boolean): Act | undefined {
  const we = WE.exec(text)?.[0]
  if (we) {
    const { first, rest } = splitVerb(text.slice(we.length))
    return /^[a-z]+$/.test(first) && !NO_ACT.test(first) && rest !== ''
      ? { verb: first, rest, byFirm: true }
      : undefined
  }
  const doing = DOING.exec(text)
  if (doing?.[1]) return { verb: stem(doing[1]), rest: text.slice(doing[0].length), byFirm: true }
  const { first, rest, next } = splitVerb(text.replace(/^to (?=[a-z]+ )/i, ''))
  if (rest === '' || (/^(?:and|&|for|in|of|with|at|on|that)$/i.test(next) && !hasSecondVerb(rest)))
    return undefined
  const base = baseOf(first)
  if (hasSubject && base !== first && isKnownVerb(base)) return { verb: base, rest, byFirm: true }
  if (base !== first && isVerbHere(base, next)) return { verb: base, rest, byFirm: true }
  return isVerbHere(first, next) ? { verb: first, rest, byFirm: !BY_CUSTOMER.test(first) } : undefined
}

/** 'Buys and sells used phones': the second verb shows that the first is one. */
const hasSecondVerb = (rest: string) => {
  const second = /^(?:and|&) ([a-z]+) /i.exec(rest)?.[1]?.toLowerCase()
  return second !== undefined && isKnownVerb(baseOf(second))
}

const STEMS: Record<string, string> = { lett: 'let', enabl: 'enable', giv: 'give', provid: 'provide' }
const stem = (verb: string) => STEMS[verb.toLowerCase()] ?? verb.toLowerCase()

const BOTH = /^(and|&) ([a-z]+) /i

function told({ verb, rest, byFirm }: Act): string {
  if (!byFirm) return `a service to ${verb} ${rest}`
  const both = rest.replace(BOTH, (_, and: string, second: string) =>
    isKnownVerb(second) ? `${and} ${thirdPerson(second)} ` : `${and} ${second} `,
  )
  return `a ${OF_MAKERS.test(verb) ? 'business' : 'service'} that ${thirdPerson(verb)} ${both}`
}

/** 'Neighbours accept parcels', 'Volunteers clean the river': people who do something, not a thing. */
function isDone(text: string): boolean {
  const found = /^(?:(?!where|that|who|which|for|with|of|in)[a-z-]+ ){0,2}?[a-z]+s ([a-z]+) ([a-z]+)/i.exec(
    text,
  )
  return found?.[1] !== undefined && !/s$/.test(found[1]) && isVerbHere(found[1], found[2] ?? '')
}

/** Whether the words are a sentence: its clause belongs to the offer then. */
export function isSentence(words: string, hasSubject = false): boolean {
  const text = spoken(words)
  const ours = OUR_THING.exec(text)?.[2]
  return (
    actOf(text, hasSubject) !== undefined ||
    isDone(text) ||
    (ours !== undefined && actOf(ours, true) !== undefined)
  )
}

/** `hasSubject`: the firm's name stood before it, so that a doubtful word is its verb. */
export function asOffer(words: string, hasSubject = false): string {
  const text = spoken(words)
  const ours = OUR_THING.exec(text)
  const act = ours?.[2] ? actOf(ours[2], true) : actOf(text, hasSubject)
  if (ours?.[1] && act) return `${withArticle(ours[1])} that ${thirdPerson(act.verb)} ${act.rest}`
  if (act) return told(act)
  return isDone(text) ? `a service where ${text}` : withArticle(text)
}
