// One aim, three months, and somebody who has been there.
import type { CauseKind } from '../kind.ts'

export const ACCESS: CauseKind = {
  cues: /\b(?:disab(led|ility|ilities)|wheelchairs?|blind|deaf|autis(m|tic)|prosthe|patients?|clinic|health|mental|hospitals?|cancer|therapy)/i,
  noun: 'health and access charity',
  served: { one: 'person supported for a year', many: 'people supported for a year' },
  money: {
    unitCost: [120, 280, 600],
    isYearly: true,
    monthlyGift: [9, 17, 30],
    singleGift: [30, 60, 130],
    joining: [8, 11, 14],
    grants: [1, 2, 4],
    grant: [900, 2_000, 4_500],
    trading: {
      label: 'Training and audits for employers',
      one: 'session',
      many: 'sessions',
      price: [120, 260, 500],
      aMonth: [1, 3, 5],
      cost: 0.3,
    },
    equipment: [2_500, 8_000, 25_000],
    help: { role: 'Support worker', like: 'carer', dollars: 40_000 },
    cares: [0.08, 0.15, 0.24],
  },
  scene:
    'The treatment ends, the form has been filled in, and the person stands at home with a device that does not fit or a diagnosis nobody explained. Between the clinic and a life there is a gap of small things. {Buyers} {where} are told by everybody whose job it is not.',
  groups: [
    {
      who: 'people in the first months',
      why: 'They would learn most from somebody who is three years ahead. That person exists, lives nearby, and nobody has introduced them.',
    },
    {
      who: 'employers and schools with one case',
      why: 'They mean well and are afraid of doing it wrong. Half a day with somebody who lives with it costs less than a mistake.',
    },
  ],
  nothing:
    'They manage, at home, with less than they could have; families give up hours and wages without counting them.',
  asked:
    'what they could do a year ago and no longer try, what it would take, and who told them it was not possible',
  askedGo:
    'eleven of twenty name one thing that a device, a skill or a companion would bring back within three months',
  craft:
    'Somebody with the same condition leads, a professional stands behind. One aim for each person, tried for three months, with the device or the place on loan before it is bought.',
  whyNow: [
    'Used devices in good order lie in cellars, and insurers have begun to pay for refitting them.',
    'Employers have to fill posts and quotas, and look for somebody who makes it work in the first weeks.',
  ],
  against: 'Public payers decide slowly and by category. Whatever smells of treatment needs a licence.',
  first: [
    'peers with the same condition, trained and paid by the hour',
    'devices on loan, refitted and checked',
    'one aim for each person, three months',
    'half-days for employers and schools',
    'a clinician who signs for safety',
  ],
  oneMore: 'each further condition needs its own peers, because experience does not transfer',
  phases: {
    proof: 'twenty people, one aim each, three months',
    proved: 'thirteen of twenty reached the aim, and none was harmed',
    open: 'loan store, referrals by two clinics, first employer’s half-day',
    settled: 'contracts by case with insurers or the town; peers on the payroll',
  },
  leftOut: [
    { what: 'treatment', why: 'it is licensed, and others do it' },
    { what: 'a centre of our own', why: 'people should go out, not come in' },
    { what: 'new devices as gifts', why: 'the wrong one stands in the hall for ever' },
  ],
  rivals: [
    {
      name: 'Do nothing: manage at home',
      why: 'no forms',
      fails: 'the world gets smaller',
      answer: 'one aim, three months',
    },
    {
      name: 'The clinic’s social service',
      why: 'professional, free',
      fails: 'ends at the door',
      answer: 'begin at its door',
    },
    { name: 'Self-help group', why: 'warm, knows it', fails: 'talks', answer: 'give it aims and a store' },
    {
      name: 'A supplier of devices',
      why: 'insured, new',
      fails: 'sells and leaves',
      answer: 'try before it is sold',
    },
  ],
  danger: 'a payer that changes its categories and no longer sees the case',
  hardToCopy: 'Peers who live with it and clinics that refer. A store of devices can be copied with a van.',
  misleads:
    'People reached and devices given mislead. Aims reached after three months, by the person’s own word, are the figure.',
  giftLead:
    'Donors give for an aim: to cook again, to ride to work. Employers pay for half a day at the price of any other training, because a low one would not be taken seriously.',
  giftTest:
    'The next six employers get two offers, a fifth apart. If three of six take the dearer, it becomes the price.',
  ways: [
    {
      name: 'Families and friends of those supported',
      reached: 'people close to them',
      converts: [0.03, 0.07, 0.12],
      share: 0.4,
      cost: 0.2,
    },
    {
      name: 'Clinics, pharmacies and fitters',
      reached: 'people at such a counter',
      converts: [0.001, 0.003, 0.006],
      share: 0.3,
      cost: 0.4,
    },
    {
      name: 'Employers after a half-day',
      reached: 'staff who took part',
      converts: [0.02, 0.05, 0.09],
      share: 0.3,
      cost: 0.4,
    },
  ],
  wayNote:
    'A peer tells of an aim reached, in two minutes, standing up or not. Employers hear it from another employer, with the figure for days lost before and after.',
  wayGo:
    'Two clinics refer three people a month each by month five. Otherwise {founder} asks the ward nurse, not the director.',
  layers: [
    {
      part: 'aim book',
      job: 'aim, start, three-month answer',
      choice: 'a hosted record in the country, two-step entry',
    },
    {
      part: 'loan store',
      job: 'device, check, who has it, due back',
      choice: 'numbered tags and one sheet',
    },
  ],
  keeps: 'Diagnoses are known to the peer and one clinician. An aim can be told without them.',
  toolTest:
    'A loan device is recalled: within a day it is known who has it, and within a week it is back or made safe.',
  week: 'Referrals on Monday, home visits in pairs on three days, the store on Thursday, an employer’s half-day when booked. Peers meet on Friday, since their own strength has to last.',
  bottleneck: 'Peers bind: they are few, and some weeks their own condition comes first.',
  gap: {
    gap: 'A clinician who signs',
    why: 'the line between support and treatment is a licence',
    closedBy: 'a named professional, paid by the hour, with a stop rule',
  },
  decision: 'Nothing is lent that has not been checked; nothing is advised that needs a licence.',
  risks: [
    {
      name: 'Somebody is hurt by a device',
      likelihood: 'low',
      sign: 'a tag out of date',
      answer: 'checks by date, cover, recall',
    },
    {
      name: 'Peers wear out',
      likelihood: 'medium',
      sign: 'two cancelled visits',
      answer: 'pairs, pay, a month off',
    },
  ],
  sceptic: [
    'It stands in the gap between payers, and gaps have no budget. Each success shows a payer what it need not pay for.',
    'Peers are the method and cannot be multiplied; the coordinator is the cost and can. In the end there is an office.',
  ],
  wrongIf:
    'thirteen of twenty aims are reached in three months, and if one payer or employer pays by case within the year',
  kill: [
    { when: 'the end of month five', stopIf: 'fewer than half of the aims are reached' },
    { when: 'the end of month twelve', stopIf: 'no clinic, employer or payer has paid for a case' },
  ],
  steps: [
    {
      day: 10,
      action: 'Ask twenty people for their one aim',
      number: 'aims',
      go: 'fifteen that can be tried in three months',
    },
    { day: 25, action: 'Train six peers', number: 'peers', go: 'six' },
    { day: 40, action: 'Start ten aims', number: 'begun', go: 'ten' },
    { day: 60, action: 'Collect and check the first loan devices', number: 'devices safe', go: 'ten' },
    { day: 85, action: 'Hold one half-day for an employer', number: 'price paid', go: 'the planned one' },
  ],
  finding: {
    headline: 'One aim, three months.',
    text: 'An aim that was reached can be shown to a payer, an employer and a donor; support without one cannot.',
  },
}
