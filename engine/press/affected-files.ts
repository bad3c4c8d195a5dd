// Which files of a blueprint would come out otherwise than before. What is compared is what each file is made from: a figure
// that changed is no reason to draw the logos again, and a day that has passed is no reason to print anything.
import type { PrintableBlueprint } from '../blueprint.ts'
import type { FileKind } from '../file-names.ts'
import { scriptsIn } from '../fonts/clusters.ts'
import { quantitiesIn } from '../spreadsheet/basis.ts'

const MADE_FROM: Record<FileKind, (blueprint: PrintableBlueprint) => unknown> = {
  logo: logosOf,
  'brand-pack': logosOf,
  'brand-guide': (blueprint) => [pageOf(blueprint), blueprint.plan.understood.model.value],
  quickstart: (blueprint) => {
    const { quickstart, buyers } = blueprint.plan.outline
    return [pageOf(blueprint), quickstart, buyers]
  },
  blueprint: planAsRead,
  word: planAsRead,
  spreadsheet: ({ plan, identity }) => {
    const { name, founder, finance, sources, assumptions, said, outline } = plan
    const { keyFigures, place } = outline
    const { light } = identity.palette
    return [name, founder, finance, sources, assumptions, said, keyFigures, place, quantitiesIn(plan), light]
  },
  markdown: ({ build }) => build,
}

const KINDS = Object.keys(MADE_FROM) as FileKind[]

/** Both as they are kept: what came out of JSON is compared as JSON. */
export function affectedFiles(before: PrintableBlueprint, after: PrintableBlueprint): FileKind[] {
  // What two kinds of files are made from is compared once.
  const compared = new Map<(typeof MADE_FROM)[FileKind], boolean>()
  const differs = (madeFrom: (typeof MADE_FROM)[FileKind]) => {
    const known = compared.get(madeFrom)
    const found = known ?? JSON.stringify(madeFrom(before)) !== JSON.stringify(madeFrom(after))
    compared.set(madeFrom, found)
    return found
  }
  return KINDS.filter((kind) => differs(MADE_FROM[kind]))
}

/** Names, colours, faces, and what the logos are drawn from: whatever was first understood, but for figures. */
function logosOf({ plan, identity }: PrintableBlueprint) {
  const { facts: _, missing: __, currency: ___, ...idea } = plan.brandedBy ?? plan.understood
  const { line: ____, description: _____, voice: ______, ...look } = identity
  return [plan.name, look, idea]
}

/** The same on every page of a document: the brand, the place, and letters that the house's faces lack. */
function pageOf(blueprint: PrintableBlueprint) {
  const { name, founder, sections, outline } = blueprint.plan
  const { paper, place } = outline
  return [
    logosOf(blueprint),
    blueprint.identity,
    founder,
    paper,
    place,
    scriptsIn(JSON.stringify([name, founder, sections])),
  ]
}

/** The map has a page of its own on the site, and who wrote a section is not printed. */
function planAsRead({ plan, identity }: PrintableBlueprint) {
  const { milestones: _, writing: __, ...read } = plan
  return [read, identity]
}
