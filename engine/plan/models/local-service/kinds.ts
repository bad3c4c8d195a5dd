// Which trade a service is in, by the words of its brief.
import type { Context } from '../../context.ts'
import { tradeIn } from '../kind.ts'
import type { Kind } from './kind-row.ts'
import { boarding } from './kinds/boarding.ts'
import { cars } from './kinds/cars.ts'
import { catering } from './kinds/catering.ts'
import { cleaning } from './kinds/cleaning.ts'
import { clinic } from './kinds/clinic.ts'
import { dental } from './kinds/dental.ts'
import { dogs } from './kinds/dogs.ts'
import { driving } from './kinds/driving.ts'
import { gardens } from './kinds/gardens.ts'
import { grooming } from './kinds/grooming.ts'
import { homeCare } from './kinds/home-care.ts'
import { homeRepairs } from './kinds/home-repairs.ts'
import { installation } from './kinds/installation.ts'
import { laundry } from './kinds/laundry.ts'
import { leisure } from './kinds/leisure.ts'
import { nursery } from './kinds/nursery.ts'
import { photography } from './kinds/photography.ts'
import { plain } from './kinds/plain.ts'
import { removals } from './kinds/removals.ts'
import { rides } from './kinds/rides.ts'
import { salon } from './kinds/salon.ts'
import { skin } from './kinds/skin.ts'
import { studio } from './kinds/studio.ts'
import { tailoring } from './kinds/tailoring.ts'
import { tradeCleaning } from './kinds/trade-cleaning.ts'
import { training } from './kinds/training.ts'
import { tutoring } from './kinds/tutoring.ts'
import { vet } from './kinds/vet.ts'
import { workshop } from './kinds/workshop.ts'

const KINDS: readonly Kind[] = [
  grooming,
  boarding,
  dogs,
  laundry,
  tradeCleaning,
  cleaning,
  gardens,
  removals,
  skin,
  salon,
  studio,
  training,
  dental,
  vet,
  clinic,
  homeCare,
  nursery,
  tutoring,
  driving,
  homeRepairs,
  workshop,
  cars,
  installation,
  photography,
  tailoring,
  catering,
  leisure,
  rides,
]

export function serviceKind(context: Context): Kind {
  const kind = tradeIn(context, KINDS, plain)
  // 'Clean' is said of homes and of firms.
  if (kind === cleaning || kind === tradeCleaning) {
    const isForFirms = context.u.sells.value !== 'to-consumers' && context.has(tradeCleaning.cues)
    return isForFirms ? tradeCleaning : cleaning
  }
  // Children are looked after by day as well.
  if (kind === nursery && context.has(boarding.cues)) return boarding
  // Owners and dogs are named in both trades; only one of them clips.
  return kind === dogs && context.has(grooming.cues) && !context.has(/\bwalk/i) ? grooming : kind
}
