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

const FOR_CHILDREN = /^(child|pupil|candidate)$/

export function waysFor({ u }: Context, { learner }: Teaching): IndustryWays {
  if (FOR_CHILDREN.test(learner.one)) return INDUSTRY_WAYS.education
  if (u.sells.value !== 'to-businesses') return ADULTS
  return INDUSTRY_WAYS[u.industry.value === 'education' ? 'other' : u.industry.value]
}
