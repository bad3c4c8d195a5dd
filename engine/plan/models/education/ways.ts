// Where those who pay for teaching are met, and when they decide.
import type { Context } from '../../context.ts'
import { INDUSTRY_WAYS, type IndustryWays } from '../industry.ts'
import type { Teaching } from './teaching.ts'

/** Grown people who pay for themselves. */
const ADULTS: IndustryWays = {
  meets: ['the monthly evening of people who already do it', 'the letter of one employer or association'],
  trusts: 'somebody like themselves who has finished it',
  buys: 'in the weeks after New Year and after the summer',
  busy: 'the last weeks before a holiday',
  fears: 'to pay and to give up in the third week',
  paper: 'the dates, the hours and the way to get one’s money back',
  keeps: 'names, progress and payments',
}

/** People who do it for pleasure, on a free day. */
const LEISURE: IndustryWays = {
  meets: ['the weekend market where such things are shown', 'the desk of a house with guests'],
  trusts: 'a friend’s picture of the day',
  buys: 'for a birthday, a holiday or the coming weekend',
  busy: 'Monday to Wednesday',
  fears: 'to look foolish before others',
  paper: 'what is included, and what happens when it rains or somebody is ill',
  keeps: 'health questions and the cards of guests',
}

/** People who learn for a wage. */
const CAREER: IndustryWays = {
  meets: ['the job fair of the region', 'the group in which the trade’s newcomers ask'],
  trusts: 'a former colleague who was hired because of it',
  buys: 'in the month after a refusal, or when a contract ends',
  busy: 'the weeks of the year-end',
  fears: 'a year of instalments and the same job',
  paper: 'who was hired where, and what happens to the fee if one stops',
  keeps: 'what people earn, owe and are afraid of',
}

const FOR_LEISURE = /^(workshop|sports and driving school)$/
const FOR_CAREER = /^(bootcamp|certificate school)$/
const FOR_CHILDREN = /^(child|pupil|candidate)$/

export function waysFor({ u }: Context, { learner, noun }: Teaching): IndustryWays {
  if (FOR_CHILDREN.test(learner.one)) return INDUSTRY_WAYS.education
  if (FOR_LEISURE.test(noun)) return LEISURE
  if (FOR_CAREER.test(noun)) return CAREER
  if (u.sells.value !== 'to-businesses') return ADULTS
  return INDUSTRY_WAYS[u.industry.value === 'education' ? 'other' : u.industry.value]
}
