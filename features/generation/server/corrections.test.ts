// What a founder corrected before a blueprint was made: kept with what asks for it, and stronger than the reading.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { program, tokenOf } from '#features/access-tokens/server/testing/program.ts'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { MOST_CORRECTIONS } from '#features/checkout/contract.ts'
import type { Corrections } from '#features/understanding/contract.ts'
import { generationFeature } from './feature.ts'
import { makeBlueprint } from './make-blueprint.ts'
import {
  CORRECTIONS,
  expectAsRead,
  expectCorrected,
  figureIn,
  LOAVES,
  PRICE_IS_COST,
} from './testing/corrected.ts'
import { creditsOf, founder } from './testing/founders.ts'
import { fail, generationOf } from './testing/paid.ts'
import { makeSmall, smallPress } from './testing/small-press.ts'
import { workshopOf } from './workshop.ts'

const shop = openShop()
const GENERATE = '/api/generate-blueprint'
const FORM = { ...LOAVES, useCredits: true }
const CORRECTED = { ...FORM, corrections: CORRECTIONS }

async function asked(form: object, credits = 1) {
  const { person, id, email } = await founder(shop, credits)
  const { status, body } = await person.post(GENERATE, form)
  return { person, id, email, status, body, blueprintId: body.blueprintId as string }
}

test('a credit buys a plan with the figures as the founder corrected them, and no stranger’s plan changes', async () => {
  const one = await asked(CORRECTED)
  const other = await asked(FORM)
  for (const { blueprintId } of [one, other]) await makeSmall(shop.house(), blueprintId)
  await expectCorrected(shop.house(), one.blueprintId)
  await expectAsRead(shop.house(), other.blueprintId)
})

test('a program sends them, too: the same key with the same is the same blueprint, with others it is refused', async () => {
  const { person, id } = await founder(shop, 3)
  const { token } = await tokenOf(person)
  const key = randomUUID()
  const ask = (corrections?: object) =>
    program(shop.app, token).post(
      GENERATE,
      { ...LOAVES, ...(corrections && { corrections }) },
      { 'idempotency-key': key },
    )
  const answers = await Promise.all([ask(CORRECTIONS), ask(CORRECTIONS), ask(CORRECTIONS)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.json().blueprintId)).size).toBe(1)
  for (const others of [undefined, {}, { reading: PRICE_IS_COST }]) {
    const refused = await ask(others)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'key_reused'])
  }
  expect(await creditsOf(shop, id)).toBe(2)
  const { blueprintId } = answers[0]?.json() ?? {}
  await makeSmall(shop.house(), blueprintId)
  await expectCorrected(shop.house(), blueprintId)
})

test('two presses are one blueprint; the same text with other corrections is another', async () => {
  const { person, id } = await founder(shop, 5)
  const ask = async (corrections?: object) =>
    (await person.post(GENERATE, { ...FORM, ...(corrections && { corrections }) })).body.blueprintId
  const same = await Promise.all([ask(CORRECTIONS), ask(CORRECTIONS), ask(CORRECTIONS)])
  expect(new Set(same).size).toBe(1)
  // What corrects nothing is as if nothing had been sent.
  const without = await Promise.all([ask(), ask({}), ask({ reading: {}, answers: {} })])
  expect(new Set(without).size).toBe(1)
  expect(without[0]).not.toBe(same[0])
  expect(await creditsOf(shop, id)).toBe(3)
})

test('a worker that dies and a founder who tries again lose none of them', async () => {
  const { person, blueprintId } = await asked(CORRECTED)
  const house = shop.house()
  await expect(makeSmall(house, blueprintId, { dies: true })).rejects.toThrow('The worker is gone.')
  await fail(house, blueprintId)
  expect((await person.post(`/api/blueprint/${blueprintId}/retry`)).body).toEqual({
    success: true,
    blueprintId,
  })
  expect(await generationOf(house, blueprintId)).toMatchObject({
    status: 'unknown',
    corrections: CORRECTIONS,
  })
  await expect(makeSmall(house, blueprintId, { dies: true })).rejects.toThrow('The worker is gone.')
  await makeSmall(house, blueprintId)
  await expectCorrected(house, blueprintId)
})

const price = figureIn(LOAVES, '5.50', 'unit-cost')
const BAD: [string, Corrections][] = [
  ['a figure that the brief does not have', { reading: { figures: [{ ...price, quote: '€7 a loaf' }] } }],
  [
    'a figure at another place of another field',
    { reading: { figures: [{ ...price, field: 'targetCustomer' }] } },
  ],
  ['a number in the place of a date', { reading: { figures: [{ ...price, value: '2027-01' }] } }],
  ['a payer that says nothing', { reading: { payer: '...' } }],
  ['a country that there is not', { reading: { country: 'ZZ', currency: 'XXX' } }],
  ['a number that the plan does not have', { answers: { 'no-such-number': 4 } }],
  ['numbers out of bounds', { answers: { price: -1, 'unit-cost': 1e300 } }],
  [
    'characters that no database keeps',
    { reading: { offer: '\0\ud800', figures: [{ ...price, quote: 'a\0\udc00' }] } },
  ],
]

test.each(BAD)('%s is left out, and the blueprint is made all the same', async (_, corrections) => {
  const { status, blueprintId } = await asked({ ...FORM, corrections })
  expect(status).toBe(200)
  await makeSmall(shop.house(), blueprintId)
  expect(await generationOf(shop.house(), blueprintId)).toMatchObject({ status: 'complete', tries: 1 })
  await expectAsRead(shop.house(), blueprintId)
})

test('one that cannot be takes no other with it', async () => {
  const reading = {
    ...CORRECTIONS.reading,
    country: 'ZZ',
    figures: [{ ...price, start: 900, quote: '€9' }, price],
  }
  const answers = { ...CORRECTIONS.answers, 'no-such-number': 4 }
  const { blueprintId } = await asked({ ...FORM, corrections: { reading, answers } })
  await makeSmall(shop.house(), blueprintId)
  await expectCorrected(shop.house(), blueprintId)
})

test.each([
  [{ reading: { figures: [{ ...price, role: 'magic' }] } }, /"magic" is not a role/],
  [{ reading: { mechanisms: ['magic'] } }, /"magic" is not a way of earning/],
  [{ reading: { magic: 1 } }, /missing or not valid/],
  [{ reading: { payer: 'x'.repeat(301) } }, /at most 300/],
  [{ answers: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`n${i}`, 1])) }, /At most 20 answers/],
  [
    { reading: { figures: Array.from({ length: 150 }, () => ({ ...price, quote: 'x'.repeat(250) })) } },
    new RegExp(`at most ${MOST_CORRECTIONS} characters`),
  ],
  ['corrections', /./],
])('what has not the form is refused in a sentence, and costs nothing: %#', async (corrections, sentence) => {
  const { status, body, id } = await asked({ ...FORM, corrections })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(body.error).toMatch(sentence)
  expect(await creditsOf(shop, id)).toBe(1)
})

test('a plan that cannot be printed with them is printed without them: it is paid for', async () => {
  const { blueprintId } = await asked(CORRECTED)
  const house = shop.house()
  const { id: generationId } = await generationOf(house, blueprintId)
  const { print } = smallPress
  const picky = {
    ...smallPress,
    print: (...[job, watching]: Parameters<typeof print>) =>
      job.blueprint.plan.understood.buyer.value.includes('cafés')
        ? Promise.reject(new Error('It does not fit.'))
        : print(job, watching),
  }
  const workshop = { ...workshopOf(house), press: async () => picky }
  const { signal } = new AbortController()
  const make = () => makeBlueprint(house, workshop, { generationId, signal })
  await expect(make()).rejects.toThrow('It does not fit.')
  await make()
  expect(await generationOf(house, blueprintId)).toMatchObject({ status: 'complete' })
  await expectAsRead(house, blueprintId)
})

test('the export has them as they were sent', async () => {
  const { id, email } = await asked(CORRECTED)
  const data = await generationFeature.exportData?.(shop.house().db, { id, email })
  expect(data).toMatchObject([{ brief: LOAVES, corrections: CORRECTIONS }])
})
