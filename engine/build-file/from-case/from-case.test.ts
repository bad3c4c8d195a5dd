import { expect, test } from 'vitest'
import { composedSpec } from '../../compose/testing/composed.ts'
import { tradeLibrary } from '../../trades/library.ts'
import { buildFileMarkdown } from '../markdown.ts'
import { featureFor } from './case-features.ts'

test('whatever a trade asks for is done by one of our features', () => {
  const asked = new Set(tradeLibrary().trades.flatMap(({ build }) => build.features))
  expect([...asked].filter((id) => featureFor(id) === undefined)).toEqual([])
})

const VISITS = { businessIdea: 'I clean windows for shops in Leeds, £45 a visit.' }
const SOFTWARE = {
  businessIdea:
    'Software for dental clinics in Ohio that schedules hygienists, $120 a month for each clinic.',
}

test('where software is not the product the file says so first, and what to rent instead', () => {
  const spec = composedSpec(VISITS)
  const text = buildFileMarkdown(spec)
  expect(text.slice(0, text.indexOf('## How to use'))).toContain(
    'Software is not the product of this business',
  )
  expect(text).toContain('**Rent before you build:**')
  expect(spec.rent?.length).toBeGreaterThan(2)
  expect(spec.features.map(({ id }) => id)).toEqual(expect.arrayContaining(['bookings', 'invoices']))
})

test('where it is, the file says nothing of the kind and has a main job', () => {
  const spec = composedSpec(SOFTWARE)
  expect(spec.scope).toBeUndefined()
  expect(spec.rent).toBeUndefined()
  expect(buildFileMarkdown(spec)).not.toContain('Software is not the product')
  expect(spec.features.map(({ id }) => id)).toContain('main-job')
})

test('the trade’s nouns stand in stories and tables', () => {
  const { features } = composedSpec(VISITS)
  const tables = features.flatMap(({ entities }) => entities.map(({ name }) => name))
  expect(tables).toContain('Visit')
  expect(tables).not.toContain('Appointment')
})

test('prices and currency are those of the case', () => {
  const spec = composedSpec(VISITS)
  expect(spec.currency).toBe('GBP')
  expect(spec.prices.map(({ price }) => price)).toContain('£45')
})
