// Which trade a service is in, by the words of its brief.
import type { Context } from '../../context.ts'
import { kindOf } from '../kind.ts'
import type { Kind } from './kind-row.ts'
import { cars } from './kinds/cars.ts'
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
import { nursery } from './kinds/nursery.ts'
import { photography } from './kinds/photography.ts'
import { plain } from './kinds/plain.ts'
import { removals } from './kinds/removals.ts'
import { salon } from './kinds/salon.ts'
import { skin } from './kinds/skin.ts'
import { studio } from './kinds/studio.ts'
import { tailoring } from './kinds/tailoring.ts'
import { training } from './kinds/training.ts'
import { tutoring } from './kinds/tutoring.ts'
import { vet } from './kinds/vet.ts'
import { workshop } from './kinds/workshop.ts'

const KINDS: readonly Kind[] = [
  grooming,
  dogs,
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
]

export function serviceKind(context: Context): Kind {
  const kind = kindOf(context, KINDS, plain)
  // Owners and dogs are named in both trades; only one of them clips.
  return kind === dogs && context.has(grooming.cues) && !context.has(/\bwalk/i) ? grooming : kind
}
