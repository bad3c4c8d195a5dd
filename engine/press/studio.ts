// Everything of a blueprint but the typesetting: logos, charts and what the documents are told; then the other files.

import type { PrintableBlueprint } from '../blueprint.ts'
import type { Brand } from '../brand/brand.ts'
import { logosOf } from '../brand/logos/logos.ts'
import { buildFileMarkdown } from '../build-file/markdown.ts'
import { type Edition, hexOf } from '../documents/data/document-data.ts'
import { type PlanChart, planCharts } from '../documents/data/plan-charts.ts'
import { brandGuideSource, completeSource, quickstartSource, type Subject } from '../documents/documents.ts'
import type { FileKind } from '../file-names.ts'
import { scriptsIn } from '../fonts/clusters.ts'
import { FACES, SCRIPTS } from '../fonts/faces.ts'
import { createOutlines } from '../fonts/outlines.ts'
import { zip } from '../office/zip.ts'
import { financialModel } from '../spreadsheet/financial-model.ts'
import { planAsWord } from '../word/word.ts'
import { beginBrandFiles, beginCoverMark, PACK_CONTENTS } from './brand-files.ts'
import { beginDrawing } from './pictures.ts'
import { HOUSE_FONTS, packageFile, readFonts } from './read-parts.ts'
import { isWanted } from './wanted.ts'

export interface PrintJob {
  blueprint: PrintableBlueprint
  /** As it is printed: '15 Nov 2026'. Left out: no date, and the same bytes on any day. */
  date?: string
  /** The kinds of files that are wanted. Left out: all. */
  only?: FileKind[]
}

export interface DocumentSource {
  id: 'blueprint' | 'brand-guide' | 'quickstart'
  template: string
  data: unknown
  pages?: number
  /** Set instead, should it come out with another number of pages. */
  whenTooLong?: unknown
}

export interface PrintTime {
  part: string
  ms: number
}

export interface Designed {
  documents: DocumentSource[]
  /** For scripts that no face of the house writes. */
  moreFonts: string[]
  times: PrintTime[]
}

/** What the typesetter makes of a source, and tells of as soon as it is there. */
export interface SetDocument {
  id: DocumentSource['id']
  bytes: Uint8Array
  ms: number
}

/** What was not wanted is not there. */
export interface Finished {
  markdown?: Uint8Array
  logos: Uint8Array[]
  pack?: Uint8Array
  spreadsheet?: Uint8Array
  word?: Uint8Array
  times: PrintTime[]
}

/** Two steps, so that typesetting can begin while the rest is being made. */
export interface Studio {
  design(job: PrintJob): Promise<{ designed: Designed; finish: Finish }>
}

/** Tells of each kind of file as soon as it is made. */
export type Finish = (tell?: (made: FileKind) => void) => Promise<Finished>

export function createStudio(): Studio {
  // The same value each time: what was read from it is kept with it.
  const fonts = readFonts(HOUSE_FONTS)
  return {
    async design(job) {
      const { timed, times } = stopwatch()
      const { plan, identity } = job.blueprint
      const edition = editionOf(job)
      const moreFonts = edition.scripts.flatMap((script) => Object.values(SCRIPTS[script].files))
      const outlines = createOutlines(
        moreFonts.length > 0 ? readFonts([...HOUSE_FONTS, ...moreFonts]) : fonts,
      )
      const logos = await timed('logos', () => logosOf(identity, plan.brandedBy ?? plan.understood, outlines))
      const charts = await timed('charts', () => planCharts(plan, edition.paper))
      const subject: Subject = { plan, brand: { identity, logos }, edition, charts }
      // The long one first: set after others it takes a third longer.
      const documents = await timed('pages', (): DocumentSource[] => [
        ...(isWanted(job, 'blueprint') ? [completeSource(subject)] : []),
        ...(isWanted(job, 'brand-guide') ? [brandGuideSource(subject, PACK_CONTENTS)] : []),
        ...(isWanted(job, 'quickstart') ? [quickstartSource(subject)] : []),
      ])
      return { designed: { documents, moreFonts, times }, finish: (tell) => finish(job, subject, tell) }
    },
  }
}

async function finish(
  job: PrintJob,
  subject: Subject,
  tell: (made: FileKind) => void = () => {},
): Promise<Finished> {
  const { timed, times } = stopwatch()
  const { plan, brand, edition, charts } = subject
  const { identity } = brand
  const wants = (kind: FileKind) => isWanted(job, kind)
  const finished: Finished = { logos: [], times }
  // Pictures are begun before they are waited for.
  const brandFiles = wants('logo') || wants('brand-pack') ? beginBrandFiles(brand) : undefined
  const alone = !brandFiles && wants('word') ? beginCoverMark(brand) : undefined
  const chartPictures = wants('word') ? beginChartPictures(charts, brand) : undefined
  if (wants('markdown')) {
    finished.markdown = new TextEncoder().encode(buildFileMarkdown(job.blueprint.build))
    tell('markdown')
  }
  if (wants('spreadsheet')) {
    finished.spreadsheet = await timed('spreadsheet', () =>
      financialModel(plan, hexOf(identity.palette.light)),
    )
    tell('spreadsheet')
  }
  const made = brandFiles && (await timed('pictures', brandFiles))
  if (made && wants('logo')) {
    finished.logos = made.logos
    tell('logo')
  }
  if (chartPictures) {
    const logo = made ? made.coverMark : await alone?.()
    finished.word = await timed('word', async () =>
      planAsWord({
        plan,
        identity,
        paper: edition.paper,
        pictures: await chartPictures(),
        ...(logo && { logo }),
        ...(edition.date && { date: edition.date }),
      }),
    )
    tell('word')
  }
  if (made && wants('brand-pack')) {
    finished.pack = await timed('brand pack', () =>
      zip(made.pack.map(({ path, bytes }) => ({ path, content: bytes }))),
    )
    tell('brand-pack')
  }
  return finished
}

function stopwatch() {
  const times: PrintTime[] = []
  return {
    times,
    async timed<T>(part: string, work: () => T | Promise<T>): Promise<T> {
      const since = performance.now()
      const result = await work()
      times.push({ part, ms: performance.now() - since })
      return result
    },
  }
}

function editionOf({ blueprint: { plan }, date }: PrintJob): Edition {
  const { paper, place } = plan.outline
  const written = JSON.stringify([plan.name, plan.founder, plan.sections])
  return { paper, place, scripts: scriptsIn(written), ...(date && { date }) }
}

/** Twice as fine as a screen shows them at full size. */
const CHART_FACTOR = 2
const CHART_FACES = [FACES['ibm-plex-sans'], FACES['ibm-plex-mono']]

function beginChartPictures(charts: PlanChart[], { identity }: Brand) {
  const fontFiles = CHART_FACES.flatMap(({ files }) => Object.values(files)).map(packageFile)
  const colours = hexOf(identity.palette.light)
  const begun = charts.map((chart) => ({ chart, png: beginDrawing(chart, colours, CHART_FACTOR, fontFiles) }))
  return () =>
    Promise.all(
      begun.map(async ({ chart: { section, caption, alternative, width, height }, png }) => ({
        section,
        title: [caption.name, caption.unit].filter(Boolean).join(', '),
        alternative,
        width,
        height,
        png: await png(),
      })),
    )
}
