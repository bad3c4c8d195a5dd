import type { Kind } from '../kind-row.ts'

export const gardens: Kind = {
  cues: /\b(garden(s|er|ers|ing)?|lawns?|landscap\w*|mowing|hedges?|trees?|arborist|yard work|snow (removal|clearing)|pool (service|cleaning|maintenance))\b/i,
  noun: 'gardening round',
  visit: { one: 'visit', many: 'visits' },
  customer: { one: 'garden', many: 'gardens' },
  worker: { role: 'Gardener', like: 'gardener', dollars: 37_000 },
  craft: 'prune so that it flowers next year',
  craftTest: 'four gardens kept for two months, hedge, lawn and beds, without a plant lost to the shears',
  trouble: [
    'Grass does not wait for the weekend. {buyers} {where} own more garden than time: by June the hedge is over the pavement, and whoever can be reached has six weeks of work ahead of him.',
    'People phone a gardener in May, all of them in the same fortnight. He takes the large jobs. The ordinary garden, an hour and a half every second week, is nobody’s business, and grows.',
  ],
  groups: [
    {
      who: 'owners past seventy',
      why: 'The garden is forty years of their life and the ladder is no longer allowed. They stay until they move, and they want to be asked about the roses.',
    },
    {
      who: 'landlords and house managers',
      why: 'They need it to look cared for on viewing days and want one invoice for nine addresses. Price decides; a missed month ends it.',
    },
  ],
  nothing:
    'A garden left alone for a summer costs a day with a brushcutter; left for three it costs a digger. Owners know this each autumn and forget it by March, so the offer has to arrive in February.',
  ask: {
    what: 'who cut the hedge last year, in which month, and what it cost',
    pass: 'five of the fifteen paid somebody, or let it grow because nobody came',
  },
  works:
    'A plan for the year, drawn on the first walk through the garden: eighteen visits or so, closer in May and June, one long day in autumn. Each visit costs {price}; green waste is weighed and charged as it is.',
  trust:
    'Gardens are lost in an afternoon by somebody who means well. So nothing is cut that was not walked past together first, and the first visit ends with three things that will not be done.',
  now: [
    'Battery tools have become strong enough for a whole morning, and quiet enough to work at eight without a letter from next door.',
    'Hot summers and sudden rain make people give up lawns; someone has to tell them what grows instead.',
  ],
  against:
    'The season speaks against it: four months bring most of the money, and two bring none. Whoever employs by the year pays for January.',
  caution:
    'A house is not a customer: many owners like to mow. And a wide circle looks rich until the trailer stands in traffic; two gardens in one road are worth three across town.',
  rivals: [
    {
      name: 'Do nothing: let it grow',
      why: 'free until the neighbour writes',
      fails: 'one large bill instead of ten small ones',
      answer: 'offer the rescue day, and the plan with it',
    },
    {
      name: 'Doing it oneself',
      why: 'fresh air and pride',
      fails: 'the hedge, the ladder, the back',
      answer: 'take the hedge and leave them the roses',
    },
    {
      name: 'The pensioner with a mower',
      why: 'cheap, cash, from the village',
      fails: 'does lawns, and one day stops',
      answer: 'take over his round with his blessing',
    },
    {
      name: 'The contractor',
      why: 'machines and a crew',
      fails: 'does not come for an hour and a half',
      answer: 'be the one he passes the small ones to',
    },
    {
      name: 'A robot mower',
      why: 'bought once, mows at night',
      fails: 'edges, hedges, leaves',
      answer: 'look after it with the rest',
    },
  ],
  danger:
    'The contractor is dangerous in a recession, when large gardens are postponed and his crew has to be fed. He then mows at cost. What he will not do is remember which rose came from the grandmother.',
  first: [
    'a walk through the garden, and a plan for its year',
    'visits every second week in the season',
    'hedge twice, before and after nesting',
    'green waste weighed and taken away',
    'a photograph after each visit',
    'winter work agreed in September',
  ],
  oneMore: 'paving, ponds and tree work need other licences, other machines and a second person on the rope',
  leftOut: [
    { what: 'tree felling', why: 'one branch on a car is more than a season earns' },
    { what: 'new gardens by design', why: 'they take weeks in spring, exactly when the round must run' },
    { what: 'single mowings on call', why: 'everybody calls in the same dry week' },
  ],
  workTest:
    'In July {founder} counts what died after our pruning. More than one shrub in all gardens together, and the next hedge is cut beside somebody who learned it.',
  priceTalk:
    'A price by the visit spreads the year; a price by the hour makes every May bill a quarrel. The rescue of a wild garden is quoted apart, at a day’s price, so that {price} stays honest for the rest.',
  priceTest:
    'In February ten plans go out, five paid by visit, five in twelve equal parts at a tenth more in total. Whichever is signed more often becomes the only one. Owner: {founder}.',
  channels: [
    { name: 'A card at every overgrown hedge', reached: 'doors', share: [0.005, 0.012, 0.025] },
    { name: 'House managers, called one by one', reached: 'managers', share: [0.05, 0.12, 0.25] },
    { name: 'Sent over the fence by a customer', reached: 'neighbours', share: [0.1, 0.2, 0.35] },
  ],
  winning:
    'A finished hedge advertises for six weeks. On the day it is cut, {founder} rings at both neighbours, shows the line, and names the price for theirs while the machine is still warm.',
  keeping:
    'Gardens are lost in winter, when nothing happens and the bank order is looked at. One visit in January, to look at the trees and say what spring needs, keeps the plan alive.',
  tools: [
    {
      part: 'plan',
      job: 'each garden’s year: what, when, how long',
      choice: 'a calendar with one colour for each week of the season',
    },
    {
      part: 'round',
      job: 'order of the day, weather, tip',
      choice: 'a map and the forecast, the evening before',
    },
    {
      part: 'machines',
      job: 'hours, blades, batteries',
      choice: 'a book in the van; blades sharpened every Friday',
    },
  ],
  data: 'Kept are the address, the gate code, the plan and its photographs. Gate codes are changed when somebody leaves the crew.',
  toolTest:
    'Two days of rain in May: within an hour the week is rearranged and every owner has the new day. Tried once on paper in March.',
  day: 'Load at seven, three or four gardens by four, the tip before it closes. A visit is an hour and a half with the way; in May the evenings are for quotes, in November for machines.',
  binds: 'dry hours between April and October',
  lever:
    'Since the season cannot be stretched, the road can be shortened: two gardens side by side share one way, one tip and one set-up.',
  alone: 'a pulled back in May leaves grass that no apology cuts',
  sceptic:
    'Four months have to feed twelve, in a trade where pensioners and students with a mower set the price. Machines are stolen from vans, backs are not replaced, and a wet May moves a month’s income into a June that is already full. Customers die or move into flats; those who stay want last year’s price.',
  kill: 'the winter visits are not booked for half of the gardens: the round will have to be won again in spring',
  steps: [
    {
      day: 30,
      action: 'Draw a year’s plan for six gardens, free of charge',
      number: 'plans signed',
      go: 'three',
    },
    {
      day: 48,
      action: 'Keep three gardens for four weeks, timed',
      number: 'minutes against plan',
      go: 'within a fifth',
    },
    { day: 62, action: 'Ring at the neighbours of each', number: 'new plans', go: 'two' },
    {
      day: 76,
      action: 'Ask the tip and two dealers for prices',
      number: 'cost of a visit',
      go: 'below a sixth of its price',
    },
  ],
  money: {
    shape: 'visits',
    price: [60, 95, 140],
    hours: 1.5,
    timesAYear: [12, 18, 26],
    perWorker: [3, 4, 5],
    daysAWeek: 4.2,
    small: 1,
    settled: 4,
    materials: [0.06, 0.1, 0.16],
    churn: [0.015, 0.025, 0.05],
    win: [20, 45, 100],
    winOf: 'customer of a local service',
    kit: [2_500, 6_000, 14_000],
    running: [250, 420, 750],
    reach: [4, 7, 12],
    way: 'by car',
    share: { label: 'with a garden of their own', range: [0.25, 0.45, 0.65] },
    willing: [0.03, 0.07, 0.12],
  },
}
