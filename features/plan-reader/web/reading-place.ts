// Where in a long page a reader is. Pure.

interface SectionTop {
  id: string
  /** From the upper edge of the window; negative once it is scrolled out. */
  top: number
}

interface Window {
  height: number
  scrolled: number
  /** How far it can be scrolled in all. */
  room: number
}

/** A section is read from when its head is in the upper third of the window; at the very end it is the last one. */
export function placeIn(sections: SectionTop[], { height, scrolled, room }: Window) {
  const isAtEnd = room > 0 && scrolled >= room - 2
  const read = sections.findLast(({ top }) => top <= height / 3) ?? sections[0]
  const id = isAtEnd ? sections.at(-1)?.id : read?.id
  const share = room > 0 ? Math.min(1, Math.max(0, scrolled / room)) : 0
  return { id, share: Math.round(share * 1000) / 1000 }
}
