// From which certainty on a figure is used. The trade-off is one number: of the figures that are used, so many shall have the
// right role. Found on lessons whose authors the model has not seen.
import { createHash } from 'node:crypto'
import { modelOf } from '../learned/model.ts'
import type { Role } from '../reading.ts'
import { isRightEnough } from '../roles/near.ts'
import { roleIn } from '../roles/role-in.ts'
import { foldsOf, type Lesson } from './lessons.ts'
import { markedFigures } from './roles.ts'
import { learn, type Settings } from './softmax.ts'

export const RIGHT_OF_USED = 0.96

/** With fewer readings of a role than this, the threshold of all roles holds for it. */
const ENOUGH = 60

/** What the file of thresholds holds: where they come from, and a sum that is wrong once somebody changes one by hand. */
export interface ThresholdFile extends Thresholds {
  learnedFrom: string
  rightOfUsed: number
  checksum: string
}

export const thresholdFile = (content: Omit<ThresholdFile, 'checksum'>): ThresholdFile => ({
  ...content,
  checksum: checksumOf(content),
})

export function checksumOf({ learnedFrom, rightOfUsed, other, roles }: Omit<ThresholdFile, 'checksum'>) {
  return sumOf([learnedFrom, rightOfUsed, other, Object.entries(roles).sort()])
}

export const sumOf = (content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

interface Thresholds {
  other: number
  roles: Partial<Record<Role, number>>
}

/** How sure an answer was, and whether it was right. */
export interface Sureness {
  sure: number
  isRight: boolean
}

interface Reading extends Sureness {
  role: Role
}

export function learnThresholds(all: Lesson[], settings: Settings): Thresholds {
  const readings = readUnseen(all, settings).filter(({ role }) => role !== 'other')
  const of = (role: Role) => readings.filter((one) => one.role === role)
  const roles = [...new Set(readings.map(({ role }) => role))].sort()
  return {
    other: lowest(readings, RIGHT_OF_USED),
    roles: Object.fromEntries(
      roles
        .filter((role) => of(role).length >= ENOUGH)
        .map((role) => [role, lowest(of(role), RIGHT_OF_USED)]),
    ),
  }
}

/** Each lesson read by a model that learned from other authors. */
function readUnseen(all: Lesson[], settings: Settings): Reading[] {
  return foldsOf(all).flatMap((isUnseen) => {
    const seen = markedFigures(all.filter((lesson) => !isUnseen(lesson)))
    const model = modelOf(
      learn(
        seen.map(({ features, role }) => ({ features, classes: [[role, 1]] })),
        settings,
      ),
    )
    return markedFigures(all.filter(isUnseen)).map(({ features, role: right }) => {
      const { role, sure } = roleIn(model, features)
      return { role, sure, isRight: isRightEnough(right, role) }
    })
  })
}

/** The lowest certainty above which enough are right. */
export function lowest(readings: Sureness[], rightShare: number): number {
  const sorted = [...readings].sort((a, b) => b.sure - a.sure)
  let right = 0
  let threshold = 1.01
  sorted.forEach(({ sure, isRight }, i) => {
    if (isRight) right++
    if (right / (i + 1) >= rightShare) threshold = sure
  })
  return Math.ceil(threshold * 1000) / 1000
}
