import type { Kind } from '../kind-row.ts'

export const grooming: Kind = {
  cues: /\b((dog|cat|pet|mobile) groom\w*|groom(er|ers|ing)( (van|salon|parlou?r|table))?|dog ?wash\w*|(dog|pet) (parlou?r|spa|salon)|hand[- ]?stripping|de-?shedding|nail trims?)\b/i,
  noun: 'grooming table',
  visit: { one: 'groom', many: 'grooms' },
  customer: { one: 'household', many: 'households' },
  worker: { role: 'Groomer', like: 'hairdresser', dollars: 36_000 },
  craft: 'clip a dog that does not want to be held',
  craftTest:
    'twenty coats of six breeds under a groomer’s eye, none nicked, and the last five inside ninety minutes',
  trouble: [
    'A doodle’s coat mats in seven weeks. Its owner {where} rings three groomers, is offered a Tuesday next month, and brushes over the top in the meantime; by then it has to come off, and the owner is ashamed of how the dog looks.',
    'Salons are booked weeks ahead, and the nervous dog waits half a day in a cage between bath and scissors. Owners {where} know it by the shaking in the car, so they put the next appointment off until the coat decides.',
  ],
  groups: [
    {
      who: 'owners of poodles and their crosses',
      why: 'The coat never stops and cannot be left. They need a date every six to eight weeks for twelve years, and book the next one at the door.',
    },
    {
      who: 'owners of old or anxious dogs',
      why: 'Stairs, cars and other dogs are the trouble, not the scissors. They pay more for one person, one dog and no waiting.',
    },
  ],
  nothing:
    'An unbrushed dog is not ill at first. Mats pull, skin reddens beneath them, nails curl; then it is shaved to the skin in one dear visit, and the vet sees what was under it. Owners act in the week they find the first mat behind an ear.',
  ask: {
    what: 'when the dog was last groomed, how long they had waited for the date, and what they paid',
    pass: 'six of the fifteen pay a groomer and waited longer than a fortnight',
  },
  works:
    'Bath, dry, clip, nails and ears for one dog at a time, by one person, in about ninety minutes. {price} is the price of an ordinary coat; a matted one is charged by the quarter of an hour and shown to the owner before the clippers start.',
  trust:
    'Owners leave somebody alone with an animal that cannot tell. A door with a window in it, the same person every time and a card with lumps, fears and last vaccination are what they come back for.',
  now: [
    'Dogs bought in the years at home are often breeds whose coat has to be cut, and they are in the middle of their lives now.',
    'Booking pages take a deposit and send the reminder, which is what used to make an empty hour out of a forgotten appointment.',
  ],
  against:
    'Backs and wrists speak against it. Lifting, bending and vibration end careers early, so the number of dogs a day cannot be raised for long.',
  caution:
    'Smooth coats need a brush and no groomer, so households with a dog overstate the market. Coats are what counts: a Sunday hour in the park, with a tally of curly, wire and smooth, says more than the register.',
  rivals: [
    {
      name: 'Do nothing: brush, and hope',
      why: 'free, and the dog likes it',
      fails: 'the mat behind the ear',
      answer: 'show the first mat, and sell the date before the second',
    },
    {
      name: 'Clippers at home',
      why: 'paid for after two cuts',
      fails: 'a nicked ear, and a dog that remembers',
      answer: 'nails and face only, as a short visit between two grooms',
    },
    {
      name: 'The salon in the high street',
      why: 'known, dry, a little cheaper',
      fails: 'booked for weeks, half a day in a cage',
      answer: 'one dog at a time, ready in ninety minutes',
    },
    {
      name: 'The chain inside the pet shop',
      why: 'open late, easy to park',
      fails: 'another groomer each time',
      answer: 'the same hands, and a card that remembers',
    },
    {
      name: 'The self-service wash',
      why: 'a few coins and warm water',
      fails: 'washes a mat into felt',
      answer: 'leave it the smooth coats',
    },
  ],
  danger:
    'Most dangerous is the groomer hired here who leaves with the telephone numbers, since owners follow hands and not names. Pay by the dog, a card that stays with the firm and a date already booked hold some of them; the rest has to be expected.',
  first: [
    'bath, dry, clip, nails and ears, one dog at a time',
    'a price list by coat and weight',
    'a deposit with the first booking',
    'a card for each dog: lumps, fears, vaccination',
    'the next date booked at the door',
    'a muzzle policy in one sentence',
  ],
  oneMore: 'each further service, teeth, dye or show trim, takes the ninety minutes of one more dog',
  leftOut: [
    { what: 'show trims', why: 'one breed, three hours, and a judge as the customer' },
    { what: 'sedated dogs', why: 'that is the vet’s work and the vet’s insurance' },
    { what: 'boarding', why: 'another licence, and nights' },
  ],
  workTest:
    'For two months {founder} times bath, drying and scissors apart for every coat. The slowest breed gets its own price, or is sent to a colleague.',
  priceTalk:
    'Owners compare with the last salon, so {price} has to hold for an ordinary coat of middling size. What is earned or lost lies in the rest: mats, giants and dogs that bite are priced beforehand and in writing, because nobody argues with a list.',
  priceTest:
    'The first five owners are quoted {price}. If all five book the next date at the door, the next five hear a tenth more, and {founder} counts the bookings.',
  channels: [
    { name: 'Vets, trainers and walkers who send', reached: 'introductions', share: [0.15, 0.3, 0.5] },
    { name: 'Breed groups and local pages, before and after', reached: 'owners', share: [0.01, 0.025, 0.05] },
    { name: 'Cards in the park on Sundays', reached: 'owners met', share: [0.03, 0.06, 0.12] },
  ],
  winning:
    'A vet’s nurse is asked about mats every day and has nobody to name. {founder} grooms the practice’s own dogs first, leaves a card that shows three coats, and rings back after every dog that was sent.',
  keeping:
    'Whoever goes home with a date comes back; whoever says they will ring does so when it is matted. So the diary is open before the dog is off the table, and a reminder goes out a week ahead.',
  tools: [
    {
      part: 'diary',
      job: 'which dog, which coat, how many minutes, deposit paid or not',
      choice: 'a rented booking system with reminders; length by coat, not by dog',
    },
    {
      part: 'card',
      job: 'lumps, fears, vaccination, blade used, photograph after',
      choice: 'a note in the booking system, read before the dog comes in',
    },
    {
      part: 'release',
      job: 'matted coat, old age, bite history, signed',
      choice: 'one page on the telephone, signed before the bath',
    },
  ],
  data: 'Addresses with the hours at which nobody is at home, and a bite history, are what must not get about. Both stay in the booking system and are not repeated in a messenger.',
  toolTest:
    'Before opening ten friends book, change and forget an appointment. Every one of them must have got a reminder, and the one who forgot must have paid the deposit.',
  day: 'Four to six dogs make a day: ninety minutes each, and a quarter of an hour for hair, towels and blades in between. The curly coats come in the morning, when the wrists are fresh; nails and faces fill the gaps.',
  binds: 'the groomer’s back, at ninety minutes a dog',
  lever:
    'A lifting table, a stronger dryer and coats seen every six weeks instead of every ten take a third off the time for each. So regulars get the better price, and the matted stranger pays for the time.',
  alone: 'a strained wrist empties the diary for a month',
  sceptic:
    'Two hands, five dogs, and a back that lasts fifteen years. The price is held down by those who clip in their kitchen, the hours by the dryer. One slip of the scissors is on the local page by evening. What is built is a diary, and it follows whoever holds the scissors.',
  kill: 'fewer than half of the dogs have their next date booked when they leave',
  steps: [
    {
      day: 28,
      action: 'Groom twenty dogs in a rented or borrowed place, timed',
      number: 'minutes for an ordinary coat',
      go: 'ninety or fewer',
    },
    { day: 45, action: 'First paid dogs from people unknown so far', number: 'paying households', go: 'six' },
    {
      day: 60,
      action: 'Book the next date at the door, every time',
      number: 'booked again',
      go: 'half of them',
    },
    {
      day: 75,
      action: 'Quote the next five owners a tenth more',
      number: 'accepted',
      go: 'three of five',
    },
  ],
  money: {
    shape: 'visits',
    price: [50, 80, 120],
    hours: 1.5,
    timesAYear: [5, 7, 9],
    perWorker: [4, 5, 6],
    daysAWeek: 5,
    small: 1,
    settled: 4,
    materials: [0.04, 0.07, 0.1],
    churn: [0.015, 0.025, 0.045],
    churnOf: 'regular customers of a local service',
    win: [15, 45, 110],
    winOf: 'customer of a local service',
    kit: [4_000, 15_000, 45_000],
    running: [150, 420, 800],
    premises: { area: [25, 40, 70], fitOut: [300, 550, 900], energy: [180, 320, 550], homeToo: true },
    reach: [4, 8, 15],
    way: 'by car',
    share: { label: 'with a dog', of: 'with a dog', range: [0.15, 0.24, 0.4] },
    willing: [0.06, 0.14, 0.24],
  },
}
