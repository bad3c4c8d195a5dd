import type { Kind } from '../kind-row.ts'

export const vet: Kind = {
  cues: /\b(vets?|veterinar\w*|animal (clinic|hospital|health)|spay|neuter|farm animals|equine)\b/i,
  noun: 'veterinary practice',
  visit: { one: 'consultation', many: 'consultations' },
  customer: { one: 'owner', many: 'owners' },
  worker: { role: 'Veterinary nurse and second vet', like: 'veterinary nurse or vet', dollars: 68_000 },
  craft: 'examine an animal that cannot say where it hurts',
  craftTest:
    'the licence, and thirty house visits with a borrowed bag, of whose owners twenty register with us',
  trouble: [
    'The cat knows the basket. Before the waiting room {where} there are an hour under the sofa and a howling drive; after it comes a bill with nine lines. So owners wait, and come when a cheap thing has become an operation.',
    'Nights and bills are what owners fear. At nine on a Sunday evening the only open door is forty minutes away, and nobody will say beforehand what it costs to look.',
  ],
  groups: [
    {
      who: 'owners of an old animal',
      why: 'They come every few weeks and want the truth about what is still kind. They pay, and remember how the last visit went for the rest of their lives.',
    },
    {
      who: 'first-time owners of a puppy or kitten',
      why: 'The first year is planned: vaccinations, castration, teeth. Whoever explains it on one page keeps them for fifteen.',
    },
  ],
  nothing:
    'Animals hide pain. To wait costs nothing until a gum infection has become an extraction under anaesthetic, and most owners only know the second price.',
  ask: {
    what: 'when they last saw a vet, what was said about the price beforehand, and where they went at night',
    pass: 'five of the fifteen put a visit off because of price or the trip',
  },
  works:
    'Consultations by appointment with a price before anything is done, a yearly plan for the young and a quiet hour for the old. House visits on two afternoons. An average consultation comes to {price}, medicines included.',
  trust:
    'Owners sign for an animal that trusts them. They stay with a vet who says “this can wait” three times, since they believe the fourth sentence.',
  now: [
    'Where a chain has bought the independent practice, owners look for one in which the vet owns the door.',
    'Blood machines and dental X-ray can be leased by the month, so that a small room answers the same day.',
  ],
  against:
    'Vets are scarce and tired, and night duty scares the young ones away. A practice that cannot share its nights cannot hire.',
  caution:
    'Animals per household differ between flats and houses, and where animals are insured, more is spent on them. The likely share counts those without a vet they like; after a takeover nearby it can double within a year.',
  rivals: [
    {
      name: 'Do nothing: it is only limping',
      why: 'free, and often true',
      fails: 'when it is not',
      answer: 'a nurse’s look for little money',
    },
    {
      name: 'Advice in a forum',
      why: 'at once, at night',
      fails: 'it has not touched the animal',
      answer: 'a call hour at seven in the evening',
    },
    {
      name: 'The practice that a chain bought',
      why: 'machines, nights, cards on file',
      fails: 'a new vet each time, and the bill',
      answer: 'one vet, and prices before the needle',
    },
    {
      name: 'The university or animal hospital',
      why: 'can do everything',
      fails: 'far, dear, frightening',
      answer: 'send there early, and take back for after-care',
    },
  ],
  danger:
    'A chain can offer our nurse a bonus and our landlord a better rent. It cannot offer owners the same hands for fifteen years. The lease is therefore long and the nurse is a partner in the profit.',
  first: [
    'consultations with a price beforehand',
    'a year’s plan for young animals',
    'house visits on two afternoons',
    'blood and teeth on the same day',
    'a call hour in the evening',
    'an agreement with the night clinic',
  ],
  oneMore:
    'surgery beyond the routine needs a second vet in the room and a device that stands idle on most days',
  leftOut: [
    {
      what: 'nights of our own',
      why: 'one vet who works nights is none by day; an agreement with the clinic costs less',
    },
    { what: 'exotic animals', why: 'few come, and each needs an evening of reading' },
    { what: 'a food shop', why: 'the shelf is dearer than the one online, and owners notice' },
  ],
  workTest:
    'For two months every estimate is laid beside its bill. When one in six differs by more than a tenth, prices are explained again, by {founder}, before anybody is treated.',
  priceTalk:
    'Owners forgive a high price and never a surprising one. The consultation is charged by time, the rest stands on a list at the desk; a plan by the month spreads the first year, which is dear.',
  priceTest:
    'Half of the new puppies get the year’s plan paid monthly, half pay each visit. After three months {founder} compares visits kept, and offers the better way to all.',
  channels: [
    { name: 'Breeders, shelters and dog schools', reached: 'new owners', share: [0.1, 0.2, 0.3] },
    { name: 'Search on a bad day', reached: 'enquiries', share: [0.2, 0.35, 0.5] },
    { name: 'Talk in the park', reached: 'owners told', share: [0.01, 0.03, 0.06] },
  ],
  winning:
    'The shelter places animals every week and each new owner needs a vet within a month. {founder} gives a first look at cost there and a page that says what the first year will be.',
  keeping:
    'Vaccination dates bring owners back by themselves; old animals come back if the last visit was gentle. A call two days after every operation is made by whoever held the animal.',
  tools: [
    {
      part: 'records',
      job: 'animal, weight, findings, medicines, dates',
      choice: 'a hosted veterinary system with a medicines log',
    },
    { part: 'estimates', job: 'a price before treatment, signed', choice: 'templates in the same system' },
    {
      part: 'machines',
      job: 'blood, X-ray, anaesthesia',
      choice: 'leased, with a service contract and a test log',
    },
  ],
  data: 'Controlled medicines are counted in a bound book and a locked cupboard. Owners’ data are few; payment plans are kept by the provider and not by us.',
  toolTest:
    'An invented dog with an allergy goes through desk, consultation, operation and bill. The allergy must stop the wrong syringe on the screen.',
  day: 'Operations before eleven, consultations until one, house visits or laboratory after lunch, consultations from four to seven. The telephone rings through all of it.',
  binds: 'the vet’s own hours, and the energy in them',
  lever:
    'A nurse who takes claws, bandages and second vaccinations frees hours that only the vet can fill. Hire her before buying the next machine.',
  alone: 'an ill vet closes the door and somebody else gets the old cat',
  sceptic:
    'Long hours, grief, owners who cannot pay, and machines on credit: good people leave this trade. The founder competes with chains for the same three nurses. One complaint to the chamber takes a winter. What is left in the third year would be earned as an employee, without the nights.',
  kill: 'fewer than twelve new owners a week register, or the founder has worked every weekend of two months',
  steps: [
    {
      day: 24,
      action: 'Call eight practices and ask for a price and a date',
      number: 'who would say a price',
      go: 'half would not',
    },
    {
      day: 44,
      action: 'Thirty house visits with a borrowed bag',
      number: 'owners registered',
      go: 'twenty',
    },
    {
      day: 60,
      action: 'Agree the nights with the clinic, in writing',
      number: 'nights a month',
      go: 'two or fewer',
    },
    { day: 78, action: 'Find the nurse before the room', number: 'signed', go: 'one' },
  ],
  money: {
    shape: 'jobs',
    price: [75, 115, 170],
    hours: 0.5,
    timesAYear: [1.5, 2.5, 4],
    perWorker: [7, 8, 10],
    daysAWeek: 5,
    small: 1,
    settled: 3,
    materials: [0.2, 0.26, 0.32],
    churn: [0.2, 0.28, 0.4],
    win: [25, 50, 110],
    kit: [25_000, 60_000, 120_000],
    running: [120, 230, 420],
    premises: { area: [80, 120, 180], fitOut: [450, 750, 1_200], energy: [350, 600, 950], homeToo: true },
    reach: [3, 5, 9],
    way: 'by car',
    share: { label: 'with a dog', of: 'with a dog', range: [0.15, 0.24, 0.4] },
    willing: [0.12, 0.2, 0.3],
  },
}
