// All pages and logos of a blueprint as one picture, for people who look before they sell. Needs pdftoppm
// (poppler-utils); nothing of what founders get does.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Resvg } from '@resvg/resvg-js'

const run = promisify(execFile)

interface Tile {
  png: Buffer
  width: number
  height: number
}

const DPI = 50
const ACROSS = 2400
const GAP = 14

/** PDFs and PNGs by path, in the order in which they are shown. */
export async function contactSheet(files: string[], dpi = DPI, across = ACROSS): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  try {
    const groups = await Promise.all(files.map((file, i) => tilesOf(file, join(folder, String(i)), dpi)))
    return new Resvg(sheetSvg(groups, across)).render().asPng()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function tilesOf(file: string, prefix: string, dpi: number): Promise<Tile[]> {
  if (file.endsWith('.png')) return [tileOf(await readFile(file), LOGO_SIZE)]
  await run('pdftoppm', ['-r', String(dpi), '-png', file, prefix]).catch((error) => {
    throw error.code === 'ENOENT' ? new Error('--sheet needs pdftoppm: apt-get install poppler-utils') : error
  })
  const folder = join(prefix, '..')
  const pages = (await readdir(folder)).filter((name) => join(folder, name).startsWith(`${prefix}-`)).sort()
  return Promise.all(pages.map(async (name) => tileOf(await readFile(join(folder, name)))))
}

const LOGO_SIZE = 300

/** Width and height stand in the first chunk of every PNG. */
function tileOf(png: Buffer, shownAt?: number): Tile {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  return shownAt ? { png, width: shownAt, height: (shownAt * height) / width } : { png, width, height }
}

/** Row after row; every file begins a new one. */
function sheetSvg(groups: Tile[][], across: number): string {
  let [x, y, rowHeight] = [GAP, GAP, 0]
  const placed: string[] = []
  const breakRow = () => {
    if (x > GAP) y += rowHeight + GAP
    x = GAP
    rowHeight = 0
  }
  let wasLogo = false
  for (const tiles of groups) {
    const isLogo = tiles.length === 1 && tiles[0]?.width === LOGO_SIZE
    if (!(isLogo && wasLogo)) breakRow()
    wasLogo = isLogo
    for (const { png, width, height } of tiles) {
      if (x + width + GAP > across) breakRow()
      const picture = `data:image/png;base64,${png.toString('base64')}`
      placed.push(
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`,
        `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${picture}"/>`,
      )
      x += width + GAP
      rowHeight = Math.max(rowHeight, height)
    }
  }
  const height = y + rowHeight + GAP
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}"><rect width="100%" height="100%" fill="#8a949c"/>${placed.join('')}</svg>`
}
