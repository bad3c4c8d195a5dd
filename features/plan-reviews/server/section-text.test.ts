import { expect, test } from 'vitest'
import { makeBlueprint } from '#engine/blueprint.ts'
import { knowledge } from '#engine/knowledge/knowledge.ts'
import { UNUSUAL } from '#engine/press/testing/briefs.ts'
import { SAMPLES } from '#engine/testing/sample-briefs.ts'
import { POST_LONGEST } from '#features/community/contract.ts'
import { composed } from './section-text.ts'

test.each(Object.entries({ ...SAMPLES, ...UNUSUAL }))(
  'every section of the plan for %s fits a post, says something, and can hide the name',
  async (_, brief) => {
    const { plan } = await makeBlueprint(brief, { knowledge })
    for (const section of plan.sections) {
      const wanted = { question: 'What is missing?', hideName: false, most: POST_LONGEST }
      const { content } = composed(plan, section, wanted)
      expect(content.length).toBeLessThanOrEqual(POST_LONGEST)
      expect(content.length).toBeGreaterThan(200)
      expect(content).not.toMatch(/\[[FSA]\d+\]/)
      const short = composed(plan, section, { ...wanted, most: 1_500 })
      expect(short.content.length).toBeLessThanOrEqual(1_500)
      if (short.isCut) expect(short.content).toMatch(/The section goes on in the plan\.\)\*$/)
    }
  },
)

test('a name is found however it is written, and not inside other words', async () => {
  const brief = Object.values(SAMPLES)[0]
  if (!brief) throw new Error('a sample')
  const { plan } = await makeBlueprint(brief, { knowledge })
  const [section] = plan.sections
  if (!section) throw new Error('a section')
  const text = (name: string, said: string, founder = '') => {
    const blocks = [
      { kind: 'paragraph' as const, prose: { parts: [{ kind: 'words' as const, text: said }] } },
    ]
    const named = { ...plan, name, founder }
    return composed(
      named,
      { id: section.id, title: 'T', blocks },
      { question: '', hideName: true, most: 9_000 },
    ).content
  }
  expect(text('Oar', 'OAR and soar, an oar.')).toBe('the startup and soar, an the startup.')
  expect(text('A*B (Cork)', 'Why A*B (Cork) wins')).toBe('Why the startup wins')
  expect(text('Co-Oven', 'Why Co-Oven wins')).toBe('Why the startup wins')
  expect(text('石窯', '石窯 is open')).toBe('the startup is open')
  // As Markdown prints them.
  expect(text('Bread@Home', 'Why Bread@Home wins')).toBe('Why the startup wins')
  expect(text('www.oven', 'At www.oven, soon')).toBe('At the startup, soon')
  expect(text('Ov\u200den', 'Why Ov\u200den wins')).toBe('Why the startup wins')
  expect(text('The “Oven”', "Why The 'Oven' wins")).toBe('Why the startup wins')
  // The plan speaks of its founder by the first name.
  expect(text('Oven', 'Mara Lind bakes, says Mara; a maraud.', 'Dr. Mara Lind')).toBe(
    'the founder bakes, says the founder; a maraud.',
  )
  expect(text('Oven', 'Will bakes, and will.', 'Will Lind')).toBe('the founder bakes, and will.')
})
