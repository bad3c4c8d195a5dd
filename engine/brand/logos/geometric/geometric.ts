// The geometric mark: one shape repeated by a rule, chosen for what it can mean to this business.

import { mapped } from '../../../drawing/geometry.ts'
import type { Concept } from '../../brand.ts'
import {
  capital,
  dimension,
  drawingOf,
  guide,
  heightOf,
  inWords,
  placed,
  smallestFor,
  units,
  widthOf,
} from '../concept-kit.ts'
import { diceOf } from '../dice.ts'
import type { LogoSource } from '../source.ts'
import { loudness, rarityIn, saidIn } from '../words.ts'
import { LINKS, WAVES, WEAVE } from './bands.ts'
import { CHEVRONS, HIVE, SCALES } from './cells.ts'
import { ARCS, EDDY, PETALS, SEGMENTS } from './circles.ts'
import { CUBE, DOORWAYS, KITE, LEAVES } from './figures.ts'
import type { Form, Meaning, Telling } from './form.ts'
import { BARS, BRICKS, DOORS } from './grids.ts'
import { BUBBLES, HALFTONE, ROUTE } from './paths.ts'
import { IRIS, RAYS, SEEDS } from './rays.ts'
import { PAGES, SOUND, TALLY } from './strokes.ts'

export const FORMS: readonly Form[] = [
  DOORS,
  BARS,
  BRICKS,
  HALFTONE,
  BUBBLES,
  ROUTE,
  EDDY,
  ARCS,
  PETALS,
  SEGMENTS,
  RAYS,
  SEEDS,
  IRIS,
  LINKS,
  WEAVE,
  WAVES,
  PAGES,
  TALLY,
  SOUND,
  HIVE,
  SCALES,
  CHEVRONS,
  KITE,
  CUBE,
  LEAVES,
  DOORWAYS,
]

const MEANINGS = FORMS.flatMap((form) => form.meanings.map((meaning) => ({ form, meaning })))
const rarity = rarityIn(MEANINGS.map(({ meaning }) => meaning.cues))
const ENOUGH = 0.3
/** Meanings nearly as apt as the aptest take their chance, so that two bakeries need not look alike. */
const NEARLY = 0.94

export function chooseForm({ u, seed }: Source): { form: Form; meaning: Meaning } {
  const said = saidIn(u)
  const heard = MEANINGS.map((known) => ({
    known,
    loud: loudness(known.meaning.cues, said, rarity) * (known.meaning.boost ?? 1),
  }))
  const loudest = Math.max(...heard.map(({ loud }) => loud))
  const apt =
    loudest >= ENOUGH
      ? heard.filter(({ loud }) => loud >= loudest * NEARLY).map(({ known }) => known)
      : MEANINGS.filter(({ meaning }) => meaning.models?.includes(u.model.value))
  return apt[diceOf(seed, 'form').int(0, apt.length - 1)] as { form: Form; meaning: Meaning }
}

export const THINNEST = 7
export const NARROWEST = 5
const TRIES = 30

/** Draws again where a line comes out too thin or a gap too narrow to print. */
function drawn(form: Form, meaning: Meaning, seed: number) {
  for (let attempt = 0; ; attempt++) {
    const raw = form.draw(diceOf(seed, `${form.id} ${attempt}`), meaning.way)
    const place = placed(raw.shapes)
    if (attempt === TRIES || (raw.stroke * place.by >= THINNEST && raw.gap * place.by >= NARROWEST))
      return { raw, place }
  }
}

/** Drawn without letters. */
type Source = Omit<LogoSource, 'outlines'>

export function geometricConcept(source: Source): Concept {
  const { form, meaning } = chooseForm(source)
  const { raw, place } = drawn(form, meaning, source.seed)
  const { items, by, move } = place
  const telling: Telling = {
    name: source.identity.name,
    n: inWords(raw.count),
    N: capital(inWords(raw.count)),
    rest: inWords(raw.count - 1),
    says: raw.says ?? {},
  }
  const measures = raw.measures.map(([from, to]) => dimension(move(from), move(to)))
  return {
    number: 2,
    kind: 'geometric',
    title: meaning.title(telling),
    idea: meaning.idea(telling),
    mark: drawingOf(items),
    smallest: smallestFor(raw.stroke * by, raw.gap * by),
    construction: {
      guides: raw.guides.map((path) => guide(mapped(path, (x, y) => move([x, y])))),
      dimensions: [widthOf(items), ...(measures.length > 0 ? measures : [heightOf(items)])].slice(0, 3),
      notes: raw.notes((length) => units(length * by)),
    },
  }
}
