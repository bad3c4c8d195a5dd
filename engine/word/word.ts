// The plan as a Word file: the same text, tables and charts as the printed one, for a founder to go on writing in.
import type { Identity } from '../brand/brand.ts'
import { countries } from '../knowledge/countries.ts'
import type { Plan } from '../plan/plan.ts'
import { marksOf } from '../plan/plan-marks.ts'
import { freelyWritten } from '../writers/writer.ts'
import { contentsOf } from './contents.ts'
import { type CoverFacts, coverOf } from './cover.ts'
import { bodyOfPages, type Pages } from './flow.ts'
import { type Around, Frames } from './frame.ts'
import { type Look, lookOf } from './look.ts'
import { NAMESPACES } from './namespaces.ts'
import { type Part, packed, Relations, wordPart } from './package.ts'
import { type Picture, Pictures } from './pictures.ts'
import { documentProperties, settingsPart } from './properties.ts'
import { type ChartPicture, type Desk, sectionPages } from './sections.ts'
import { fontsPart, numberingPart, stylesPart } from './styles.ts'
import { element, type Xml } from './xml.ts'

export interface WordInput {
  plan: Plan
  identity: Identity
  /** Charts, drawn by the caller. */
  pictures: ChartPicture[]
  /** The mark as it stands on the cover's dark ground: reversed, transparent. */
  logo?: Picture
  /** As it is to be read: '15 November 2026'. */
  date?: string
  paper: 'a4' | 'us-letter'
}

export async function planAsWord(input: WordInput): Promise<Uint8Array> {
  const look = lookOf(input.identity, input.paper)
  const relations = new Relations()
  const desk = deskOf(input, look, relations)
  const body = documentXml(input, desk)
  const parts: Part[] = [
    wordPart('document', 'document.main', body),
    wordPart('styles', 'styles', stylesPart(look)),
    wordPart('numbering', 'numbering', numberingPart(look)),
    wordPart('fontTable', 'fontTable', fontsPart(look)),
    wordPart('settings', 'settings', settingsPart()),
    ...desk.frames.parts,
    ...desk.pictures.parts,
    ...documentProperties(input.plan, input.identity),
  ]
  for (const name of ['styles', 'numbering', 'fontTable', 'settings']) relations.to(name, `${name}.xml`)
  return packed([...parts, relations.asPart('word/_rels/document.xml.rels')])
}

function deskOf({ plan, identity, pictures, date }: WordInput, look: Look, relations: Relations): Desk {
  let id = 0
  const nextId = () => ++id
  const around: Around = {
    name: identity.name,
    founder: identity.founder,
    below: [placeOf(plan), date].filter(Boolean).join(', '),
  }
  return {
    look,
    citing: { marks: marksOf(plan), relations },
    frames: new Frames(look, around, relations, nextId),
    pictures: new Pictures(relations, nextId),
    charts: pictures,
    written: freelyWritten(plan.writing),
    nextId,
  }
}

function documentXml({ plan, identity, logo, date }: WordInput, desk: Desk): Xml {
  const { frames, look } = desk
  const cover = coverOf(identity, factsOf(plan, identity, date), look, desk.pictures, logo)
  const pages: Pages[] = [
    { flow: cover.flow, format: frames.cover(cover.gridHeight) },
    { flow: contentsOf(plan), format: frames.page('Contents', look.paper, false) },
    ...plan.sections.flatMap((section, i) => sectionPages(section, i, desk)),
  ]
  return element('w:document', NAMESPACES, element('w:body', {}, bodyOfPages(pages)))
}

const factsOf = (plan: Plan, { founder }: Identity, date: string | undefined): CoverFacts[] =>
  [
    { label: 'Founder', value: founder },
    { label: 'Place', value: placeOf(plan) },
    { label: 'Date', value: date ?? '' },
  ].filter(({ value }) => value !== '')

/** Only what the founder said: a country we took for granted is no place of theirs. */
function placeOf({ understood }: Plan): string {
  const { value, basis } = understood.place
  if (basis === 'assumed') return ''
  return value.locality ?? countries.find(({ code }) => code === value.country)?.name ?? ''
}
