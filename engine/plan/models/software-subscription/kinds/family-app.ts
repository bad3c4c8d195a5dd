import type { SoftwareKind } from '../../software/kind.ts'

export const FAMILY_APP: SoftwareKind = {
  cues: /\b(parent(s|ing|hood)?|bab(y|ies)|toddlers?|child(ren)?|kids?|famil(y|ies)|mums?|moms?|dads?|pregnan\w*|newborns?|co-?parent\w*|screen time|grandparents?|caregivers?)\b/i,
  noun: 'family app',
  one: 'household',
  many: 'households',
  scene:
    'It is ten past seven, one shoe is missing, and the note about the excursion was in the bag that stayed at the other grandmother’s. One parent holds the whole week in one head, and that head was asleep until five minutes ago.',
  today:
    'Photographs of notes lie in three chats, dates on a paper calendar, and the rest is asked across the stairs.',
  missing:
    'Information is not what is short. What is short is a second person who knows it without being told.',
  groups: [
    {
      who: 'the parent who carries the list',
      why: 'This one pays. What is bought is not a calendar but the right to forget something.',
    },
    {
      who: 'parents in two homes',
      why: 'Every handover is a message that can be misread. A neutral place for facts is worth more to them than to anybody else.',
    },
  ],
  nothing: 'a missed appointment now and then, and a quarrel about who should have known',
  asked: 'what fell through last week, who noticed it first, and where the information had been all along',
  rivals: [
    {
      name: 'Do nothing: one head remembers',
      why: 'works on most days',
      fails: 'on the day that head is ill',
      answer: 'be there on that day',
    },
    {
      name: 'The calendar on the telephone',
      why: 'free and shared',
      fails: 'somebody has to type it all in',
      answer: 'take it from the photograph of the note',
    },
    {
      name: 'The family chat',
      why: 'everybody reads it',
      fails: 'nothing can be found again on Thursday',
      answer: 'catch what is said there, do not replace it',
    },
    {
      name: 'The school’s own app',
      why: 'compulsory',
      fails: 'one for each child, and it only speaks',
      answer: 'sit behind all of them',
    },
  ],
  danger: 'the telephone’s own calendar, on the day it learns to read notes from school',
  core: 'tomorrow on one screen, right, without anybody having typed it',
  features: [
    'a photograph that becomes a date',
    'tomorrow for each child, at eight in the evening',
    'a second adult who sees it without an account',
    'a printout for the fridge',
  ],
  oneMore: 'each further function is set up by the most tired person in the house',
  leftOut: [
    { what: 'tracking of children by location', why: 'it changes a family and invites a regulator' },
    {
      what: 'rewards and stars',
      why: 'children tire of them in two weeks, and the app goes with the stars',
    },
    { what: 'advice on health', why: 'that belongs to people with a licence' },
  ],
  holds: 'the whole term is in it by October',
  leaves: 'the holidays come and nobody opens it for seven weeks',
  firstSign: 'a school week with fewer than two looks at tomorrow’s page',
  save: 'one message on the Sunday before term, with the dates already in it',
  season: 'The two weeks before school starts bring most new households; July brings none.',
  decides:
    'One parent decides at night on the sofa; whether it lasts is decided by the other one, within a fortnight.',
  layers: [
    {
      part: 'reading',
      job: 'dates out of photographs and mails',
      choice: 'a rented reading service, with the parent’s yes before anything is entered',
    },
    {
      part: 'sharing',
      job: 'second home, grandmother, sitter',
      choice: 'links that can be taken back, each with its own view',
    },
  ],
  secret: 'where a child is at what hour',
  whyNow: [
    'Schools and clubs have moved from paper to a dozen apps, and nobody joins them up.',
    'Reading a crumpled note from a photograph has become cheap enough to do for the price of an app.',
  ],
  proof:
    'Twenty households use it for the first four weeks of a term. It passes if twelve second adults opened it on three school days of the last week, unasked.',
  sceptic:
    'The parent who suffers has no time to set it up, and the parent who has time does not suffer. Children grow out of every stage in a year and take the subscription along. And the free calendar on the telephone is good enough on six days of seven.',
  mustKnow: 'somebody who has organised a parents’ group of sixty',
  peril: {
    name: 'A child’s data leak',
    firstSign: 'a link opened by somebody unknown',
    answer: 'short-lived links, no faces, and nothing kept beyond a year',
  },
  ways: [
    {
      name: 'Parents’ evenings and class groups',
      reached: 'parents in the groups',
      act: [0.01, 0.025, 0.05],
      wins: 0.35,
      cost: 0.2,
    },
    {
      name: 'Short films by other parents',
      reached: 'viewers who tap',
      act: [0.004, 0.009, 0.016],
      wins: 0.35,
      cost: 0.7,
    },
    {
      name: 'The second home and the grandmother',
      reached: 'links sent',
      act: [0.03, 0.07, 0.12],
      wins: 0.3,
      cost: 0.1,
    },
  ],
  pool: 'households with children',
  perThousand: [90, 115, 150],
  fits: [0.25, 0.4, 0.55],
  willing: [0.015, 0.035, 0.06],
  price: [4, 7, 12],
  churn: [0.05, 0.07, 0.1],
  told: 0.9,
  winMonths: [3, 4.5, 7],
  support: [0.03, 0.05, 0.08],
}
