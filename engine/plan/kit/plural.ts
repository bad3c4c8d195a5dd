// 'sale' and 'sales', 'dress' and 'dresses', 'box' and 'boxes', 'party' and 'parties'.

export function plural(one: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(one)) return `${one}es`
  if (/[^aeiou]y$/i.test(one)) return `${one.slice(0, -1)}ies`
  return `${one}s`
}
