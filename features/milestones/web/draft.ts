// What is being typed, before it is saved.

/** One milestone's fields, whichever it is: a text or a list of texts each. */
export type Draft = Record<string, string | string[]>

export const textOf = (value: Draft[string] | undefined): string => (typeof value === 'string' ? value : '')
export const listOf = (value: Draft[string] | undefined): string[] => (Array.isArray(value) ? value : [])

/** Entries that are still empty will not be kept, so they are no change. */
export function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((name) => {
    const [a, b] = [one[name], other[name]]
    if (!Array.isArray(a) && !Array.isArray(b)) return textOf(a).trim() === textOf(b).trim()
    return JSON.stringify(written(listOf(a))) === JSON.stringify(written(listOf(b)))
  })
}

/** The names of the fields in which they differ. */
export const differing = (one: Draft, other: Draft): string[] =>
  Object.keys(one).filter((name) => !isSame({ [name]: one[name] ?? '' }, { [name]: other[name] ?? '' }))

const written = (items: string[]) => items.map((item) => item.trim()).filter((item) => item !== '')
