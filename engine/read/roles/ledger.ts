// The ledger: every figure of a brief with its role, its status and how sure the reader is.

import type { FoundFigure } from '../figures/find.ts'
import { type Model, modelOf } from '../learned/model.ts'
import type { LedgerEntry, Role, Status } from '../reading.ts'
import type { Field } from '../text/field.ts'
import type { Translate } from '../words.ts'
import { isBareMoney } from './bare-money.ts'
import { directionOf } from './directions.ts'
import { type FigureFeatures, featuresOf } from './features.ts'
import { likeliest, type RoleRead, roleIn } from './role-in.ts'
import roleTable from './role-table.json' with { type: 'json' }
import statusTable from './status-table.json' with { type: 'json' }
import thresholds from './thresholds.json' with { type: 'json' }

let models: { role: Model; status: Model } | undefined

export interface ReadFigure {
  entry: LedgerEntry
  found: FigureFeatures
  /** How likely each role is; those hardly likely are left out. */
  likely: Partial<Record<Role, number>>
}

export function ledgerOf(fields: Field[], translate?: Translate): ReadFigure[] {
  models ??= { role: modelOf(roleTable), status: modelOf(statusTable) }
  return ledgerBy(models, fields, translate)
}

export function ledgerBy(
  { role: roles, status: statuses }: { role: Model; status: Model },
  fields: Field[],
  translate?: Translate,
): ReadFigure[] {
  return featuresOf(fields, translate).map((found, id) => {
    const read = roleIn(roles, found.features)
    const status = likeliest(statuses, found.features) as Status
    return { found, entry: entryOf(id, found.figure, { ...read, status }), likely: read.likely }
  })
}

/** A figure is used only above the threshold of its role: see `learn/thresholds.ts`. */
const isUsed = (role: Role, sure: number): boolean =>
  role !== 'other' && sure >= ((thresholds.roles as Partial<Record<Role, number>>)[role] ?? thresholds.other)

function entryOf(id: number, figure: FoundFigure, read: RoleRead & { status: Status }): LedgerEntry {
  const { field, start, end, value, unit, per, thing, currency, bound, approximate } = figure
  const { role, instead, sure, status } = read
  const direction = directionOf(role)
  return {
    id,
    field: field.name,
    quote: field.text.slice(start, end).trim(),
    start,
    value,
    unit: !figure.worded && isBareMoney(figure, role) ? 'money' : unit,
    per,
    thing,
    ...(currency && { currency }),
    ...(bound && { bound }),
    approximate,
    role,
    status,
    ...(direction && { direction }),
    sure: Math.round(sure * 1000) / 1000,
    used: isUsed(role, sure),
    instead,
  }
}
