import type { Kind } from '../kind-row.ts'

export const leisure: Kind = {
  cues: /\b(bowling|ten-?pin|trampolin\w*|bouldering|climbing (walls?|halls?|cent(er|re)s?)|float(ation)?[- ](tanks?|cent(er|re)s?|spas?|pods?)|saunas?|hammams?|bath ?houses?|soft play|(indoor )?play (cent(er|re)s?|barns?)|indoor playgrounds?|(mini(ature)?|crazy)[- ]?golf|(ice|skating|roller) rinks?|rinks?|arcades?|escape rooms?|laser tag|go-?kart(s|ing)?)\b/i,
  noun: 'leisure venue',
  visit: { one: 'visit', many: 'visits' },
  customer: { one: 'visitor', many: 'visitors' },
  worker: { role: 'Floor attendant', like: 'shop assistant', dollars: 33_000 },
  craft: 'run a full Saturday without a queue, a quarrel or an accident',
  craftTest:
    'four full sessions with paying strangers, on hired or borrowed equipment, each begun on time and no entry in the accident book',
  trouble: [
    'It rains, the children have been inside since breakfast, and every place within reach is full or closed. {buyers} {where} have an afternoon and the money for it, and end up at a shopping centre because parking there is certain.',
    'An hour that feels different from the week is hard to find. {buyers} {where} know the cinema and the sofa; anything else is a long drive, has no free slot before Sunday evening, or was worth one visit and no second.',
  ],
  groups: [
    {
      who: 'whoever plans a birthday or an evening for six to twelve',
      why: 'One person books, a dozen come, and half of them have never been inside. They book weeks ahead and buy drinks.',
    },
    {
      who: 'regulars with a weekday hour',
      why: 'Shift workers, pensioners, students, people with a bad back or a new hobby. They come when nobody else does, for a card of ten, and cost almost nothing.',
    },
  ],
  nothing:
    'An outing not made costs nobody anything, and that is the difficulty: no need stands behind it. People go when it rains, when somebody has a birthday or when a friend has been. The last two can be worked on.',
  ask: {
    what: 'where they went on the last free afternoon, who proposed it, what it cost for all, and whether they have been there since',
    pass: 'eight of the fifteen paid for such an hour within three months and five went to the same place twice',
  },
  works:
    'A slot is booked and paid ahead, or taken at the door when one is free. Arrival, a short briefing, the hour itself, and ten minutes to clear before the next. A visit comes to {price} on average; weekday mornings cost less, parties have one price for the table.',
  trust:
    'Visitors hand over their children, their bare feet or their knees. They look at the floor of the changing room and at whether somebody is watching, and judge from that what they cannot see: bolts, filters, mats.',
  now: [
    'Booking on a telephone lets a small place sell its Saturday in advance and give Tuesday a price of its own.',
    'Large halls and closed shops stand empty on the edge of many towns, and their owners now let them to tenants who draw people.',
  ],
  against:
    'Against it speaks the first year itself: a new place is full from curiosity and mistakes that for custom. The cover for accidents is dear, some insurers decline outright, and equipment that thousands use looks tired in three years.',
  caution:
    'The circle counts households as if each came of its own accord. They come in groups, with the weather and the school calendar, so the same yearly number can mean forty refused on Saturday and an empty hall on Tuesday. Count hours, not heads.',
  rivals: [
    {
      name: 'Do nothing: a screen at home',
      why: 'warm, paid for, no parking',
      fails: 'nobody remembers it on Monday',
      answer: 'a slot tonight, bought in a minute',
    },
    {
      name: 'The park, the lake, the hill',
      why: 'free, and healthy',
      fails: 'rain, dark, winter',
      answer: 'advertise by the forecast, rest in fine weeks',
    },
    {
      name: 'The cinema or the swimming pool',
      why: 'known, easy with children',
      fails: 'sit and be quiet, or crowd and chlorine',
      answer: 'something to do together, with a score or a silence',
    },
    {
      name: 'The large chain out of town',
      why: 'more of everything, offers all week',
      fails: 'a drive, noise, staff who left last month',
      answer: 'near, clean, somebody who knows the name',
    },
    {
      name: 'A party at home',
      why: 'cheap, and the cake is better',
      fails: 'twelve children in one flat',
      answer: 'one price, one host, the mess stays here',
    },
  ],
  danger:
    'A chain that opens within a quarter of an hour brings newer equipment and a year of half prices. It takes the curious, who would have gone anyway. Clubs, leagues, cards of ten and birthdays booked for next year are what it cannot take in a season.',
  first: [
    'slots booked and paid ahead',
    'a briefing of three minutes, the same each time',
    'one trained pair of eyes on the floor',
    'a party table with one price',
    'a cheaper weekday card of ten',
    'a daily check, signed before the door opens',
  ],
  oneMore:
    'a second attraction halves the floor of the first, needs its own supervision and its own line in the insurance',
  leftOut: [
    { what: 'a full kitchen', why: 'extraction and a cook, for chips; drinks, ice cream and bought cake do' },
    {
      what: 'discount vouchers by the thousand',
      why: 'they fill Saturday, which is full, with people who never pay the price',
    },
    {
      what: 'late opening every night',
      why: 'two attendants watch four people; Friday and Saturday are enough',
    },
  ],
  workTest:
    'Of all who came in the first month, {founder} counts how many are back within ninety days. Fewer than one in five: the hour itself is changed, its length, its order or its host, before anything goes into advertising.',
  priceTalk:
    'Two prices, for full hours and for empty ones, and the gap is wide enough to move a pensioner and a school class. {price} is the average of both with shoes, towel or drink. On a wet Saturday nothing is reduced, since the only thing in short supply is being sold.',
  priceTest:
    'For four weekends Saturday afternoon costs a sixth more than now. If it sells out as early as before, it stays, and the weekday card gets cheaper by half as much. Owner: {founder}.',
  channels: [
    { name: 'Maps and search on a wet weekend', reached: 'people who look', share: [0.03, 0.06, 0.11] },
    { name: 'Visitors who bring somebody new', reached: 'visitors', share: [0.2, 0.35, 0.5] },
    { name: 'Guests of a party, sent home with a card', reached: 'party guests', share: [0.1, 0.18, 0.3] },
  ],
  winning:
    'Whoever hosts a birthday brings ten households through the door at one family’s expense. {founder} fills the party tables first, gives each guest a card that is valid on weekdays only, and counts the cards that return.',
  keeping:
    'A second visit within six weeks makes a habit; after three months it is a first visit again. So every visitor leaves with a reason to return that has a date: a score to beat, a new route, a league evening, the next session at the weekday price.',
  tools: [
    {
      part: 'slots and till',
      job: 'booking, deposits, prices by hour, waivers',
      choice: 'a hosted booking system for venues, with the till in it',
    },
    {
      part: 'checks',
      job: 'bolts, mats, water, exits, who looked and when',
      choice: 'a list for each morning, signed, kept as long as the insurer asks',
    },
    {
      part: 'roster',
      job: 'enough eyes for Saturday, few for Tuesday',
      choice: 'a shared plan, made three weeks ahead from the bookings',
    },
  ],
  data: 'Waivers hold names, ages and sometimes illnesses; they are kept for as long as a claim can be made, and one person may open them. Cameras show the floor, never a changing room, and overwrite themselves within days.',
  toolTest:
    'On a quiet evening a friend plays a visitor who falls. Within three minutes the slot is stopped, help is called, the waiver and the morning’s check lie on the counter. {founder} times it, twice a year.',
  day: 'Check and clean before ten, a few regulars and a school class until three, then slots that fill towards evening. Saturday sells as much as Monday to Thursday together. The attendant briefs, watches, wipes, sells drinks and clears for the next group.',
  binds: 'the slots of Saturday and of wet afternoons',
  lever:
    'Ten minutes less between two groups give a Saturday one more round of every lane, tank or wall. Tuesday mornings are sold whole instead, to a school, a club or an employer.',
  alone: 'without a trained person on the floor the insurance lapses and the door stays shut',
  sceptic:
    'A lease of many years is signed for a fashion. The town has seen it after eighteen months, the weather decides the quarter, a warm spring is a disaster. Four days in seven the staff watch an empty floor, and one fall with a lawyer behind it can double the premium or end the cover. The equipment is worth scrap on the day it is bolted down.',
  kill: 'fewer than one visitor in six has come a second time, or hours outside the weekend bring less than a third of the takings',
  steps: [
    {
      day: 22,
      action: 'Ask three insurers for cover in writing, with the supervision they demand',
      number: 'offers without an exclusion that matters',
      go: 'two',
    },
    {
      day: 40,
      action: 'Count doors at three comparable places, a wet Saturday and a Tuesday each',
      number: 'people an hour on the Tuesday',
      go: 'a quarter of the Saturday',
    },
    {
      day: 58,
      action: 'Run four sessions at the full price in a hired hall or garden',
      number: 'strangers who ask for the next date',
      go: 'one in four',
    },
    {
      day: 78,
      action: 'Sell opening parties and cards of ten, refundable',
      number: 'paid ahead',
      go: 'fifteen parties, forty cards',
    },
  ],
  money: {
    shape: 'jobs',
    price: [13, 28, 65],
    hours: 1,
    timesAYear: [2, 4, 9],
    perWorker: [5, 13, 32],
    daysAWeek: 6,
    small: 2,
    settled: 4,
    materials: [0.05, 0.09, 0.14],
    churn: [0.4, 0.55, 0.7],
    win: [1.5, 3, 7],
    kit: [30_000, 80_000, 250_000],
    running: [30, 60, 120],
    premises: {
      area: [140, 350, 1_400],
      fitOut: [200, 350, 650],
      energy: [700, 1_600, 4_500],
      homeToo: false,
    },
    reach: [7, 12, 20],
    way: 'by car',
    share: { label: 'that pay for such an outing in a year', range: [0.3, 0.45, 0.6] },
    willing: [0.08, 0.15, 0.25],
  },
}
