import type { Kind } from '../kind-row.ts'

export const boarding: Kind = {
  cues: /\b(kennels?|catter(y|ies)|(dogs?|cats?|pets?|animals?|home|overnight)[- ]boarding|(dog|cat|pet|animal)s?[- ](hotels?|resorts?|lodges?|guest ?houses?)|(hotels?|resorts?|boarding|day[- ]?care) for (dogs?|cats?|pets?|animals?)|(dog|dogg(y|ie)|pupp(y|ies)|pet)s?[- ]day[- ]?care)\b/i,
  noun: 'pet boarding house',
  visit: { one: 'stay', many: 'stays' },
  customer: { one: 'household', many: 'households' },
  worker: { role: 'Animal carer', like: 'carer', dollars: 32_000 },
  craft: 'tell a homesick animal from an ill one',
  craftTest:
    'ten borrowed animals kept for three nights each, all of them eating by the second evening, none hurt, and no neighbour at the gate',
  trouble: [
    'The flight is booked in January and the animal is remembered in June. {buyers} {where} ask a sister, then a neighbour, then a kennel that has been full for those two weeks since spring. What remains is a stranger from a website, or a holiday cut short.',
    'Leaving is the trouble: a suitcase in the hall, or a working day of ten hours, and an animal that understands neither. {buyers} {where} do not doubt that it will be fed. They doubt that anybody will notice when it stops eating.',
  ],
  groups: [
    {
      who: 'families who travel in the school holidays',
      why: 'All of them want the same weeks. They pay a deposit without a murmur, and return every year to whoever gave the animal back at the weight it came with.',
    },
    {
      who: 'people with long shifts or trips for work',
      why: 'A Tuesday in November is what they need. There are fewer of them, they fill the runs when nobody is on holiday, and they choose by the hour at which the gate opens.',
    },
  ],
  nothing:
    'An animal that cannot be left keeps its household at home, or costs a favour that has to be returned. Neither shows as money until the week before departure, when any price is paid once and resented afterwards. {company} must therefore be known before the flight is chosen.',
  ask: {
    what: 'where the animal was the last time they were away, how early that was arranged, and what it cost',
    pass: 'five of the fifteen paid somebody, or stayed at home because nobody could be found',
  },
  works:
    'A trial night comes first. Then the stay: vaccination card and vet’s number at the gate, food and blanket from home, a run or room of its own, time outside at fixed hours, one picture each evening. Stays are counted by the night, or by the day for those fetched in the evening, and one is {price}.',
  trust:
    'Three things are feared: that it escapes, that it catches something, and that it believes itself abandoned. Two gates in a row answer the first and cards read before the car is unloaded the second. The third needs a face that it knows from the trial night.',
  now: [
    'Whoever took in an animal while working at home has to be at a desk again or wants to fly, and the animal has never slept elsewhere.',
    'One picture each evening costs nothing, so an owner far away can see what used to be a promise.',
  ],
  against:
    'Noise speaks against it, for barking carries further than a planning office likes. August does too: a licence allows no more animals then than in February.',
  caution:
    'Animals can be counted from registers and vets’ files; nights away cannot, and family takes the larger part of them. The number of stays a year is a mixture of a few day guests who come every week and a crowd that comes for one fortnight.',
  rivals: [
    {
      name: 'Do nothing: stay, or take it along',
      why: 'no parting and no bill',
      fails: 'no flight, no museum, half of the hotels',
      answer: 'a trial night before the trip is booked',
    },
    {
      name: 'Family and neighbours',
      why: 'free, and the animal knows them',
      fails: 'away in the same fortnight',
      answer: 'be the second name on their list',
    },
    {
      name: 'A host from a website',
      why: 'a living room, with stars beside it',
      fails: 'no licence on the wall, one door to the street',
      answer: 'two gates, papers, somebody there at night',
    },
    {
      name: 'A sitter who sleeps in',
      why: 'the animal stays where it lives',
      fails: 'a stranger in the bed for a fortnight',
      answer: 'nobody hands over a key',
    },
    {
      name: 'The large kennel outside town',
      why: 'space, and cheap by the night',
      fails: 'concrete, and one person for the whole row',
      answer: 'say how many animals each carer has',
    },
  ],
  danger:
    'A woman with a garden and two dogs of her own is the rival that counts: she has no rent and no row of runs, and owners like her. Three at a time is what she takes, and in August she is away herself. {company} serves those she refuses, and hangs up the papers that she would rather not be asked for.',
  first: [
    'a trial night before the first long stay',
    'vaccination cards read at the gate',
    'a run or room for each household alone',
    'time outside at fixed hours, matched by size and temper',
    'somebody on the premises every night',
    'a deposit for the holiday weeks',
  ],
  oneMore:
    'grooming, training and a taxi would each take the same hands away at the hours of feeding and fetching',
  leftOut: [
    {
      what: 'animals without a current vaccination card',
      why: 'one cough runs through the house and closes it for a fortnight',
    },
    { what: 'animals that have bitten', why: 'the places on either side stay empty, so one costs three' },
    {
      what: 'arrivals at any hour',
      why: 'every gate that opens wakes the whole row and takes somebody from the feeding',
    },
  ],
  workTest:
    'Each animal is weighed when it comes and when it goes. If more than one in ten of those who stayed a week has lost weight that the scale can show, {founder} changes feeding and places before taking another long booking.',
  priceTalk:
    'Owners compare nights; the house pays for a year of them, with many empty. So {price} is the ordinary night or day, school holidays cost a quarter more with a deposit that is kept, a second animal in the same run costs half, and tablets are given free.',
  priceTest:
    'For the next long weekend the first half of the places goes at {price} and the second at a fifth more. Both halves gone a fortnight ahead: that is the holiday price from then on. Owner: {founder}.',
  channels: [
    { name: 'Booster appointments at the vets nearby', reached: 'owners told', share: [0.02, 0.05, 0.1] },
    { name: 'Search in the weeks when flights are booked', reached: 'enquiries', share: [0.12, 0.25, 0.4] },
    { name: 'Open Sundays, trial nights on offer', reached: 'visitors', share: [0.15, 0.3, 0.45] },
  ],
  winning:
    'The vet gives the booster and a boarding house asks for it: there the two meet. {founder} shows the practice the runs and the room for the sick, leaves the list of what is asked at the gate, and takes trial nights in the quiet months, when there is time to look at an animal.',
  keeping:
    'Owners come back if the animal walks in by itself. Its place, its food and the carer of last time are noted and repeated. In January the households of last summer are offered their weeks again, before anybody else hears of them.',
  tools: [
    {
      part: 'places',
      job: 'which animal, which run, which nights, cleaning in between',
      choice: 'a rented kennel calendar that counts runs and not animals',
    },
    {
      part: 'cards',
      job: 'vaccinations, food, tablets, vet, who may fetch',
      choice: 'scanned when booked, and one sheet at the door of each run',
    },
    {
      part: 'gate and fence',
      job: 'nobody out by accident, nobody woken at night',
      choice: 'two doors in a row, a camera in the yard, a sound meter towards the neighbours',
    },
  ],
  data: 'The calendar says whose house is empty and for how long. Addresses and dates of travel are seen by whoever books and by nobody in the yard; cameras point at animals, never at the road, and are wiped each month.',
  toolTest:
    'One quiet morning {founder} takes the sheet off a run and asks the newest carer for that animal’s food, tablet and vet. Five minutes with the system must be enough, three animals of three.',
  day: 'Out at seven, runs scrubbed by nine, arrivals until ten, quiet at noon, out again at three, fetched between four and six, the last round at nine. Somebody sleeps within hearing. School holidays keep the same hours with twice the animals; in February one person is enough.',
  binds: 'licensed places in the holiday weeks',
  lever:
    'August sells itself and cannot be stretched; the other forty weeks can be filled, with day guests, trips for work and renovations. So whoever comes in November has the first choice of summer weeks.',
  alone: 'the animals are there on the morning of a holiday, whoever is ill',
  sceptic:
    'Half of the house stands empty through the winter, and in the weeks when everybody calls, the licence says how many may come. Somebody is on duty every night of the year for the price of a modest room. A cough closes the row, an open gate ends the name, and one new neighbour with a lawyer ends the permit.',
  kill: 'fewer than four runs in ten are occupied outside the school holidays, or a second written complaint about noise has come',
  steps: [
    {
      day: 22,
      action: 'Take a plan with drains, fences and numbers to the licensing and planning offices',
      number: 'animals they would allow',
      go: 'as many as this plan counts on a full day',
    },
    {
      day: 42,
      action: 'Board ten borrowed animals for three nights each',
      number: 'eating by the second evening',
      go: 'ten of ten',
    },
    {
      day: 58,
      action: 'Listen at the nearest windows, at feeding time and at night, with those who live there',
      number: 'neighbours who object',
      go: 'none in writing',
    },
    {
      day: 76,
      action: 'Offer trial nights and take deposits for the next school holidays',
      number: 'deposits paid',
      go: 'ten',
    },
  ],
  money: {
    shape: 'jobs',
    price: [28, 45, 75],
    hours: 8,
    // Nights and days of care; a household's first one is a small part of them.
    timesAYear: [6, 14, 40],
    perWorker: [5, 7.5, 12],
    daysAWeek: 7,
    small: 1,
    settled: 4,
    materials: [0.05, 0.08, 0.13],
    churn: [0.03, 0.05, 0.09],
    win: [12, 28, 70],
    kit: [3_000, 12_000, 35_000],
    running: [80, 160, 320],
    premises: { area: [110, 180, 300], fitOut: [250, 420, 700], energy: [400, 700, 1_200], homeToo: true },
    reach: [6, 10, 18],
    way: 'by car',
    share: { label: 'with a dog or a cat', range: [0.25, 0.42, 0.6] },
    willing: [0.04, 0.08, 0.14],
  },
}
