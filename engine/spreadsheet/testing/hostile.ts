// A plan whose words try to be more than words.
import type { Plan } from '../../plan/plan.ts'
import { replanned } from './plans.ts'

export const HOSTILE_NAME = '=HYPERLINK("http://evil.example","Larder") & <b>Loaf</b>'

const WORDS = [
  '+1+cmd|evil',
  '@SUM(evil)',
  '-2+3',
  '\t=1+evil',
  '\r\n=evil',
  "'evil'!A1",
  '_x0041_ \u0000\u0008\ud800',
  '😀'.repeat(100),
  `${'long '.repeat(40)}]]>`,
]

export function hostile(plan: Plan): Plan {
  let next = 0
  const word = () => WORDS[next++ % WORDS.length] ?? ''
  const { drivers } = plan.finance
  return {
    ...replanned(plan, {
      ...drivers,
      streams: drivers.streams.map((stream) => ({ ...stream, label: word(), unit: word() })),
      staff: drivers.staff.map((line) => ({ ...line, role: word() })),
      costs: drivers.costs.map((line) => ({ ...line, label: word() })),
      investments: drivers.investments.map((line) => ({ ...line, label: word() })),
      funding: {
        ...drivers.funding,
        equity: drivers.funding.equity.map((line) => ({ ...line, label: word() })),
      },
    }),
    name: HOSTILE_NAME,
    founder: '=cmd|evil & "sons"',
  }
}
