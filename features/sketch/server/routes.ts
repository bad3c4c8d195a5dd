import { handle, type Route } from '#kit/route.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { sketchIdea } from '../contract.ts'
import { createSketcher, type Sketcher } from './sketcher.ts'

const sketchers = new WeakMap<House, Sketcher>()

export function sketcherOf(house: House): Sketcher {
  const known = sketchers.get(house) ?? createSketcher()
  sketchers.set(house, known)
  return known
}

export async function closeSketcher(house: House): Promise<void> {
  await sketchers.get(house)?.close()
  sketchers.delete(house)
}

export const sketchRoutes = (house: House): Route[] => [
  handle(sketchIdea, ({ body }) => sketchOrBusy(house, body)),
]

/** What goes wrong is logged without the idea: it is nobody's but the visitor's. */
async function sketchOrBusy(house: House, sketched: { idea: string; name: string }) {
  try {
    return await sketcherOf(house).sketch(sketched)
  } catch (error) {
    if (error instanceof Failure) throw error
    house.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'an idea was not sketched')
    throw new Failure('overloaded')
  }
}
