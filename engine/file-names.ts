// What the files of a blueprint are called.

const LONGEST = 60

/** 'Larder & Loaf' becomes 'Larder-Loaf'. Letters of any script stay; a name without any becomes 'Startup'. */
export function fileStem(name: string): string {
  const stem = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return stem || 'Startup'
}
