// A start line, a clock and somebody at each junction.
import type { EventKind } from '../kind.ts'

export const RACE: EventKind = {
  cues: /tournaments?|marathons?|\bruns?\b|\brace\b|triathlon|league|championship|runners|e-?sports|sports? (event|day)|cup\b/i,
  noun: 'race or tournament',
  session: { one: 'race day', many: 'race days' },
  guest: { one: 'entrant', many: 'entrants' },
  paid: 'entry',
  money: {
    price: [25, 52, 110],
    seats: [150, 380, 1_200],
    aYear: [1, 2, 3],
    filled: [0.6, 0.8],
    perGuest: [0.2, 0.27, 0.36],
    perSession: [0.16, 0.22, 0.32],
    beside: {
      label: 'Sponsors',
      one: 'sponsor',
      many: 'sponsors',
      guestsEach: 90,
      price: [500, 1_300, 3_500],
      cost: 0.12,
    },
    reach: {
      who: 'people who train for it within three hours',
      count: [8_000, 30_000, 120_000],
      go: [0.25, 0.45, 0.65],
      times: [1.5, 3, 6],
    },
    equipment: [2_500, 6_000, 15_000],
    help: { role: 'Race office, by the season', like: 'operations', dollars: 44_000 },
  },
  scene:
    'People train alone, before work, for a day on which it counts. The well-known races are drawn by lot or full within minutes; the small ones have a folding table, a wrong distance and results on Wednesday. {Buyers} {where} drive two hours for a start they could have had at home.',
  groups: [
    {
      who: 'those with a plan on the fridge',
      why: 'They choose the date sixteen weeks ahead and book the bed the same evening. A measured course and a result within the minute are what they pay for.',
    },
    {
      who: 'those who were talked into it',
      why: 'They come with a friend, want a medal and a photograph, and bring four people who stand at the barrier and are hungry.',
    },
  ],
  nothing: 'They run the usual round and upload it; nobody claps.',
  asked: 'at which start they last stood, how far they drove, what the day cost and what annoyed them',
  askedGo: 'nine of twenty drove more than an hour and would enter a nearer one on an unclaimed date',
  craft:
    'A course has to be right: measured, marked, dry enough, with water where thirst is. Everything else may be improvised once; a wrong turn at the front is told for ten years.',
  whyNow: [
    'Timing chips and entry systems are hired by the day, so that a small race can show results at the finish.',
    'Clubs have lost members to solitary training, and those people still want a date.',
  ],
  against:
    'Permits, marshals and medical cover grow with each rule, and one storm closes a course that was paid for.',
  first: [
    'one distance, measured and marked',
    'entry in three price steps',
    'chip timing with results at once',
    'water, medical cover and sweepers',
    'something hot at the finish',
  ],
  oneMore: 'a second distance needs its own start, marshals and prize-giving on the same morning',
  phases: {
    proof: 'a test with sixty people on the true course, at half the price',
    proved: 'fifty of sixty would enter again, and nobody got lost',
    open: 'the first race day with permit, cover and a limit on numbers',
    settled:
      'a small series on the same course, so that signs, marshals and sponsors are used more than once',
  },
  leftOut: [
    { what: 'prize money', why: 'it brings five fast people from far and nobody else' },
    { what: 'a road closed for cars', why: 'police and diversions cost more than the first edition takes' },
    { what: 'a big-city expo', why: 'people come to run and leave to eat' },
  ],
  rivals: [
    {
      name: 'Do nothing: the usual round',
      why: 'free, any day',
      fails: 'nobody sees it',
      answer: 'a date, a number, a clap',
    },
    {
      name: 'The famous race',
      why: 'name, crowd, medal',
      fails: 'a lottery and a hotel',
      answer: 'a place for whoever enters in time',
    },
    {
      name: 'The club’s own race',
      why: 'cheap and friendly',
      fails: 'results on Wednesday',
      answer: 'share its date and its marshals',
    },
    {
      name: 'An online challenge',
      why: 'badge at home',
      fails: 'no start, no finish',
      answer: 'a start line',
    },
  ],
  danger: 'a larger organiser who takes the weekend before and mails the whole region',
  hardToCopy:
    'The permit for this course on this date, and marshals who return. Arch, chips and medals come from the same hirers for all.',
  misleads:
    'Entries mislead: some of those who enter never start, and keep the shirt. Starters decide on water and food, entries on cash.',
  priceLead:
    'Runners and teams compare by distance and by what is in the bag, and drop a race for parking. Price steps make them enter early, which pays the deposits.',
  priceTest:
    'The second step opens two weeks early for half of the list. If entries a day fall by less than a fifth, the early price was too low.',
  ways: [
    {
      name: 'Clubs and training groups, by their coach',
      reached: 'members of clubs',
      converts: [0.03, 0.07, 0.13],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Calendars where people look for dates',
      reached: 'people who saw the date',
      converts: [0.003, 0.007, 0.015],
      share: 0.3,
      cost: 0.35,
    },
    {
      name: 'Those who ran it, and the friend they bring',
      reached: 'earlier entrants and friends',
      converts: [0.12, 0.22, 0.35],
      share: 0.25,
      cost: 0.45,
    },
  ],
  wayNote:
    'Coaches get a training plan that ends on the date, with their own name on it. A team of five pays for four, since teams do not drop out one by one.',
  wayGo:
    'A third of the entries by twelve weeks ahead. Under a sixth: shorten the course, keep the permit, tell the sponsors the number.',
  layers: [
    {
      part: 'entry and timing',
      job: 'steps, teams, medical note, chip, result',
      choice: 'a hirer who does both and brings a spare mat',
    },
    {
      part: 'course book',
      job: 'marshals, distances, water, ways in for an ambulance',
      choice: 'one printed sheet for each post, telephone numbers on the back',
    },
  ],
  keeps:
    'Health notes are seen by the doctor alone and destroyed a week later. Times of minors are not published with full names.',
  toolTest:
    'Sixty people run the test: sixty times are right, within the minute, and an ambulance reaches the farthest point in the promised time.',
  day: 'Permits take half a year, entries sixteen weeks, the week before belongs to signs. On the morning the course is ridden before dawn, the last sweeper comes in before anything is taken down, and {founder} stands at the finish.',
  bottleneck:
    'Marshals bind: one for each junction, all of them awake at six, and volunteers are lent by clubs rather than hired.',
  gap: {
    gap: 'A race doctor and a safety plan',
    why: 'without them there is no permit and no cover',
    closedBy: 'a paid medical service with its own plan, quoted before entries open',
  },
  decision: 'The limit on numbers is set by ambulances and not by demand.',
  risks: [
    {
      name: 'Storm, heat or smoke on the day',
      likelihood: 'medium',
      sign: 'an official warning',
      answer: 'a second date in the terms, no refund but a place',
    },
    {
      name: 'Somebody is badly hurt',
      likelihood: 'low',
      sign: 'a gap in the post list',
      answer: 'cover, plan, a rehearsed call',
    },
  ],
  sceptic: [
    'A race is a village’s worth of volunteers organised by one person for the price of a shirt. When the two people who know the marshals move away, it ends.',
    'Entrants owe no loyalty: a nearer date, a nicer medal, and they are gone. Permits can be refused in the third year because of one angry farmer.',
  ],
  wrongIf: 'a third of the entrants return without being asked, and if one sponsor signs for three years',
  kill: [
    { when: 'five months before the date', stopIf: 'landowners or police have not agreed in writing' },
    { when: 'ten weeks before the date', stopIf: 'entries do not cover medical service, timing and cover' },
  ],
  steps: [
    {
      day: 8,
      action: 'Walk the course with the landowner and the police',
      number: 'objections',
      go: 'each has an answer',
    },
    {
      day: 20,
      action: 'Ask four coaches for a date that is free in their plan',
      number: 'coaches who agree',
      go: 'three',
    },
    {
      day: 40,
      action: 'Quote medical service, timing and cover',
      number: 'cost for each entrant',
      go: 'under half of the entry',
    },
    { day: 60, action: 'Hold the test with sixty people', number: 'who would enter again', go: 'fifty' },
    {
      day: 85,
      action: 'Open the first price step',
      number: 'entries in two weeks',
      go: 'one in ten places',
    },
  ],
  finding: {
    headline: 'The second race day on the same course earns.',
    text: 'Permit, signs and marshals are paid for once a season; a series shares them, a single date carries them alone.',
  },
}
