// The command with a file of corrections: what was understood and the plan follow it.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SAMPLES } from '../testing/sample-briefs.ts'
import { commandInFolder } from './testing/command.ts'

const { blueprint, briefFile, pathOf } = commandInFolder()

test('what the founder puts right is in the reading, in what was understood and in the plan', async () => {
  const brief = await briefFile('bakery.json', SAMPLES.bakery)
  const before = JSON.parse((await blueprint('--brief', brief, '--understood', '--json')).out)
  const [{ field, start, quote }] = before.figures
  const corrections = await briefFile('corrections.json', {
    payer: 'office managers',
    country: 'CA',
    locality: 'Guelph',
    mechanisms: ['course'],
    figures: [{ field, start, quote, role: 'rent', status: 'quote' }],
  })
  const { code, out } = await blueprint(
    '--brief',
    brief,
    '--understood',
    '--json',
    '--put-right',
    corrections,
  )
  expect(code).toBe(0)
  const after = JSON.parse(out)
  expect(after).toMatchObject({
    mechanisms: ['course'],
    payer: 'office managers',
    place: { country: 'CA', locality: 'Guelph' },
    model: { value: 'education' },
  })
  expect(after.figures[0]).toMatchObject({ quote, role: 'rent', status: 'quote', sure: 1, used: true })

  const made = await blueprint(
    ...['--brief', brief, '--out', 'plan', '--plan-only', '--put-right', corrections],
  )
  expect(made).toEqual({ code: 0, out: '', err: '' })
  const file = (ending: string) =>
    readFile(pathOf('plan', `Larder-&-Loaf-Complete-Blueprint.${ending}`), 'utf8')
  const text = await file('md')
  for (const words of ['office managers', 'Guelph']) expect(text.toLowerCase()).toContain(words.toLowerCase())
  expect(JSON.parse(await file('json')).reading).toMatchObject({
    place: { country: 'CA', locality: 'Guelph', sure: 1 },
    payer: { text: 'office managers', sure: 1 },
  })
})

test.each<[string, unknown, string]>([
  [
    'an unknown role',
    { figures: [{ field: 'businessIdea', start: 0, quote: '7', role: 'x' }] },
    '"x" is not a role.',
  ],
  [
    'a figure that is not there',
    { figures: [{ field: 'businessIdea', start: 0, quote: '7', role: 'rent' }] },
    'the brief has no figure "7" at character 0 of businessIdea.',
  ],
  ['an unknown country', { country: 'Atlantis' }, '"Atlantis" is not a country'],
  ['not JSON', 'country: CA', 'is not JSON.'],
  ['not an object', [], 'the corrections: expected an object.'],
])('%s is refused with exit 2, and it is said which', async (name, content, fault) => {
  const brief = await briefFile('dogs.json', SAMPLES.dogs)
  const path = await briefFile(`${name}.json`, content)
  const { code, out, err } = await blueprint('--brief', brief, '--understood', '--put-right', path)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(fault)
})
