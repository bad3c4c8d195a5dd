// From a blueprint to its files: what a printing thread does.

import type { Blueprint } from '../blueprint.ts'
import type { Brand } from '../brand/brand.ts'
import { logosOf } from '../brand/logos/logos.ts'
import { buildFileMarkdown } from '../build-file/markdown.ts'
import { type Edition, hexOf } from '../documents/data/document-data.ts'
import { type PlanChart, planCharts } from '../documents/data/plan-charts.ts'
import { brandGuidePdf, completePdf, quickstartPdf, type Subject } from '../documents/documents.ts'
import { createTypesetter } from '../documents/typesetter.ts'
import { type FileKind, type FileName, fileName } from '../file-names.ts'
import { scriptsIn } from '../fonts/clusters.ts'
import { FACES, type FaceId, SCRIPTS, type ScriptId } from '../fonts/faces.ts'
import { createOutlines } from '../fonts/outlines.ts'
import { zip } from '../office/zip.ts'
import { financialModel } from '../spreadsheet/financial-model.ts'
import { planAsWord } from '../word/word.ts'
import { beginBrandFiles, PACK_CONTENTS } from './brand-files.ts'
import { beginDrawing } from './pictures.ts'
import { packageFile, readFonts, readTemplates } from './read-parts.ts'

export interface PrintJob {
  blueprint: Blueprint
  /** As it is printed: '15 Nov 2026'. Left out: no date, and the same bytes on any day. */
  date?: string
}

export interface PrintedFile extends FileName {
  bytes: Uint8Array
}

export interface PrintTime {
  part: string
  ms: number
}

export interface Printed {
  files: PrintedFile[]
  times: PrintTime[]
}

/** What can be done before there is a job, so that a job need not wait for it. */
export function preparePrinting(module: WebAssembly.Module): (job: PrintJob) => Promise<Printed> {
  const templates = readTemplates()
  readFonts(fontPathsOf(HOUSE_FACES, []))
  return async (job) => {
    const { timed, times } = stopwatch()
    const { plan, identity, build } = job.blueprint
    const edition = editionOf(job)
    const paths = fontPathsOf([identity.type.display, identity.type.text, ...HOUSE_FACES], edition.scripts)
    const fonts = readFonts(paths)
    const brand = await timed('logos', () => ({
      identity,
      logos: logosOf(identity, plan.understood, createOutlines(fonts)),
    }))
    const charts = await timed('charts', () => planCharts(plan, edition.paper))
    const brandFiles = beginBrandFiles(brand)
    const chartPictures = beginChartPictures(charts, brand)
    const typesetter = await timed('typesetter', () =>
      createTypesetter({ module, templates, fonts: paths.map((path) => fonts.get(path) as Uint8Array) }),
    )
    const subject = { plan, brand, edition, charts }
    const complete = await timed('complete blueprint', () => completePdf(typesetter, subject))
    const guide = await timed('brand guide', () => brandGuidePdf(typesetter, subject, PACK_CONTENTS))
    const quickstart = await timed('quickstart guide', () => quickstartPdf(typesetter, subject))
    const markdown = new TextEncoder().encode(buildFileMarkdown(build))
    const spreadsheet = await timed('spreadsheet', () => financialModel(plan, hexOf(identity.palette.light)))
    const { logos, pack } = await timed('pictures', brandFiles)
    const word = await timed('word', async () =>
      planAsWord({ ...wordInput(subject), pictures: await chartPictures() }),
    )
    const packed = await timed('brand pack', () =>
      zip(pack.map(({ path, bytes }) => ({ path, content: bytes }))),
    )
    const file = (kind: FileKind, bytes: Uint8Array, number?: number): PrintedFile => ({
      ...fileName(kind, plan.name, number),
      bytes,
    })
    return {
      files: [
        file('quickstart', quickstart),
        file('blueprint', complete),
        file('markdown', markdown),
        file('brand-guide', guide),
        ...logos.map((bytes, i) => file('logo', bytes, i + 1)),
        file('brand-pack', packed),
        file('spreadsheet', spreadsheet),
        file('word', word),
      ],
      times,
    }
  }
}

const HOUSE_FACES: FaceId[] = ['ibm-plex-sans', 'ibm-plex-mono']

function wordInput({ plan, brand: { identity }, edition: { paper, date } }: Subject) {
  return { plan, identity, paper, ...(date && { date }) }
}

function stopwatch() {
  const times: PrintTime[] = []
  return {
    times,
    async timed<T>(part: string, work: () => T | Promise<T>): Promise<T> {
      const since = performance.now()
      const result = await work()
      times.push({ part, ms: Math.round((performance.now() - since) * 10) / 10 })
      return result
    },
  }
}

function editionOf({ blueprint: { plan }, date }: PrintJob): Edition {
  const { paper, place } = plan.outline
  return {
    paper,
    place,
    scripts: scriptsIn(JSON.stringify([plan.name, plan.founder, plan.sections])),
    ...(date && { date }),
  }
}

function fontPathsOf(faces: FaceId[], scripts: readonly ScriptId[]): string[] {
  const all = [...faces.map((face) => FACES[face]), ...scripts.map((script) => SCRIPTS[script])]
  return [...new Set(all.flatMap(({ files }) => Object.values(files)))]
}

/** Twice as fine as a screen shows them at full size. */
const CHART_FACTOR = 2

function beginChartPictures(charts: PlanChart[], { identity }: Brand) {
  const fontFiles = fontPathsOf(['ibm-plex-sans', 'ibm-plex-mono'], []).map(packageFile)
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
