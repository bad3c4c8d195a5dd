// Finds the pictogram for a business: by the founder's words, else by trade and by how the money comes in.
import type { Industry } from '../../../brief-words.ts'
import type { Drawing, Shape } from '../../../drawing/drawing.ts'
import { boundsOf, mapped, rounded } from '../../../drawing/geometry.ts'
import type { BusinessModel } from '../../../read/understanding.ts'
import { diceOf } from '../dice.ts'
import type { LogoSource } from '../source.ts'
import { loudness, rarityIn, saidIn } from '../words.ts'
import { CARE } from './care.ts'
import { CRAFT } from './craft.ts'
import { FOOD } from './food.ts'
import { HOME } from './home.ts'
import { MEDIA } from './media.ts'
import { MONEY } from './money.ts'
import { NATURE } from './nature.ts'
import type { Pictogram } from './pictogram.ts'
import { SEA } from './sea.ts'
import { TECH } from './tech.ts'
import { TRAVEL } from './travel.ts'
import { WORK } from './work.ts'

export const PICTOGRAMS: readonly Pictogram[] = [
  ...FOOD,
  ...SEA,
  ...NATURE,
  ...HOME,
  ...WORK,
  ...MONEY,
  ...TECH,
  ...CARE,
  ...CRAFT,
  ...MEDIA,
  ...TRAVEL,
]

/** Where no word of the founder's is known. */
export const BY_INDUSTRY: Record<Industry, readonly [string, ...string[]]> = {
  technology: ['network', 'chip', 'link', 'bolt'],
  healthcare: ['heart', 'cross', 'pulse'],
  finance: ['coins', 'bank', 'balance'],
  education: ['book', 'cap', 'nib'],
  'e-commerce': ['box', 'tag', 'bag'],
  retail: ['bag', 'awning', 'tag'],
  'food & beverage': ['cutlery', 'pot', 'bowl'],
  'travel & hospitality': ['compass', 'suitcase', 'signpost'],
  'real estate': ['house', 'key', 'tower'],
  entertainment: ['ticket', 'star', 'play'],
  marketing: ['megaphone', 'target', 'speech'],
  consulting: ['compass', 'bridge', 'signpost'],
  'fitness & wellness': ['lotus', 'dumbbell', 'runner'],
  other: ['compass', 'link', 'star'],
}

export const BY_MODEL: Record<BusinessModel, readonly [string, ...string[]]> = {
  'software-subscription': ['network', 'screen', 'gear'],
  'usage-based-software': ['chip', 'network', 'server'],
  'success-fee': ['target', 'balance', 'checklist'],
  marketplace: ['link', 'people', 'bridge'],
  'direct-to-consumer': ['box', 'bag', 'gift'],
  'hardware-subscription': ['antenna', 'chip', 'battery'],
  'local-shop': ['awning', 'bag', 'door'],
  'local-service': ['hand', 'door', 'signpost'],
  agency: ['compass', 'nib', 'target'],
  education: ['book', 'cap', 'nib'],
  content: ['play', 'newspaper', 'speech'],
  rental: ['key', 'calendar', 'tag'],
  manufacturing: ['factory', 'gear', 'box'],
  event: ['ticket', 'star', 'calendar'],
  'non-profit': ['heart', 'people', 'hand'],
}

const rarity = rarityIn(PICTOGRAMS.map(({ cues }) => cues))
const ENOUGH = 0.3
/** Nearly as apt as the aptest is apt enough. */
const NEARLY = 0.93

export function choosePictogram({ u, seed }: LogoSource): Pictogram {
  const said = saidIn(u)
  const heard = PICTOGRAMS.map((pictogram) => ({ pictogram, loud: loudness(pictogram.cues, said, rarity) }))
  const loudest = Math.max(...heard.map(({ loud }) => loud))
  const dice = diceOf(seed, 'pictogram')
  if (loudest >= ENOUGH) {
    const equal = heard.filter(({ loud }) => loud >= loudest * NEARLY).map(({ pictogram }) => pictogram)
    return equal[dice.int(0, equal.length - 1)] as Pictogram
  }
  const ids = u.industry.value === 'other' ? BY_MODEL[u.model.value] : BY_INDUSTRY[u.industry.value]
  const id = dice.pick(ids)
  return PICTOGRAMS.find((pictogram) => pictogram.id === id) as Pictogram
}

const BOX = 120
const SIZE = 98

/** Fills the box but for its margin of 11, with the middle of its outline in the middle. */
export function fitted(items: readonly Shape[], size = SIZE, [cx, cy] = [BOX / 2, BOX / 2]): Shape[] {
  const box = boundsOf(items)
  const by = size / Math.max(box.right - box.left, box.bottom - box.top)
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return items.map((shape) => scaled(shape, by, [x, y], [cx as number, cy as number]))
}

export function scaled(
  shape: Shape,
  by: number,
  [x, y]: [number, number],
  [cx, cy]: [number, number],
): Shape {
  const path = mapped(shape.path, (a, b) => [rounded(cx + (a - x) * by), rounded(cy + (b - y) * by)])
  return {
    ...shape,
    path,
    ...(shape.stroke ? { stroke: { ...shape.stroke, width: rounded(shape.stroke.width * by) } } : {}),
  }
}

export function pictogramFor(source: LogoSource): { id: string; noun: string; drawing: Drawing } {
  const { id, noun, items } = choosePictogram(source)
  return { id, noun, drawing: { width: BOX, height: BOX, items: fitted(items) } }
}
