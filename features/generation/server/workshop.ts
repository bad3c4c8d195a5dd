// What makes blueprints: one planner and one print shop for each worker process.
import type { PrintShop } from '#engine/press/print-shop.ts'
import type { House } from '#server/house.ts'
import { modelOf } from './language-model.ts'
import { AT_ONCE } from './limits.ts'
import { createPlanner, type Planner } from './planning/planner.ts'

/** Two seconds are usual, and on a crowded machine a minute is possible. */
const PRINTING_LIMIT_MS = 180_000

export interface Workshop {
  planner: Planner
  press(): Promise<PrintShop>
  /** Loads what the first blueprint would wait for, beside whatever else is going on. */
  warm(): void
  close(): Promise<void>
}

/** Opens its parts as they are needed: a process that only serves pages never does. */
function openWorkshop({ config }: Pick<House, 'config'>): Workshop {
  const planner = createPlanner({ model: modelOf(config) })
  let press: Promise<PrintShop> | undefined
  const openPress = async () => {
    const { createPrintShop } = await import('#engine/press/print-shop.ts')
    return createPrintShop({ threads: AT_ONCE, limitMs: PRINTING_LIMIT_MS })
  }
  const opened = () => {
    press ??= openPress()
    return press
  }
  return {
    planner,
    press: opened,
    warm() {
      planner.warm()
      // What was not warmed is loaded when it is needed, and fails there if it has to.
      void opened()
        .then((shop) => shop.warmUp())
        .catch(() => {})
    },
    async close() {
      await Promise.all([planner.close(), press?.then((open) => open.close())])
    },
  }
}

const workshops = new WeakMap<House, Workshop>()

export function workshopOf(house: House): Workshop {
  const known = workshops.get(house) ?? openWorkshop(house)
  workshops.set(house, known)
  return known
}

export async function closeWorkshop(house: House): Promise<void> {
  await workshops.get(house)?.close()
  workshops.delete(house)
}
