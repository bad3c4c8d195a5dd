import type { Kind } from '../kind-row.ts'

export const salon: Kind = {
  cues: /\b(hair(cuts?|dress\w*|style\w*)?|salons?|barbers?|beauty|nails?|manicure|lash(es)?|brows?|makeup|make-up|facials?|skin ?care|waxing|tattoos?(?! removal)|spa|tanning|braid\w*)\b/i,
  noun: 'salon',
  visit: { one: 'appointment', many: 'appointments' },
  customer: { one: 'client', many: 'clients' },
  worker: { role: 'Stylist', like: 'hairdresser', dollars: 36_000 },
  craft: 'finish on time and send nobody home unhappy with the mirror',
  craftTest: 'thirty strangers served in a rented chair, twenty of them with the next date in the book',
  trouble: [
    'It takes two bad appointments to lose trust in one’s own judgement and years to find somebody again. {buyers} {where} know what they want and cannot name it; they need a person who remembers what was done six weeks ago.',
    'The good chairs are full on Thursday evening and empty on Tuesday morning. Whoever works until six takes what is left, explains everything from the start, and looks in the mirror alone at home.',
  ],
  groups: [
    {
      who: 'people who moved here within a year',
      why: 'They left somebody they trusted and have not replaced her. They try three, and the one who writes down the formula keeps them.',
    },
    {
      who: 'clients with a standing date',
      why: 'Colour grows out at a known speed. They book the next time before leaving, always the same hour, and make a column of the diary safe.',
    },
  ],
  nothing:
    'Hair grows, and doing nothing looks like a choice for a while. Most clients cut their visits before they change the chair: every six weeks becomes every nine. That is where income disappears, without a complaint.',
  ask: {
    what: 'when they last sat in a chair, who did it, what they paid, and whether the next date was made',
    pass: 'six of the fifteen left without a next date',
  },
  works:
    'A chair, an hour, the same person. Before the first cut there are ten minutes of questions and one photograph; what was mixed and done is written down, and the next date is offered before the cape comes off. An average visit is {price}.',
  trust:
    'Clients pay for not having to explain. A book of formulas does more for that than the coffee, and whoever takes over for a colleague can read it.',
  now: [
    'Clients choose by photographs of other heads, taken last week, three streets away; a chair that shows its own work needs no advertising agency.',
    'Booking at night has moved the telephone out of the treatment, and a reminder the day before saves hours that used to stay empty.',
  ],
  against:
    'People who rent a chair and pay no rent on an empty one speak against opening a room: the best earn more alone, and they know it.',
  caution:
    'Everybody has hair, so the first lines of this table are generous. The line that counts is how many are unhappy enough to change; loyalty in this trade is broken by moving house and by little else.',
  rivals: [
    {
      name: 'Do nothing: wait another three weeks',
      why: 'free, and a hat helps',
      fails: 'the roots',
      answer: 'a short visit between two long ones',
    },
    {
      name: 'Doing it at home',
      why: 'a box for the price of a coffee or two',
      fails: 'the back of the head',
      answer: 'sell the correction, gently, and the next date',
    },
    {
      name: 'The cheap chain',
      why: 'walk in, no date',
      fails: 'another pair of hands each time',
      answer: 'one person and a written formula',
    },
    {
      name: 'The established salon',
      why: 'she has done it for ten years',
      fails: 'full on every evening one is free',
      answer: 'two late evenings, held for regulars',
    },
    {
      name: 'Somebody who comes to the house',
      why: 'no way, lower price',
      fails: 'no basin, no light, no colleague',
      answer: 'leave weddings and the housebound to her',
    },
  ],
  danger:
    'Our own best stylist is the rival to fear: with a full column she can rent a chair next door and take two clients in three along. A share of what she brings, a name on the door and the evenings she wants cost less than replacing her.',
  first: [
    'cut, colour and one quick service',
    'ten minutes of questions before the first time',
    'a book of formulas and photographs',
    'the next date offered before leaving',
    'two late evenings a week',
    'a deposit for long appointments',
  ],
  oneMore:
    'each further treatment needs its own stock, its own training and a gap in the diary while it is learned',
  leftOut: [
    {
      what: 'machines for skin and hair removal',
      why: 'a price of a small car and a licence in many places, before anybody has asked',
    },
    { what: 'a wall of products', why: 'money on a shelf; six that we use ourselves will do' },
    { what: 'walk-ins at the weekend', why: 'they take the hour a regular would have booked' },
  ],
  workTest:
    'For eight weeks {founder} counts who leaves with a next date. Under half, the last five minutes of the appointment are changed before anything on the walls is.',
  priceTalk:
    'Price by time in the chair, not by the length of hair alone, and say it before the cape is on. An average of {price} hides two trades: short cuts that fill gaps, and colour that pays the rent.',
  priceTest:
    'From the second month on, new clients hear a price a tenth higher than the first fifty did. When the book fills as fast, everybody pays it from the new year. Owner: {founder}.',
  channels: [
    {
      name: 'Photographs of finished work, tagged by district',
      reached: 'people who look',
      share: [0.002, 0.005, 0.01],
    },
    {
      name: 'A card to bring somebody, handed over at the mirror',
      reached: 'clients asked',
      share: [0.12, 0.22, 0.35],
    },
    { name: 'Search for a free evening', reached: 'enquiries', share: [0.15, 0.3, 0.45] },
  ],
  winning:
    'Every finished head is photographed with permission, from behind, in daylight by the door. {founder} posts one a day with the name of the district, because people look for hair like theirs within walking distance.',
  keeping:
    'A regular who is two weeks late gets one message with two free times. After a second silence {founder} writes by hand and asks what was wrong; the answers are read aloud on Monday.',
  tools: [
    {
      part: 'diary',
      job: 'columns by chair, deposit, reminder the day before',
      choice: 'a booking system for salons, smallest plan',
    },
    {
      part: 'formulas',
      job: 'what was mixed, what was said, one photograph',
      choice: 'the client card in the same system; exported monthly',
    },
    { part: 'stock', job: 'colour by weight, reorder point', choice: 'a scale and a list on the door' },
  ],
  data: 'Allergies and patch tests are health data and stay on the card that only the team sees. Photographs are used with a signature, and taken down within a day when somebody changes their mind.',
  toolTest:
    'A client books at midnight, moves the date twice, pays the deposit, cancels too late. The system must do all four as the rules on the wall say, with nobody awake.',
  day: 'Quick services before ten, colour from ten to two so that it can take while another is cut, regulars after five. Between them lie the hours that cost the same and earn nothing.',
  binds: 'the chair hours after five and on Saturday',
  lever:
    'Late hours are sold out by themselves; the diary is won on Tuesday at eleven. Parents, shift workers and pensioners get that hour as their own, not as a discount.',
  alone: 'a tendon in the wrist empties the column for six weeks',
  sceptic:
    'A chair can be rented for less than this room costs, and clients follow hands, not names over doors. The room therefore earns only what the stylists cannot yet earn alone. Add a sink that leaks and one resignation at Christmas: the second year’s profit is gone.',
  kill: 'fewer than half of first visits come back within ten weeks',
  steps: [
    {
      day: 30,
      action: 'Rent a chair for ten days and serve thirty strangers',
      number: 'next dates made',
      go: 'twenty of thirty',
    },
    { day: 48, action: 'Write to everybody without a next date', number: 'came back', go: 'one in three' },
    {
      day: 62,
      action: 'Ask two stylists what would make them join, and leave',
      number: 'answers in writing',
      go: 'both',
    },
    { day: 78, action: 'Two quotes for basins and plumbing', number: 'against plan', go: 'within a tenth' },
  ],
  money: {
    shape: 'jobs',
    price: [40, 68, 110],
    hours: 1.1,
    timesAYear: [4, 6, 9],
    perWorker: [5, 6.2, 8],
    daysAWeek: 5,
    small: 1,
    settled: 4,
    materials: [0.08, 0.12, 0.16],
    churn: [0.15, 0.22, 0.35],
    win: [15, 28, 60],
    kit: [1_500, 5_000, 12_000],
    running: [60, 130, 260],
    premises: { area: [40, 65, 100], fitOut: [450, 700, 1_100], energy: [250, 420, 700], homeToo: true },
    reach: [1.2, 2, 3.5],
    way: 'on foot',
    share: { label: 'that pay for it at least four times a year', range: [0.35, 0.5, 0.65] },
    willing: [0.08, 0.14, 0.22],
  },
}
