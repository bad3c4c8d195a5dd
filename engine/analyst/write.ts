// The language model as writer: sections drafted from the computed case, read once more by a critic.

import type { Case } from '../case/case.ts'
import { AS_PLANNED, OPTIONS_TITLE } from '../compose/options.ts'
import { proseFrom } from '../compose/prose-from.ts'
import { faultsOf } from '../plan/gate/gate.ts'
import { prosesOf } from '../plan/kit/marks.ts'
import { plainText } from '../plan/kit/prose.ts'
import {
  ANSWER_HEAD,
  ASKED_HEAD,
  type Block,
  columns,
  FRONT_HEAD,
  heading,
  type Section,
} from '../plan/kit/section.ts'
import { type Drafted, faultsIn, withAssumptions } from '../plan/make-plan.ts'
import { partOfSections, type WritingRecord } from '../writers/writer.ts'
import { answerOr } from './analyse.ts'
import type { Analyst, Question } from './analyst.ts'
import { CriticAnswer, mended, mendedLine, numbered, numberedLine } from './critic-answer.ts'
import { briefData } from './data.ts'
import { LineAnswer, lineData, lineFaults, optionsAsTold, stopTable } from './line-answer.ts'
import { withPlainLabels } from './plain-labels.ts'
import { CRITIC } from './prompts/critic.ts'
import { GROUPS, LINE, LINE_GROUP, ORDERS, SECTIONS } from './prompts/sections.ts'
import {
  isDraftedBefore,
  isOptional,
  isStopTable,
  printable,
  type SectionAnswer,
  SectionsAnswer,
  sectionFrom,
  sectionsFaults,
  withoutFaults,
} from './sections-answer.ts'
import { type Sheet, sheetOf, withSums } from './sheet.ts'
import { placeholdersIn } from './texts.ts'
import { figuresData, monthsData, tableText, writersData } from './writers-data.ts'

interface Written {
  sections: Section[]
  records: WritingRecord[]
}

interface Draft {
  section: SectionAnswer
  sheet: Sheet
}

export async function writeByModel(
  drafted: Drafted,
  analyst: Analyst,
  signal?: AbortSignal,
): Promise<Written> {
  const { context, results, case: one } = drafted
  const input = { one, context, results }
  const plain = sheetOf(input)
  const records: WritingRecord[] = []
  const line = await answerOr(analyst, lineQuestion(drafted, plain), records, signal)
  // Its sums are figures of the whole plan.
  const sheet = line ? withSums(plain, line.sums, 'line', input) : plain
  const labels = new Map(
    drafted.sections.map((section) => [section.id as string, labelled(section, toldBy(line, sheet, one))]),
  )
  const groups = await Promise.all(
    GROUPS.map(async (group) => {
      const { ids } = group
      const question = sectionsQuestion(drafted, group, { sheet, labels, line })
      const answer = await answerOr(analyst, question, records, signal)
      return answer && { answer, sheet: withSums(sheet, answer.sums, ids[0], input) }
    }),
  )
  const given = [...groups, line && { answer: line, sheet }].filter((group) => group !== undefined)
  const drafts = given.flatMap(({ answer, sheet: own }) =>
    answer.sections.flatMap((section): Draft[] => {
      const usable = printable(section, own)
      return usable && labels.has(section.id) ? [{ section: usable, sheet: own }] : []
    }),
  )
  const criticised = await answerOr(
    analyst,
    criticQuestion(drafted, drafts, { sheet, labels, line }),
    records,
    signal,
  )
  const finalLine = line && criticised ? mendedLine(line, criticised, sheet) : line
  const sheets = new Map(drafts.map(({ section, sheet: own }) => [section.id, own]))
  const sections = drafts.map(({ section }) => section)
  const final = criticised ? mended(sections, criticised, (id) => sheets.get(id) ?? sheet) : sections
  const answers = (finalLine?.answers ?? []).map(({ question, text }) => ({
    question,
    text: withoutFaults(text, sheet),
    sheet,
  }))
  const printed = drafted.sections.map((house): Section => {
    const draft = final.find(({ id }) => id === house.id)
    const own = sheets.get(house.id)
    if (!draft || !own) return house
    const tables = labelled(house, toldBy(finalLine, sheet, one))
    const section = sectionFrom(draft, house, own, tables)
    return house.id === 'summary' ? withFront(section, house, one, answers) : section
  })
  return checked(drafted, withName(printed, context.u.name), records)
}

/** A plan that says 'you' throughout still names the company it is about. */
function withName(sections: Section[], name: string): Section[] {
  const isNamed = sections.some(({ blocks }) =>
    blocks.some((block) =>
      prosesOf(block).some((prose) => plainText(prose).toLowerCase().includes(name.toLowerCase())),
    ),
  )
  if (isNamed) return sections
  return sections.map((section) => {
    const at = section.blocks.findIndex(({ kind }) => kind === 'paragraph')
    if (section.id !== 'summary' || at === -1) return section
    const blocks = section.blocks.map((block, i): Block => {
      if (i !== at || block.kind !== 'paragraph') return block
      return { ...block, prose: { parts: [{ kind: 'words', text: `${name}: ` }, ...block.prose.parts] } }
    })
    return { ...section, blocks }
  })
}

/**
 * Tables and charts of the house, by the names under which a draft places them. Those of the front stay where they are.
 */
function labelled(section: Section, told: (block: Block) => Block): Map<string, Block> {
  const front = section.id === 'summary' ? frontStart(section.blocks) : section.blocks.length
  const blocks = section.blocks.slice(0, front).filter(({ kind }) => kind === 'table' || kind === 'chart')
  return new Map(blocks.map((block, i) => [`t${i + 1}`, told(withPlainLabels(block))]))
}

/** The lines to stop at are those of the plan's line, and its options are told in its words. */
function toldBy(line: LineAnswer | undefined, sheet: Sheet, { trade }: Case): (block: Block) => Block {
  const ids = [AS_PLANNED, ...(trade.own?.options ?? []).map(({ id }) => id)]
  return (block) => {
    if (!line || block.kind !== 'table') return block
    if (isStopTable(block)) return stopTable(line, sheet) ?? block
    return block.title === OPTIONS_TITLE ? optionsAsTold(block, line, sheet, ids) : block
  }
}

/** Where the house's summary ends and the founder's own figures begin. */
function frontStart(blocks: Block[]): number {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === FRONT_HEAD)
  return at === -1 ? blocks.length : at
}

/** The summary's second half is the house's, with the model's answers to what was asked. */
function withFront(
  section: Section,
  house: Section,
  { reading }: Case,
  answers: { question: number; text: string; sheet: Sheet }[],
): Section {
  const front = house.blocks.slice(frontStart(house.blocks), -1)
  const rows = reading.asked.flatMap((question, i) => {
    const answer = answers.find((each) => each.question === i && each.text)
    if (!answer) return []
    return {
      cells: [
        { parts: [{ kind: 'words' as const, text: `‘${question.replace(/\s+/g, ' ').trim()}’` }] },
        proseFrom(answer.text, answer.sheet.get, new Set()),
      ],
    }
  })
  const at = front.findIndex((block) => block.kind === 'heading' && block.text === ASKED_HEAD)
  const next = front.findIndex((block, i) => i > at && block.kind === 'heading')
  const end = next === -1 ? front.length : next
  const isAnswered = rows.length === reading.asked.length
  const asked: Block[] = isAnswered
    ? [heading(ASKED_HEAD), { kind: 'table', columns: columns(['Your question', ANSWER_HEAD]), rows }]
    : front.slice(Math.max(0, at), end)
  // What was asked is answered first.
  const withAsked = at === -1 ? front : [...asked, ...front.slice(0, at), ...front.slice(end)]
  const [ending] = section.blocks.slice(-1)
  return { ...section, blocks: [...section.blocks.slice(0, -1), ...withAsked, ...(ending ? [ending] : [])] }
}

/** A section with a fault is the house's; where all of them together have one, so is the summary, and then the whole plan. */
function checked(drafted: Drafted, printed: Section[], records: WritingRecord[]): Written {
  const { results, sections: house } = drafted
  const kept: Section[] = []
  const bySection: WritingRecord[] = []
  for (const [i, section] of printed.entries()) {
    const own = house[i] as Section
    const isModel = section !== own
    const faults = faultsOf({ name: '', mustSay: [], facts: [], sections: [...kept, section] }).filter(
      (fault) => fault.section === section.id && !fault.isMinor,
    )
    const isSound = !isModel || faults.length === 0
    kept.push(isSound ? section : own)
    if (section.id !== 'assumptions')
      bySection.push({
        section: section.id,
        by: isModel && isSound ? 'model' : 'house',
        ...(isModel &&
          !isSound && {
            reason: 'invalid-output' as const,
            detail: faults
              .map(({ rule, detail }) => `${rule}: ${detail}`)
              .slice(0, 3)
              .join('; '),
          }),
        calls: 0,
        inputTokens: 0,
        outputTokens: 0,
      })
  }
  // The house's summary says all that a plan has to say: where only that is missing, the other sections stay.
  for (const byHouse of [[], ['summary']]) {
    const whole = withAssumptions(
      results,
      kept.map((section, i) => (byHouse.includes(section.id) ? (house[i] as Section) : section)),
    )
    if (faultsIn(drafted, whole).every(({ isMinor }) => isMinor))
      return { sections: whole, records: [...records, ...withRefused(bySection, byHouse)] }
  }
  const all = bySection.map(({ section }) => section)
  return { sections: house, records: [...records, ...withRefused(bySection, all)] }
}

const withRefused = (records: WritingRecord[], sections: string[]): WritingRecord[] =>
  records.map((record) =>
    record.by === 'model' && sections.includes(record.section)
      ? { ...record, by: 'house', reason: 'invalid-output' }
      : record,
  )

function lineQuestion(drafted: Drafted, sheet: Sheet): Question<LineAnswer> {
  const { context, case: one } = drafted
  const { ids, knows } = LINE_GROUP
  const { asked } = one.reading
  return {
    kind: 'sections',
    part: partOfSections(ids[0]),
    task: LINE.task,
    data: {
      ...writersData(drafted, sheet, knows),
      months: monthsData(drafted),
      options: [
        { id: AS_PLANNED, name: 'As planned here' },
        ...(one.trade.own?.options ?? []).map(({ id, name }) => ({ id, name })),
      ],
      asked,
      sections: ids.map((id) => ({ id, words: ORDERS[id].words, tables: {} })),
    },
    schema: LineAnswer as Question<LineAnswer>['schema'],
    faults: (answer) =>
      lineFaults(answer, withSums(sheet, answer.sums, 'line', { one, context }), {
        ids,
        questions: asked.length,
      }),
  }
}

interface Ground {
  sheet: Sheet
  labels: Map<string, Map<string, Block>>
  line: LineAnswer | undefined
}

function sectionsQuestion(
  drafted: Drafted,
  { ids, knows }: { ids: readonly (keyof typeof ORDERS)[]; knows: readonly string[] },
  { sheet, labels, line }: Ground,
): Question<SectionsAnswer> {
  const { context, case: one } = drafted
  return {
    kind: 'sections',
    part: partOfSections(ids[0] ?? ''),
    task: SECTIONS.task,
    data: {
      ...writersData(drafted, sheet, knows),
      ...(line && { line: lineData(line) }),
      ...(ids.includes('finance') && { months: monthsData(drafted) }),
      sections: ids.map((id) => ({
        id,
        purpose: ORDERS[id].purpose,
        words: ORDERS[id].words,
        tables: Object.fromEntries(
          [...(labels.get(id) ?? [])]
            .filter(([, block]) => !isDraftedBefore(id, block))
            .map(([name, block]) => [
              name,
              { ...tableText(block), ...(isOptional(id, block) && { optional: true }) },
            ]),
        ),
      })),
    },
    schema: SectionsAnswer as Question<SectionsAnswer>['schema'],
    faults: (answer) =>
      sectionsFaults(answer, withSums(sheet, answer.sums, ids[0] ?? '', { one, context }), {
        ids,
        questions: 0,
      }),
  }
}

/** What decides whether a sentence is true. */
const RESULT = /^(?:revenue|ebitda|net|cash|founders|lowest|break-even|raise|money)\b/
const COMPARED = ['summary', 'market', 'model', 'finance', 'scenarios', 'funding']

function criticQuestion(
  drafted: Drafted,
  drafts: Draft[],
  { sheet, labels, line }: Ground,
): Question<CriticAnswer> {
  const { context, case: one } = drafted
  const sheets = new Map(drafts.map(({ section, sheet: own }) => [section.id, own]))
  const filled = (at: string, text: string) => {
    const own = sheets.get(at.replace(/-\d+$/, '')) ?? sheet
    return text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (whole, id) => own.get(id)?.text ?? whole)
  }
  const texts = JSON.stringify([line, drafts.map(({ section }) => section)])
  const used = new Set(placeholdersIn(texts))
  return {
    kind: 'critic',
    part: 'critic',
    task: CRITIC.task,
    data: {
      brief: briefData(context.brief, one.reading),
      checks: (one.reading.checks ?? []).map(({ head, says }) => ({ head, says })),
      knowledge: {
        rules: one.trade.rules,
        rivals: one.trade.rivals.list.map(({ name, names }) => ({ name, names })),
        says: one.trade.says ?? [],
      },
      figures: figuresData(sheet, (id) => used.has(id) || RESULT.test(id)),
      months: monthsData(drafted),
      plan: [...(line ? numberedLine(line) : []), ...numbered(drafts.map(({ section }) => section))].map(
        ({ at, text }) => ({
          at,
          text: filled(at, text),
        }),
      ),
      tables: Object.fromEntries(
        COMPARED.map((id) => [
          id,
          [...(labels.get(id)?.values() ?? [])].filter(({ kind }) => kind === 'table').map(tableText),
        ]),
      ),
    },
    schema: CriticAnswer,
    faults: () => [],
  }
}
