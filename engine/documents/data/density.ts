// How airy a sheet can be set. Trying densities would take the typesetter twice as long as setting, so the density is
// judged from how much there is to say; what does not fit after all is found by the number of pages, and tried out then.

/** Points, from airy to dense: text and its lines, what follows a paragraph, tables, their lines and the gap in rows. */
export const DENSITIES = [
  { text: 11, line: 16.4, after: 11, table: 9.2, row: 12.6, gap: 6.6 },
  { text: 10.2, line: 15, after: 9, table: 8.4, row: 11.4, gap: 5.4 },
  { text: 9.8, line: 14, after: 8, table: 8.2, row: 11, gap: 4.6 },
  { text: 9.3, line: 13, after: 7, table: 7.9, row: 10.4, gap: 3.8 },
  { text: 8.9, line: 12.2, after: 6, table: 7.6, row: 10, gap: 3.2 },
  { text: 8.4, line: 11.4, after: 5, table: 7.3, row: 9.4, gap: 2.6 },
  { text: 7.9, line: 10.6, after: 4, table: 7, row: 9, gap: 2 },
  { text: 7.4, line: 9.8, after: 3.4, table: 6.6, row: 8.4, gap: 1.6 },
]
