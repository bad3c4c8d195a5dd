import type { Kind } from '../kind-row.ts'

export const rides: Kind = {
  cues: /\b(shuttles?|minibus(es)?|taxis?|airport (pick-?ups?|transfers?)|couriers?|cargo[- ]bike deliver\w*|same-day deliver\w*|parcel deliver\w*|patient transport|school runs?)\b/i,
  noun: 'transport service',
  visit: { one: 'trip', many: 'trips' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Driver', like: 'driver', dollars: 39_000 },
  craft: 'keep a promised minute in traffic without hurrying whoever, or whatever, is on board',
  craftTest:
    'thirty timed trips in ordinary traffic, twenty-eight within ten minutes of the promise, and no complaint about the driving or the state of what was carried',
  trouble: [
    'A flight, an appointment at the clinic, a parcel promised for today: the hour is fixed and the way to it is not. {buyers} {where} choose between a bus that stops short, a favour, and a number that says ten minutes and means thirty.',
    'Late is the trouble, more than dear. One missed flight or one box that comes on Monday costs more than a month of fares, and whoever was late has already driven on. {buyers} want a name that rings before the time has passed.',
  ],
  groups: [
    {
      who: 'those with the same trip every week',
      why: 'A clinic, a school, a shop with a closing hour: the same doors at the same time, on account. They ask about licence and stand-in first and about the price second, and they pay for the vehicle.',
    },
    {
      who: 'those with one trip that must not fail',
      why: 'An early flight, the way home from hospital, a cake for six o’clock. They book ahead, pay more for certainty, and tell others about it whichever way it ends.',
    },
  ],
  nothing:
    'Somebody always drives. A colleague does it, the shop is locked for half an hour, a daughter takes the morning off. None of them sends a bill, so the cost is first seen when one of them says no; {company} has to be known by that week.',
  ask: {
    what: 'which trip went wrong last, who drove it, and what the delay cost',
    pass: 'five of the fifteen paid for a trip in the last month and two of these were kept waiting',
  },
  works:
    'Fixed runs come first: the same doors at the same times, agreed for a quarter. Single trips are booked by the evening before into the gaps between them and priced at once, the way back counted in. {price} is the ordinary trip inside the circle; waiting beyond ten minutes is charged, and that is said when booking.',
  trust:
    'What is bought is a time. Clean seats and a dry box are taken for granted; a quarter of an hour without a call is not forgiven. So licence and cover can be read before booking, the driver has a name, and a delay is announced by us before it is noticed.',
  now: [
    'A position can be shared by telephone for nothing, so nobody stands at a window, and a delay is told while it can still be helped.',
    'Many town centres close streets to through traffic and old engines; small electric vehicles and cargo bikes pass where larger ones have to stop.',
  ],
  against:
    'Empty ways speak against it, and so do the platforms: they show a car on a map, pay for the loaded half of the drive and leave the other half to the driver. Where ordinary trips are that cheap, {company} is left with those that must not fail.',
  caution:
    'A trip made is not a trip paid for: most are driven by oneself, by family or by staff who are on the payroll anyway. And an average hides two kinds of customer, the run on every weekday and the flight each summer. Sort the first answers by these two before believing the line.',
  rivals: [
    {
      name: 'Do nothing: drive oneself',
      why: 'the car stands there anyway',
      fails: 'parking, a locked shop, a working hour on the road',
      answer: 'take the one trip of the week that hurts most',
    },
    {
      name: 'A ride or delivery app',
      why: 'one tap, a price at once',
      fails: 'nobody near at five in the morning, and dearer in the rain',
      answer: 'booked yesterday, at yesterday’s price',
    },
    {
      name: 'Bus, train or post',
      why: 'cheap, and runs in any case',
      fails: 'stops short of the door and waits for nobody',
      answer: 'carry the last stretch, by its timetable',
    },
    {
      name: 'The large operator',
      why: 'a fleet, a contract, a tracking number',
      fails: 'a window of half a day and a call centre',
      answer: 'an hour, and a driver who can be rung',
    },
    {
      name: 'An acquaintance with a car',
      why: 'cash, known, at once',
      fails: 'no licence to carry for money, and no cover after a crash',
      answer: 'show the policy once, unasked',
    },
  ],
  danger:
    'Most to be feared is the customer’s own van. Whoever has enough trips to be our best account has enough to employ a driver, and can divide. What one van cannot give holds them: a stand-in when the driver is ill, and a bill that shrinks in a quiet month.',
  first: [
    'fixed runs, agreed by the quarter',
    'single trips booked by the evening before',
    'one price with the way back in it',
    'a message on leaving and on arrival',
    'licence and cover for paid carriage',
    'a second driver and vehicle by agreement',
  ],
  oneMore:
    'every trip at an odd hour or beyond the last door drags an empty way behind it and makes the next one late',
  leftOut: [
    {
      what: 'nights on call',
      why: 'drivers’ hours are limited by law and by sleep, and a night sold is a morning run lost',
    },
    {
      what: 'long distances',
      why: 'the return is driven for nothing unless somebody waits at the other end',
    },
    { what: 'a second vehicle of our own', why: 'not before the first earns between nine and three as well' },
  ],
  workTest:
    'For four weeks {founder} writes down the promised and the real time of every trip. With fewer than nineteen in twenty inside ten minutes, the timetable gets longer gaps before it gets another customer.',
  priceTalk:
    'Kilometres are a poor base: they forget the way back, the waiting and the search for a place to stop. So the price goes by zone and hour and is known when booking. {price} is the ordinary trip; before six in the morning it is more, and a seat or a drop on a run that is driven anyway is less.',
  priceTest:
    'Of twelve new quotes every second one is a tenth higher and carries a promise: late by a quarter of an hour, and the trip is free. If three of these six are accepted, that is the offer. Owner: {founder}.',
  channels: [
    {
      name: 'Desks that order trips for others, visited',
      reached: 'desks',
      share: [0.04, 0.08, 0.15],
    },
    { name: 'Search for a trip on a given day', reached: 'enquiries', share: [0.12, 0.22, 0.35] },
    { name: 'Named by a customer', reached: 'introductions', share: [0.2, 0.35, 0.5] },
  ],
  winning:
    'Trips are ordered by few people, and these sit at desks: a receptionist, a practice manager, whoever packs at closing time. {founder} calls on twenty at a quiet hour, asks for the trip that nobody there likes to drive, and takes that one for two weeks at the full price.',
  keeping:
    'Two late arrivals in a month lose a run; a rise hardly ever does. Each delay gets a call on the same day and its cause in writing, and before a quarter ends {founder} brings promised and real times to whoever signs for the next.',
  tools: [
    {
      part: 'runs',
      job: 'doors, times, driver, gaps still to be sold',
      choice: 'a dispatch tool for small fleets, paid by vehicle and month',
    },
    {
      part: 'vehicle',
      job: 'brakes, tyres, service, papers in date',
      choice: 'leased with maintenance; a sheet signed before each shift',
    },
    {
      part: 'drivers’ hours',
      job: 'driving and rest, person by person',
      choice: 'a recorder where the law asks for one, otherwise a signed sheet',
    },
  ],
  data: 'Who is away from home, who goes to which clinic, what lies in a box: records of trips tell more than they seem to. The driver sees a door and a time, never the reason; a position is shown for the length of one trip, and old ones are deleted as soon as licence and accounts allow.',
  toolTest:
    'One morning at half past six a vehicle is declared broken. Within twenty minutes everybody on that run must have a new time and the stand-in must be on the road. {founder} rehearses it before the first contract begins.',
  day: 'Two peaks and a valley. Fixed runs go until nine and again from three, single trips between them. Each is planned with its empty way and ten minutes for traffic; checks come before the first, washing and charging or fuel after the last.',
  binds: 'the paid part of each hour on the road',
  lever:
    'A return that carries somebody or something earns a second time on the same way, and no rise in price does as much. So the next customer is looked for at the far end of a run, and two doors in one street share a departure.',
  alone: 'a run without a driver leaves everybody who was promised a time standing at a door',
  sceptic:
    'A vehicle, a licence and a telephone: anybody can lease the same. Half of the driving is empty, fuel and insurance rise without asking, and traffic makes a liar of the best timetable. Fixed contracts go out to tender and are won by whoever forgot to count the way back; single calls go to whatever is nearest on the map. After one bad accident the cover decides whether there is still a firm.',
  kill: 'fewer than half of the kilometres are paid, or fixed runs bring less than a third of the takings',
  steps: [
    {
      day: 26,
      action: 'Drive the three likeliest runs at their real hour, five times, with nothing on board',
      number: 'slowest against promised minutes',
      go: 'within ten on all three',
    },
    {
      day: 44,
      action: 'Call on twenty desks that order trips for others',
      number: 'runs taken for two weeks',
      go: 'two',
    },
    {
      day: 62,
      action: 'Thirty timed trips at the full price, licence and cover in force',
      number: 'within ten minutes',
      go: 'twenty-eight',
    },
    {
      day: 78,
      action: 'Add up paid and empty kilometres of two weeks',
      number: 'paid share',
      go: 'above half',
    },
  ],
  money: {
    shape: 'visits',
    price: [12, 50, 110],
    hours: 1,
    timesAYear: [10, 48, 240],
    perWorker: [3, 6, 30],
    daysAWeek: 5.5,
    small: 1,
    settled: 5,
    materials: [0.08, 0.13, 0.2],
    churn: [0.015, 0.03, 0.06],
    win: [30, 80, 200],
    kit: [3_000, 9_000, 28_000],
    running: [280, 850, 1_400],
    reach: [6, 12, 25],
    way: 'by car',
    share: { label: 'with a regular trip that somebody else could drive', range: [0.06, 0.12, 0.2] },
    willing: [0.02, 0.04, 0.08],
  },
}
