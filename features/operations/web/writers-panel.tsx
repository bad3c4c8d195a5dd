import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Operations } from '../contract.ts'
import { Figure, Figures, Nothing, Panel } from './panel.tsx'
import { kindInWords, money, number, reasonInWords, shortMoment, tokens } from './words.ts'

type Writing = Operations['writing']
type Now = NonNullable<Writing['now']>

export function WritersPanel({ writing }: { writing: Writing }) {
  const { blueprints, byModel, byHouse, fallbacks, models, kinds, now } = writing
  const note =
    blueprints === 0
      ? 'No language model was asked for a blueprint: the house wrote everything.'
      : `A language model was asked for ${number(blueprints)} blueprints.`
  return (
    <Panel title="Writers" note={note} badge={now && <State now={now} />}>
      {blueprints > 0 && (
        <Figures>
          <Figure name="Sections by the model">{number(byModel)}</Figure>
          <Figure name="By the house instead">{number(byHouse)}</Figure>
          <Figure name="Fallbacks">{share(byHouse, byModel + byHouse)}</Figure>
          <Figure name="Model cost">{totalCost(models) ?? 'No price set'}</Figure>
        </Figures>
      )}
      {now && <Budget now={now} />}
      {blueprints > 0 && (
        <>
          <ModelTable models={models} />
          {kinds.length > 0 && <KindTable kinds={kinds} />}
          {fallbacks.length === 0 && (
            <Nothing>Every section that the model was asked for is the model's.</Nothing>
          )}
        </>
      )}
      {fallbacks.length > 0 && <Fallbacks fallbacks={fallbacks} />}
      <div className="border-t border-line px-5 py-5 sm:px-6">
        <LinkButton to="/admin/language-model">Compare house and model</LinkButton>
      </div>
    </Panel>
  )
}

function State({ now: { plansBy, breaker } }: { now: Now }) {
  if (plansBy === 'house') return <Badge>The house writes</Badge>
  if (breaker.state === 'open')
    return <Badge kind="bad">Model paused until {breaker.until && shortMoment(breaker.until)}</Badge>
  if (breaker.state === 'trying') return <Badge kind="warn">Trying the model again</Badge>
  return <Badge kind="ok">The model writes</Badge>
}

/** Of the last 24 hours. */
function Budget({ now: { plan, spent, day, left } }: { now: Now }) {
  return (
    <div className="border-t border-line pt-5">
      <h3 className="px-5 pb-4 text-small font-semibold sm:px-6">Last 24 hours</h3>
      <Figures>
        <Figure name="Spent or reserved">{amountInWords(spent)}</Figure>
        <Figure name="Limit of a day">{amountInWords(day) || 'None'}</Figure>
        <Figure name="Left">{amountInWords(left) || '—'}</Figure>
        <Figure name="Limit of a plan">{amountInWords(plan)}</Figure>
      </Figures>
    </div>
  )
}

/** '46 k · $1.20' */
const amountInWords = ({ tokens: count, dollars }: Now['spent']) =>
  [count !== undefined && tokens(count), dollars !== undefined && inDollars(dollars)]
    .filter(Boolean)
    .join(' · ')

const inDollars = (dollars: number) => money(Math.round(100 * dollars))
const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)}%`)

function totalCost(models: Writing['models']): string | undefined {
  if (models.some(({ costDollars }) => costDollars === undefined)) return undefined
  return inDollars(models.reduce((sum, { costDollars = 0 }) => sum + costDollars, 0))
}

function ModelTable({ models }: { models: Writing['models'] }) {
  return (
    <Table
      frameless
      caption="Language models, their tokens and their cost"
      className="border-t border-line"
      head={
        <Tr>
          <Th>Model</Th>
          <Th numeric>Calls</Th>
          <Th numeric>Tokens read</Th>
          <Th numeric>Tokens written</Th>
          <Th numeric>Cost</Th>
        </Tr>
      }
    >
      {models.map(({ model, calls, inputTokens, outputTokens, costDollars }) => (
        <Tr key={model}>
          <RowName>{model}</RowName>
          <Td numeric>{number(calls)}</Td>
          <Td numeric>{tokens(inputTokens)}</Td>
          <Td numeric>{tokens(outputTokens)}</Td>
          <Td numeric>{costDollars === undefined ? '—' : inDollars(costDollars)}</Td>
        </Tr>
      ))}
    </Table>
  )
}

function KindTable({ kinds }: Pick<Writing, 'kinds'>) {
  return (
    <Table
      frameless
      caption="What the language model was asked for"
      className="border-t border-line"
      head={
        <Tr>
          <Th>Asked for</Th>
          <Th numeric>Calls</Th>
          <Th numeric>Mean time</Th>
          <Th numeric>Tokens read</Th>
          <Th numeric>Tokens written</Th>
          <Th numeric>Cost</Th>
          <Th numeric>No answer</Th>
          <Th numeric>House instead</Th>
        </Tr>
      }
    >
      {kinds.map(
        ({ kind, calls, meanSeconds, inputTokens, outputTokens, costDollars, failures, fallbacks }) => (
          <Tr key={kind}>
            <RowName>{kindInWords(kind)}</RowName>
            <Td numeric>{number(calls)}</Td>
            <Td numeric>{meanSeconds.toFixed(1)} s</Td>
            <Td numeric>{tokens(inputTokens)}</Td>
            <Td numeric>{tokens(outputTokens)}</Td>
            <Td numeric>{costDollars === undefined ? '—' : inDollars(costDollars)}</Td>
            <Td numeric>{number(failures)}</Td>
            <Td numeric>{number(fallbacks)}</Td>
          </Tr>
        ),
      )}
    </Table>
  )
}

const RowName = ({ children }: { children: string }) => (
  <Th scope="row">
    <span className="font-normal whitespace-nowrap">{children}</span>
  </Th>
)

function Fallbacks({ fallbacks }: Pick<Writing, 'fallbacks'>) {
  return (
    <div className="border-t border-line px-5 py-5 sm:px-6">
      <h3 className="text-small font-semibold">Why the house wrote instead</h3>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-2">
        {fallbacks.map(({ reason, sections }) => (
          <li key={reason}>
            {reasonInWords(reason)}{' '}
            <span className="font-semibold text-ink tabular-nums">{number(sections)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
