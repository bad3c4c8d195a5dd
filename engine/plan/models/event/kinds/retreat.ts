// A week away among people one did not know.
import type { EventKind } from '../kind.ts'

export const RETREAT: EventKind = {
  cues: /retreats?|holidays?|cruises?|\bcamps?\b|getaways?|expeditions?|sailing (trips?|weeks?)|yoga week/i,
  noun: 'retreat',
  session: { one: 'week', many: 'weeks' },
  guest: { one: 'guest', many: 'guests' },
  paid: 'place',
  money: {
    price: [350, 850, 1_900],
    seats: [8, 12, 18],
    aYear: [6, 10, 14],
    season: [0.6, 0.7, 0.9, 1.1, 1.3, 1.2, 1, 0.9, 1.2, 1.3, 1, 0.8],
    filled: [0.6, 0.76],
    perGuest: [0.28, 0.36, 0.45],
    perSession: [0.12, 0.17, 0.24],
    reach: {
      who: 'people with the means and the wish within a flight of it',
      count: [60_000, 200_000, 900_000],
      go: [0.03, 0.06, 0.12],
      times: [1, 1.1, 1.5],
    },
    equipment: [1_000, 3_000, 10_000],
    help: { role: 'Hosts and cook, by the week', like: 'cook', dollars: 38_000 },
  },
  scene:
    'They have needed a week away for a year and spend it, when it comes, in a hotel with the same telephone. Alone is dull, with friends it has to be agreed, and a programme promises bliss beside a pool. {Buyers} want somebody to take the decisions and then leave them in peace.',
  groups: [
    {
      who: 'those who come alone',
      why: 'They fear the first evening. A call before booking, a name at the station and a single room without a penalty remove it.',
    },
    {
      who: 'those who come after a hard year',
      why: 'They book late, at night, after one bad Monday. Sleep and silence are what they buy; the programme is the reason they can tell at work.',
    },
  ],
  nothing: 'They take the long weekend, answer mails in the corridor and come back tired.',
  asked:
    'when they last had five days without a screen, what it cost, whom they had to ask, and what nearly stopped them',
  askedGo: 'seven of twenty put a date into the calendar during the talk',
  craft:
    'A week is made by its first hour and its meals. Group, room and rhythm do the rest if the host can leave silence alone and notice the one who does not come to breakfast.',
  whyNow: [
    'Houses and boats {where} stand empty between seasons, and owners let them by the week to somebody who brings the group.',
    'People who work alone at home look for a table with others, and are used to paying for it.',
  ],
  against:
    'Words such as healing have been worn out by others. Flights and beds are dear in the weeks when most people are free.',
  first: [
    'one place, one length, one host',
    'a talk of fifteen minutes before booking',
    'single rooms without a penalty',
    'meals that need no explanation',
    'clear terms for falling ill',
  ],
  oneMore: 'a second programme in the same house makes each group wonder what the other is doing',
  phases: {
    proof: 'one long weekend for eight paying guests in a borrowed house',
    proved: 'six of eight would bring somebody, and two book again before leaving',
    open: 'weeks in the shoulder season, half paid on booking',
    settled: 'a second host, weeks for firms or clubs, guests who return each year',
  },
  leftOut: [
    { what: 'buying or leasing a house', why: 'it turns a calendar into a mortgage' },
    { what: 'therapy', why: 'whoever needs it needs somebody licensed, and is told so in the talk' },
    { what: 'arrivals on any day', why: 'a group that forms anew each day is a hotel' },
  ],
  rivals: [
    {
      name: 'Do nothing: a long weekend',
      why: 'no questions asked',
      fails: 'over before it begins',
      answer: 'five days, planned by somebody else',
    },
    {
      name: 'The spa hotel',
      why: 'comfort, any date',
      fails: 'alone among couples',
      answer: 'a table with names',
    },
    {
      name: 'A package tour',
      why: 'cheap, safe, bookable',
      fails: 'forty people and a timetable',
      answer: 'a dozen, and empty hours',
    },
    {
      name: 'Renting a house with friends',
      why: 'own rules, shared cost',
      fails: 'somebody has to cook and to organise',
      answer: 'nobody has to',
    },
  ],
  danger: 'a teacher with a large following who hires the same house for the best weeks',
  hardToCopy:
    'Guests who return to {company} and bring one, and a host whom they trust. Programme, menu and house are visible on the page.',
  misleads:
    'Enquiries by {buyers} mislead: many dream, few pay. Deposits eight weeks ahead decide whether a week is held.',
  priceLead:
    '{Buyers} add travel and lost income to the price before they decide. Half on booking and half a month ahead keeps dreams apart from guests and pays the house.',
  priceTest:
    'The two best weeks cost a sixth more, the two weakest a tenth less. If the best fill first, they rise again next year and the weakest are dropped.',
  ways: [
    {
      name: 'Guests who bring somebody',
      reached: 'people told by guests',
      converts: [0.04, 0.09, 0.16],
      share: 0.35,
      cost: 0.15,
    },
    {
      name: 'Teachers, doctors and coaches who send people',
      reached: 'people who heard of it there',
      converts: [0.008, 0.02, 0.04],
      share: 0.35,
      cost: 0.35,
    },
    {
      name: 'A page found by those who search at night',
      reached: 'visitors of the page',
      converts: [0.002, 0.005, 0.01],
      share: 0.3,
      cost: 0.5,
    },
  ],
  wayNote:
    'Whoever sends {buyers} spends two nights there first. Every enquiry gets a telephone call within a day, since a week among strangers is not bought from a form.',
  wayGo:
    'Six in ten places paid eight weeks ahead, or the week is cancelled while the house can still be given back.',
  layers: [
    {
      part: 'booking and deposits',
      job: 'places, instalments, terms, waiting list',
      choice: 'a hosted booking tool; money on a separate account until the week begins',
    },
    {
      part: 'guest notes',
      job: 'diet, illness, room, who to call',
      choice: 'a form that only host and cook see, deleted after the week',
    },
  ],
  keeps:
    'What is said at the table stays there. Health notes are read by two people and destroyed when the guests have left.',
  toolTest:
    'A trial booking is made, changed, paid in two parts and cancelled under each of the terms; the sums are right to the cent.',
  day: 'Arrival on Sunday by four, one rule read aloud, supper at seven. Mornings have a form, afternoons none; on the fourth day everybody is tired, and the host knows it. Turn-round takes a day and a half, so two weeks in a row are the most.',
  bottleneck: 'The host binds: nobody holds more than two groups in a row without becoming a hotel clerk.',
  gap: {
    gap: 'A licence and cover for selling travel with a bed',
    why: 'room and programme sold together count as a package in many countries',
    closedBy: 'the supervisor’s written answer, or a licensed partner, before the first deposit',
  },
  decision: 'A week with fewer than six paid places eight weeks ahead is cancelled, without exception.',
  risks: [
    {
      name: 'A guest falls ill or breaks down',
      likelihood: 'medium',
      sign: 'an answer avoided in the talk',
      answer: 'doctor’s number, a free way home, the talk before booking',
    },
    {
      name: 'The house is sold or doubles its price',
      likelihood: 'medium',
      sign: 'an owner who does not sign for next year',
      answer: 'two houses known, contracts by the season',
    },
  ],
  sceptic: [
    'This sells an intention, the most cancelled thing there is. The calendar shows a dozen good weeks a year, and every host wants the same.',
    'Package-travel law makes the organiser liable for a stair in somebody else’s house. One bad week costs the profit of four.',
  ],
  wrongIf:
    'a third of the guests come back or send somebody within a year, and if deposits arrive eight weeks ahead',
  kill: [
    { when: 'after the trial weekend', stopIf: 'fewer than four of eight would pay the full price again' },
    { when: 'the end of month ten', stopIf: 'more than one week in three had to be cancelled' },
  ],
  steps: [
    {
      day: 7,
      action: 'Ask two owners for their empty weeks and terms of return',
      number: 'weeks',
      go: 'six, free until eight weeks ahead',
    },
    {
      day: 20,
      action: 'Clear licence, package rules and cover',
      number: 'answers in writing',
      go: 'all three',
    },
    { day: 40, action: 'Hold the trial weekend', number: 'who would bring somebody', go: 'six of eight' },
    {
      day: 60,
      action: 'Spend two nights with four people who could send guests',
      number: 'names sent',
      go: 'eight',
    },
    { day: 85, action: 'Open the first three weeks', number: 'deposits', go: 'six for the nearest' },
  ],
  finding: {
    headline: 'The week that is not held saves the year.',
    text: 'House and cook cost the same for five guests as for twelve; cancelling a thin week in time is worth more than filling it cheaply.',
  },
}
