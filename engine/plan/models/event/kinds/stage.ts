// Live evenings in small rooms.
import type { EventKind } from '../kind.ts'

export const STAGE: EventKind = {
  cues: /theatre|theater|comedy|concerts?|gigs?|stand-?up|cabaret|open mic|live music|musical|performances?|quiz nights?|screenings?|\bshows?\b/i,
  noun: 'stage',
  session: { one: 'evening', many: 'evenings' },
  guest: { one: 'ticket-holder', many: 'ticket-holders' },
  paid: 'ticket',
  money: {
    price: [10, 19, 38],
    seats: [50, 90, 180],
    aYear: [34, 56, 72],
    season: [1, 1.1, 1.1, 1, 1, 0.8, 0.5, 0.5, 1.1, 1.3, 1.3, 1.3],
    filled: [0.58, 0.72],
    perGuest: [0.04, 0.07, 0.1],
    perSession: [0.3, 0.38, 0.48],
    beside: {
      label: 'Bar',
      one: 'guest served',
      many: 'guests served',
      guestsEach: 1,
      price: [5, 9, 15],
      cost: 0.4,
    },
    reach: {
      who: 'adults within forty minutes',
      count: [60_000, 200_000, 800_000],
      go: [0.1, 0.2, 0.32],
      times: [1.5, 3, 6],
    },
    equipment: [3_000, 8_000, 22_000],
    help: { role: 'Stage and front of house', like: 'operations', dollars: 38_000 },
  },
  scene:
    'Performers play to eleven people in the back room of a pub, while those who would come hear of it the day after. The large house has its season and its prices. {Where} there is a public that would go out on a Wednesday for something live, if it knew the evening would be good.',
  groups: [
    {
      who: 'those who trust the room',
      why: 'They come without knowing who is on. Three good evenings make one of them, one bad evening unmakes two.',
    },
    {
      who: 'those who follow one performer',
      why: 'They fill the first row and go home with her. Whether they return depends on the other two acts.',
    },
  ],
  nothing: 'They watch somebody famous on a screen, in socks.',
  asked: 'what they last saw live, who chose it, when it was booked, and what they drank there',
  askedGo:
    'eight of twenty went out for something live within two months, and three of them went without knowing the names',
  craft:
    'An evening is built backwards from its last ten minutes. Start on time, one interval, chairs close enough to feel full; a half-empty large room kills what a full small one carries.',
  whyNow: [
    'Empty shops and halls are let for single evenings, and a stage fits into a van.',
    'Performers sell to their own followers, and look for rooms that pay a share and count honestly.',
  ],
  against:
    'People decide on the day itself, and rain decides with them. Licences for music and drinks are slow and local.',
  first: [
    'one fixed weekday',
    'three acts and a host',
    'a room that looks full at two thirds',
    'an honest share for performers, paid the same night',
    'a list of those who want to know the next date',
  ],
  oneMore: 'a second evening a week halves both until the first has a waiting list',
  phases: {
    proof: 'six evenings in two borrowed rooms',
    proved: 'four of six sell two thirds, and one in three comes a second time',
    open: 'a fixed weekday and room, bar included',
    settled: 'a season ticket, a better-known name once a month, the room let to others',
  },
  leftOut: [
    { what: 'a theatre lease', why: 'rent runs on the nights without a show' },
    { what: 'famous names on a fee', why: 'one of them costs what ten evenings leave' },
    { what: 'streaming', why: 'it gives the jokes away and empties chairs' },
  ],
  rivals: [
    {
      name: 'Do nothing: a screen in socks',
      why: 'free, famous',
      fails: 'nobody laughs with you',
      answer: 'a full small room',
    },
    {
      name: 'The large house',
      why: 'names, velvet',
      fails: 'dear, months ahead',
      answer: 'tonight, for a third',
    },
    {
      name: 'The pub',
      why: 'friends, no ticket',
      fails: 'the same talk',
      answer: 'be in walking distance of it',
    },
    {
      name: 'Free open stages',
      why: 'free, cheerful',
      fails: 'an hour of beginners',
      answer: 'take the best one each week',
    },
  ],
  danger: 'a pub with its own room that copies the weekday and gives the seat away with a drink',
  hardToCopy:
    'Performers who prefer to play here, and a public that comes without names. Chairs and sound are hired.',
  misleads:
    'Tickets given away mislead: many of their holders stay at home. Paid seats and the bar behind them carry the evening.',
  priceLead:
    'Live evenings compete with a round of drinks and a babysitter. Ahead is cheaper than at the door, because a known number calms everybody.',
  priceTest:
    'For six weeks the door costs a third more than ahead. If the share paid ahead passes two thirds, the gap stays and both rise by a tenth.',
  ways: [
    {
      name: 'Performers who tell their own people',
      reached: 'followers of performers',
      converts: [0.006, 0.014, 0.03],
      share: 0.4,
      cost: 0.2,
    },
    {
      name: 'The list: a mail each Monday',
      reached: 'mails to the list',
      converts: [0.01, 0.022, 0.04],
      share: 0.35,
      cost: 0.2,
    },
    {
      name: 'Posters and staff of neighbouring bars',
      reached: 'people who saw one',
      converts: [0.001, 0.003, 0.006],
      share: 0.25,
      cost: 0.6,
    },
  ],
  wayNote:
    'Each performer gets a link of her own and a share of what it sells. On Monday the list learns three names and one reason; on the day itself the bars nearby get ten seats for their guests.',
  wayGo: 'Half of the tickets paid by the evening before. A third or less: fewer chairs, not more posters.',
  layers: [
    {
      part: 'tickets and door',
      job: 'ahead and on the door, links of performers',
      choice: 'a hosted ticket tool that pays weekly',
    },
    {
      part: 'settling up',
      job: 'takings, shares, rights society',
      choice: 'one sheet, signed by performer and house before midnight',
    },
  ],
  keeps: 'The list belongs to the house and is lent to nobody. Recordings are made only with a signature.',
  toolTest:
    'A full evening is rehearsed: doors, sound, fire drill with the lights off; the room is empty in ninety seconds.',
  day: 'Load in at four, sound at five, doors at half past seven, start at eight sharp; settle before midnight, out by one. Booking runs three months ahead, on one calendar that performers can see.',
  bottleneck:
    'Good middle acts bind: openers are many, closers are known, and the half-hour between decides.',
  gap: {
    gap: 'Licences for music, drinks and numbers',
    why: 'the evening ends when an inspector asks',
    closedBy: 'a licensed room for the first season; own papers only after it',
  },
  decision: 'Performers are paid the same night, by the sheet, on bad nights too.',
  risks: [
    {
      name: 'Neighbours complain of noise',
      likelihood: 'medium',
      sign: 'the first note at the door',
      answer: 'end at half past ten, a meter, a telephone number',
    },
    {
      name: 'The headliner cancels',
      likelihood: 'high',
      sign: 'no answer by noon',
      answer: 'two stand-ins on a free list',
    },
  ],
  sceptic: [
    'Live evenings are a hobby that bars subsidise. A small room cannot pay performers, host and rent from two-thirds houses, and two thirds is a good night.',
    'Audiences follow names, names leave for larger rooms, and summer comes every year.',
  ],
  wrongIf:
    'one in three returns within a quarter without knowing the names, and if the bar brings a third of what tickets do',
  kill: [
    { when: 'after the sixth evening', stopIf: 'paid seats are under half on four of six' },
    { when: 'the end of month nine', stopIf: 'fewer than one in five has come twice' },
  ],
  steps: [
    {
      day: 7,
      action: 'Sit in six rooms on the planned weekday and count heads',
      number: 'paid heads',
      go: 'somewhere above forty',
    },
    { day: 20, action: 'Agree shares with twelve performers', number: 'dates', go: 'eight' },
    { day: 35, action: 'Hold the first two evenings', number: 'seats paid ahead', go: 'half' },
    { day: 60, action: 'Hold the sixth', number: 'who came twice', go: 'one in five' },
    {
      day: 85,
      action: 'Choose the room by heads and bar',
      number: 'left after shares',
      go: 'above rent on four of six',
    },
  ],
  finding: {
    headline: 'A full small room, not a large one.',
    text: 'Shares and room cost nearly the same for forty as for eighty; heads in chairs and what they drink make the difference.',
  },
}
