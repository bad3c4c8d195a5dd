// What needs no world to be decided.

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isId = (search: string): boolean => UUID.test(search)

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
