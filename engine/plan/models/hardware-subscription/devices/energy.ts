// Meters on circuits and machines.
import type { Device } from '../device.ts'

export const ENERGY: Device = {
  cues: /\b(energy|electricity|power meters?|solar|photovoltaic|kwh|heat pumps?|batter(y|ies)|idle|consumption|utility bills?|heating|smart meters?|ev charg\w+|chargers?)\b/i,
  noun: { one: 'meter', many: 'meters' },
  customer: { one: 'site', many: 'sites' },
  buyers: 'firms with a power bill that hurts',
  scene:
    'The bill comes once a month as one number. Nobody can say which machine it was, whether the compressor runs at night, or why August costs as much as July although the hall was empty for two weeks. So the talk is about tariffs, which is the one part nobody in the building controls.',
  today: ['compare this year’s bill with last year’s', 'switch supplier every second winter'],
  groups: [
    {
      who: 'small works and workshops',
      why: 'Power is their second or third cost, and nobody has it as a job.',
    },
    {
      who: 'owners of several buildings',
      why: 'They pay for boilers and ventilation that run for an empty house, and learn of it from a caretaker who has retired.',
    },
    {
      who: 'sites that must report',
      why: 'A bank, a large customer or a law asks for figures, and the bill has only one.',
    },
  ],
  loss: 'Waste is silent and divided by twelve. What runs on Sundays has always run on Sundays, and whoever installed it is no longer there.',
  asked: 'what the last bill was, what they think the three largest users are, and what ran last Sunday',
  askedPass: 'cannot name what ran on Sunday, and pay a bill of which a twentieth would cover the fee',
  reads: 'clips around a cable without cutting it and follows the current of one machine or circuit',
  tells: 'a short note: what ran when nobody was there, and what it cost',
  limits:
    'No meter saves anything by itself. Somebody has to go and turn the thing off, and after three months the easy savings are made; what is sold then is that they stay made.',
  whyNow: [
    'Clip-on sensors need no interruption of supply, so an electrician fits a dozen in a morning.',
    'Prices have moved enough in a few years that owners who never looked now do.',
  ],
  against: 'Against now speaks relief: each time tariffs fall, the subject is closed again.',
  rivals: [
    {
      name: 'Do nothing: pay the bill',
      why: 'no effort',
      fails: 'every month',
      answer: 'take one circuit for a week, free',
    },
    {
      name: 'Changing supplier',
      why: 'quick, one signature',
      fails: 'a cheaper price for the same waste',
      answer: 'do both, the second first',
    },
    {
      name: 'The energy adviser',
      why: 'a report with measures',
      fails: 'one visit, then a drawer',
      answer: 'be the instrument he leaves behind',
    },
    {
      name: 'The utility’s own portal',
      why: 'free with the main meter',
      fails: 'one number for the whole site',
      answer: 'go one level deeper, machine by machine',
    },
    {
      name: 'A building control system',
      why: 'switches as well as measures',
      fails: 'a project for large houses',
      answer: 'stay with sites that have no caretaker',
    },
  ],
  danger: 'the utility that reads machines out of its main meter',
  dangerWhy:
    'It has the data and the bill. It also sells power, and has little reason to be good at selling less.',
  features: [
    'current of each large user, minute by minute',
    'a Sunday report',
    'cost in money, at the site’s own tariff',
    'a note when something runs that should not',
    'figures for the yearly report, ready to sign',
  ],
  leftOut: [
    { what: 'switching machines', why: 'an interlock and a lawyer for each' },
    { what: 'trading flexibility', why: 'a licence, and years until it pays at this size' },
    { what: 'advice on financing solar', why: 'others live from that' },
  ],
  productTest:
    'Six circuits are measured for two weeks beside a calibrated instrument. Five must agree within three in a hundred, and the Sunday report must have found one thing that the owner did not know at four sites of six.',
  billing: 12,
  billingWhy: 'A year at a time, since savings show best against the same month a year earlier.',
  anchor:
    'It is priced against the bill: a twentieth of what is saved feels fair, and a flat fee below that needs no argument.',
  channels: [
    {
      name: 'Electricians who fit it and are paid for it',
      reached: 'sites named',
      conversion: [0.15, 0.26, 0.4],
      share: 0.4,
    },
    { name: 'A free week on one circuit', reached: 'trials', conversion: [0.2, 0.34, 0.48], share: 0.4 },
    {
      name: 'Energy advisers and the chamber’s evenings',
      reached: 'talks',
      conversion: [0.05, 0.12, 0.2],
      share: 0.2,
    },
  ],
  sale: 'The first Sunday report sells it, in the silence after the owner has read what ran. So the trial is the sales talk, and the electrician is the salesman.',
  layers: [
    {
      part: 'meter',
      job: 'current without cutting a wire',
      choice: 'split transformers bought in; readings in the box by the distribution board',
    },
    {
      part: 'way out',
      job: 'leave a cellar full of steel',
      choice: 'cellular with a long antenna; the site’s network only if offered',
    },
    {
      part: 'report',
      job: 'find what runs when nobody is there',
      choice: 'opening hours and plain thresholds before any learned pattern',
    },
  ],
  silent:
    'A meter that has lost its phase shows a saving. Sudden improvements are checked before they are praised.',
  acceptance:
    'The sum of all circuits at five sites has to agree with the supplier’s bill within four in a hundred over one month.',
  rhythm:
    'Fitting days are few and early, before the hall starts. Reports go out on Mondays; the first three months are lively, and the fourth has to be worked for.',
  breaks:
    'Clips slip, boards are rebuilt, fuses are renamed. A photograph of each clip with the circuit’s name is taken on the day, since the commonest fault is a meter on the wrong wire.',
  gap: {
    gap: 'An electrician’s licence',
    why: 'nobody else may open the board',
    closedBy: 'two firms under a framework contract, each with its own insurance',
  },
  risk: {
    name: 'Savings are made and the fee is dropped',
    likelihood: 'high',
    sign: 'report unopened in month four',
    answer: 'show what crept back; sell the yearly figures',
  },
  sceptic:
    'The better it works, the sooner it is superfluous. Three easy things are found in the first month, they are fixed in the second, and in the fourth an owner asks what he is paying for. The utility gives curves away, and the adviser brings his own clips.',
  wrongIf: 'savings creep back where nobody watches, and if sites that know this renew in the second year',
  ways: {
    meets: ['the chamber’s energy evening', 'the electrical wholesaler’s counter at seven'],
    trusts: 'the electrician who knows the board',
    buys: 'in the week of the yearly bill',
    busy: 'season and stocktaking',
    keeps: 'load curves, from which a rival could read the order book',
  },
  devices: [3, 8, 20],
  hours: 5,
  perHead: 190,
  build: [25, 42, 75],
  price: [65, 110, 190],
  service: [4, 7.5, 13],
  serving: [0.6, 1.1, 2],
  replaced: [0.02, 0.04, 0.08],
  churn: undefined,
  joining: [2, 5, 9],
  cac: [220, 430, 950],
  market: {
    counted: [],
    perMillion: [800, 2_000, 5_000],
    householdShare: undefined,
    register: 'the industrial register and the utility’s list by load',
    pays: [0.05, 0.1, 0.2],
    paysWho: 'with a bill large enough that a twentieth pays the fee',
  },
  approval: { what: 'Radio and electrical safety tests', dollars: [4_000, 8_000, 16_000] },
  second: undefined,
}
