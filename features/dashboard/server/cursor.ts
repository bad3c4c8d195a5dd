// How the shelf is paged. Pure.

/** Where a page ended: microseconds, which a date of ours would lose, and the id. */
export interface Place {
  micros: string
  id: string
}

export const cursorOf = ({ micros, id }: Place): string => `${micros}.${id}`

export function placeOf(cursor: string): Place {
  const [micros = '', id = ''] = cursor.split('.')
  return { micros, id }
}
