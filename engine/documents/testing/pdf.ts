// What a PDF says of itself, by the tools that come with poppler.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Points, readPng } from '../../drawing/testing/read-png.ts'

export interface PdfFacts {
  pages: number
  title: string
  author: string
  /** 'a4', 'letter', or the points it measures. */
  paper: string
  isLandscape: boolean
  isTagged: boolean
  /** Names of fonts that are not inside. */
  missingFonts: string[]
  /** Names of those that are: 'Fraunces-Regular'. */
  fonts: string[]
  /** Names of fonts that are inside with letters nobody needs. */
  wholeFonts: string[]
  /** Words in reading order, spaces and line ends as one space. */
  text: string
  /** The same by page. */
  pageTexts: string[]
}

export function factsOf(pdf: Uint8Array): PdfFacts {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'a.pdf')
  const run = (tool: string, ...more: string[]) =>
    execFileSync(tool, [...more.slice(0, -1), file, ...more.slice(-1)].filter(Boolean), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    writeFileSync(file, pdf)
    const info = run('pdfinfo', '')
    const line = (name: string) => info.match(new RegExp(`^${name}:\\s*(.*)$`, 'm'))?.[1] ?? ''
    // After two lines of heads: name, type and encoding, then whether it is embedded.
    const fonts = run('pdffonts', '').trim().split('\n').slice(2)
    const [, wide = 0, high = 0, name] =
      line('Page size').match(/^([\d.]+) x ([\d.]+) pts(?: \((\w+)\))?/) ?? []
    // The last page ends as all do, and no page follows.
    const pageTexts = run('pdftotext', '-raw', '-').split('\f').slice(0, -1).map(squeezed)
    return {
      fonts: fonts.map((font) => font.replace(/^\w+\+/, '').replace(/ .*$/, '')),
      pages: Number(line('Pages')),
      title: line('Title'),
      author: line('Author'),
      paper: name?.toLowerCase() ?? `${wide} x ${high}`,
      isLandscape: Number(wide) > Number(high),
      isTagged: line('Tagged') === 'yes',
      missingFonts: fonts.filter((font) => !/\s(yes)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.test(font)),
      wholeFonts: fonts.filter((font) => !/\s(yes|no)\s+(yes)\s+(yes|no)\s+\d+\s+\d+\s*$/.test(font)),
      text: pageTexts.join(' '),
      pageTexts,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One page as points, small enough to count. */
export function pageAsPoints(pdf: Uint8Array, page: number, dpi = 40): Points {
  const numbers = ['-r', String(dpi), '-f', String(page), '-l', String(page)]
  return readPng(
    execFileSync('pdftoppm', [...numbers, '-png', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] }),
  )
}
