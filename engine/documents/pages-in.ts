// How many pages a PDF of our typesetter has: the root of its page tree says so.

export function pagesIn(pdf: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(pdf)
  const counts = [
    // On lines of their own: a title that says the same is on one.
    ...text.matchAll(/\/Type\s*\/Pages\n[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)\n[^>]*?\/Type\s*\/Pages\b/g),
  ]
  return Math.max(0, ...counts.map(([, after, before]) => Number(after ?? before)))
}
