// 'Raise the price or hire?': one of the two costs nothing, or both are weighed in one sum.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { type Answer, type Ask, figuresInside, paceProse, sumAnswer } from './ask.ts'
import type { Kind } from './kind.ts'
import { answerLoan } from './loan.ts'
import type { KindScore } from './recognise.ts'

const SPENDING: Kind[] = ['hire', 'purchase', 'premises', 'loan', 'size']
/** What else a price may be weighed against, where the question names no other price. */
const OTHERS: Kind[] = ['choice', 'enough']
const NOT_WEIGHED = /\binflation\b|\bor (?:leave|stay|not|keep)\b/i
const OR = /\bor\b|\bbefore\b|\boder\b|\bou\b|\bfirst\b|\brather\b/i
const RAISING = /\brais|\bincreas|\bput\b.{0,25}\bup\b|\bprice up\b|\bhigher\b|\bcharge more\b|\bgo up\b/i
const FULL = /\bbacklog\b|\bwithout hiring\b|\bwaiting list\b/i
const LEAST = 3
const A_TENTH = 0.1

/** Undefined where the question does not weigh two things that have a sum in common. */
export function answerBoth(ask: Ask, kinds: KindScore[]): Answer | undefined {
  // Who cannot serve all that come asks too little.
  if (FULL.test(ask.question.text)) return priceFirst(ask)
  if (!OR.test(ask.question.text)) return undefined
  const names = (kind: Kind) => kinds.some((one) => one.kind === kind)
  const asks = (kind: Kind) => kinds.some((one) => one.kind === kind && one.score >= LEAST)
  if (asks('price') && RAISING.test(ask.question.text) && weighsPrice(ask, names)) return priceFirst(ask)
  if (asks('loan') && asks('equity')) return loanOrShare(ask)
  return undefined
}

function weighsPrice(ask: Ask, names: (kind: Kind) => boolean): boolean {
  if (NOT_WEIGHED.test(ask.question.text)) return false
  if (SPENDING.some(names)) return true
  const hasPrice = figuresInside(ask).some(({ unit }) => unit === 'money' || unit === 'count')
  return !hasPrice && OTHERS.some(names)
}

/** A higher price needs no money; what is bought or hired has to be earned. */
function priceFirst(ask: Ask): Answer | undefined {
  const { economics } = ask
  if (!economics || economics.price === undefined) return undefined
  const { price, left, pace, noun, most } = economics
  const more = price * A_TENTH
  const loss = more / (left + more)
  const isFull = FULL.test(ask.question.text) || (most !== undefined && pace > most * 0.85)
  return sumAnswer(
    together(
      say`The price first: it costs nothing and can be taken back.`,
      say`A tenth more, ${ask.money('more', more)} on each ${words(noun[0])}, adds ${ask.about('added', more * pace)} a month if nobody leaves, and ${paceProse(ask, economics)}. You may lose ${ask.share('loss', loss)} of sales before it pays less than today.`,
      isFull
        ? say`You are full, so those who leave make room. Spend on the other once you are full again at the new price.`
        : say`Spend on the other when sales have held at the new price for three months.`,
    ),
  )
}

function loanOrShare(ask: Ask): Answer | undefined {
  const { results } = ask.composer
  const loan = answerLoan(ask)
  const profit = results.year('ebitda', 3).value
  if (!loan || profit <= 0) return loan
  return sumAnswer(
    together(
      loan.says,
      say`A tenth of the company would cost ${ask.about('tenth', profit / 10)} of the third year’s profit, and every year after it; a loan ends.`,
    ),
  )
}
