/** A link or a button that reads as one. */
export const linkLook =
  'text-navy underline decoration-line-strong underline-offset-4 hover:decoration-current rounded-1'

/** The same with room for a finger around it; the line it stands in keeps its height. */
export const reachableLinkLook = `${linkLook} -my-3 py-3`
