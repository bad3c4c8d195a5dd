// Which sort of device, by the words of the brief.
import type { Context } from '../../context.ts'
import { capital } from '../../names.ts'
import { kindOf } from '../kind.ts'
import type { Device } from './device.ts'
import { BUILDINGS } from './devices/buildings.ts'
import { COLD } from './devices/cold.ts'
import { ELDERS } from './devices/elders.ts'
import { ENERGY } from './devices/energy.ts'
import { FLEET } from './devices/fleet.ts'
import { HEALTH } from './devices/health.ts'
import { HOME } from './devices/home.ts'
import { LIVESTOCK } from './devices/livestock.ts'
import { LOCKS } from './devices/locks.ts'
import { MACHINES } from './devices/machines.ts'
import { PETS } from './devices/pets.ts'
import { PILLS } from './devices/pills.ts'
import { SHOPS } from './devices/shops.ts'
import { SOIL } from './devices/soil.ts'
import { WATER } from './devices/water.ts'

/** Where a brief uses the words of two as often, the first counts. */
const KNOWN: Device[] = [
  WATER,
  SOIL,
  LIVESTOCK,
  COLD,
  FLEET,
  MACHINES,
  SHOPS,
  PILLS,
  HEALTH,
  ELDERS,
  PETS,
  LOCKS,
  ENERGY,
  BUILDINGS,
  HOME,
]

const PLAIN: Device = {
  cues: /(?!)/,
  noun: { one: 'device', many: 'devices' },
  customer: { one: 'customer', many: 'customers' },
  buyers: 'people who have the trouble often enough to pay for an answer',
  scene:
    'Something happens while nobody looks, and is found out when it has become dear. That is the whole case for a device that watches: it is there at the hour when people are not, and it does not get bored.',
  today: ['look when they happen to be there', 'write it down afterwards, if anybody asks'],
  groups: [
    {
      who: 'those who have paid for it lately',
      why: 'A fresh bill is the best salesman. They know the amount, the date and who was blamed.',
    },
    {
      who: 'those who answer to somebody else',
      why: 'They need a record more than a warning, and a record is worth a fee every month.',
    },
  ],
  loss: 'Most months nothing happens, and in those months doing nothing is the cheaper choice. The offer has to be worth its fee in an ordinary month too.',
  asked: 'when it last went wrong, who noticed, how long that took and what it cost',
  askedPass: 'name a case of the last year that cost more than twelve months of the fee',
  reads: 'watches the one thing that matters and compares it with what is usual there',
  tells: 'a message when something has to be done, and a quiet monthly record when not',
  limits:
    'What it measures is narrow, and the talk should begin with that. It knows one spot and one quantity; whoever expects an adviser will be let down in the first week.',
  whyNow: [
    'A radio module with its own certificate, a rented server and an assembler who takes fifty boards have brought small series within reach of a founder’s purse.',
    'Buyers have learned to pay by the month for things that used to be sold once, provided that they may stop.',
  ],
  against:
    'Against now speaks supply: a single chip on the board can be out of stock for half a year, and a redesign costs more than the chip ever did.',
  rivals: [
    {
      name: 'Do nothing',
      why: 'free, and nothing happened last month',
      fails: 'on the day it counts',
      answer: 'ask for the date and the bill of the last time',
    },
    {
      name: 'Somebody who looks',
      why: 'a person understands what he sees',
      fails: 'nights, weekends and holidays',
      answer: 'take over the hours nobody wants',
    },
    {
      name: 'A cheap gadget without a service',
      why: 'paid once',
      fails: 'nobody is told, and the battery dies unseen',
      answer: 'sell the message, not the gadget',
    },
    {
      name: 'The large maker’s system',
      why: 'a known name and a fitter',
      fails: 'priced and built for larger customers',
      answer: 'serve those it does not call back',
    },
  ],
  danger: 'the cheap gadget that learns to send a message',
  dangerWhy:
    'The parts are the same, the price is a third, and it is delivered tomorrow. What it lacks is somebody who notices that it has stopped.',
  features: [
    'one measurement, at the place where it counts',
    'a message to the person who can act',
    'a monthly record on one page',
    'a device that reports its own fault',
    'setting up without a technician, where that is possible',
  ],
  leftOut: [
    {
      what: 'a second measurement',
      why: 'each sensor added doubles what can fail and halves what is understood',
    },
    { what: 'a public interface for programmers', why: 'three customers asking for it come first' },
    { what: 'a version for other countries', why: 'radio rules, plugs and papers start again' },
  ],
  productTest:
    'Ten devices leave the house for four weeks, to people who owe the founder nothing. Nine must still report on the last day without a call for help, or the next batch waits.',
  billing: 1,
  billingWhy:
    'Monthly, because a newcomer has no right to a year’s trust; those who want a year get two months free.',
  anchor: 'The price is weighed against the last bad day and against the gadget that costs nothing a month.',
  channels: [
    { name: 'Shown in person', reached: 'demonstrations', conversion: [0.12, 0.22, 0.35], share: 0.4 },
    {
      name: 'Passed on by first customers',
      reached: 'introductions',
      conversion: [0.12, 0.24, 0.4],
      share: 0.35,
    },
    {
      name: 'Found by searching for the trouble',
      reached: 'visitors',
      conversion: [0.008, 0.018, 0.03],
      share: 0.25,
    },
  ],
  sale: 'People buy it in the week after something went wrong. The work is to be known before that week, and to be able to deliver in it.',
  layers: [
    {
      part: 'device',
      job: 'measure, store, send',
      choice: 'a board around a certified radio module; two suppliers for each dear part',
    },
    {
      part: 'power',
      job: 'a year without a thought',
      choice: 'battery with a stated date, mains where there is a socket',
    },
    { part: 'message', job: 'reach whoever can act', choice: 'text message first, telephone call at night' },
  ],
  silent:
    'A device that has gone quiet is not good news. Silence is reported within the hour, to the customer and to us.',
  acceptance:
    'One hundred devices are switched on together for a week. Ninety-eight must report every hour, and each of the others must have said why.',
  rhythm:
    'A batch is ordered, tested for a week, packed and sent; then the work is support. The calendar belongs to the assembler’s lead time, which is longer than any customer’s patience.',
  breaks:
    'Batteries, plugs, seals and passwords fail, in that order. Each return is opened on the day it comes back and gets one line in a list; the list decides what the next batch changes.',
  gap: {
    gap: 'Somebody who has brought a board into series',
    why: 'a prototype that works is a tenth of the way',
    closedBy: 'a production engineer reviews drawings and tests for three days before the first order',
  },
  risk: {
    name: 'A part cannot be had',
    likelihood: 'medium',
    sign: 'delivery dates beyond twenty weeks',
    answer: 'a second source on the drawing, three months of the dear part in stock',
  },
  sceptic:
    'Hardware is hard to change, slow to make and easy to copy. A fault costs a letter in software and a return in hardware; and the fee, which has to pay for all of it, can be cancelled while the device goes on lying in a drawer.',
  wrongIf:
    'strangers go on paying after the third month, and if what comes back for repair stays below one in twenty',
  ways: undefined,
  devices: [1, 2, 5],
  hours: 2,
  perHead: 290,
  build: [50, 110, 260],
  price: [120, 270, 650],
  service: [12, 24, 45],
  serving: [2, 4, 8],
  replaced: [0.03, 0.06, 0.12],
  churn: undefined,
  joining: [2.5, 7, 12],
  cac: [130, 270, 700],
  market: {
    counted: [{ metric: 'businesses', of: 'small employers' }],
    perMillion: [4_000, 9_000, 18_000],
    householdShare: undefined,
    register: 'the trade register, by branch and place',
    pays: [0.004, 0.01, 0.03],
    paysWho: 'that have the trouble at least once a year',
  },
  approval: { what: 'Radio and safety tests', dollars: [2_500, 5_500, 11_000] },
  second: undefined,
}

/** What households buy is one piece, cheaper, by post, and in greater numbers. */
const PLAIN_HOME: Device = {
  ...PLAIN,
  customer: { one: 'household', many: 'households' },
  buyers: 'households that have the trouble often enough to pay for an answer',
  channels: [
    {
      name: 'Groups in which such things are shown and asked for',
      reached: 'readers',
      conversion: [0.004, 0.01, 0.02],
      share: 0.4,
    },
    {
      name: 'Advertisements to those who search for the trouble',
      reached: 'visitors',
      conversion: [0.008, 0.016, 0.028],
      share: 0.35,
    },
    { name: 'Friends told by owners', reached: 'owners', conversion: [0.08, 0.16, 0.25], share: 0.25 },
  ],
  devices: [1, 1, 2],
  hours: 0,
  perHead: 2_700,
  build: [25, 45, 90],
  price: [59, 109, 220],
  service: [4, 7, 12],
  serving: [0.7, 1.4, 3],
  churn: [0.018, 0.03, 0.05],
  joining: [20, 75, 140],
  cac: [18, 32, 70],
  market: {
    counted: [],
    perMillion: undefined,
    householdShare: [0.05, 0.12, 0.25],
    register: 'the household survey of the statistics office',
    pays: [0.02, 0.05, 0.1],
    paysWho: 'that would pay for such a thing every month, and not only once',
  },
}

export function deviceOf(context: Context): Device {
  const toHouseholds = context.u.sells.value === 'to-consumers'
  return calledByTheBrief(context, kindOf(context, KNOWN, toHouseholds ? PLAIN_HOME : PLAIN))
}

/** Words of ours that mean the thing and nothing else, so that the founder's own may stand in their place. */
const OURS = ['device', 'tag', 'monitor', 'sensor', 'tracker']
const THEIRS =
  /\b(collar|tag|sensor|monitor|dispenser|tracker|bracelet|wristband|pendant|camera|probe|patch|bolus|buoy|beacon|gauge|detector|thermostat|feeder)(es|s)?\b/i

/** A founder who makes collars reads of collars, not of tags. */
function calledByTheBrief({ brief }: Context, device: Device): Device {
  const { one, many } = device.noun
  const theirs = THEIRS.exec(brief.businessIdea)?.[1]?.toLowerCase()
  if (!theirs || theirs === one || !OURS.includes(one)) return device
  const plural = `${theirs}${/(s|ch)$/.test(theirs) ? 'es' : 's'}`
  const renamed = (text: string) => swap(swap(text, many, plural), one, theirs)
  return everyText(device, renamed)
}

function swap(text: string, from: string, to: string): string {
  return text
    .replace(new RegExp(`\\b${from}\\b`, 'g'), to)
    .replace(new RegExp(`\\b${capital(from)}\\b`, 'g'), capital(to))
}

function everyText<Row>(row: Row, change: (text: string) => string): Row {
  if (typeof row === 'string') return change(row) as Row
  if (Array.isArray(row)) return row.map((each) => everyText(each, change)) as Row
  if (typeof row !== 'object' || row === null || row instanceof RegExp) return row
  return Object.fromEntries(Object.entries(row).map(([key, each]) => [key, everyText(each, change)])) as Row
}
