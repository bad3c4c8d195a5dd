// The browser's storage, as far as buying uses it. It may be switched off or full: then nothing is kept, and nothing breaks.

type Where = 'session' | 'local'

const storageOf = (where: Where) => (where === 'session' ? sessionStorage : localStorage)

export function kept(where: Where, key: string): string | null {
  try {
    return storageOf(where).getItem(key)
  } catch {
    return null
  }
}

export function keep(where: Where, key: string, value: string): void {
  try {
    storageOf(where).setItem(key, value)
  } catch {
    // see above
  }
}
