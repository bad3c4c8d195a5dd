// Lengths that several parts share, in points.

/** Sentences stand in from the margin: a line of them holds some eighty letters, tables have the whole width. */
export const BODY_INDENT = 82
