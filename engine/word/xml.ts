// XML as text that cannot be mistaken for anybody's words: what is read by people enters only escaped.

/** Finished XML. Words become it through `characters`, and through nothing else. */
export type Xml = string & { readonly isXml: true }

type Attributes = Readonly<Record<string, string | number | undefined>>

export function element(name: string, attributes: Attributes = {}, ...children: (Xml | undefined)[]): Xml {
  let opened = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) opened += ` ${key}="${characters(String(value))}"`
  }
  let inside = ''
  for (const child of children) if (child) inside += child
  return (inside ? `${opened}>${inside}</${name}>` : `${opened}/>`) as Xml
}

/** Most of WordprocessingML: <w:jc w:val="right"/>. */
export const setting = (name: string, value: string | number): Xml => element(name, { 'w:val': value })

export const joined = (pieces: (Xml | undefined)[]): Xml => pieces.filter(Boolean).join('') as Xml

export const characters = (text: string): Xml => (HARMLESS.test(text) ? text : escaped(readable(text))) as Xml

/** Most texts: nothing to escape and nothing to take out. */
const HARMLESS = /^[\w .,;:'’‘()[\]/+=%€$£#–−×÷\u00a0-]*$/

/** A whole part of the package. */
export const partOf = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')

// What XML forbids, and marks that turn the direction of what follows. Joiners stay: emoji and Persian need them.
const ACTING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g

/** On one line, without signs that act on a reader. */
export function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ')
    .replace(ACTING, '')
}
