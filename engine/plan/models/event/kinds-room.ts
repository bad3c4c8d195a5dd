// Held often, in a room: games, stages; and a plain row for everything else that has a date and a door.
import type { EventKind } from './kind.ts'

export const ROOM_EVENTS: EventKind[] = [
  {
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
      settled:
        'a second story in the same walls when the first has been played by half of those within reach',
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
    wrongIf:
      'offices fill ten weekday games a week, and if four in ten groups come because somebody told them',
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
  },
  {
    cues: /theatre|theater|comedy|concerts?|gigs?|stand-?up|cabaret|open mic|live music|musical|performances?|quiz nights?|screenings?|\bshows?\b/i,
    noun: 'stage',
    session: { one: 'evening', many: 'evenings' },
    guest: { one: 'ticket-holder', many: 'ticket-holders' },
    paid: 'ticket',
    money: {
      price: [10, 19, 38],
      seats: [50, 90, 180],
      aYear: [34, 56, 72],
      season: [1, 1.1, 1.1, 1, 1, 0.8, 0.5, 0.5, 1.1, 1.3, 1.3, 1.3],
      filled: [0.58, 0.72],
      perGuest: [0.04, 0.07, 0.1],
      perSession: [0.3, 0.38, 0.48],
      beside: {
        label: 'Bar',
        one: 'guest served',
        many: 'guests served',
        guestsEach: 1,
        price: [5, 9, 15],
        cost: 0.4,
      },
      reach: {
        who: 'adults within forty minutes',
        count: [60_000, 200_000, 800_000],
        go: [0.1, 0.2, 0.32],
        times: [1.5, 3, 6],
      },
      equipment: [3_000, 8_000, 22_000],
      help: { role: 'Stage and front of house', like: 'operations', dollars: 38_000 },
    },
    scene:
      'Performers play to eleven people in the back room of a pub, while those who would come hear of it the day after. The large house has its season and its prices. {Where} there is a public that would go out on a Wednesday for something live, if it knew the evening would be good.',
    groups: [
      {
        who: 'those who trust the room',
        why: 'They come without knowing who is on. Three good evenings make one of them, one bad evening unmakes two.',
      },
      {
        who: 'those who follow one performer',
        why: 'They fill the first row and go home with her. Whether they return depends on the other two acts.',
      },
    ],
    nothing: 'They watch somebody famous on a screen, in socks.',
    asked: 'what they last saw live, who chose it, when it was booked, and what they drank there',
    askedGo:
      'eight of twenty went out for something live within two months, and three of them went without knowing the names',
    craft:
      'An evening is built backwards from its last ten minutes. Start on time, one interval, chairs close enough to feel full; a half-empty large room kills what a full small one carries.',
    whyNow: [
      'Empty shops and halls are let for single evenings, and a stage fits into a van.',
      'Performers sell to their own followers, and look for rooms that pay a share and count honestly.',
    ],
    against:
      'People decide on the day itself, and rain decides with them. Licences for music and drinks are slow and local.',
    first: [
      'one fixed weekday',
      'three acts and a host',
      'a room that looks full at two thirds',
      'an honest share for performers, paid the same night',
      'a list of those who want to know the next date',
    ],
    oneMore: 'a second evening a week halves both until the first has a waiting list',
    phases: {
      proof: 'six evenings in two borrowed rooms',
      proved: 'four of six sell two thirds, and one in three comes a second time',
      open: 'a fixed weekday and room, bar included',
      settled: 'a season ticket, a better-known name once a month, the room let to others',
    },
    leftOut: [
      { what: 'a theatre lease', why: 'rent runs on the nights without a show' },
      { what: 'famous names on a fee', why: 'one of them costs what ten evenings leave' },
      { what: 'streaming', why: 'it gives the jokes away and empties chairs' },
    ],
    rivals: [
      {
        name: 'Do nothing: a screen in socks',
        why: 'free, famous',
        fails: 'nobody laughs with you',
        answer: 'a full small room',
      },
      {
        name: 'The large house',
        why: 'names, velvet',
        fails: 'dear, months ahead',
        answer: 'tonight, for a third',
      },
      {
        name: 'The pub',
        why: 'friends, no ticket',
        fails: 'the same talk',
        answer: 'be in walking distance of it',
      },
      {
        name: 'Free open stages',
        why: 'free, cheerful',
        fails: 'an hour of beginners',
        answer: 'take the best one each week',
      },
    ],
    danger: 'a pub with its own room that copies the weekday and gives the seat away with a drink',
    hardToCopy:
      'Performers who prefer to play here, and a public that comes without names. Chairs and sound are hired.',
    misleads:
      'Tickets given away mislead: a third of their holders stay at home. Paid seats and the bar behind them carry the evening.',
    priceLead:
      'Live evenings compete with a round of drinks and a babysitter. Ahead is cheaper than at the door, because a known number calms everybody.',
    priceTest:
      'For six weeks the door costs a third more than ahead. If the share paid ahead passes two thirds, the gap stays and both rise by a tenth.',
    ways: [
      {
        name: 'Performers who tell their own people',
        reached: 'followers of performers',
        converts: [0.006, 0.014, 0.03],
        share: 0.4,
        cost: 0.2,
      },
      {
        name: 'The list: a mail each Monday',
        reached: 'mails to the list',
        converts: [0.01, 0.022, 0.04],
        share: 0.35,
        cost: 0.2,
      },
      {
        name: 'Posters and staff of neighbouring bars',
        reached: 'people who saw one',
        converts: [0.001, 0.003, 0.006],
        share: 0.25,
        cost: 0.6,
      },
    ],
    wayNote:
      'Each performer gets a link of her own and a share of what it sells. On Monday the list learns three names and one reason; on the day itself the bars nearby get ten seats for their guests.',
    wayGo: 'Half of the tickets paid by the evening before. A third or less: fewer chairs, not more posters.',
    layers: [
      {
        part: 'tickets and door',
        job: 'ahead and on the door, links of performers',
        choice: 'a hosted ticket tool that pays weekly',
      },
      {
        part: 'settling up',
        job: 'takings, shares, rights society',
        choice: 'one sheet, signed by performer and house before midnight',
      },
    ],
    keeps: 'The list belongs to the house and is lent to nobody. Recordings are made only with a signature.',
    toolTest:
      'A full evening is rehearsed: doors, sound, fire drill with the lights off; the room is empty in ninety seconds.',
    day: 'Load in at four, sound at five, doors at half past seven, start at eight sharp; settle before midnight, out by one. Booking runs three months ahead, on one calendar that performers can see.',
    bottleneck:
      'Good middle acts bind: openers are many, closers are known, and the half-hour between decides.',
    gap: {
      gap: 'Licences for music, drinks and numbers',
      why: 'the evening ends when an inspector asks',
      closedBy: 'a licensed room for the first season; own papers only after it',
    },
    decision: 'Performers are paid the same night, by the sheet, on bad nights too.',
    risks: [
      {
        name: 'Neighbours complain of noise',
        likelihood: 'medium',
        sign: 'the first note at the door',
        answer: 'end at half past ten, a meter, a telephone number',
      },
      {
        name: 'The headliner cancels',
        likelihood: 'high',
        sign: 'no answer by noon',
        answer: 'two stand-ins on a free list',
      },
    ],
    sceptic: [
      'Live evenings are a hobby that bars subsidise. A small room cannot pay performers, host and rent from two-thirds houses, and two thirds is a good night.',
      'Audiences follow names, names leave for larger rooms, and summer comes every year.',
    ],
    wrongIf:
      'one in three returns within a quarter without knowing the names, and if the bar brings a third of what tickets do',
    kill: [
      { when: 'after the sixth evening', stopIf: 'paid seats are under half on four of six' },
      { when: 'the end of month nine', stopIf: 'fewer than one in five has come twice' },
    ],
    steps: [
      {
        day: 7,
        action: 'Sit in six rooms on the planned weekday and count heads',
        number: 'paid heads',
        go: 'somewhere above forty',
      },
      { day: 20, action: 'Agree shares with twelve performers', number: 'dates', go: 'eight' },
      { day: 35, action: 'Hold the first two evenings', number: 'seats paid ahead', go: 'half' },
      { day: 60, action: 'Hold the sixth', number: 'who came twice', go: 'one in five' },
      {
        day: 85,
        action: 'Choose the room by heads and bar',
        number: 'left after shares',
        go: 'above rent on four of six',
      },
    ],
    finding: {
      headline: 'A full small room, not a large one.',
      text: 'Shares and room cost nearly the same for forty as for eighty; heads in chairs and what they drink make the difference.',
    },
  },
]

/** Anything else with a date and a door: workshops, meetings, outings. */
export const PLAIN_EVENT: EventKind = {
  cues: /(?!)/,
  noun: 'event',
  session: { one: 'event', many: 'events' },
  guest: { one: 'guest', many: 'guests' },
  paid: 'ticket',
  money: {
    price: [18, 42, 90],
    seats: [14, 30, 80],
    aYear: [22, 40, 54],
    season: [0.8, 0.9, 1, 1.1, 1.1, 1, 0.7, 0.7, 1.1, 1.2, 1.2, 1.2],
    filled: [0.6, 0.74],
    perGuest: [0.1, 0.16, 0.24],
    perSession: [0.16, 0.23, 0.32],
    reach: {
      who: 'adults within forty minutes',
      count: [50_000, 160_000, 600_000],
      go: [0.06, 0.12, 0.22],
      times: [1.2, 2.2, 4],
    },
    equipment: [1_000, 3_000, 9_000],
    help: { role: 'Help on the day', like: 'operations', dollars: 36_000 },
  },
  scene:
    'People would go if somebody else arranged it: the date, the room, who else comes. Left to themselves they say they should do it some time, and the year passes. {Where} that somebody is missing.',
  groups: [
    {
      who: 'those who have done it before',
      why: 'They know what a good one is like, compare, and bring one person along. They are few, and they set the tone.',
    },
    {
      who: 'those who have meant to for years',
      why: 'They need a date, a friend who is free and a way out. Once there, they are the most grateful.',
    },
  ],
  nothing: 'They say some time, and mean it.',
  asked:
    'what of this kind they last went to, who asked them along, how far ahead it was paid, and what it cost',
  askedGo: 'seven of twenty went to something comparable within three months and paid for it',
  craft:
    'The first ten minutes and the last ten are what guests remember. Between them it is enough that nothing has to be waited for.',
  whyNow: [
    'Rooms can be had by the evening and payments taken ahead, so that a start needs no lease.',
    'Much of life has moved to a screen, and a date with other people has become something to pay for.',
  ],
  against:
    'Calendars are full, and people decide later each year. A thin evening costs as much as a full one.',
  first: [
    'one format, one length, one price',
    'payment on booking',
    'a fixed weekday',
    'a host who greets by name',
    'the next date on the way out',
  ],
  oneMore: 'a second format splits the few who already come',
  phases: {
    proof: 'three dates in a borrowed room at the full price',
    proved: 'each is two-thirds full, and one guest in four knows nobody',
    open: 'a fixed rhythm, a list, groups by arrangement',
    settled: 'a second host, and dates for firms or clubs on quiet days',
  },
  leftOut: [
    { what: 'an own room', why: 'it costs rent on the days without guests' },
    {
      what: 'free dates to attract people',
      why: 'a third of free guests stay away, and none learns the price',
    },
    { what: 'an online version', why: 'another product for another public' },
  ],
  rivals: [
    { name: 'Do nothing: some time', why: 'no decision', fails: 'never', answer: 'a date' },
    {
      name: 'Do it themselves, with friends',
      why: 'free, own rules',
      fails: 'somebody has to organise',
      answer: 'be that somebody',
    },
    { name: 'The large organiser', why: 'known, safe', fails: 'crowded', answer: 'small, with names' },
    {
      name: 'Another evening out',
      why: 'a hundred choices',
      fails: 'the same as last week',
      answer: 'a thing to tell',
    },
  ],
  danger: 'a place with its own room that copies the format and gives it away with drinks',
  hardToCopy: 'Guests who return and a host they know. Format and room are visible to all.',
  misleads: 'The first dates mislead, because friends fill them. Guests whom nobody knows are the figure.',
  priceLead:
    'Guests weigh it against a usual evening out. Paid ahead it is sure, and a sure guest is worth a small reduction.',
  priceTest:
    'Every second date costs a sixth more for two months. If seats sold differ by less than a tenth, the higher price stays.',
  ways: [
    {
      name: 'Guests who bring somebody',
      reached: 'guests with a card for two',
      converts: [0.08, 0.17, 0.28],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Groups and clubs that already meet',
      reached: 'members of such groups',
      converts: [0.008, 0.02, 0.04],
      share: 0.3,
      cost: 0.35,
    },
    {
      name: 'Posts and listings in the week before',
      reached: 'people who saw one',
      converts: [0.001, 0.003, 0.006],
      share: 0.25,
      cost: 0.45,
    },
  ],
  wayNote:
    'Dates are opened to earlier guests first. Every guest leaves with a card for two and a named date.',
  wayGo:
    'One guest in four is unknown to the hosts by the fourth date. Otherwise it is a circle of friends, and the format has to change.',
  layers: [
    { part: 'dates and payment', job: 'places, waiting list, refunds', choice: 'a hosted booking tool' },
    { part: 'run sheet', job: 'who does what, minute by minute', choice: 'one page, on paper' },
  ],
  keeps:
    'Names and special needs are asked for once and deleted after the date unless a guest wishes otherwise.',
  toolTest: 'Five strangers book, one cancels in time and one too late; every message and refund is right.',
  day: 'Preparation takes as long as the event, cleaning half as long. A date is announced six weeks ahead, half sold two weeks ahead, and decided on one week ahead.',
  bottleneck: 'Filled places bind: the date costs the same with ten guests as with thirty.',
  gap: {
    gap: 'A second host',
    why: 'a date cannot be moved because somebody has a cold',
    closedBy: 'one person trained at three dates, paid by the evening',
  },
  decision: 'A date with fewer than a third of its places paid a week ahead is cancelled and refunded.',
  risks: [
    {
      name: 'Room or host fails',
      likelihood: 'medium',
      sign: 'an unconfirmed booking',
      answer: 'a second room and a second host, each tried once',
    },
    {
      name: 'An accident',
      likelihood: 'low',
      sign: 'a thing that wobbles',
      answer: 'cover, a checklist, one person who may stop it',
    },
  ],
  sceptic: [
    'Everybody likes the idea and nobody has Thursday free. The first dates are filled by friends, the fourth shows the truth.',
    'A date that is not sold out is lost for ever, and the work for it has been done. This is a great deal of organising for an uncertain wage.',
  ],
  wrongIf: 'strangers come by the fourth date, and if one guest in three returns within a quarter',
  kill: [
    { when: 'after the fourth date', stopIf: 'fewer than one guest in five is a stranger to the hosts' },
    { when: 'the end of month eight', stopIf: 'places stay under half on four dates in a row' },
  ],
  steps: [
    {
      day: 7,
      action: 'Go to five comparable dates and count paying guests',
      number: 'guests',
      go: 'two are full',
    },
    { day: 25, action: 'Hold the first paid date', number: 'places paid ahead', go: 'half' },
    { day: 45, action: 'Hold the second, without friends', number: 'guests', go: 'half' },
    { day: 65, action: 'Ask ten groups for a joint date', number: 'dates', go: 'two' },
    {
      day: 85,
      action: 'Fix the rhythm and the room',
      number: 'left after room and help',
      go: 'above zero on three dates',
    },
  ],
  finding: {
    headline: 'An empty place cannot be sold tomorrow.',
    text: 'Costs are the same for a thin date as for a full one; filling what is announced comes before announcing more.',
  },
}
