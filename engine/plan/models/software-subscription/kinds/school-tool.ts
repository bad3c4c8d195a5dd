import type { SoftwareKind } from '../../software/kind.ts'

export const SCHOOL_TOOL: SoftwareKind = {
  cues: /\b(schools?|teachers?|classrooms?|students?|pupils?|universit(y|ies)|campus|curricul\w+|grading|lessons?|nurser(y|ies)|kindergartens?|tutoring cent\w+|edtech)\b/i,
  noun: 'school tool',
  one: 'school',
  many: 'schools',
  scene:
    'Sunday, half past eight in the evening: a teacher copies the same remark under the nineteenth essay. The lesson for Tuesday is still a heading.',
  today:
    'Good teachers build their own folders of sheets and share them in the corridor; the rest print page forty-two.',
  missing: 'Schools drown in platforms. What is missing is an hour on Sunday.',
  groups: [
    {
      who: 'teachers in their first five years',
      why: 'They have no folder yet and try everything. Their praise carries a staff room; their budget carries nothing.',
    },
    {
      who: 'heads with a shortage',
      why: 'A vacancy costs them more than any licence, so they listen to whatever keeps people.',
    },
  ],
  nothing: 'a tired staff, and two of them gone by summer',
  asked: 'what they did for school last Sunday, hour by hour, and which hour they would pay to lose',
  rivals: [
    {
      name: 'Do nothing: work on Sunday',
      why: 'the job has always been so',
      fails: 'people leave it',
      answer: 'win back one hour and count it',
    },
    {
      name: 'Free sheets from colleagues',
      why: 'free and tried',
      fails: 'fit another class',
      answer: 'be the place where they get better',
    },
    {
      name: 'The platform that the district bought',
      why: 'compulsory',
      fails: 'made for reporting upwards',
      answer: 'feed it, so that teachers need not',
    },
    {
      name: 'A general AI assistant',
      why: 'free, writes anything',
      fails: 'does not know the class or the curriculum',
      answer: 'know both, and say what it does not know',
    },
  ],
  danger: 'the district’s platform, on the day it adds the same button',
  core: 'one hour less on Sunday, in the second week',
  features: [
    'ready for this curriculum and year',
    'works without accounts for pupils',
    'prints, because the projector fails',
    'a page for the head, without names',
  ],
  oneMore: 'each further subject needs a teacher of it to check every line',
  leftOut: [
    { what: 'marks and reports', why: 'they are law, and the district has a system' },
    { what: 'an app for parents', why: 'they have three already' },
    { what: 'a second country', why: 'a curriculum does not travel' },
  ],
  holds: 'a year of a teacher’s lessons lies in it',
  leaves: 'the budget year ends, or the one teacher who carried it changes school',
  firstSign: 'a half-term in which nobody opened it',
  save: 'twenty minutes in the staff room, with cake',
  season:
    'Budgets are fixed in spring, tools are chosen in May and June, and exam weeks are closed to everybody.',
  decides:
    'A teacher wants it in an evening; the school needs a budget line, a data form and most of a year.',
  layers: [
    {
      part: 'content',
      job: 'what fits which year and lesson',
      choice: 'our own files, each signed by a teacher of the subject',
    },
    {
      part: 'pupils',
      job: 'work without names',
      choice: 'codes instead of names; the list stays in the school',
    },
  ],
  secret: 'names and work of minors',
  whyNow: [
    'Schools lose teachers faster than they find them, and heads have begun to buy time instead of devices.',
    'Drafting and sorting have become cheap; checking by a teacher is what is left to sell.',
  ],
  proof:
    'Twelve teachers keep a diary of Sundays for six weeks. It passes if eight show an hour less in the last two.',
  sceptic:
    'Teachers love it and cannot pay; schools can pay and do not love anything. The sale takes a year, the pilot is free, the budget is cut, and a free assistant writes the same sheet.',
  mustKnow: 'somebody who teaches, this year',
  peril: {
    name: 'The budget year is missed',
    firstSign: 'no data form signed by April',
    answer: 'a teacher’s own licence bridges to the next one',
  },
  ways: [
    {
      name: 'Teacher training days',
      reached: 'teachers in the room',
      act: [0.008, 0.016, 0.03],
      wins: 0.35,
      cost: 0.4,
    },
    {
      name: 'Free sheets found by search',
      reached: 'teachers who download',
      act: [0.002, 0.005, 0.009],
      wins: 0.3,
      cost: 0.3,
    },
    {
      name: 'Heads told by heads',
      reached: 'heads named by customers',
      act: [0.1, 0.18, 0.28],
      wins: 0.35,
      cost: 0.3,
    },
  ],
  pool: 'schools',
  perThousand: [0.35, 0.45, 0.75],
  counts: [{ cue: /./, of: 'schools, all', pool: 'schools of all kinds' }],
  fits: [0.2, 0.35, 0.5],
  willing: [0.08, 0.16, 0.28],
  price: [49, 120, 300],
  churn: [0.012, 0.02, 0.035],
  told: 0.5,
  winMonths: [4, 6, 10],
  support: [0.05, 0.08, 0.13],
}
