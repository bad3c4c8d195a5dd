import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { Operations } from '../contract.ts'
import { Figure, Figures, Nothing, Panel } from './panel.tsx'
import { money, number, reasonInWords, tokens } from './words.ts'

type Writing = Operations['writing']

export function WritersPanel({ writing }: { writing: Writing }) {
  const { blueprints, byModel, byHouse, fallbacks, models } = writing
  const note =
    blueprints === 0
      ? 'No language model was asked: the house wrote everything.'
      : `A language model was asked for ${number(blueprints)} blueprints.`
  return (
    <Panel title="Writers" note={note}>
      {blueprints > 0 && (
        <>
          <Figures>
            <Figure name="Sections by the model">{number(byModel)}</Figure>
            <Figure name="By the house instead">{number(byHouse)}</Figure>
            <Figure name="Fallbacks">{share(byHouse, byModel + byHouse)}</Figure>
            <Figure name="Model cost">{totalCost(models) ?? 'No price set'}</Figure>
          </Figures>
          <ModelTable models={models} />
          {fallbacks.length === 0 ? (
            <Nothing>Every section that the model was asked for is the model's.</Nothing>
          ) : (
            <Fallbacks fallbacks={fallbacks} />
          )}
        </>
      )}
    </Panel>
  )
}

const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)}%`)

function totalCost(models: Writing['models']): string | undefined {
  if (models.some(({ costDollars }) => costDollars === undefined)) return undefined
  return money(Math.round(100 * models.reduce((sum, { costDollars = 0 }) => sum + costDollars, 0)))
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
          <Th scope="row">
            <span className="font-normal whitespace-nowrap">{model}</span>
          </Th>
          <Td numeric>{number(calls)}</Td>
          <Td numeric>{tokens(inputTokens)}</Td>
          <Td numeric>{tokens(outputTokens)}</Td>
          <Td numeric>{costDollars === undefined ? '—' : money(Math.round(100 * costDollars))}</Td>
        </Tr>
      ))}
    </Table>
  )
}

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
