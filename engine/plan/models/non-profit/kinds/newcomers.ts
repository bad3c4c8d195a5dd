// Somebody who comes along to the counter.
import type { CauseKind } from '../kind.ts'

export const NEWCOMERS: CauseKind = {
  cues: /\b(?:refugees?|asylum|migrants?|newcomers|displaced|integration|immigrants?)/i,
  noun: 'charity for newcomers',
  served: { one: 'person accompanied', many: 'people accompanied' },
  money: {
    unitCost: [90, 180, 380],
    isYearly: true,
    monthlyGift: [10, 18, 32],
    singleGift: [30, 60, 120],
    joining: [7, 10, 12],
    grants: [1, 3, 4],
    grant: [800, 1_900, 4_500],
    trading: {
      label: 'Interpreting and courses for employers',
      one: 'hour',
      many: 'hours',
      price: [25, 42, 70],
      aMonth: [8, 24, 40],
      cost: 0.45,
    },
    equipment: [1_000, 3_000, 8_000],
    help: { role: 'Case coordinator', like: 'operations', dollars: 44_000 },
    cares: [0.04, 0.08, 0.14],
  },
  scene:
    'The first letter from an office comes in a language nobody in the room reads, with a date in it. Whoever misses the date loses a place, a school year or a claim. {Buyers} {where} meet kindness everywhere and a person who comes along to the counter almost nowhere.',
  groups: [
    {
      who: 'families with a child at school',
      why: 'The child interprets at the doctor’s and at the office. One adult who comes along gives the child its childhood back.',
    },
    {
      who: 'people with a trade and no paper',
      why: 'They could work next month. What they need is one form, one employer and somebody who has done it before.',
    },
  ],
  nothing: 'They wait, miss a date, start again; the cost appears years later in other people’s budgets.',
  asked: 'which letter they could not answer last month, who helped in the end, and what was lost by then',
  askedGo: 'ten of twenty lost time or money through a letter that one hour could have solved',
  craft:
    'A pair, one newcomer and one local, with a task and an end: the school place, the licence, the flat. Friendship may follow; the task comes first, because it can be finished.',
  whyNow: [
    'Employers look for hands and will pay for somebody who makes the first three months work.',
    'Many who arrived some years ago now know the counters and would go along, for a small pay.',
  ],
  against: 'Laws change in the middle of a case. Public feeling changes faster, and with it grants.',
  first: [
    'pairs with one task each',
    'a desk hour on a fixed afternoon',
    'a folder of answered letters',
    'trained companions who came here themselves',
    'two lawyers who answer within a day',
  ],
  oneMore: 'each further language needs two companions, because one is always away',
  phases: {
    proof: 'twenty pairs, one task each, in three months',
    proved: 'fourteen of twenty tasks are done, and companions want another',
    open: 'the desk hour each week, companions paid for expenses, first employer',
    settled: 'contracts with the town for single tasks; employers pay for the first three months',
  },
  leftOut: [
    { what: 'legal advice of our own', why: 'it is licensed, and a wrong word costs a claim' },
    { what: 'housing', why: 'it needs capital and would eat every other task' },
    { what: 'clothes and toys', why: 'others collect them already, with more room' },
  ],
  rivals: [
    {
      name: 'Do nothing: wait for the next letter',
      why: 'no strength left',
      fails: 'the date passes',
      answer: 'a fixed afternoon',
    },
    {
      name: 'The public advice office',
      why: 'free, official',
      fails: 'six weeks, one language',
      answer: 'prepare people for it, go along',
    },
    {
      name: 'Relatives and forums',
      why: 'trusted, at once',
      fails: 'true in another town',
      answer: 'the folder of answered letters',
    },
    {
      name: 'The large aid organisation',
      why: 'staff, lawyers',
      fails: 'cases, not people',
      answer: 'take single tasks for it, paid',
    },
  ],
  danger: 'the town, which may found an office for it and hire the best companions',
  hardToCopy:
    'Companions who have stood at that counter themselves, and clerks who know them. A form can be translated by a machine.',
  misleads:
    'People registered mislead. Tasks finished, with the day on which they were, show whether anything changed.',
  giftLead:
    'Donors give to a person and a task, and should hear how it ended. A monthly gift carries one task after the other.',
  giftTest:
    'Half of the letters tell of one finished task, half of one that failed and why. If the second brings as many monthly gifts, honesty costs nothing and stays.',
  ways: [
    {
      name: 'Companions who ask their own circle',
      reached: 'people in their circles',
      converts: [0.03, 0.07, 0.12],
      share: 0.5,
      cost: 0.2,
    },
    {
      name: 'Schools, clubs and congregations',
      reached: 'people at such an evening',
      converts: [0.02, 0.05, 0.09],
      share: 0.3,
      cost: 0.3,
    },
    {
      name: 'Readers of the local press',
      reached: 'readers of one report',
      converts: [0.0003, 0.0008, 0.002],
      share: 0.2,
      cost: 0.5,
    },
  ],
  wayNote:
    'A finished task is told in six lines, without name or face, by whoever did it. Employers who hired speak to other employers; that is worth more than a campaign.',
  wayGo:
    'Each companion brings one monthly donor within half a year. Fewer than one in three do: they are not asked, and that is our fault.',
  layers: [
    {
      part: 'task book',
      job: 'task, start, end, outcome; no story',
      choice: 'a small case tool hosted in the country, entry with two steps',
    },
    {
      part: 'letter folder',
      job: 'answers that worked, by office and year',
      choice: 'a searchable archive without names, checked by a lawyer',
    },
  ],
  keeps:
    'Names, routes and papers can endanger people. They are stored for the task, seen by two, and deleted when it ends.',
  toolTest:
    'A stolen telephone is simulated: within an hour nothing on it can be opened, and the pair can go on working.',
  week: 'Letters on Monday, counters from Tuesday to Thursday, the open desk on Wednesday afternoon, pairs in the evening. Friday belongs to closing tasks, which is easily forgotten.',
  bottleneck: 'Companions bind: each holds two tasks at a time, and the good ones are offered jobs.',
  gap: {
    gap: 'A lawyer on call',
    why: 'the difference between help and advice is a licence',
    closedBy: 'a written agreement with two practices for urgent questions',
  },
  decision: 'One task for each pair, with an end date; a second begins when the first is closed.',
  risks: [
    {
      name: 'The law changes',
      likelihood: 'high',
      sign: 'a bill in its second reading',
      answer: 'folder marked by date; open cases called',
    },
    {
      name: 'A companion oversteps',
      likelihood: 'medium',
      sign: 'gifts, loans, nights',
      answer: 'rules, a monthly group talk, an end to the pair',
    },
  ],
  sceptic: [
    'It does by hand what offices should do, and so excuses them. Every success is a single case and every law makes a thousand new ones.',
    'Grants follow headlines. Companions burn out, and the founder’s telephone rings at night.',
  ],
  wrongIf:
    'seven in ten tasks are finished by their date, and if one employer and the town pay for some of them',
  kill: [
    { when: 'the end of month four', stopIf: 'fewer than half of the tasks are finished' },
    { when: 'the end of month nine', stopIf: 'no employer or public body has paid for a task' },
  ],
  steps: [
    {
      day: 7,
      action: 'Collect thirty letters nobody could answer',
      number: 'letters',
      go: 'ten of one kind',
    },
    {
      day: 20,
      action: 'Find fifteen companions, five of whom came here themselves',
      number: 'companions',
      go: 'fifteen',
    },
    { day: 35, action: 'Start twenty pairs', number: 'tasks begun', go: 'twenty' },
    {
      day: 65,
      action: 'Ask ten employers what the first three months are worth',
      number: 'offers',
      go: 'two',
    },
    { day: 85, action: 'Close the first tasks and count', number: 'finished', go: 'eight' },
  ],
  finding: {
    headline: 'Tasks, not cases.',
    text: 'A task has an end that a donor, a town or an employer can pay for; accompaniment without one has neither end nor payer.',
  },
}
