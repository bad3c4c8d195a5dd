// What is being typed, before it is saved.

/** One milestone's fields, whichever it is: a text or a list of texts each. */
export type Draft = Record<string, string | string[]>

export const textOf = (value: Draft[string] | undefined): string => (typeof value === 'string' ? value : '')
export const listOf = (value: Draft[string] | undefined): string[] => (Array.isArray(value) ? value : [])

/** An entry that was added is a change while it is still empty, too: it is there to be written in. */
export function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((name) => {
    const [a, b] = [one[name], other[name]]
    if (!Array.isArray(a) && !Array.isArray(b)) return textOf(a).trim() === textOf(b).trim()
    return JSON.stringify(trimmed(listOf(a))) === JSON.stringify(trimmed(listOf(b)))
  })
}

/** The names of the fields in which they differ. */
export const differing = (one: Draft, other: Draft): string[] =>
  Object.keys(one).filter((name) => !isSame({ [name]: one[name] ?? '' }, { [name]: other[name] ?? '' }))

const trimmed = (items: string[]) => items.map((item) => item.trim())
