// A strict reader of small XML files, for tests: throws at whatever is not well formed.

export interface Element {
  name: string
  attributes: Record<string, string>
}

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/y
const TEXT = /(?:[^<>&\]]|\](?!\]>)|&(?:amp|lt|gt|quot|#39);)+/y

export function elementsOf(xml: string): Element[] {
  const elements: Element[] = []
  const open: string[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(xml)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < xml.length) {
    const tag = take(TAG)
    if (!tag) {
      if (open.length === 0 || !take(TEXT))
        throw new Error(`not well formed at ${at}: ${xml.slice(at, at + 40)}`)
      continue
    }
    const [, isEnd, name = '', attributes = '', isEmpty] = tag
    if (isEnd) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    const pairs = [...attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ])
    elements.push({ name, attributes: Object.fromEntries(pairs) })
    if (!isEmpty) open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.join('>, <')}> not closed`)
  return elements
}
