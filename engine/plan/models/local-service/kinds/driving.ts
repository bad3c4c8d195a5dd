import type { Kind } from '../kind-row.ts'

export const driving: Kind = {
  cues: /\b(driving (school|lessons?|instructor)|learner drivers?|flight school|sailing school|motorcycle (school|training)|surf school|ski (school|instructor))\b/i,
  noun: 'driving school',
  visit: { one: 'lesson', many: 'lessons' },
  customer: { one: 'learner', many: 'learners' },
  worker: { role: 'Instructor', like: 'driving instructor', dollars: 45_000 },
  craft: 'stay calm with one foot over the second brake',
  craftTest:
    'the instructor’s licence, and eight learners taken to the test, six through at the first attempt',
  trouble: [
    'The test date is the bottleneck, and learners find out last. {buyers} {where} take lessons until they are ready, wait nine weeks for a date, take more lessons so as not to forget, and pay for both.',
    'Nobody tells a learner how many lessons are left. The bill grows by the hour, parents ask, the instructor shrugs; and the one who shouts has the free slots.',
  ],
  groups: [
    {
      who: 'school leavers and their parents',
      why: 'The parents pay and want a number, the child wants a date. Whoever gives both on a page gets the younger brother too.',
    },
    {
      who: 'adults who put it off',
      why: 'A new job asks for it. They are afraid, need more lessons, can come at eleven in the morning, and are grateful for patience.',
    },
  ],
  nothing:
    'Buses exist, and in a town the licence can wait for years. Whoever needs it for work or lives beyond the last stop has no choice but the date; that is why the date, more than the price, decides.',
  ask: {
    what: 'how many lessons they were told it would take, how many it took, and how long they waited for the test',
    pass: 'six of the fifteen paid for at least five lessons more than expected',
  },
  works:
    'A first drive ends with an estimate in lessons and a test date booked backwards from it. Lessons last ninety minutes, because the first twenty are warming up. {price} a lesson; the plan is looked at together after every sixth.',
  trust:
    'Learners choose by pass rate and by temper. Both are told among friends, so the first ten learners decide about the next hundred.',
  now: [
    'Theory is learned on the telephone, which leaves the car for driving.',
    'Electric and automatic cars shorten the way to a first safe drive where the law lets one pass on them.',
  ],
  against:
    'The licence costs as much as a holiday, and in a dense town an eighteen-year-old can do without a car. How many do is to be asked at two schools.',
  caution:
    'Count people who turn the age each year, not households: a family needs it for two or three years of twenty. The share in this table spreads that over time, and a school nearby moves it more than income does.',
  rivals: [
    {
      name: 'Do nothing: the bus and a friend’s car',
      why: 'cheap in a town',
      fails: 'the first job with a shift at five',
      answer: 'offer a date before that job begins',
    },
    {
      name: 'The large school',
      why: 'many cars, a name for decades',
      fails: 'a different instructor each week',
      answer: 'one instructor until the test',
    },
    {
      name: 'A parent as accompanist',
      why: 'free practice',
      fails: 'no second brake, bad habits',
      answer: 'coach the parent too, for one lesson',
    },
    {
      name: 'A crash course elsewhere',
      why: 'two weeks and done',
      fails: 'passes the test, fears the motorway',
      answer: 'a fortnight before the test, at home',
    },
  ],
  danger:
    'The large school has the room for theory and the friend in the test centre. It loses learners in the fourth week, when they get the third instructor; that week is where {company} should be easy to find.',
  first: [
    'a first drive with an estimate',
    'a test date booked backwards',
    'one instructor from first to last',
    'lessons of ninety minutes',
    'a page after every sixth lesson',
    'a mock test with a stranger',
  ],
  oneMore:
    'motorcycles, trailers and lorries each need a vehicle that stands in the yard for most of the week',
  leftOut: [
    { what: 'a classroom', why: 'theory is learned at home; an evening in a café room does the rest' },
    { what: 'packages of thirty lessons', why: 'they sell the number nobody can know' },
    { what: 'a second car', why: 'the first must be full from two to eight for a season' },
  ],
  workTest:
    'After ten tests {founder} compares lessons estimated and lessons needed. Off by more than a fifth on average, and the first drive is made longer.',
  priceTalk:
    'Parents divide by the hour and compare; what they pay is the total. {price} for a long lesson looks dear on the list and comes out level, since fewer are needed. The estimate in writing is the argument.',
  priceTest:
    'Ten new learners get a fixed price up to the first test, an eighth above the estimate; ten pay by lesson. {founder} sees which is asked for first.',
  channels: [
    { name: 'School gates in the last two years', reached: 'pupils told', share: [0.01, 0.025, 0.05] },
    { name: 'Learners who passed and bring a friend', reached: 'learners asked', share: [0.25, 0.4, 0.6] },
    { name: 'Employers who need drivers', reached: 'staff told', share: [0.02, 0.04, 0.08] },
  ],
  winning:
    'A learner with a fresh licence is photographed beside the car and tells forty others that evening. {founder} asks for one name in that minute, and has a free first drive in the glove box.',
  keeping:
    'Learners drop out after a failed test or a shouted word. The next date is booked on the day of failing, with two lessons at half price, because a learner who waits a month rarely returns.',
  tools: [
    {
      part: 'plan',
      job: 'skills ticked, lessons left, test date',
      choice: 'a sheet that the learner sees too',
    },
    {
      part: 'test dates',
      job: 'watched daily, swapped when one falls free',
      choice: 'the authority’s booking page and an alarm',
    },
    {
      part: 'car',
      job: 'second brake, mirrors, service',
      choice: 'leased with the conversion; a stand-in car by contract',
    },
  ],
  data: 'Licence papers, eyesight tests and birth dates of young people are kept until the test and as long as the authority asks. A camera in the car runs only when both agree, for teaching.',
  toolTest:
    'A test date falls free for Thursday. Within half an hour the right learner has it, or the list did not work.',
  day: 'Adults from ten, pupils from two to eight, tests whenever the centre says. Ninety minutes each, with the change at the learner’s door so that the way is a lesson.',
  binds: 'car hours after school',
  lever:
    'Changing learners at their doors saves the empty drives, about one lesson in eight. Adults in the morning fill the car that is paid for anyway.',
  alone: 'a licence to teach cannot be lent, and the test date passes',
  sceptic:
    'One car, one instructor, one test centre with a queue that nobody here controls. Some of the young do without a licence, and each may be had once. Insurance doubles after the second dent. What is earned is a wage with a car.',
  kill: 'fewer than half pass at the first attempt',
  steps: [
    {
      day: 26,
      action: 'Teach four learners with a hired school car',
      number: 'estimates on paper',
      go: 'four',
    },
    {
      day: 44,
      action: 'Write down waiting times at the three nearest test centres',
      number: 'weeks',
      go: 'one of them under eight',
    },
    { day: 60, action: 'Ask each learner’s class for one more', number: 'first drives', go: 'six' },
    { day: 78, action: 'Fill three mornings with adults', number: 'lessons before noon', go: 'six a week' },
  ],
  money: {
    shape: 'visits',
    price: [55, 80, 120],
    hours: 1.5,
    timesAYear: [40, 54, 72],
    perWorker: [3.5, 4.5, 5.5],
    daysAWeek: 5,
    small: 1,
    settled: 4,
    materials: [0.06, 0.1, 0.14],
    churn: [0.12, 0.16, 0.22],
    win: [20, 40, 90],
    kit: [2_500, 6_000, 15_000],
    running: [380, 620, 950],
    reach: [4, 6, 10],
    way: 'by car',
    share: { label: 'with somebody about to learn', range: [0.05, 0.08, 0.12] },
    willing: [0.15, 0.25, 0.4],
  },
}
