import type { Kind } from '../kind-row.ts'

export const studio: Kind = {
  cues: /\b(gyms?|yoga|pilates|crossfit|spin(ning)?|dance|martial arts|boxing|climbing|barre|fitness (club|class(es)?|cent(er|re))|swim(ming)?|meditation)\b/i,
  noun: 'studio',
  visit: { one: 'class', many: 'classes' },
  customer: { one: 'member', many: 'members' },
  worker: { role: 'Instructor', like: 'trainer', dollars: 44_000 },
  craft: 'teach beginners and regulars in one hour without losing either',
  craftTest: 'six weeks of classes in a hired hall, the sixth as full as the second',
  trouble: [
    'People join, stop going after some weeks and keep paying for months. {buyers} {where} do not lack a place with mirrors; they lack somebody who notices on Thursday that they were not there on Monday.',
    'Going alone is the trouble. After work, in the dark, the sofa wins against a machine and loses against six people who expect one. The big clubs sell access; what holds people is a time, a name and a group.',
  ],
  groups: [
    {
      who: 'people between thirty and fifty with a back that has begun to speak',
      why: 'They come for a reason and not for a mirror, pay by the month, and bring the person who sits next to them at work.',
    },
    {
      who: 'lapsed members of a large club',
      why: 'They have paid for nothing before and say so. A way out after each month convinces them more than any equipment.',
    },
  ],
  nothing:
    'Not training is free and pleasant each single evening. The cost comes years later, which is why January and September sell, and why an offer in June that promises summer sells nothing.',
  ask: {
    what: 'when they last trained with others, what it cost a month, and when they stopped',
    pass: 'six of the fifteen paid within the last year and four can say why they stopped',
  },
  works:
    'A timetable of small groups, booked ahead, at hours that people can keep for a year. A place costs {price} a month; who misses twice gets a message from the person who taught, not from a system.',
  trust:
    'What members buy is being expected. Names are learned in the first class, beginners stand beside somebody who knows the way, and leaving takes one sentence by email.',
  now: [
    'Screens at home taught people the exercises and took away the company; rooms with few places profit from both.',
    'Employers and insurers pay a part of such fees in more and more places, if the receipt is right.',
  ],
  against:
    'Floor is what speaks against it. A mat needs four square metres, and the rent counts all of them at three in the afternoon as well.',
  caution:
    'Members are counted here as if the circle were evenly sporty. In truth they come in clusters, from two or three streets and one school; and the willing share counts people in January mood.',
  rivals: [
    {
      name: 'Do nothing: the sofa',
      why: 'warm, and nobody watches',
      fails: 'the back, in ten years',
      answer: 'a first month with a fixed hour and a name',
    },
    {
      name: 'The large club',
      why: 'cheap, open at six, a sauna',
      fails: 'nobody notices who stays away',
      answer: 'twelve people, and a message on Thursday',
    },
    {
      name: 'Videos at home',
      why: 'nearly free, any hour',
      fails: 'no correction and no company',
      answer: 'correct hands and feet; they know the rest',
    },
    {
      name: 'Running outside',
      why: 'free, and it clears the head',
      fails: 'dark, ice, knees',
      answer: 'be its winter and its strength',
    },
    {
      name: 'The sports association',
      why: 'a low yearly fee, a hall',
      fails: 'Tuesday at eight, or not at all',
      answer: 'six hours to choose from',
    },
  ],
  danger:
    'A second studio in walking distance would split the evenings, and evenings are all there is. It cannot be stopped; it can be made unattractive by being full from six to eight, with a waiting list that people talk about.',
  first: [
    'a timetable of twenty classes a week',
    'groups that one person can correct',
    'booking ahead, and a waiting list',
    'a first month with two talks',
    'a message after two missed weeks',
    'leaving by one sentence',
  ],
  oneMore: 'each further format splits the same evening people into smaller groups and needs another teacher',
  leftOut: [
    { what: 'machines', why: 'they are bought once, admired twice and insured for ever' },
    { what: 'yearly contracts', why: 'they sell absence, and the reviews say so' },
    { what: 'a juice bar', why: 'it needs a person for the price of a smoothie' },
  ],
  workTest:
    'In week ten {founder} compares who came in week two with who still comes. If fewer than seven in ten remain, the second class of a beginner is changed, not the advertising.',
  priceTalk:
    'One fee with a number of classes in it, {price} a month, and single classes so dear that three of them make a member. A pause costs nothing for two months a year, since a paused member returns and a former one has to be won.',
  priceTest:
    'The first thirty founding members get this price for a year; the next thirty hear an eighth more. If the second thirty take no longer than half as long again, it stays.',
  channels: [
    { name: 'Open classes in a hired hall', reached: 'people who try', share: [0.15, 0.28, 0.4] },
    { name: 'Members who bring a friend', reached: 'friends invited', share: [0.2, 0.35, 0.5] },
    {
      name: 'Doctors, physiotherapists, employers nearby',
      reached: 'people told',
      share: [0.02, 0.05, 0.1],
    },
  ],
  winning:
    'Founding members come before floors. {founder} teaches in a school hall for six weeks, sells thirty places for the opening month there, and signs nothing until they are paid.',
  keeping:
    'Whoever misses two weeks in the first two months will leave in the third. The teacher calls after the first missed week. That call is in the plan as working time, because it earns more than the class.',
  tools: [
    {
      part: 'booking',
      job: 'places, waiting list, no-shows, monthly fees',
      choice: 'a hosted studio system; no app of our own',
    },
    {
      part: 'attendance',
      job: 'who has not come for ten days',
      choice: 'an export on Thursday, on paper, to whoever teaches',
    },
    {
      part: 'door and music',
      job: 'entry for booked members, rights for what is played',
      choice: 'a code lock; the collecting society’s small tariff',
    },
  ],
  data: 'Answers about hearts, backs and pregnancies are asked once, kept locked and shown to the teacher only. The rest is a name, a card and attendance.',
  toolTest:
    'Twenty friends book, swap, miss and cancel for one week before the opening. Everybody must have been in the right place at the right fee, with no call.',
  day: 'Two classes before work, one at noon, three in a row from half past five. The same people teach, sweep, answer and call; from ten to five the floor costs rent and earns nothing.',
  binds: 'places between six and eight in the evening',
  lever:
    'Evening places cannot be multiplied, so who stays matters more than who comes. The day is opened to those with free mornings: courses on prescription, parents, a school.',
  alone: 'a class that is cancelled twice loses its twelve for good',
  sceptic:
    'A studio that fills in January can be empty by June. The rent runs through the summer, the teachers leave with their groups, and members who feel well stop coming because they feel well. Nothing here is hard to copy for anybody with a floor and a speaker.',
  kill: 'one member in twelve or more has left in each of three months',
  steps: [
    {
      day: 28,
      action: 'Open classes in a hired hall, twice a week',
      number: 'people in class six',
      go: 'twelve',
    },
    { day: 45, action: 'Sell founding places, paid ahead', number: 'paid', go: 'thirty' },
    {
      day: 62,
      action: 'Call everybody who came once and not again',
      number: 'reasons',
      go: 'one reason named by five',
    },
    {
      day: 78,
      action: 'Measure two floors: height, noise, neighbours above',
      number: 'rent for each evening place',
      go: 'below a sixth of a fee',
    },
  ],
  money: {
    shape: 'places',
    price: [55, 85, 140],
    priceOf: { metric: 'price', of: 'boutique studio membership' },
    hours: 1,
    timesAYear: [12, 12, 12],
    perWorker: [45, 62, 85],
    daysAWeek: 6,
    small: 45,
    settled: 190,
    materials: [0.02, 0.04, 0.07],
    churn: [0.018, 0.035, 0.05],
    churnOf: 'boutique studio membership',
    win: [40, 90, 160],
    winOf: 'gym member',
    kit: [4_000, 12_000, 30_000],
    running: [40, 90, 180],
    premises: { area: [90, 140, 220], fitOut: [150, 260, 450], energy: [350, 600, 950], homeToo: false },
    reach: [1.5, 2.5, 4],
    way: 'by bicycle',
    share: { label: 'with somebody who trains or means to', range: [0.25, 0.38, 0.5] },
    willing: [0.04, 0.08, 0.13],
  },
}
