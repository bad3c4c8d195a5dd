import type { Kind } from '../kind-row.ts'

export const clinic: Kind = {
  cues: /\b(physio\w*|physical therap\w*|clinics?|therap(y|ist|ists)|counsel\w*|psycholog\w*|psychotherap\w*|chiropract\w*|osteopath\w*|acupunctur\w*|podiatr\w*|speech therap\w*|midwi(fe|ves)|doctor’?s?|medical practice|rehab\w*)\b/i,
  noun: 'practice',
  visit: { one: 'treatment', many: 'treatments' },
  customer: { one: 'patient', many: 'patients' },
  worker: { role: 'Therapist', like: 'therapist', dollars: 85_000 },
  craft: 'treat under one’s own licence and say when to send on',
  craftTest:
    'the licence in hand, and forty treatments in a room rented by the hour, with eight in ten courses finished',
  trouble: [
    'Pain does not keep to waiting lists. {buyers} {where} are told six weeks, take tablets for four and arrive with a problem twice the size; some by then have learned to live with it.',
    'Between the referral and the first appointment lies the time in which most would heal fastest. {buyers} spend it on the telephone, being told to try again on Monday.',
  ],
  groups: [
    {
      who: 'people in work who cannot wait',
      why: 'Each week costs them wages or a trip. They pay themselves if an evening is free this week, and claim what they can afterwards.',
    },
    {
      who: 'patients after an operation',
      why: 'They come with a fixed number of treatments, a date, and a surgeon who looks at the result. One satisfied surgeon is a stream.',
    },
  ],
  nothing:
    'Much gets better by itself; an honest practice says so. For the rest, delay turns weeks into months and a stiff joint into a second operation, and it is the employer or the insurer who pays for that.',
  ask: {
    what: 'when they last looked for such a treatment, how long they waited, and who paid',
    pass: 'five of the fifteen waited longer than two weeks or gave up',
  },
  works:
    'An assessment of the first forty-five minutes, a plan with a number of treatments and a date at which it should be better, then half-hour appointments until that date. {price} is the self-payer’s fee; what an insurer pays is lower and later.',
  trust:
    'A patient cannot judge skill, but notices whether the second therapist has read what the first wrote. Notes are finished before the next patient is called in; that is the promise kept behind the door.',
  now: [
    'Evening appointments and a date within the week can be sold to self-payers, because public waiting times have made both scarce.',
    'Exercises by film on the telephone let three visits do what used to take six.',
  ],
  against:
    'Payers speak against it: fees are set elsewhere, paid after weeks, and questioned. A practice that depends on one insurer has one customer.',
  caution:
    'Needing it is one thing, being free to choose another: referrals, contracts and closed lists decide. The plan counts those who would pay themselves or come with a free choice; ask two insurers before trusting the number.',
  rivals: [
    {
      name: 'Do nothing: tablets and patience',
      why: 'cheap, and it often works',
      fails: 'when it does not, weeks are lost',
      answer: 'say in the first call when waiting is right',
    },
    {
      name: 'The hospital’s outpatient list',
      why: 'covered, thorough',
      fails: 'six weeks',
      answer: 'take its patients between two of its dates',
    },
    {
      name: 'The established practice',
      why: 'the doctor always sends there',
      fails: 'full, and never open after five',
      answer: 'two evenings and a call back on the same day',
    },
    {
      name: 'Exercises from the internet',
      why: 'free, at once',
      fails: 'the wrong ones',
      answer: 'one assessment, then let them do it at home',
    },
  ],
  danger:
    'The chain that buys three practices and their contracts is dangerous, since it can wait for its money. It cannot keep a therapist whom patients ask for by name; so pay and hours of that person come before furniture.',
  first: [
    'assessment with a plan and an end date',
    'half-hour treatments, two evenings a week',
    'notes finished before the next patient',
    'exercises as films of oneself',
    'a letter to whoever referred',
    'a price list for self-payers on the door',
  ],
  oneMore:
    'each further speciality needs a licence, a device and enough patients to keep the hand in practice',
  leftOut: [
    {
      what: 'large devices',
      why: 'they must be used daily to pay, and then they are used on people who do not need them',
    },
    { what: 'a contract with every insurer', why: 'each has its own forms; two cover most of the street' },
    { what: 'wellness packages', why: 'they blur the licence and the tax' },
  ],
  workTest:
    'Of the first forty courses {founder} counts those that ended by plan, early and without a word. More than eight silent endings, and each of these patients is called.',
  priceTalk:
    'The self-payer’s fee stands on the door, because a fee that has to be asked for feels like a trick. Insured treatments pay less and later; the mix of the two, more than the fee of {price}, decides the year.',
  priceTest:
    'Evening appointments cost a tenth more for one month. If they stay the first to go, they stay dearer. Owner: {founder}.',
  channels: [
    {
      name: 'Doctors and surgeons visited with one case',
      reached: 'patients referred',
      share: [0.35, 0.55, 0.75],
    },
    { name: 'Search by people in pain', reached: 'enquiries', share: [0.15, 0.25, 0.4] },
    { name: 'Firms and clubs nearby', reached: 'people told', share: [0.01, 0.03, 0.06] },
  ],
  winning:
    'A referring doctor wants two things: an appointment this week and a letter of four lines afterwards. {founder} visits twelve practices within reach with a sample of that letter and asks for one patient each.',
  keeping:
    'Patients stop when it hurts less, often too early. At the third treatment they are shown the end date and what may happen without it; whoever misses one is called the same day by the person who treats.',
  tools: [
    {
      part: 'records',
      job: 'findings, plan, notes, consent',
      choice: 'a certified practice system, hosted, with an agreement on health data',
    },
    {
      part: 'diary',
      job: 'rooms, therapists, reminders, a list for gaps',
      choice: 'the same system; no second calendar',
    },
    {
      part: 'billing',
      job: 'self-payers at once, insurers by file',
      choice: 'a billing service for the first year',
    },
  ],
  data: 'Everything that names a patient is health data: encrypted, opened by role, logged. No messenger, no photographs on private telephones, and a signed agreement with every supplier who could see it.',
  toolTest:
    'A made-up patient goes through referral, assessment, two treatments, a missed one, an invoice and a request for all data. Each step must leave the right trace and no other.',
  day: 'Half hours from eight to one, a break, half hours until seven on two days. Ten minutes of each go to notes. Mondays are overfull, Friday afternoons are where the gaps are.',
  binds: 'licensed hands in the room, hour by hour',
  lever:
    'Gaps cost more than low fees. A list of patients who can come within the hour fills most late cancellations, if somebody calls it at once.',
  alone: 'a licence cannot be lent to a stand-in',
  sceptic:
    'The practice sells hours of a person who could earn as much in employment without rent, billing and Sunday letters. Fees are set by others, therapists are hard to find and leave for shorter weeks, and the first year pays for empty rooms at nine in the morning. Referrals follow habit, and habit takes years.',
  kill: 'one appointment in five stays empty, or payers take longer than sixty days on average',
  steps: [
    {
      day: 26,
      action: 'Rent a room by the hour and treat ten self-payers',
      number: 'courses finished by plan',
      go: 'eight of ten',
    },
    { day: 42, action: 'Visit twelve referrers with a sample letter', number: 'patients sent', go: 'six' },
    {
      day: 58,
      action: 'Ask two insurers for terms in writing',
      number: 'fee and days to pay',
      go: 'within a fifth of the plan',
    },
    { day: 76, action: 'Count every gap and what filled it', number: 'gaps filled', go: 'half' },
  ],
  money: {
    shape: 'jobs',
    price: [70, 110, 170],
    priceOf: { metric: 'price', of: 'visit to a therapist or practice' },
    hours: 0.6,
    timesAYear: [4, 7, 12],
    perWorker: [7, 9, 11],
    daysAWeek: 4.6,
    small: 1,
    settled: 3,
    materials: [0.03, 0.06, 0.1],
    churn: [0.1, 0.15, 0.22],
    win: [50, 100, 200],
    winOf: 'patient of a practice',
    kit: [6_000, 18_000, 45_000],
    running: [60, 130, 260],
    premises: { area: [50, 80, 120], fitOut: [400, 650, 1_000], energy: [250, 420, 700], homeToo: true },
    reach: [3, 5, 8],
    way: 'by car',
    share: { label: 'with somebody who needs such treatment in a year', range: [0.1, 0.16, 0.25] },
    willing: [0.05, 0.1, 0.16],
  },
}
