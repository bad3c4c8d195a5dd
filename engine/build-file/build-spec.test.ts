import { expect, test } from 'vitest'
import { identityOf } from '../brand/identity.ts'
import { planFor } from '../plan/testing/plans.ts'
import { FAMILIAR_BRIEFS, otherBriefs } from '../testing/known-briefs.ts'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { tradeLibrary } from '../trades/library.ts'
import type { Trade } from '../trades/schema.ts'
import { buildSpec } from './build-spec.ts'
import type { BuildSpec } from './spec.ts'
import { specFor } from './testing/files.ts'

const SPECS: [string, BuildSpec][] = [
  ...Object.entries(SAMPLES).map(([name, brief]): [string, BuildSpec] => [name, specFor(brief)]),
  ...[...FAMILIAR_BRIEFS.map(({ brief }) => brief), ...otherBriefs()].map((brief): [string, BuildSpec] => [
    brief.startupName,
    specFor(brief),
  ]),
  ...tradesWithOtherFeatures().map((trade): [string, BuildSpec] => [
    trade.id,
    specFor({ businessIdea: trade.fits[0] ?? trade.name }, trade),
  ]),
]

/** One trade for each list of features: twins would only take time. */
function tradesWithOtherFeatures(): Trade[] {
  const byList = new Map(tradeLibrary().trades.map((trade) => [trade.build.features.join(), trade]))
  return [...byList.values()]
}

test('every story can be tested, and says what happens to a stranger or a second press', () => {
  for (const [name, { features }] of SPECS)
    for (const { id: feature, stories } of features) {
      const kinds = new Set(stories.flatMap(({ criteria }) => criteria.map(({ kind }) => kind)))
      expect(kinds.size, `${name} ${feature}`).toBeGreaterThanOrEqual(3)
      expect(kinds.has('stranger') || kinds.has('twice'), `${name} ${feature}`).toBe(true)
      for (const { id, criteria } of stories) {
        expect(criteria.length, `${name} ${id}`).toBeGreaterThanOrEqual(2)
        for (const { given, when, then } of criteria)
          for (const part of [given, when, then])
            expect(part, `${name} ${id}`).not.toMatch(/^\s*$|undefined|\|/)
      }
    }
})

test('ids, tables, paths and actions are named once', () => {
  for (const [name, { features }] of SPECS) {
    const lists = [
      features.flatMap(({ stories }) => stories.map(({ id }) => id)),
      features.flatMap(({ entities }) => entities.map((one) => one.name)),
      features.flatMap(({ routes }) => routes.map(({ path }) => path)),
      features.flatMap(({ actions }) => actions.map((one) => one.name)),
    ]
    for (const list of lists)
      expect(
        list.filter((one, i) => list.indexOf(one) !== i),
        name,
      ).toEqual([])
  }
})

test('every table has rules and an owner or a reason, and points to tables that exist', () => {
  for (const [name, { features }] of SPECS) {
    const entities = features.flatMap((one) => one.entities)
    const tables = new Set(entities.map((one) => one.name))
    for (const one of entities) {
      const where = `${name} ${one.name}`
      expect(one.name, where).toMatch(/^[A-Z][A-Za-z]+$/)
      expect(one.read && one.write, where).toBeTruthy()
      if ('field' in one.owner) {
        const { field } = one.owner
        expect(field === 'id' || one.fields.some((known) => known.name === field), where).toBe(true)
      } else expect(one.owner.reason, where).toMatch(/\w{3}/)
      for (const field of one.fields) {
        expect(field.name, where).toMatch(/^[a-z][a-z_]*$/)
        expect(field.type, where).not.toBe('')
        if (field.to) expect(tables.has(field.to), `${where}.${field.name} → ${field.to}`).toBe(true)
      }
    }
  }
})

test('seed rows fit their tables', () => {
  for (const [name, { features }] of SPECS) {
    const entities = features.flatMap((one) => one.entities)
    for (const { entity, columns, rows } of features.flatMap((one) => one.seeds)) {
      const fields = entities.find((one) => one.name === entity)?.fields.map((field) => field.name) ?? []
      expect(
        columns.filter((column) => !fields.includes(column)),
        `${name} ${entity}`,
      ).toEqual([])
      for (const row of rows) {
        expect(row.length, `${name} ${entity}: ${row}`).toBe(columns.length)
        expect(row.join(' '), `${name} ${entity}`).not.toMatch(/undefined|NaN/)
      }
    }
  }
})

test('every screen says what it shows when there is nothing, while it waits, and when it fails', () => {
  for (const [name, { features }] of SPECS)
    for (const { path, states } of features.flatMap((one) => one.routes)) {
      expect(path, name).toMatch(/^\/[a-z0-9/:-]*$/)
      for (const state of ['empty', 'loading', 'error', 'denied'] as const)
        expect(states[state].length, `${name} ${path} ${state}`).toBeGreaterThan(3)
    }
})

test('five to eight prompts name every story, page, table and action', () => {
  for (const [name, { prompts, features }] of SPECS) {
    expect(prompts.length, name).toBeGreaterThanOrEqual(5)
    expect(prompts.length, name).toBeLessThanOrEqual(8)
    const all = prompts.map(({ text }) => text).join('\n')
    for (const { stories, routes, entities, actions } of features) {
      for (const { id } of stories) expect(all, name).toContain(id)
      for (const one of [...routes.map(({ path }) => path), ...entities.map((table) => table.name)])
        expect(all, name).toContain(one)
      for (const one of actions) if (!['correct'].includes(one.name)) expect(all, name).toContain(one.name)
    }
    for (const { text } of prompts) {
      for (const part of ['Goal:', 'Build:', 'Do not touch:', 'Check before']) expect(text).toContain(part)
      expect(text, name).not.toMatch(/undefined|`/)
    }
  }
})

test('prices, currency, promises and what is left out are the plan’s', () => {
  const drafted = planFor(SAMPLES.bakery)
  const spec = buildSpec(drafted, identityOf(drafted.context.u))
  expect(spec.currency).toBe('EUR')
  expect(spec.prices).toEqual(
    drafted.texts.pricing.rows.map(({ what, price }) => ({ what, price: price.text })),
  )
  expect(spec.promises.map(({ what }) => what.replace(/[“”]/g, ''))).toEqual(drafted.texts.product.features)
  for (const { what } of drafted.texts.product.leftOut)
    expect(spec.nonGoals.map((one) => one.what)).toContain(what)
})

test('the stack and the rules follow the product', () => {
  const choices = (spec: BuildSpec) => spec.stack.map(({ choice }) => choice).join('\n')
  const topics = (spec: BuildSpec) => spec.rules.map(({ topic }) => topic)
  const [larder, tide, claim, skin] = [SAMPLES.bakery, SAMPLES.buoy, SAMPLES.claims, SAMPLES.tailors].map(
    (one) => specFor(one),
  ) as [BuildSpec, BuildSpec, BuildSpec, BuildSpec]
  expect(choices(larder)).toContain('rented till')
  expect(choices(tide)).toContain('TimescaleDB')
  expect(choices(claim)).toContain('no third-party analytics')
  expect(choices(skin)).toContain('Connect')
  expect(topics(claim)).toEqual(expect.arrayContaining(['Health data', 'Audit', 'Law on data']))
  const laws = (spec: BuildSpec) => spec.rules.filter(({ topic }) => topic === 'Law on data')
  expect(JSON.stringify(laws(larder))).toContain('GDPR')
  expect(JSON.stringify(laws(skin))).not.toContain('GDPR')
  expect(
    topics(specFor({ businessIdea: 'An app that teaches children to read', industry: 'Education' })),
  ).toContain('Children')
})
