const MOST_ROWS = 500

/** One statement for many rows, but not for so many that it has more parameters than the database takes. */
export async function inParts<T>(rows: T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += MOST_ROWS) await insert(rows.slice(i, i + MOST_ROWS))
}
