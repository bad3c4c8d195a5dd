// Two days of weather, paid for a year ahead.
import type { EventKind } from '../kind.ts'

export const FESTIVAL: EventKind = {
  cues: /festivals?|open[- ]air|carnival|block party|film days/i,
  noun: 'festival',
  session: { one: 'edition', many: 'editions' },
  guest: { one: 'visitor', many: 'visitors' },
  paid: 'ticket',
  money: {
    price: [25, 48, 95],
    seats: [300, 900, 3_000],
    aYear: [1, 1, 1],
    filled: [0.62, 0.82],
    perGuest: [0.05, 0.08, 0.13],
    perSession: [0.4, 0.5, 0.62],
    beside: {
      label: 'Bar, food and stalls',
      one: 'visitor served',
      many: 'visitors served',
      guestsEach: 1,
      price: [8, 17, 30],
      cost: 0.45,
    },
    reach: {
      who: 'people within two hours of it',
      count: [150_000, 450_000, 1_500_000],
      go: [0.06, 0.12, 0.2],
      times: [1, 1.4, 2.5],
    },
    equipment: [1_500, 4_000, 12_000],
    help: { role: 'Production, by the season', like: 'operations', dollars: 46_000 },
  },
  scene:
    'A region can be full of people who love the same thing and have no weekend on which they meet. They drive to the large festival, camp beside strangers and see the third act they came for from far away. Whether a date {where} is still free is the first thing to find out.',
  groups: [
    {
      who: 'those who come in groups of four',
      why: 'One of them decides, in the week of the announcement, and the others pay her back. Convince the one who books, and you have the tent.',
    },
    {
      who: 'those who live within earshot',
      why: 'They come on the last evening or they ring the council. Free hours for neighbours cost little and settle which of the two it will be.',
    },
  ],
  nothing: 'They go to the large one again, or stay at home and look at pictures of it.',
  asked:
    'which festival they last went to, who in the group booked it, in which month, and what the weekend cost in all',
  askedGo:
    'eight of twenty spent more on the weekend than on the ticket and would swap the distance for a smaller one',
  craft:
    'A festival is remembered for one hour: the light, the act, the moment when the rain stopped. The rest is toilets, water, shade and queues, and those are what people do not forgive.',
  whyNow: [
    'Sites, stages and toilets can be hired by the weekend, and small acts tour between two larger dates if they are asked a year ahead.',
    'Ticket tools hand the list of buyers to whoever organises, so the second edition can be announced to the first.',
  ],
  against:
    'Bad weather belongs to every plan, and insurance against it costs more than a small festival earns. Fees of known acts have risen faster than tickets.',
  first: [
    'one stage or screen that is never empty',
    'water, shade and enough toilets',
    'early tickets in three steps',
    'food by people who live nearby',
    'a neighbours’ telephone that is answered',
  ],
  oneMore: 'a second stage doubles crew and sound and splits a crowd that fits before one',
  phases: {
    proof: 'one evening for a tenth of the public, same place, same subject, tickets paid',
    proved: 'the evening sells nine tenths a week ahead',
    open: 'the first edition, licensed, insured and no larger than the toilets',
    settled: 'the date is fixed for three years, half of the tickets go before the programme is known',
  },
  leftOut: [
    {
      what: 'a famous headliner',
      why: 'one fee eats the margin of the whole weekend, and his public leaves after him',
    },
    { what: 'camping in the first edition', why: 'it turns an event into a village with a night shift' },
    { what: 'cashless wristbands', why: 'they pay from some thousands of visitors on' },
  ],
  rivals: [
    {
      name: 'Do nothing: a weekend at home',
      why: 'free, dry, one’s own bed',
      fails: 'no story on Monday',
      answer: 'make the story short to tell',
    },
    {
      name: 'The large festival',
      why: 'names, and all the friends go',
      fails: 'far, loud, dear',
      answer: 'be near and see the stage',
    },
    {
      name: 'The town’s own free fête',
      why: 'costs nothing, everybody is there',
      fails: 'the same band every year',
      answer: 'another week, another crowd',
    },
    {
      name: 'A single concert or screening',
      why: 'one evening, no tent',
      fails: 'over at eleven',
      answer: 'sell the last evening alone too',
    },
  ],
  danger: 'the town, on the day it puts money into a free one on the same weekend',
  hardToCopy:
    'A date in people’s calendars, a licence that was kept without a complaint, and neighbours who come. A programme can be booked by anybody with a deposit.',
  misleads:
    'Tickets sold a month ahead mislead both ways: many go in the last fortnight, and in rain those stay away. Costs fall due before it.',
  priceLead:
    'Groups compare the whole weekend, so the ticket is the smaller half of what it costs them. Early tickets pay the deposits and are the cheapest money the festival will ever borrow.',
  priceTest:
    'The first step of tickets is cut to a fifth of the number and sold at the second step’s price. If it is gone within ten days, all steps move up.',
  ways: [
    {
      name: 'Last year’s buyers and the list of those who asked',
      reached: 'people on the list',
      converts: [0.1, 0.2, 0.35],
      share: 0.35,
      cost: 0.1,
    },
    {
      name: 'Acts, makers and stalls who tell their own people',
      reached: 'followers of those who appear',
      converts: [0.005, 0.012, 0.03],
      share: 0.35,
      cost: 0.3,
    },
    {
      name: 'Posters and local radio within two hours',
      reached: 'people who saw a poster',
      converts: [0.001, 0.003, 0.006],
      share: 0.3,
      cost: 0.6,
    },
  ],
  wayNote:
    'The announcement is three weeks, not nine months: date and place first, programme later, posters last. Whoever books for four gets the fifth ticket at half the price, because groups fill a field.',
  wayGo:
    'A quarter of all tickets within ten days of the announcement. A tenth or less: cut the site to half and tell the acts now.',
  layers: [
    {
      part: 'tickets and gate',
      job: 'steps, groups, scanning offline',
      choice: 'a hosted ticket tool that pays out before the date and works without a network',
    },
    {
      part: 'site plan',
      job: 'ways out, water, power, stalls, numbers',
      choice: 'one drawing, shared with police, fire and first aid, the same version for all',
    },
  ],
  keeps:
    'Names of buyers are kept for the next edition and for nothing else; pictures of faces are used only where a board at the gate said so.',
  toolTest:
    'Two hundred test tickets are scanned at one gate with the network switched off; ten people a minute get through, none of them twice.',
  day: 'Fourteen months make two days. Site and licence come first, acts in autumn, tickets in spring, crew a month ahead; on the weekend {founder} walks the site every hour and touches nothing. Monday is for the field, Tuesday for bills.',
  bottleneck:
    'The licence binds: it names the number of heads, the hour of silence and the ways out, and no programme can talk it larger.',
  gap: {
    gap: 'Somebody who has run a site in bad weather',
    why: 'the decision to stop is taken in ten minutes',
    closedBy: 'a production lead hired for six weeks, with the right to stop the music',
  },
  decision: 'The stop rule for wind and lightning is written and signed before the first ticket is sold.',
  risks: [
    {
      name: 'It rains on the day',
      likelihood: 'high',
      sign: 'the forecast five days ahead',
      answer: 'roof for half, a price for the evening alone, one sum kept for it',
    },
    {
      name: 'The licence comes late or smaller',
      likelihood: 'medium',
      sign: 'a question from the fire service',
      answer: 'apply nine months ahead, sell up to the smaller number',
    },
  ],
  sceptic: [
    'A festival is a bet on two days of weather, placed a year ahead with other people’s deposits. One wet edition takes what three dry ones leave.',
    'Festivals are founded by people who love the programme and ended by those who count the toilets. Volunteers come for two years, the tax office for longer.',
  ],
  wrongIf:
    'half of the tickets go before the programme is known, and if a third of the visitors of one edition come to the next',
  kill: [
    { when: 'six months before the date', stopIf: 'there is no licence in writing for the planned number' },
    { when: 'ten weeks before the date', stopIf: 'paid tickets do not cover the deposits that fall due' },
  ],
  steps: [
    {
      day: 10,
      action: 'Ask council, police and landowner for the three things that would make them refuse',
      number: 'answers in writing',
      go: 'three, and none is a no',
    },
    {
      day: 25,
      action: 'Walk the site with fire service and first aid',
      number: 'heads allowed',
      go: 'the planned number',
    },
    { day: 45, action: 'Hold the small evening', number: 'tickets paid a week ahead', go: 'nine in ten' },
    {
      day: 60,
      action: 'Get three quotes for stage, sound, toilets and fence',
      number: 'total against plan',
      go: 'within a tenth',
    },
    { day: 80, action: 'Sell the first step of tickets', number: 'sold in ten days', go: 'all of it' },
  ],
  finding: {
    headline: 'Deposits fall due before the weather is known.',
    text: 'Nearly all costs are fixed once the stage is ordered, so early tickets decide whether the date is kept.',
  },
}
