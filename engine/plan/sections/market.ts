// How many there are, and what they do instead.
import { formatNumber } from '../../money.ts'
import type { Context } from '../context.ts'
import { label, plainText, say } from '../kit/prose.ts'
import { type Block, columns, paragraph, type Section } from '../kit/section.ts'
import type { CompetitionText, MarketStep, MarketText } from '../model.ts'

export function marketSection(
  context: Context,
  { lead, steps, check, cautions, ending }: MarketText,
): Section {
  return {
    id: 'market',
    title: 'Market',
    blocks: [
      paragraph(lead),
      stepTable(steps),
      ...rings(context, steps),
      paragraph(check),
      paragraph(cautions),
      { kind: 'ending', ...ending },
    ],
  }
}

function stepTable(steps: MarketStep[]): Block {
  let number = 0
  return {
    kind: 'table',
    columns: [
      { head: 'Step', align: 'left' },
      { head: 'Working', align: 'left' },
      { head: 'Result', align: 'right' },
    ],
    rows: steps.map(({ working, result, is }) => ({
      strong: is !== undefined,
      cells: [
        is ? label(is) : say`${{ words: formatNumber(++number) }}`,
        working,
        is ? say`${result} a year` : say`${result}`,
      ],
    })),
  }
}

function rings({ u }: Context, steps: MarketStep[]): Block[] {
  const found = steps.filter(({ is }) => is !== undefined)
  if (found.length < 3) return []
  const [tam, sam, som] = found as [MarketStep, MarketStep, MarketStep]
  return [
    {
      kind: 'chart',
      title: 'All, reachable, and ours in the third year',
      alternative: say`All who could buy: ${tam.result} a year; of these within reach: ${sam.result}; planned for the third year: ${som.result}.`,
      chart: {
        kind: 'nested',
        unit: u.currency.value,
        rings: found.map(({ is, result }) => ({ name: is ?? '', value: result.value })),
      },
    },
  ]
}

export function competitionSection(
  _context: Context,
  { lead, alternatives, position, ending }: CompetitionText,
): Section {
  const leaves = alternatives.some(({ whereItWins }) => whereItWins && plainText(whereItWins) !== '')
  return {
    id: 'competition',
    title: 'Competition',
    blocks: [
      paragraph(lead),
      {
        kind: 'table',
        columns: columns([
          'Alternative',
          'Why it is chosen',
          'Where it fails',
          'What we do about it',
          ...(leaves ? ['Where it wins'] : []),
        ]),
        rows: alternatives.map(({ name, whyChosen, whereItFails, answer, whereItWins }) => ({
          cells: [
            say`${{ words: name }}`,
            whyChosen,
            whereItFails,
            answer,
            ...(leaves ? [whereItWins ?? label('–')] : []),
          ],
        })),
      },
      paragraph(position),
      { kind: 'ending', ...ending },
    ],
  }
}
