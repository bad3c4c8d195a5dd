// A day on which the breaks are the programme.
import type { EventKind } from '../kind.ts'

export const CONFERENCE: EventKind = {
  cues: /conferences?|summit|congress|trade (show|fair)|expo\b|symposium|speakers?|hackathons?|meet-?ups?/i,
  noun: 'conference',
  session: { one: 'conference', many: 'conferences' },
  guest: { one: 'delegate', many: 'delegates' },
  paid: 'ticket',
  money: {
    price: [90, 240, 600],
    seats: [80, 220, 600],
    aYear: [1, 1, 2],
    filled: [0.6, 0.82],
    perGuest: [0.14, 0.2, 0.28],
    perSession: [0.22, 0.28, 0.38],
    beside: {
      label: 'Sponsors and stands',
      one: 'stand',
      many: 'stands',
      guestsEach: 22,
      price: [900, 2_200, 5_000],
      cost: 0.12,
    },
    reach: {
      who: 'people who work in the field and may travel',
      count: [8_000, 30_000, 150_000],
      go: [0.12, 0.25, 0.4],
      times: [1, 1.3, 2],
    },
    equipment: [800, 2_000, 6_000],
    help: { role: 'Programme and partners', like: 'operations', dollars: 50_000 },
  },
  scene:
    'The people who should know each other in this field meet by accident, at fairs built for sellers. The talks there are bought, the corridor is full of badges, and whoever came with a real question goes home with a bag. {Buyers} could name the hundred people who should be in one room, and nobody has asked them.',
  groups: [
    {
      who: 'those who come with a problem',
      why: 'They need three conversations, and will say afterwards that those alone were worth the ticket. They book late, because a manager has to sign.',
    },
    {
      who: 'firms that want to be seen by them',
      why: 'They pay for a stand before there is a programme, if they know who comes. Without their money the ticket would cost twice as much.',
    },
  ],
  nothing:
    'They read the slides of other people’s conferences and write to three contacts they already have.',
  asked:
    'which conference their employer last paid for, who signed, and whom they met there that they still talk to',
  askedGo: 'seven of twenty name somebody in the field whom they have wanted to meet for a year',
  craft:
    'The break is the programme. Talks give people a reason to travel and a first sentence; a room in which everybody can find the right five people is what they pay for again.',
  whyNow: [
    'Budgets for travel are back and smaller, so people go to one meeting a year and want the right one.',
    'Work from many places has made a day in one room scarce; teams use it to meet their own colleagues too.',
  ],
  against:
    'Recordings are free a week later. Employers cut travel first when a quarter is bad, and they do it after the hall has been paid.',
  first: [
    'one hall, one track, long breaks',
    'a list of who comes, a week ahead',
    'introductions made by a human before the day',
    'sponsors who may speak only if they are users',
    'an invoice a company can pay',
  ],
  oneMore: 'a second track halves every audience and makes each delegate miss half',
  phases: {
    proof: 'an evening for thirty with three of the planned speakers, paid',
    proved: 'twenty of thirty pay, and ten bring a name for the list',
    open: 'one day, one hall; sponsors signed before the programme is printed',
    settled: 'a fixed week in the year, workshops on the day before, tickets by the team',
  },
  leftOut: [
    {
      what: 'an online stream',
      why: 'it sells the talks, which are the cheaper half, and empties the hall',
    },
    { what: 'paid keynotes', why: 'the fee of one star pays for breakfast, badges and a helper' },
    { what: 'an exhibition hall', why: 'visitors who came to talk do not walk past stands' },
  ],
  rivals: [
    {
      name: 'Do nothing: read and write mails',
      why: 'no travel, no form to sign',
      fails: 'nobody new is met',
      answer: 'show five names from the list',
    },
    {
      name: 'The big trade fair',
      why: 'everybody is there, the employer knows it',
      fails: 'everybody is there to sell',
      answer: 'no stand in the talking room',
    },
    {
      name: 'The association’s annual day',
      why: 'cheap and expected',
      fails: 'elections and greetings',
      answer: 'a date beside it, not against it',
    },
    {
      name: 'A webinar',
      why: 'an hour, no ticket',
      fails: 'cameras off',
      answer: 'leave talks to it, keep the breaks',
    },
  ],
  danger: 'the association that adds a practical day to its own meeting and mails every member',
  hardToCopy:
    'Who comes. The third edition sells by its list of names; hall, caterer and badges are in the telephone book.',
  misleads:
    'Registrations mislead when tickets are free or can be cancelled. Paid invoices six weeks ahead are the figure, and sponsors read the same one.',
  priceLead:
    'Managers sign up to a limit without asking upwards, and that limit sets the price. Two tickets for a team at once are easier to sign than two singly.',
  priceTest:
    'The first forty invitations carry the planned price, the next forty a price a fifth higher, both with a team rate. If the second forty pay within a month as often, the price moves.',
  ways: [
    {
      name: 'Invited by name, by speakers and earlier guests',
      reached: 'people invited by name',
      converts: [0.08, 0.16, 0.28],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Associations and trade lists',
      reached: 'readers of trade lists',
      converts: [0.003, 0.008, 0.015],
      share: 0.3,
      cost: 0.4,
    },
    {
      name: 'Sponsors who bring their customers',
      reached: 'customers of sponsors',
      converts: [0.02, 0.05, 0.1],
      share: 0.25,
      cost: 0.4,
    },
  ],
  wayNote:
    'Each speaker names ten people who should hear it, and those ten get a letter with the speaker’s sentence. Sponsors receive five places for customers; that fills chairs with buyers.',
  wayGo:
    'Half of the sponsors’ money signed sixteen weeks ahead, a third of the tickets paid eight weeks ahead. Missed by more than a third: the smaller hall.',
  layers: [
    {
      part: 'registration and invoices',
      job: 'team tickets, company invoices, reminders',
      choice: 'a hosted event tool with purchase orders',
    },
    {
      part: 'who is who',
      job: 'who wants to meet whom',
      choice: 'three questions at registration and a sheet that two people read the week before',
    },
  ],
  keeps:
    'The list of delegates is what every sponsor would like to have. They get names of those who agreed, and nobody’s address.',
  toolTest:
    'Ten test companies order team tickets with purchase orders; ten correct invoices leave within a day, and one refund works.',
  day: 'Nine months ahead the hall, eight the first three speakers, six the sponsors, three the programme. In the last week {founder} reads all registrations and writes the introductions by hand. On the day somebody else has the microphone.',
  bottleneck:
    'Sponsors’ calendars bind: budgets are closed in autumn, and whoever asks in spring gets what is left.',
  gap: {
    gap: 'Somebody who sells stands',
    why: 'it takes forty calls for eight signatures',
    closedBy: 'a part-time seller with a share, from sixteen weeks ahead',
  },
  decision: 'No sponsor speaks from the stage as a sponsor; this stands in every contract.',
  risks: [
    {
      name: 'A speaker cancels',
      likelihood: 'high',
      sign: 'a flight that is not booked',
      answer: 'two stand-ins from the list of delegates',
    },
    {
      name: 'The main sponsor leaves',
      likelihood: 'medium',
      sign: 'a new head of marketing',
      answer: 'none above a third of the sponsors’ total',
    },
  ],
  sceptic: [
    'The field has enough conferences and too little time. Delegates like the idea, speakers like the stage, and the person who signs the form likes neither.',
    'One date, one hall, one invoice to the caterer: if it fails, it fails in a day and in front of everybody who matters. A second edition then needs courage rather than a plan.',
  ],
  wrongIf:
    'sponsors sign before the programme is known, and if delegates pay out of team budgets without asking upwards',
  kill: [
    { when: 'twenty weeks before the date', stopIf: 'fewer than a third of the sponsors’ money is signed' },
    {
      when: 'eight weeks before the date',
      stopIf: 'paid tickets and signed stands do not cover hall and catering',
    },
  ],
  steps: [
    {
      day: 7,
      action: 'Write the list of the hundred people who should be in the room',
      number: 'names',
      go: 'a hundred, thirty of them known',
    },
    {
      day: 25,
      action: 'Ask twenty of them which three questions would make them travel',
      number: 'questions named twice',
      go: 'five',
    },
    { day: 45, action: 'Hold the paid evening for thirty', number: 'paid', go: 'twenty' },
    { day: 65, action: 'Call twenty firms that sell to them', number: 'letters of intent', go: 'four' },
    {
      day: 85,
      action: 'Option two halls of different size',
      number: 'weeks of free cancellation',
      go: 'twelve',
    },
  ],
  finding: {
    headline: 'Stands pay for the hall, tickets for the rest.',
    text: 'Sponsors have to be signed before the programme exists; delegates then follow the names of other delegates.',
  },
}
