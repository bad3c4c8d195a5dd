// Lines made of nothing but the offer and its buyers: plain, and true of whoever sells it.
import { NAMELESS } from '../../plan/names.ts'
import { articleFor, headNounOf, isCountSingular, isForeign } from '../../read/text/articles.ts'
import type { BusinessModel, Understanding } from '../../read/understanding.ts'
import { type Phrases, sentence } from './phrases.ts'

/** Best first. The caller takes the first that is short enough. */
export function linesFromOffer(u: Understanding, phrases: Phrases): string[] {
  const { offer, thing, where } = phrases
  if (offer === NAMELESS) return []
  if (isForeign(offer)) return [offer, thing].map(sentence)
  const isBare = offer.endsWith(thing)
  const isSmall = offer.split(' ').length <= 3
  return [
    ...particular(u, phrases),
    ...(u.model.value === 'local-shop' && where && isBare ? [`${offer} ${where}`] : []),
    ...forBuyers(u, phrases),
    ...(where && isBare && !AT_HOME_ANYWHERE.has(u.model.value)
      ? [placed(offer, phrases, u.model.value)]
      : []),
    ...(isSmall ? [`${offer}, ${ENDINGS[u.model.value]}`] : []),
    ...shorter(offer),
    ...(isBare
      ? []
      : forBuyers(u, { ...phrases, offer: offer.slice(0, offer.indexOf(thing) + thing.length) })),
  ].map(sentence)
}

const AT_HOME_ANYWHERE = new Set<BusinessModel>([
  'software-subscription',
  'usage-based-software',
  'success-fee',
])
const SENT = new Set<BusinessModel>(['direct-to-consumer', 'manufacturing', 'content'])

/** Goods come from a place, work is done in one. */
const placed = (offer: string, { where }: Phrases, model: BusinessModel) =>
  `${offer} ${SENT.has(model) ? where.replace(/^in\b/, 'from').replace(/^on\b/, 'from') : where}`

/** What can be said of a thing with no more than its name. */
const ENDINGS: Record<BusinessModel, string> = {
  'software-subscription': 'kept simple',
  'usage-based-software': 'paid as it is used',
  'success-fee': 'paid when it works',
  marketplace: 'on one page',
  'direct-to-consumer': 'sent to your door',
  'hardware-subscription': 'looked after',
  'local-shop': 'close by',
  'local-service': 'agreed and kept',
  agency: 'explained as we go',
  education: 'one step at a time',
  content: 'worth your time',
  rental: 'for as long as you need it',
  manufacturing: 'made to a standard',
  event: 'and you are invited',
  'non-profit': 'for whoever needs it',
}

const SECOND_LIFE =
  /^(?:an? )?(?:online shop for )?(?:refurbished|repaired and upcycled|repaired|upcycled|second-hand|pre-owned|restored) ([^,]+)$/i
const TEACHING = /^an? (?:non-profit|charity|school|foundation) (\p{L}+ing .+)$/iu

function particular({ model }: Understanding, { offer, thing, isMany }: Phrases): string[] {
  const again = SECOND_LIFE.exec(offer)?.[1]
  const teaching = TEACHING.exec(offer)?.[1]
  const lines = [...(teaching ? [teaching] : []), ...(again ? [`${again}, given a second life`] : [])]
  if (model.value !== 'rental') return lines
  const hired = / (?:rental|hire)$/i.test(thing)
  const lent = thing.replace(/ (?:rental|hire)$/i, '')
  const isOne = hired && isCountSingular(headNounOf(lent))
  const named = isOne ? `${articleFor(lent)} ${lent}` : lent
  return hired || (isMany && !TIMES.test(lent))
    ? [...lines, `${named} for as long as you need ${isMany ? 'them' : 'it'}`]
    : lines
}

/** One joins these; nobody takes them home. */
const TIMES =
  /(?:walks|tours|trips|camps|classes|lessons|courses|workshops|sessions|retreats|stays|holidays|parties)$/i

/** Everybody, or nobody in particular. */
const ANYBODY =
  /^(?:people|everyone|anyone|customers|consumers|users|buyers|men|women|adults|players|readers|the first customers|small firms)$|^people (?:who (?:live|need|shop|want|follow|buy)|nearby)/i

function forBuyers({ buyer }: Understanding, { offer, buyers }: Phrases): string[] {
  const isNeedless =
    / for /.test(offer) ||
    buyer.basis === 'assumed' ||
    ANYBODY.test(buyers) ||
    isForeign(buyers) ||
    sayTwice(offer, buyers)
  if (isNeedless) return []
  const first = buyers.split(/ (?:and|who|that|with|in|of|looking) /)[0] ?? buyers
  return [`${offer} for ${buyers}`, `${offer} for ${first}`]
}

/** 'surfboards for surfers', 'a dog park for dog owners'. */
function sayTwice(offer: string, buyers: string): boolean {
  const stems = (text: string) =>
    new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 4)))
  const inOffer = stems(offer)
  return [...stems(buyers)].some((stem) => inOffer.has(stem) && !/^(?:and|for|the|who|with|that)$/.test(stem))
}

/** The offer, then the same without its last addition, and so on. */
export function shorter(offer: string): string[] {
  const cut = offer.replace(
    /,? (?:for|with|in|at|on|and|by|that|which|where|from|to|of|about|near) (?:(?! (?:for|with|in|at|on|and|by|that|which|where|from|to|of|about|near) ).)+$/i,
    '',
  )
  return cut === offer || cut.split(' ').length < 3 ? [offer] : [offer, ...shorter(cut)]
}
