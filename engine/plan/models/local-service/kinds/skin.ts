import type { Kind } from '../kind-row.ts'

export const skin: Kind = {
  cues: /\b(tattoo removal|laser (clinic|studio|hair removal|treatments?|removal)|botox|dermal fillers?|aesthetic\w*|dermatolog\w*|cosmetic clinic|acne|scars?|electrolysis|skin clinic|med ?spa)\b/i,
  noun: 'skin clinic',
  visit: { one: 'session', many: 'sessions' },
  customer: { one: 'client', many: 'clients' },
  worker: { role: 'Practitioner', like: 'nurse', dollars: 58_000 },
  craft: 'judge a skin before treating it, and say no',
  craftTest:
    'thirty supervised sessions on three skin types, photographed before and after, and no burn or blister among them',
  trouble: [
    'People {where} have thought about it for years and are afraid of two things: a scar in place of what was there, and a bill without an end. Prices are quoted for one session, and nobody says how many it takes.',
    'Whoever looks for it {where} finds vouchers, before-and-after pictures of strangers and a machine in a back room. Who holds the handpiece, and what happens when it goes wrong, stands on no page.',
  ],
  groups: [
    {
      who: 'people with a date',
      why: 'A wedding, a uniform, a new post. They count back from the day and pay for a plan that keeps to it.',
    },
    {
      who: 'people who were treated badly elsewhere',
      why: 'They have a mark and a warning. A patch test and a written course of sessions win them, and they tell others.',
    },
  ],
  nothing:
    'It can be covered by a sleeve, cream or a second opinion, and has been for years. Nothing gets worse by waiting, so a reason has to come from outside: a job, a partner, a summer.',
  ask: {
    what: 'how long they have thought about it, whom they asked, what they were quoted in all, and what stopped them',
    pass: 'five of the fifteen have asked for a price within a year',
  },
  works:
    'A consultation with a patch test, a written course with the number of sessions and the weeks between, then one session at a time. {price} is the price of an ordinary one; nothing is sold on the day of the consultation.',
  trust:
    'A client cannot judge the machine and judges the refusal: whoever was once sent home believes the rest. The same light, distance and background in every photograph are the proof that no review replaces.',
  now: [
    'Machines can be leased with service included, so the first year need not carry the whole price of one.',
    'People compare practitioners by their papers before they compare prices, and a medical training is worth putting on the door.',
  ],
  against:
    'Rules tighten: who may treat, under whose supervision and with which insurance is decided elsewhere and may change within a lease of the machine.',
  caution:
    'Wanting it is common and paying for a whole course is not. The share that would pay is ours and should be replaced by the number of consultations that end in a booked second session.',
  rivals: [
    {
      name: 'Do nothing: cover it',
      why: 'free, and nobody asks',
      fails: 'in summer, and at the interview',
      answer: 'a consultation that may end with a no',
    },
    {
      name: 'The voucher studio',
      why: 'half the price',
      fails: 'another hand each time, and no course',
      answer: 'name the total before the first session',
    },
    {
      name: 'The dermatologist',
      why: 'trusted, and insured',
      fails: 'a wait of months for what is not an illness',
      answer: 'send there whatever looks doubtful; it comes back as referrals',
    },
    {
      name: 'Creams and home devices',
      why: 'private and cheap',
      fails: 'after the third month',
      answer: 'no argument; the photograph is enough',
    },
  ],
  danger:
    'Most dangerous is the chain that advertises the same machine at half the price. The machine can be leased by anybody. A register of photographed results by skin type, and doctors who send, take years.',
  first: [
    'a consultation with a patch test',
    'a written course: sessions, weeks between, total',
    'photographs in the same light every time',
    'consent in plain words, signed',
    'a number that is answered the evening after',
    'a list of cases that are sent away',
  ],
  oneMore: 'each further treatment needs its own training, its own cover and often its own machine',
  leftOut: [
    { what: 'injections', why: 'another prescription, another insurer' },
    { what: 'vouchers', why: 'they bring people for one session of a course of eight' },
    { what: 'a second machine', why: 'the first stands still for half of the week' },
  ],
  workTest:
    'After the first fifty sessions {founder} has the photographs judged by somebody outside, without names. Fewer than forty visibly lighter or calmer, and the settings or the machine are changed.',
  priceTalk:
    'Clients ask for {price} and mean the course. So the total is named first, paid session by session, and a course that takes longer than promised is finished at half price; that sentence sells more than a discount.',
  priceTest:
    'Five consultations hear {price}, the next five a tenth more. {founder} counts second sessions, not smiles.',
  channels: [
    {
      name: 'Tattooists, doctors and pharmacists who send',
      reached: 'introductions',
      share: [0.15, 0.3, 0.5],
    },
    { name: 'Search for the treatment and the town', reached: 'page visits', share: [0.004, 0.01, 0.02] },
    { name: 'Clients who show the result', reached: 'clients asked', share: [0.06, 0.12, 0.22] },
  ],
  winning:
    'Whoever is asked first seldom treats: the tattooist, the pharmacist, the family doctor. {founder} visits twenty of them with photographs, takes in one difficult case from each, and writes back how it went.',
  keeping:
    'Clients stop after the third session, when change slows down and the bill does not. The course is therefore looked at together at that point, first photograph beside the last.',
  tools: [
    {
      part: 'diary',
      job: 'course, session, weeks that must lie between two',
      choice: 'a rented clinic diary that refuses a date set too early',
    },
    {
      part: 'record',
      job: 'skin type, settings, photographs, consent',
      choice: 'an encrypted clinic record; no photograph on a private telephone',
    },
    {
      part: 'machine log',
      job: 'hours, service, faults',
      choice: 'the maker’s log, copied once a month',
    },
  ],
  data: 'Photographs of skin with a name beside them are health data. They lie in one encrypted record, are opened by whoever treats, and are shown to others only with a signature for that picture.',
  toolTest:
    'Before opening {founder} books, moves and cancels a course for ten test clients. No two sessions may stand closer than the course allows.',
  day: 'A session takes minutes under the light and half an hour around it: looking, photographing, cooling, writing. Evenings and Saturdays go first; consultations fill the mornings.',
  binds: 'evenings and Saturdays, when clients are free',
  lever:
    'Consultations in the morning, sessions after four: moved like that, the same evening holds two clients more, and the machine earns its lease.',
  alone: 'an absence stops every course in the diary at once',
  sceptic:
    'It is a leased machine with a person beside it. Chains buy the same machine cheaper, vouchers have taught people the wrong price, and each client is cured of needing it. One burn ends the name in a town.',
  kill: 'fewer than half of the clients come to their third session',
  steps: [
    {
      day: 21,
      action: 'Ask the authority and two insurers who may treat, and on what terms',
      number: 'answers in writing',
      go: 'all three',
    },
    {
      day: 40,
      action: 'Treat under supervision on a hired machine',
      number: 'sessions without a blister',
      go: 'thirty of thirty',
    },
    { day: 60, action: 'Sell the first courses', number: 'second sessions booked', go: 'eight' },
    {
      day: 78,
      action: 'Two leases for the machine, service included',
      number: 'against plan',
      go: 'within a tenth',
    },
  ],
  money: {
    shape: 'jobs',
    price: [80, 140, 240],
    hours: 0.75,
    timesAYear: [3, 5, 8],
    perWorker: [4, 5, 7],
    daysAWeek: 5,
    small: 1,
    settled: 2,
    materials: [0.08, 0.12, 0.18],
    churn: [0.2, 0.3, 0.45],
    win: [50, 110, 220],
    kit: [20_000, 45_000, 90_000],
    running: [250, 600, 1_200],
    premises: { area: [30, 45, 80], fitOut: [400, 700, 1_200], energy: [150, 280, 480], homeToo: false },
    reach: [4, 8, 15],
    way: 'by car',
    share: { label: 'with somebody who has thought about it', range: [0.04, 0.08, 0.15] },
    willing: [0.02, 0.04, 0.08],
  },
}
