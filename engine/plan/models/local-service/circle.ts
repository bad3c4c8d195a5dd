// Who is near enough to be a customer, counted from the middle outwards.
import { formatNumber } from '../../../money.ts'
import { type Context, percent } from '../../context.ts'
import type { Quantity } from '../../kit/quantity.ts'
import type { Kind } from './kind-row.ts'

export interface Circle {
  /** Firms are counted where firms pay. */
  ofFirms: boolean
  reach: Quantity
  radius: Quantity
  density: Quantity
  perHousehold: Quantity
  /** Households or firms in reach, those it concerns, and those who would pay. */
  all: Quantity
  share: Quantity
  concerned: Quantity
  willing: Quantity
  likely: Quantity
}

const KM_A_MINUTE = { 'on foot': 5 / 60 / 1.3, 'by bicycle': 14 / 60 / 1.3, 'by car': 28 / 60 / 1.3 }
const FARTHEST_KM = 40

export function circleOf(context: Context, kind: Kind): Circle {
  const { assume, benchmark, computed, counted, u } = context
  const ofFirms = u.sells.value === 'to-businesses'
  const reach = reachOf(context, kind)
  const km = radiusOf(reach, kind)
  const [least, usual, most] = km > 3 ? [600, 1_500, 3_000] : [1_200, 3_000, 6_000]
  const density = assume('density', {
    label: 'People on a square kilometre',
    value: usual as number,
    low: least as number,
    high: most as number,
    show: (people) => formatNumber(people),
    why: 'a built-up district, thinner the wider the circle; replace by the census count',
  })
  const perHousehold = benchmark('household-size', {
    metric: 'household-size',
    label: 'People in a household',
    show: (size) => formatNumber(size, 2),
    otherwise: { value: 2.5, low: 2, high: 4, why: 'no national figure at hand' },
  })
  const people = Math.PI * km ** 2 * density.value
  const firmsEach = 0.035
  const all = Math.max(40, roundTo(ofFirms ? people * firmsEach : people / perHousehold.value))
  const share = shareOf(context, kind, ofFirms)
  const [low, value, high] = ofFirms ? [0.04, 0.1, 0.2] : kind.money.willing
  const willing = assume('willing', {
    label: 'Of these, who would pay for it in an ordinary year',
    value: value as number,
    low: low as number,
    high: high as number,
    show: percent,
    why: 'tested with paid visits, not with questions',
  })
  const concerned = Math.max(20, roundTo(all * share.value))
  const likely = Math.max(8, Math.round(concerned * willing.value))
  const noun = ofFirms ? 'firms' : 'households'
  return {
    ofFirms,
    reach,
    radius: computed('radius', km, `${formatNumber(km, km < 3 ? 2 : 1)} km`),
    density,
    perHousehold,
    all: counted('in-reach', all, noun),
    share,
    concerned: counted('concerned', concerned, noun),
    willing,
    likely: counted('likely', likely, noun),
  }
}

const roundTo = (value: number) => (value > 200 ? Math.round(value / 10) * 10 : Math.round(value))

function reachOf({ said, assume }: Context, { money: { reach, way } }: Kind): Quantity {
  const own = said('reach')
  if (own && own.value > 0) return own
  const [low, value, high] = reach
  return assume('reach', {
    label: `How far customers may be, ${way}`,
    value,
    low,
    high,
    show: (km) => `${formatNumber(km, km % 1 === 0 ? 0 : 1)} km`,
    why: 'the brief names no distance; beyond it the way costs more than the visit leaves',
  })
}

/** As the crow flies: streets wind. */
function radiusOf({ value, basis }: Quantity, { money: { way } }: Kind): number {
  const unit = basis.kind === 'founder' ? basis.fact.amount?.unit : 'kilometres'
  const km =
    unit === 'miles'
      ? value * 1.609
      : unit === 'metres'
        ? value / 1_000
        : unit === 'minutes'
          ? value * KM_A_MINUTE[way]
          : value
  return Math.round(Math.min(FARTHEST_KM, Math.max(0.2, km)) * 100) / 100
}

function shareOf(context: Context, { money: { share } }: Kind, ofFirms: boolean): Quantity {
  if (ofFirms)
    return context.assume('share', {
      label: 'Firms that already pay somebody for such work',
      value: 0.3,
      low: 0.15,
      high: 0.5,
      show: percent,
      why: 'to be counted by telephone: fifty calls from the register',
    })
  const [low, value, high] = share.range
  return context.benchmark('share', {
    metric: 'household-share',
    of: share.of ?? share.label,
    label: `Households ${share.label}`,
    show: percent,
    otherwise: { value, low, high, why: 'our estimate; the first fifteen answers correct it' },
  })
}
