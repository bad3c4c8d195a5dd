/** 'Larder & Loaf' → 'larder-&-loaf'. Signs that mean something in addresses are dropped. */
export function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[/\\?#%]/g, '')
      .trim()
      .replace(/\s+/g, '-') || 'blueprint'
  )
}
