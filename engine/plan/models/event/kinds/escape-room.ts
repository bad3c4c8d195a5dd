// An hour in a room, played once by each group.
import type { EventKind } from '../kind.ts'

export const ESCAPE_ROOM: EventKind = {
  cues: /escape (room|game)s?|laser tag|\bvr (arcade|experience)|immersive|mystery|axe throwing|puzzle room|haunted/i,
  noun: 'escape room',
  session: { one: 'game', many: 'games' },
  guest: { one: 'player', many: 'players' },
  paid: 'place',
  money: {
    price: [18, 27, 40],
    seats: [4, 6, 8],
    aYear: [620, 1_150, 1_450],
    season: [1, 1, 0.9, 0.9, 0.8, 0.8, 0.9, 0.9, 1, 1.1, 1.3, 1.4],
    filled: [0.66, 0.72],
    perGuest: [0.03, 0.05, 0.09],
    perSession: [0.12, 0.17, 0.24],
    reach: {
      who: 'people between ten and sixty within half an hour',
      count: [60_000, 180_000, 700_000],
      go: [0.08, 0.15, 0.25],
      times: [1, 1.5, 3],
    },
    equipment: [14_000, 26_000, 55_000],
    help: { role: 'Game hosts', like: 'shop assistant', dollars: 32_000 },
  },
  scene:
    'A wet Saturday, four people, nobody wants the cinema again. Bowling is booked, the museum is shut at five, the screen at home is always there. {Buyers} {where} look for one hour in which they do something together and can tell who was clever.',
  groups: [
    {
      who: 'groups of friends and families',
      why: 'One of them books on a Thursday, for four, and pays for all. Rain and birthdays decide, not advertising.',
    },
    {
      who: 'offices',
      why: 'They come on weekdays, when the room stands empty, and want an invoice and a table afterwards.',
    },
  ],
  nothing: 'They stay on the sofa with four telephones.',
  asked: 'what they last did as a group, who booked it, how long before, and what they paid for each',
  askedGo:
    'nine of twenty groups paid about this much for each within two months and do not name a favourite',
  craft:
    'A room is played once by each group. So it has to be told of: one surprise that nobody gives away, no lock for the sake of a lock, and a host who helps before it hurts.',
  whyNow: [
    'Shops that stand empty upstairs or at the back are let cheaply to somebody who needs no window.',
    'Sensors and small computers have made rooms that need no staff inside.',
  ],
  against:
    'Every town has had three of them, and two have closed. A room wears out twice: by hands, and by being known.',
  first: [
    'one room, one story, one hour',
    'online booking for whole groups',
    'a host who watches and helps',
    'a reset in fifteen minutes',
    'a picture at the end',
  ],
  oneMore: 'a second room doubles the building money before the first has shown its bookings',
  phases: {
    proof: 'a paper version of the game, played by twenty groups in a borrowed room',
    proved: 'sixteen of twenty would recommend it, and nobody was stuck for ten minutes',
    open: 'the first room, groups only, weekdays for offices',
    settled: 'a second story in the same walls when the first has been played by half of those within reach',
  },
  leftOut: [
    { what: 'mixed groups of strangers', why: 'they fill chairs and spoil evenings' },
    { what: 'a bar', why: 'a licence and a night shift for the profit of a crate' },
    { what: 'a franchise', why: 'it sells the story that this one is meant to differ from' },
  ],
  rivals: [
    {
      name: 'Do nothing: the sofa',
      why: 'free',
      fails: 'each on a screen',
      answer: 'an hour that needs all hands',
    },
    {
      name: 'Bowling, cinema, climbing',
      why: 'known, any size of group',
      fails: 'done already',
      answer: 'something to tell',
    },
    {
      name: 'Another escape room',
      why: 'the same idea, reviews',
      fails: 'locks on locks',
      answer: 'a story, and a host',
    },
    {
      name: 'A board game at home',
      why: 'cheap, with snacks',
      fails: 'nobody reads the rules',
      answer: 'no rules to read',
    },
  ],
  danger: 'a chain that opens six rooms by the motorway with parking',
  hardToCopy: 'A story that is told on, and hosts who are good. Locks and sensors come from a catalogue.',
  misleads:
    'Full weekends mislead. Saturday sells out by itself; games sold from Monday to Thursday pay the rent.',
  priceLead:
    'Groups compare by head with cinema and snacks, and pay for the room. A price for the group, falling a little by head, fills the fifth and sixth place.',
  priceTest:
    'Friday evening and Saturday cost a fifth more, Tuesday a fifth less, for eight weeks. If Saturday still sells out, it stays.',
  ways: [
    {
      name: 'Found by search and maps on the day of rain',
      reached: 'people who searched',
      converts: [0.02, 0.05, 0.09],
      share: 0.45,
      cost: 0.5,
    },
    {
      name: 'Told by those who played',
      reached: 'people told of it',
      converts: [0.04, 0.09, 0.16],
      share: 0.35,
      cost: 0.1,
    },
    {
      name: 'Offices, schools and clubs, by telephone',
      reached: 'people in those groups',
      converts: [0.03, 0.08, 0.15],
      share: 0.2,
      cost: 0.4,
    },
  ],
  wayNote:
    'Reviews are asked for in the ten minutes after the game, when everybody is talking. Offices are rung in October, before the season of Christmas outings.',
  wayGo:
    'Ten weekday games a week by month six. Under four: weekday mornings are closed and school groups asked.',
  layers: [
    {
      part: 'booking',
      job: 'slots, groups, vouchers, invoices',
      choice: 'a hosted calendar made for rooms',
    },
    {
      part: 'control',
      job: 'sensors, doors that open without power, camera',
      choice: 'common parts, each with a manual override and a spare in the drawer',
    },
  ],
  keeps: 'Cameras watch and do not record. Doors open by hand from inside at any moment.',
  toolTest:
    'Power is cut in the middle of a game: every door opens, and the room is reset and running within twenty minutes.',
  day: 'Reset, brief, sixty minutes, ten of talk, reset: five games a day for each host at most. Tuesday is for repairs, because something is broken every Monday.',
  bottleneck:
    'Slots bind on Saturday and nothing binds on Tuesday; the room cannot be moved from one to the other.',
  gap: {
    gap: 'Somebody who repairs at once',
    why: 'a stuck lock ends four evenings in a row',
    closedBy: 'a technician on call, and spares for the ten parts that fail',
  },
  decision: 'The paper version has to pass before a wall is built.',
  risks: [
    {
      name: 'Fire or exit rules stop the room',
      likelihood: 'medium',
      sign: 'a question about the second exit',
      answer: 'the fire officer sees the plan before the lease is signed',
    },
    {
      name: 'The story is played out',
      likelihood: 'high',
      sign: 'fewer first-time groups from nearby',
      answer: 'a new story in the same walls, saved for from month one',
    },
  ],
  sceptic: [
    'Each customer can buy it once. The town is used up in three years, and then the building money is due again.',
    'Most of the week is Tuesday. A lease, sensors and hosts are paid for an idea that a chain can copy with parking.',
  ],
  wrongIf: 'offices fill ten weekday games a week, and if four in ten groups come because somebody told them',
  kill: [
    { when: 'after twenty paper games', stopIf: 'fewer than fourteen groups would send friends' },
    { when: 'half a year after opening', stopIf: 'weekday games stay under four a week' },
  ],
  steps: [
    {
      day: 14,
      action: 'Build the game on paper',
      number: 'minutes to solve',
      go: 'between fifty and sixty-five for most',
    },
    { day: 35, action: 'Play it with twenty groups, paid', number: 'who recommend it', go: 'sixteen' },
    {
      day: 50,
      action: 'See three units with the fire officer',
      number: 'units with two exits',
      go: 'one at the planned rent',
    },
    { day: 65, action: 'Ring thirty offices', number: 'dates', go: 'five' },
    { day: 88, action: 'Get two quotes for building', number: 'total against plan', go: 'within a tenth' },
  ],
  finding: {
    headline: 'Tuesday pays the rent.',
    text: 'Saturdays sell themselves; what offices book on weekdays decides between a living and a lease.',
  },
}
