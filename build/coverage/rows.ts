// The tables of docs/spec-coverage.md as data: what is promised, where it is built, which test holds it.

export interface Row {
  line: number
  point: string
  builtIn: string
  heldBy: string
}

/** A test file, and the titles in it that are named. */
export interface Holder {
  name: string
  titles: string[]
}

export function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.startsWith('|')) return []
    const cells = line.slice(1).split('|')
    const [point = '', builtIn = '', heldBy = ''] = cells.map((cell) => cell.trim())
    const isHead = point === 'point' || /^[-\s|]+$/.test(line)
    return isHead ? [] : [{ line: index + 1, point, builtIn, heldBy }]
  })
}

/** What stands in backticks. A name without a slash lies in the folder of the one before it. */
export function pathsOf(cell: string): string[] {
  let folder = ''
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    if (name.startsWith('npm run ')) return name
    const path = name.includes('/') || !folder ? name : `${folder}/${name}`
    folder = /\.\w+$/.test(path) ? path.slice(0, path.lastIndexOf('/')) : path
    return path
  })
}

/** Titles belong to the name in front of them. */
export function holdersOf(cell: string): Holder[] {
  const names = pathsOf(cell)
  const parts = cell.split(/`[^`]+`/).slice(1)
  return names.map((name, index) => ({ name, titles: quotedIn(parts[index] ?? '') }))
}

/** What stands in quotes; in double ones where it has an apostrophe itself. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/(?<=^|[\s(])(?:'(.+?)'|"(.+?)")(?=$|[\s.,;:)])/g)].map(
    ([, single, double]) => single ?? double ?? '',
  )
}
