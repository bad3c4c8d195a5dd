import type { Kind } from '../kind-row.ts'

export const dogs: Kind = {
  cues: /\b((dog|puppy)[- ]?(walk|sit)\w*|walk(s|ing)? (?:[\w’'-]+ ){0,3}(dogs?|pupp(y|ies))|(dogs?|pupp(y|ies)) (?:are )?walked|(pet|cat)[- ]?(sit\w*|care|feeding)|dogs? (?:owners|out)|(dog|puppy) (training|trainers?|school|classes)|leash)\b/i,
  noun: 'dog-walking round',
  visit: { one: 'walk', many: 'walks' },
  customer: { one: 'household', many: 'households' },
  worker: { role: 'Walker', like: 'carer', dollars: 32_000 },
  craft: 'hold a dog that has seen a cat',
  craftTest:
    'ten walks with three borrowed dogs, the owner watching the last two, and none off the lead by accident',
  trouble: [
    'A dog cannot wait nine hours. Its owner sits at a desk, feels guilty by eleven and knows nobody who is free at noon and can be given a key. Exercise is what the card says; what is missing is a person one trusts in the empty flat.',
    'Noon is the trouble. Owners {where} who work on site leave at eight and are back at six, and the dog’s day has a hole in the middle that no neighbour fills for long. Favours wear out after the third week.',
  ],
  groups: [
    {
      who: 'people called back to the office',
      why: 'They got the dog in the years at home. Two to four days a week it is now alone, always the same days, which makes a round that can be planned.',
    },
    {
      who: 'new parents, and owners after an operation',
      why: 'They are at home and still cannot go out with a pulling dog. They need somebody at once, for some weeks, and some of them stay.',
    },
  ],
  nothing:
    'If nothing changes, the dog sleeps, barks or chews, and the owner drives home at lunch twice a week. None of it is dear. Guilt and a neighbour’s letter about the barking are what make people pay, and both come in waves.',
  ask: {
    what: 'who took the dog out last Tuesday at noon, and what that cost',
    pass: 'four of the fifteen paid somebody or wish they had',
  },
  works:
    'Half an hour on weekdays, the same person every time, inside a window of two hours, with one photograph and the time it was taken. Two, three or five walks a week are agreed and paid on Friday for the week ahead; single walks are not sold, except the first.',
  trust:
    'Owners buy somebody who turns up and can be left alone with a key. So the first visit is unpaid, takes place with the owner in the room, and ends with a card on which vet, fears and bite history are written.',
  now: [
    'Offices ask for presence on fixed days again, and fixed days are what a round is made of.',
    'Payment by link on Fridays has made small weekly sums collectable; ten years ago this trade lived on coins under the doormat.',
  ],
  against:
    'Against it stands that anybody with a lead can begin tomorrow, and that booking apps send a walker to any door within the hour. What they cannot send is the same face on Thursday.',
  caution:
    'Dogs are not spread evenly: flats hold fewer than houses with gardens, so a dense circle has short ways and a lower share. And owning a dog is not the same as being out at noon; the willing share is the figure to doubt.',
  rivals: [
    {
      name: 'Do nothing: the dog waits',
      why: 'free, and it seems to sleep',
      fails: 'barking, chewing, guilt',
      answer: 'one trial week at the full price; a tired dog argues better than we do',
    },
    {
      name: 'A neighbour or a student',
      why: 'cheap, known, next door',
      fails: 'exams, holidays, a favour that wears out',
      answer: 'cover, a stand-in by name, a photograph with the time on it',
    },
    {
      name: 'A walker from a booking app',
      why: 'fast, rated, easy to pay',
      fails: 'another face each week, and a key for each',
      answer: 'one person, one key, handed over once',
    },
    {
      name: 'Day care',
      why: 'company all day',
      fails: 'a drive at both ends and several times the price',
      answer: 'half an hour where the dog lives',
    },
    {
      name: 'Driving home at lunch',
      why: 'no stranger in the flat',
      fails: 'two hours of a working week',
      answer: 'offer the two worst days only',
    },
  ],
  danger:
    'Most dangerous is the good student next door, since he costs half and is liked. He is beaten in the second exam week, and whoever has left a card by then gets the dog for years. Nothing else here protects anybody: the whole trade fits into a rucksack.',
  first: [
    'a weekday walk of half an hour, same person',
    'a two-hour window at noon',
    'one photograph with its time',
    'a numbered key, never an address on it',
    'a card for each dog: vet, fears, bites',
    'payment on Friday for the week ahead',
  ],
  oneMore:
    'every exception, an evening here, a far street there, costs the ten minutes that hold one more dog',
  leftOut: [
    {
      what: 'overnight sitting',
      why: 'it takes the evenings for the price of two walks and makes noon unreliable',
    },
    {
      what: 'groups of more than four',
      why: 'parks limit them, owners fear them, and one fight ends the business',
    },
    { what: 'an app', why: 'the customers of a full round fit on one page' },
  ],
  workTest:
    'In the second month {founder} hands the cards to the stand-in for one day without explaining anything. More than one call means that the cards are not finished.',
  priceTalk:
    'Published prices for half an hour lie far apart, so {price} is neither cheap nor dear by itself; what owners notice is the second dog, which should cost about a third, and the cancelled walk, which is charged when it is cancelled on the day.',
  priceTest:
    'The first three households are quoted {price}. When all three say yes without a pause, the next three hear a tenth more, and {founder} notes the pause.',
  channels: [
    { name: 'Same bench, same park, mornings and evenings', reached: 'owners', share: [0.02, 0.05, 0.1] },
    { name: 'Notes in the nearest buildings', reached: 'flats', share: [0.002, 0.005, 0.01] },
    { name: 'Sent by a customer, vet or groomer', reached: 'introductions', share: [0.15, 0.3, 0.5] },
  ],
  winning:
    'Dog owners meet twice a day in the same place and talk. {founder} stands there with a borrowed dog for three weeks, says what it costs when asked, and takes down Tuesdays and Thursdays first, because these days are short of walkers.',
  keeping:
    'Nobody leaves a walker over money; they move, the dog dies, or a walk was missed once. A missed walk is therefore reported by us before the owner finds out, and the week is free.',
  tools: [
    {
      part: 'round',
      job: 'who, which door, in which order, how many minutes between',
      choice: 'a shared calendar; the order is drawn on a map once a month',
    },
    {
      part: 'cards and keys',
      job: 'what each dog must not meet, which number opens which door',
      choice: 'paper in the pocket, a key safe on the wall, the list of numbers elsewhere',
    },
    {
      part: 'proof',
      job: 'one photograph and the time, to the owner',
      choice: 'a business number in a common messenger',
    },
  ],
  data: 'The dangerous record is the pair of a key and an address with the hours in which nobody is at home. The two are never stored together, neither on paper nor on the telephone.',
  toolTest:
    'Before the fifth dog: the telephone stays at home for one noon, and every walk is done from paper. All dogs out, all doors locked, or the cards are rewritten.',
  day: 'The paid day is short: from eleven to half past two, five dogs or so, one after another. A walk is half an hour, the way to the next door twelve minutes; the rest of the day is keys, photographs and rain.',
  binds: 'the minutes between two front doors',
  lever:
    'Halving the way between doors fits two more walks into the same noon, which no price rise does. So the next dog is looked for in the building of the last one.',
  alone: 'a sprained ankle leaves every dog at home on the same day',
  sceptic:
    'This is a job with a name on it. It happens in the rain, at the hour when others eat, and it ends with a knee. No owner asks for the firm; they ask for the person, so nothing is built that could be handed on, and the person who is hired at noon has learned by summer how to begin alone.',
  kill: 'there are more than fifteen minutes between doors on average: drop the far dogs, even with income lost',
  steps: [
    {
      day: 28,
      action: 'Walk three borrowed dogs at noon for a week, free of charge',
      number: 'walks inside the window',
      go: 'fourteen of fifteen',
    },
    { day: 45, action: 'First paid weeks, inside one circle', number: 'paying households', go: 'three' },
    {
      day: 60,
      action: 'Time every way between doors',
      number: 'minutes on average',
      go: 'twelve or fewer',
    },
    {
      day: 75,
      action: 'Quote the next three households a tenth more',
      number: 'accepted',
      go: 'one of three',
    },
  ],
  money: {
    shape: 'visits',
    price: [15, 22, 30],
    priceOf: { metric: 'price', of: 'dog walk of half an hour' },
    hours: 0.5,
    timesAYear: [90, 150, 230],
    perWorker: [4, 5, 7],
    post: 0.5,
    daysAWeek: 5,
    small: 1,
    settled: 5,
    materials: [0.01, 0.02, 0.04],
    churn: [0.02, 0.04, 0.08],
    churnOf: 'regular customers of a local service',
    win: [15, 45, 110],
    winOf: 'customer of a local service',
    kit: [300, 500, 1_000],
    running: [40, 85, 180],
    reach: [0.6, 1, 1.5],
    way: 'on foot',
    share: { label: 'with a dog', of: 'with a dog', range: [0.15, 0.24, 0.4] },
    willing: [0.04, 0.1, 0.15],
  },
}
