import type { Kind } from '../kind-row.ts'

export const workshop: Kind = {
  cues: /\b(bicycle|bikes?|phone|smartphone|laptop|computer|appliance|electronics|watch|shoe|instrument|furniture|toy)s? (repairs?|workshop|fixing|restoration|service)|\brepair (caf[eé]|shop|workshop|studio)|\b(bike mechanic|cobbler|upholster\w*|shoe repair|it support|tech support)\b/i,
  noun: 'repair workshop',
  visit: { one: 'repair', many: 'repairs' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Mechanic', like: 'technician', dollars: 42_000 },
  craft: 'say within five minutes whether it is worth repairing',
  craftTest:
    'sixty repairs at a stall or in a shared workshop, fifty-five of them not seen again within a month',
  trouble: [
    'It is broken, and buying new is one tap away. {buyers} {where} would rather keep it, carry it to a shop on Saturday, are told nine working days and a price that nobody will say, and order another in the tram.',
    'The repair itself takes half an hour; the thing lies on a shelf for eight days before. That waiting, and not the price, is what sells new ones.',
  ],
  groups: [
    {
      who: 'people who need it tomorrow',
      why: 'The bicycle to work, the telephone for everything. They pay double for the same day and remember it.',
    },
    {
      who: 'people attached to it',
      why: 'A gift, a good old make, a thing that fits. They wait for a part from Italy and are not to be hurried.',
    },
  ],
  nothing:
    'A broken thing in the cellar costs nothing and slowly turns into rubbish. The moment of deciding lasts a day or two; after that the new one is there and the old one is only a conscience.',
  ask: {
    what: 'what broke last, what they did within the week, and what they paid in the end',
    pass: 'five of the fifteen bought new although they had asked for a repair',
  },
  works:
    'A look while they wait, a price, and a time, the same day for what is common. Common are eight faults that make most of the work; their parts lie in drawers. An average repair costs {price}.',
  trust:
    'A customer believes somebody who says “not worth it”. One in ten is sent away with that sentence, and comes back with the next thing.',
  now: [
    'Laws on the right to repair bring parts and manuals to workshops that had to do without.',
    'Electric bicycles and dear telephones have raised the worth of what breaks; a repair now saves a month’s rent, where it used to save a dinner.',
  ],
  against:
    'Makers speak against it with glue, coded parts and new models. Each year something becomes unrepairable by design.',
  caution:
    'Everybody owns such things, and most broken ones are thrown away. The share who would carry it in depends on whether the workshop lies on their way, so the address moves this number more than the district does.',
  rivals: [
    {
      name: 'Do nothing: the cellar',
      why: 'free, and out of sight',
      fails: 'it is needed in spring',
      answer: 'a spring morning with prices on a board',
    },
    {
      name: 'Buying new',
      why: 'tomorrow, under guarantee',
      fails: 'several times the price, and a bad conscience',
      answer: 'the same day, for a quarter',
    },
    {
      name: 'The maker’s service',
      why: 'original parts',
      fails: 'a parcel and three weeks',
      answer: 'a look while they wait',
    },
    {
      name: 'A friend who can',
      why: 'free, on Sunday',
      fails: 'the second Sunday',
      answer: 'sell him the part and the tool by the hour',
    },
  ],
  danger:
    'The chain that repairs at a loss to sell new ones is hard to meet on price. It is slow, because its workshop is a cost to it; being finished by six is our whole defence.',
  first: [
    'a look and a price at the counter',
    'eight common faults on the same day',
    'parts for these in drawers',
    'old parts in a bag, handed back',
    'a guarantee of three months',
    'a message with a photograph when it is done',
  ],
  oneMore:
    'each further make needs its own parts and its own hour of searching, and slows the eight that pay',
  leftOut: [
    { what: 'selling new ones', why: 'stock ties up the money, and the advice is no longer believed' },
    { what: 'collection from home', why: 'the van costs more than a repair leaves' },
    { what: 'data rescue and rare makes', why: 'hours without an end; sent on to somebody who loves them' },
  ],
  workTest:
    'For four weeks every repair carries its hour in and its hour out. If fewer than seven in ten of the common ones leave on the same day, drawers come before customers.',
  priceTalk:
    'Fixed prices for the eight common faults stand on a board, parts included; everything else by the quarter hour with a ceiling. {price} on average leaves room because parts are bought by the box.',
  priceTest:
    'Same-day service costs a third more for one month. When half choose it, it stays, and {founder} makes sure it is kept.',
  channels: [
    { name: 'People who pass the window', reached: 'passers-by', share: [0.002, 0.004, 0.008] },
    { name: 'Search with “today” in it', reached: 'enquiries', share: [0.25, 0.4, 0.55] },
    { name: 'Firms and schools with many of them', reached: 'offices visited', share: [0.1, 0.2, 0.35] },
  ],
  winning:
    'A firm with sixty bicycles or telephones is sixty customers with one signature. {founder} offers a morning on the spot, ten repairs at fixed prices, and leaves the board with the prices behind.',
  keeping:
    'Customers do not leave, they forget. A message a year later, when chain, battery or sole is due, brings some of them back; it is sent by hand the first time, to learn what they answer.',
  tools: [
    {
      part: 'tickets',
      job: 'thing, fault, price, hour in, hour out',
      choice: 'a till with repair tickets',
    },
    {
      part: 'drawers',
      job: 'parts for the eight faults, reorder point',
      choice: 'labels and a weekly count',
    },
    {
      part: 'message',
      job: 'photograph and price, yes or no',
      choice: 'the business number of a common messenger',
    },
  ],
  data: 'Telephones and computers hold a life. They are opened only with the owner beside them or a signed line, codes are destroyed on collection, and nothing is copied.',
  toolTest:
    'Ten tickets are mixed up on purpose. {founder} must find owner, fault and price of each within a minute.',
  day: 'Things come in before nine and after five; the bench works in between. Common ones are done in the order of arrival, the rest waits on a shelf whose length says how much was promised.',
  binds: 'the bench, and the part that is not in the drawer',
  lever:
    'A repair that waits for a part is handled three times. Ten more kinds of part in the drawers turn a nine-day shelf into a same-day bench.',
  alone: 'the shelf fills by two metres in a week',
  sceptic:
    'It fights the price of new things, and that price falls. A skilled mechanic costs the same wherever prices go; makers lock what they sell; winter is empty for wheels and January for everything. Customers praise repair and order new, and will do so here as well.',
  kill: 'common repairs take longer than two days on average, or winter sales are below a third of summer’s',
  steps: [
    {
      day: 26,
      action: 'Sixty repairs at a stall or shared bench',
      number: 'not seen again',
      go: 'fifty-five',
    },
    { day: 44, action: 'Visit ten firms and schools', number: 'mornings agreed', go: 'two' },
    {
      day: 60,
      action: 'List the faults by number',
      number: 'share of the eight most common',
      go: 'six in ten',
    },
    {
      day: 78,
      action: 'Count passers-by at two addresses',
      number: 'people an hour',
      go: 'one rent below a tenth of takings',
    },
  ],
  money: {
    shape: 'jobs',
    price: [45, 75, 130],
    hours: 0.8,
    timesAYear: [1, 1.6, 2.5],
    perWorker: [5, 6.5, 8],
    daysAWeek: 5.5,
    small: 1,
    settled: 3,
    materials: [0.22, 0.3, 0.38],
    churn: [0.35, 0.5, 0.65],
    win: [6, 12, 25],
    kit: [3_000, 8_000, 18_000],
    running: [30, 70, 140],
    premises: { area: [35, 55, 85], fitOut: [180, 300, 500], energy: [140, 240, 400], homeToo: true },
    reach: [1.5, 2.5, 4],
    way: 'by bicycle',
    share: { label: 'with one of them that breaks in a year', range: [0.2, 0.35, 0.5] },
    willing: [0.2, 0.35, 0.5],
  },
}
