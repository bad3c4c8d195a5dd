// Sentences that cannot be right whatever the numbers are.
import { plainText } from '../../plan/kit/prose.ts'
import { duplicatesIn } from './cost-rules.ts'
import type { Rule } from './finding.ts'
import { linesIn, linesOf, ownWordsOf, quantitiesIn, tablesOf } from './texts.ts'

export const noBraces: Rule = ({ sections }) => ownWordsOf(sections).filter((line) => /[{}]/.test(line))

/** '5 minutes instead of 5 minutes'. */
export const changesDiffer: Rule = ({ sections }) =>
  linesOf(sections).filter((line) =>
    /(?:^|[\s(])(\S[^()]{0,30}?) instead of \1(?=$|[\s),;]|\.(?!\d))/.test(line),
  )

/** Of something: growth and what is measured against the plan may be more. */
const WITHOUT_LIMIT = /^(?:cautious|base|good|change|figures|booked)|factor|growth|gap|more|rise|rival/
export const sharesBelowOne: Rule = ({ sections }) =>
  quantitiesIn(sections)
    .filter(({ id, text, value }) => /^[\d.,]+%$/.test(text) && value > 1.0005 && !WITHOUT_LIMIT.test(id))
    .map(({ id, text }) => `${id}: ${text}`)

const FIRST_CUSTOMERS =
  /to learn whether .{3,80} will pay\b|nobody has paid yet|names nobody who has paid|first sales \S+ months later|where the first customers come from|what the first ten customers said|until the first part has been sold|before the first sale\b/i

/** A firm that trades is not told to find out whether anybody pays. */
export const speaksToTheStage: Rule = ({ one, sections }) => {
  const lines = linesOf(sections)
  const isPaid = one.reading.ledger.some(
    ({ used, role, status }) =>
      used &&
      (status === 'actual' || status === 'past') &&
      (role === 'customers-paying' || role === 'revenue-actual' || role === 'units-sold'),
  )
  if (one.circumstances.stage === 'running') return lines.filter((line) => FIRST_CUSTOMERS.test(line))
  return isPaid ? lines.filter((line) => /nobody has paid yet|names nobody who has paid/i.test(line)) : []
}

/** Rows of figures with one name: the reader cannot know which is which. */
export const rowsHaveNames: Rule = ({ sections }) =>
  tablesOf(sections)
    .filter(({ columns }) => columns.some(({ align }) => align === 'right'))
    .flatMap(({ rows, title }) =>
      duplicatesIn(rows.map(({ cells }) => (cells[0] ? plainText(cells[0]) : ''))).map(
        (label) => `${title ?? 'table'}: ${label}`,
      ),
    )

const LEAST_CHECKED = 3

/** 'None contradicts another' needs sums that were really made. */
export const cleanOnlyIfChecked: Rule = ({ one, sections }) =>
  one.sums.length < LEAST_CHECKED
    ? linesIn(sections, 'summary').filter((line) => /contradicts another/.test(line))
    : []
