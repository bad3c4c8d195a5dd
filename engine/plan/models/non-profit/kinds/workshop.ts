// A trade learned at the bench, in a workshop that sells what it mends or makes.
import type { CauseKind } from '../kind.ts'

export const WORKSHOP: CauseKind = {
  cues: /\b(?:repair(s|ing)?|bicycles?|bikes?|mend(s|ing)?|sew(s|ing)|carpentry|woodwork|workshops?|vocational|apprentic\w+|job training|train(s|ing) (young|women|people|refugees|prisoners|ex-offenders)|ex-offenders|a trade|employab\w+|into work|back to work)/i,
  noun: 'training workshop',
  served: { one: 'person trained', many: 'people trained' },
  money: {
    unitCost: [500, 1_100, 2_200],
    isYearly: false,
    monthlyGift: [8, 15, 28],
    singleGift: [30, 60, 130],
    joining: [5, 8, 10],
    grants: [1, 3, 4],
    grant: [800, 1_900, 4_500],
    trading: {
      label: 'Paid repairs and sales of the workshop',
      one: 'job',
      many: 'jobs',
      price: [25, 45, 80],
      aMonth: [12, 40, 70],
      cost: 0.4,
    },
    equipment: [3_000, 8_000, 18_000],
    help: { role: 'Instructor at the bench', like: 'operations', dollars: 42_000 },
    cares: [0.03, 0.06, 0.11],
  },
  scene:
    'Without a first job there is no reference, and without a reference no first job. {Buyers} {where} are sent from one course to the next, collect certificates of attendance, and hear that somebody with practice was taken. Hands are wanted all the while; nobody has the time to watch them work for a week.',
  groups: [
    {
      who: 'those who have never been paid for the work',
      why: 'They learn quickly and have nothing to show. What they need is a piece of work with their name on it and a customer who came back.',
    },
    {
      who: 'those who knew a trade elsewhere',
      why: 'They can do it already, with other tools and other words. Some weeks at the bench are enough, and an employer who watches is worth more than a certificate.',
    },
  ],
  nothing:
    'They wait for the next course, and the habit of getting up for work is lost before the skill is. What that costs is paid later, by a public office.',
  asked: 'which job they applied for last, what was said to them, and what they had to show',
  askedGo: 'ten of twenty were refused for want of practice and would come to a bench three days a week',
  craft:
    'Real jobs for paying customers, done in pairs, checked by somebody who knows the trade, and signed by whoever did them. A customer who complains teaches what no exercise does.',
  whyNow: [
    'Small repair shops and makers cannot find hands, and will look at somebody whom they have seen at work.',
    'Mending is wanted again: goods have become dear, and what stands broken in cellars is raw material that costs nothing.',
  ],
  against:
    'A workshop has rent, insurance and tools before it has a single trainee, and benefits rules may forbid people to be paid for what they learn on.',
  first: [
    'a bench place on fixed days',
    'a course of twelve weeks in written steps',
    'paid jobs for customers, checked before they leave',
    'a book of finished work for each trainee',
    'a week of trial at an employer',
  ],
  oneMore:
    'each further bench needs tools, room and an instructor’s eye, and one of them sees four at a time',
  phases: {
    proof: 'one course of eight people in a borrowed workshop, with jobs for paying customers',
    proved: 'six of eight finish, and two employers ask for somebody by name',
    open: 'three courses a year, a counter open two days a week, first trial weeks',
    settled: 'customers pay for material and part of the rent; employers and public bodies pay for places',
  },
  leftOut: [
    {
      what: 'a certificate of our own',
      why: 'employers trust a week of work; the official one is sat elsewhere',
    },
    { what: 'a shop in the high street', why: 'its rent would turn trainees into shop assistants' },
    { what: 'language classes', why: 'others teach them; the bench gives the words of the trade' },
  ],
  rivals: [
    {
      name: 'Do nothing: the next course',
      why: 'paid for, and asks for little',
      fails: 'ends in a paper and not in a job',
      answer: 'begin with work that somebody has paid for',
    },
    {
      name: 'The public training scheme',
      why: 'official, with a certificate',
      fails: 'fixed dates, long forms, a classroom',
      answer: 'be the practice that it lacks, and be paid for it',
    },
    {
      name: 'Work without papers',
      why: 'money this week',
      fails: 'no reference, no insurance',
      answer: 'a trial week at an employer within the course',
    },
    {
      name: 'A commercial workshop',
      why: 'quick, for customers',
      fails: 'has no time to teach',
      answer: 'send it people who need no teaching any more',
    },
  ],
  danger: 'the public scheme, when it buys its own workshop and takes the instructors',
  hardToCopy:
    'Employers who have taken one person and come for the next, and customers who bring their things for the sake of the bench. Tools can be bought by anybody.',
  misleads:
    'People enrolled mislead. Who is in paid work half a year after the last day, counted by telephone, shows what the course was worth.',
  giftLead:
    'Donors pay for a bench place and should hear who sat at it and where that person works now. Things that are given, tools and broken goods, open the door to gifts of money.',
  giftTest:
    'Half of the givers of goods are asked for a monthly gift at the counter, half by letter a week later. The way that brings more is kept.',
  ways: [
    {
      name: 'Customers at the counter',
      reached: 'customers of the workshop',
      converts: [0.02, 0.04, 0.08],
      share: 0.45,
      cost: 0.15,
    },
    {
      name: 'Open evenings at the bench',
      reached: 'guests at such an evening',
      converts: [0.03, 0.06, 0.11],
      share: 0.35,
      cost: 0.35,
    },
    {
      name: 'Clubs and firms that collect what is broken',
      reached: 'members and staff',
      converts: [0.002, 0.006, 0.014],
      share: 0.2,
      cost: 0.5,
    },
  ],
  wayNote:
    'Each finished job leaves with a card: what was done, by whom, and what the next bench place costs. Nobody is photographed at the bench without being asked twice.',
  wayGo:
    'One customer in twenty-five gives by the month within half a year. Fewer than one in sixty: the card is rewritten by somebody from outside.',
  layers: [
    {
      part: 'job book',
      job: 'what came in, who did it, who checked it, what was paid',
      choice: 'a rented order tool with a number on every piece',
    },
    {
      part: 'trainee’s record',
      job: 'steps learned, work done, trial week, job after half a year',
      choice: 'one sheet for each person, seen by the instructor and by that person',
    },
  ],
  keeps:
    'Papers, benefits and histories of trainees are stored apart from the job book, seen by two people, and deleted a year after the last call.',
  toolTest:
    'Ten jobs are taken in, done, checked and handed out by people who did not set up the book. None may be lost, and each must show who checked it.',
  week: 'Three days at the bench, two afternoons of open counter, one morning with employers. What was done is checked before it leaves, and Friday ends with sweeping and with the job book.',
  bottleneck:
    'The instructor’s eye binds: one person can watch four benches, and a fifth is where fingers are hurt.',
  gap: {
    gap: 'Somebody of the trade who signs for the work',
    why: 'a job that fails on the road or in the hand is answered for by us',
    closedBy: 'a qualified person checks and signs each piece, by the hour, before the first customer',
  },
  decision:
    'Nothing leaves the bench unchecked, and no course begins without two employers who have agreed to a trial week.',
  risks: [
    {
      name: 'A faulty job hurts somebody',
      likelihood: 'medium',
      sign: 'a piece that comes back within a week',
      answer: 'a second check in writing, liability insured before the first job',
    },
    {
      name: 'Trainees leave halfway',
      likelihood: 'high',
      sign: 'two Mondays missed',
      answer: 'a call on the same day, travel paid, a shorter course',
    },
  ],
  sceptic: [
    'It is a small shop with slow staff and a large heart. Customers come for the price, employers take the two best, and the others are where they were, twelve weeks later.',
    'Grants pay for places and not for jobs. When the rent rises, the bench is sold first.',
  ],
  wrongIf:
    'half of those who finish are in paid work half a year later, and if customers pay for the material and part of the rent',
  kill: [
    { when: 'the end of the first course', stopIf: 'fewer than half have finished it' },
    { when: 'the end of month nine', stopIf: 'nobody who finished has been taken by an employer' },
  ],
  steps: [
    {
      day: 10,
      action: 'Ask twelve employers of the trade whom they would take for a week',
      number: 'trial weeks',
      go: 'three',
    },
    {
      day: 20,
      action: 'Borrow a workshop for two days a week and have it insured',
      number: 'bench places',
      go: 'four',
    },
    { day: 35, action: 'Collect things to mend from clubs and neighbours', number: 'pieces', go: 'forty' },
    { day: 45, action: 'Begin the first course', number: 'people at the bench', go: 'eight' },
    { day: 80, action: 'Count jobs that customers have paid for', number: 'paid jobs', go: 'twenty' },
  ],
  finding: {
    headline: 'The bench earns part of its rent.',
    text: 'What trainees mend or make is paid for by customers, so a course costs less than a classroom and ends with something to show.',
  },
}
