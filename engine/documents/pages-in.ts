// How many pages a PDF of our typesetter has: the root of its page tree says so.

export function pagesIn(pdf: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(pdf)
  const counts = [
    ...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g),
  ]
  return Math.max(0, ...counts.map(([, after, before]) => Number(after ?? before)))
}
