// One reader for each process that serves people.
import type { House } from '#server/house.ts'
import { createReader, type Reader } from './reading/reader.ts'

const readers = new WeakMap<House, Reader>()

export function readerOf(house: House): Reader {
  const known = readers.get(house) ?? createReader()
  readers.set(house, known)
  return known
}

/** For a test that brings a thread of its own. */
export function readWith(house: House, reader: Reader): void {
  readers.set(house, reader)
}

export async function closeReader(house: House): Promise<void> {
  await readers.get(house)?.close()
  readers.delete(house)
}
