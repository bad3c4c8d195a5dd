// What an industry is like to sell to, whatever one sells. As mechanism, not as praise.
import type { Industry } from '../../brief-words.ts'

export interface IndustryWays {
  /** Where people of the trade, or buyers of such things, can be met. Reads after 'at' or 'in'. */
  meets: [string, string]
  /** Whom they believe before they believe a stranger. */
  trusts: string
  /** When they buy, and when they have no time. */
  buys: string
  busy: string
  /** What they lose if it goes wrong: why they hesitate. */
  fears: string
  /** What has to be in writing before money moves. */
  paper: string
  /** What must never be lost or shown to the wrong person. */
  keeps: string
}

export const INDUSTRY_WAYS: Record<Industry, IndustryWays> = {
  technology: {
    meets: ['the forum where they ask each other for tools', 'the monthly meet-up of the trade'],
    trusts: 'a colleague who already uses it',
    buys: 'in the week after something broke',
    busy: 'the days before a release',
    fears: 'another tool that nobody opens after a month',
    paper: 'a page on security and a way to take the data out',
    keeps: 'accounts and what people typed in',
  },
  healthcare: {
    meets: ['the study evening of the local professional group', 'the list of the professional association'],
    trusts: 'another clinician of the same field',
    buys: 'after the monthly figures, when the week has a free hour',
    busy: 'Monday morning and the weeks of the winter colds',
    fears: 'a patient’s record in the wrong hands',
    paper: 'a signed agreement on health data',
    keeps: 'everything that names a patient',
  },
  finance: {
    meets: ['the evening of the accountants’ chapter', 'the newsletter that advisers really read'],
    trusts: 'their own accountant',
    buys: 'when the quarter has been closed',
    busy: 'the weeks around a tax date',
    fears: 'money in the wrong account, and a letter from the supervisor',
    paper: 'the licence, or the name of the firm under whose licence it runs',
    keeps: 'account numbers and balances',
  },
  education: {
    meets: ['the parents’ evening', 'the staff room, through one teacher'],
    trusts: 'the teacher who had the child last year',
    buys: 'in the weeks before a term, and again before exams',
    busy: 'exam weeks',
    fears: 'a lost year',
    paper: 'who is alone with a child, and how that was checked',
    keeps: 'names and work of minors',
  },
  'e-commerce': {
    meets: ['the groups in which buyers show what they found', 'the comment columns under a maker’s film'],
    trusts: 'photographs by other buyers',
    buys: 'on a Sunday evening, with the telephone in hand',
    busy: 'the six weeks before the holidays',
    fears: 'a parcel that has to go back',
    paper: 'the date of delivery and the way back, before paying',
    keeps: 'addresses and what was ordered',
  },
  retail: {
    meets: ['the street itself, on a Saturday', 'the notice board of the nearest school'],
    trusts: 'whoever served them last time',
    buys: 'on the way to something else',
    busy: 'Saturday before noon',
    fears: 'a second trip for nothing',
    paper: 'a receipt and a way to bring it back',
    keeps: 'the takings and the stock list',
  },
  'food & beverage': {
    meets: ['the Saturday market', 'the school gate at a quarter past eight'],
    trusts: 'their own tongue, and the neighbour’s',
    buys: 'hungry, and within five minutes’ walk',
    busy: 'the hour before the meal',
    fears: 'a queue, and something sold out',
    paper: 'allergens, in writing',
    keeps: 'the cold chain and its record',
  },
  'travel & hospitality': {
    meets: ['the desk of the small hotels nearby', 'the forum in which people plan the same trip'],
    trusts: 'reviews younger than a season',
    buys: 'six weeks to three days ahead',
    busy: 'the school holidays',
    fears: 'a ruined day that cannot be repeated',
    paper: 'what happens when it rains or they fall ill',
    keeps: 'passports, cards and arrival times',
  },
  'real estate': {
    meets: ['the owners’ meeting of the building', 'the office of one letting agent who answers'],
    trusts: 'the agent who sold the flat next door',
    buys: 'when a tenant gives notice',
    busy: 'the last week of a month',
    fears: 'an empty flat, or the wrong tenant in it',
    paper: 'the contract, and who holds the deposit',
    keeps: 'keys, deposits and papers of tenants',
  },
  entertainment: {
    meets: ['the queue before a show', 'the server where the fans talk'],
    trusts: 'a friend who was there',
    buys: 'on the day it is announced, or on the day itself',
    busy: 'Friday evening',
    fears: 'a dull evening',
    paper: 'the date, the seat and the rights',
    keeps: 'rights, and the list of guests',
  },
  marketing: {
    meets: ['the breakfast of the regional business club', 'the inbox of one busy marketing head'],
    trusts: 'a figure from a firm of their own size',
    buys: 'when the budget of the next quarter is divided',
    busy: 'the fortnight before a campaign',
    fears: 'money spent and nothing to show the managing director',
    paper: 'what is delivered by which day',
    keeps: 'the customers’ lists and passwords',
  },
  consulting: {
    meets: ['the annual day of the trade association', 'the table of a managing director who was a client'],
    trusts: 'a reference by telephone',
    buys: 'after a bad quarter, or before a visit of the bank',
    busy: 'the end of the financial year',
    fears: 'a report in a drawer',
    paper: 'the result, the days and the price on one page',
    keeps: 'what clients would not tell their own staff',
  },
  'fitness & wellness': {
    meets: ['the Saturday run', 'the changing room of the place they are leaving'],
    trusts: 'somebody of their own age who looks well',
    buys: 'in January and in September',
    busy: 'six to eight in the evening',
    fears: 'to pay for months and not go',
    paper: 'how to leave',
    keeps: 'health questions answered at the start',
  },
  other: {
    meets: ['the place where the trade already gathers once a month', 'the list of its association'],
    trusts: 'one of their own who tried it first',
    buys: 'when last season’s loss is still fresh',
    busy: 'high season',
    fears: 'a promise that fails on the one day it counts',
    paper: 'the price and the way out, on one page',
    keeps: 'what customers would not post on a wall',
  },
}
