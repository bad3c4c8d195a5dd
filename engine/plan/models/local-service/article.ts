// 'a walker', 'an instructor': for words out of our own tables.

export function aOr(noun: string): string {
  const word = noun.toLowerCase()
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}
