// Words that tell how far a founder has come, in the five languages.

import type { StageGround } from '../reading.ts'
import { type Field, sentencesOf } from '../text/field.ts'

const CUES: [speaksFor: StageGround['speaksFor'], words: RegExp][] = [
  [
    'selling',
    /(?<!\p{L})(?:(?:i|we|they)(?:['’]ve| have)?(?: already| now)? (?:sold|launched|opened|invoiced|earned|billed|delivered|served|took in)|sold (?:out|over|about|around|\d+)|so far|already (?:pay|paid|sold|bought|order)\w*|(?:repeat|regular|existing|current|paying) (?:customer|client|member|user|subscriber)s?|pays? us|paid us|pre-?orders?|last (?:month|year|season|summer|winter|spring|autumn|quarter)|turnover|takings|up and running)(?!\p{L})/iu,
  ],
  [
    'selling',
    /(?<!\p{L})(?:vendimos|vendí|facturamos|facturé|ventas|ya (?:pagan|compran|vend\p{L}+)|clientes? fij[oa]s|vendi|faturei|faturamos|já (?:pagam|vendi|vendemos)|verkauft|umsatz|zahlende|bisher|letztes jahr|vendus?|vendues?|chiffre d['’]affaires|l['’](?:an|année) derni(?:er|ère))(?!\p{L})/iu,
  ],
  [
    'trial',
    /(?<!\p{L})(?:for free|free of charge|no charge|without charge|free (?:trial|pilot|test|beta|sample)s?|test(?:ed|ing|ers?) (?:it|by|with)|pilots?|beta|prototypes?|gratis|kostenlos|gratuit\p{L}*|prototip\p{L}+|prototyp\p{L}*|piloto)(?!\p{L})/iu,
  ],
  [
    'idea',
    /(?<!\p{L})(?:just an? idea|only an idea|nothing (?:built|sold|made) yet|no (?:code|customers?|clients?|product|revenue|sales|users?) yet|not (?:yet )?(?:launched|started|built)|(?:haven['’]?t|have not) (?:\w+ )?(?:started|launched|opened|built|sold)|todavía no|aún no|ainda não|noch (?:nichts|nicht|keine?)|pas encore)(?!\p{L})/iu,
  ],
]
/** More of them say nothing new. */
const MOST = 12

export function stageCues(fields: Field[]): StageGround[] {
  const grounds = fields.flatMap((field) =>
    sentencesOf(field.plain).flatMap(({ start, end }) =>
      CUES.flatMap(([speaksFor, words]): StageGround[] => {
        const match = words.exec(field.plain.slice(start, end))
        return match ? [{ kind: 'words', speaksFor, quote: match[0] }] : []
      }),
    ),
  )
  return grounds.slice(0, MOST)
}
