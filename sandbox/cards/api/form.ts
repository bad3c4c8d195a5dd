// Form-encoded bodies with nested keys: line_items[0][price_data][unit_amount]=99.

export type FormValue = string | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

const DEEPEST = 10
const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** Without a prototype: whatever it answers to came with the form. */
const empty = (): Form => Object.create(null)

/** Lists stay objects with the keys '0', '1', …; whoever reads one knows that it is a list. Undefined when it makes no sense. */
export function parseForm(text: string): Form | undefined {
  const form = empty()
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key)
    if (!path || !place(form, path, value)) return undefined
  }
  return form
}

/** a[b][] → a, b, and the next free place. */
function pathOf(key: string): string[] | undefined {
  const match = key.match(/^([^[\]]+)((?:\[[^[\]]*\])*)$/)
  if (!match) return undefined
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((found) => found[1] ?? '')
  const path = [match[1] ?? '', ...inner]
  return path.length > DEEPEST || path.some((part) => POISON.has(part)) ? undefined : path
}

function place(form: Form, path: string[], value: string): boolean {
  let at = form
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(Object.keys(at).length) : part
    at[key] ??= empty()
    const next = at[key]
    if (typeof next === 'string') return false
    at = next
  }
  const last = path.at(-1) ?? ''
  const key = last === '' ? String(Object.keys(at).length) : last
  if (at[key] !== undefined && typeof at[key] !== 'string') return false
  at[key] = value
  return true
}
