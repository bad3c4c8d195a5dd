import { describe, expect, test } from 'vitest'
import { briefSchema } from '../../brief.ts'
import { BRIEFS_PER_FALSE_ALARM, scoreAlarms } from '../learn/checks.ts'
import { heldOut } from '../learn/lessons.ts'
import { read } from '../read.ts'

const briefOf = (idea: string, context = '') =>
  briefSchema.parse({
    fullName: 'Ada Byrne',
    email: 'ada@example.com',
    startupName: 'Northside',
    businessIdea: idea,
    targetCustomer: 'clinics and care homes in Cork',
    industry: 'Services',
    stage: 'Validation',
    additionalContext: context,
  })

const workingsFor = (idea: string, context?: string) =>
  read(briefOf(idea, context)).contradictions.map(({ says }) => says)

describe('what does not add up', () => {
  test('a total that is not quantity times price', () => {
    expect(
      workingsFor(
        'We repair wheelchairs. A repair costs €60.',
        'Last year we did 120 repairs at €60 each, so we took €9,400.',
      ),
    ).toContainEqual(expect.stringMatching(/7,200, not €9,400/))
  })

  test('a delivery after the deadline', () => {
    expect(
      workingsFor(
        'Washable gowns for care homes.',
        'The machine is ordered on 2 March 2027, delivery takes 14 weeks. The first gowns must be delivered by 1 May 2027.',
      ),
    ).toContainEqual(expect.stringMatching(/14 weeks ends 38 days after 1 May 2027/))
  })

  test('a share from the wrong base', () => {
    expect(
      workingsFor(
        'An app for night shifts.',
        'Of 12,000 installs 240 people pay, so our conversion rate is 5%.',
      ),
    ).toContainEqual(expect.stringMatching(/240 people ÷ 12,000 installs = 2%, not 5%/))
  })

  test.each([
    ['We repair wheelchairs.', 'Last year we did 120 repairs at €60 each, so we took €7,200.'],
    ['An app for night shifts.', 'Of 12,000 installs 240 people pay, so our conversion rate is 2%.'],
    ['Washable gowns.', 'Ordered on 2 March 2027, delivery takes 6 weeks, due on 1 May 2027.'],
  ])('what adds up is left alone: %s %s', (idea, context) => {
    expect(workingsFor(idea, context)).toEqual([])
  })

  test('a list of hundreds of figures does not hold up the reader', () => {
    const list = Array.from({ length: 900 }, (_, i) => `${i + 2} boxes at $${i + 3} for ${i + 1} days`).join(
      ', ',
    )
    expect(read(briefOf('A shop.', list)).contradictions.length).toBeLessThan(60)
  })
})

test('briefs of strangers: a third of what does not add up is found, with few false alarms', () => {
  const briefs = heldOut().filter(({ contradictions }) => contradictions.length > 0)
  const scores = briefs.map(({ brief, contradictions }) => {
    const reading = read(briefSchema.parse({ ...brief, email: 'a@example.com' }))
    const quotesOf = (ids: number[]) => ids.map((id) => reading.ledger[id]?.quote ?? '')
    return scoreAlarms(
      contradictions,
      reading.contradictions.map(({ figures }) => quotesOf(figures)),
    )
  })
  const all = briefs.reduce((sum, { contradictions }) => sum + contradictions.length, 0)
  const hits = scores.reduce((sum, score) => sum + score.hits, 0)
  const falseAlarms = scores.reduce((sum, score) => sum + score.falseAlarms, 0)
  expect(hits / all).toBeGreaterThan(0.3)
  expect(falseAlarms).toBeLessThan((briefs.length / BRIEFS_PER_FALSE_ALARM) * 2)
})
