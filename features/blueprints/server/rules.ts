/** 'Larder & Loaf' → 'larder-&-loaf'. Signs that mean something in addresses are dropped, and those that nobody sees. */
export function slugOf(name: string): string {
  const slug = name
    .toWellFormed()
    .toLowerCase()
    .replace(/[/\\?#%]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(INVISIBLE, '')
  // In an address a lone dot means 'here', and two mean 'above'.
  return /^\.{0,2}$/.test(slug) ? 'blueprint' : slug
}

// Controls, and marks that turn the direction of the text around.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
