// 'Is he right?', 'What should I find out first?': the founder's own figures held against each other, else the first test.
import { say, together } from '../../plan/kit/prose.ts'
import { words } from '../../plan/kit/quantity.ts'
import { dayOf, inSentence, testsOf } from '../composer.ts'
import {
  type Answer,
  type Ask,
  everyMonth,
  figureNear,
  leavesProse,
  paceProse,
  sumAnswer,
  wordAnswer,
} from './ask.ts'

const FIND_OUT = /\bfind out|\btest\b|\bpay\b|\bbuy\b|\bwalk\b|\bsign up/i

export function answerCheck(ask: Ask): Answer | undefined {
  const { economics, composer } = ask
  if (FIND_OUT.test(ask.question.text)) return firstTest(ask)
  const near = new Set(
    ask.question.figures.filter(({ distance }) => distance <= 3).map(({ entry }) => entry.id),
  )
  const contradiction = composer.one.reading.contradictions.find(({ figures }) =>
    figures.some((id) => near.has(id)),
  )
  if (contradiction)
    return sumAnswer(
      together(
        say`Not on these figures.`,
        say`${words(capital(contradiction.says))}${/[.!]$/.test(contradiction.says) ? say`` : say`.`}`,
        say`Settle which of them is true before you decide.`,
      ),
    )
  const claim = figureNear(ask, { roles: ['margin-claim'], unit: 'fraction', within: 3 })
  if (claim && economics) {
    const claimShare = Number(claim.value) / 100
    const isLess = economics.margin < claimShare - 0.03
    return sumAnswer(
      together(
        isLess ? say`The plan says less.` : say`It can be right.`,
        say`${ask.share('claimed', claimShare)} is claimed. In the plan one ${words(economics.noun[0])} leaves ${ask.share('margin', economics.margin)} before monthly costs of ${ask.about('fixed', economics.fixed)}.`,
        isLess
          ? say`Ask which costs were left out: pay for your own hours is the usual one.`
          : say`Check it against the bank statement of the last three months.`,
      ),
    )
  }
  if (!economics) return firstTest(ask)
  return sumAnswer(
    together(
      say`Judge it by the sum, not by who says it.`,
      leavesProse(ask, economics),
      say`Monthly costs are ${ask.about('fixed', economics.fixed)} with your pay, so ${ask.count('even', economics.even, economics.noun)}${everyMonth(economics)} are needed, and ${paceProse(ask, economics)}.`,
      say`Whoever is right has to show a way that changes one of these numbers.`,
    ),
  )
}

function firstTest(ask: Ask): Answer | undefined {
  const { composer, economics } = ask
  const s = composer.sentences()
  const [test] = testsOf(composer)
  const action = test && s.text(test.do)
  const pass = test && s.text(test.pass)
  if (!test || !action || !pass) return undefined
  const sum =
    economics &&
    say`It takes ${ask.count('even', economics.even, economics.noun)}${everyMonth(economics)} to pay everything and everybody, so that is what you are testing for.`
  const says = together(
    say`Ask for money, not for opinions.`,
    say`By ${dayOf(composer, test.day)}: ${inSentence(action)}. It passes if ${inSentence(pass)}.`,
    sum,
  )
  return sum ? sumAnswer(says) : wordAnswer(says)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
