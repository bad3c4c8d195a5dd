// What people live with, and give.
import type { Goods } from './goods.ts'

export const HOME: Goods[] = [
  {
    cues: /\b(candles?|ceramics?|pottery|mugs|home ?wares?|home d[eé]cor|prints?|posters?|stationery|notebooks?|planners?|cards|stickers|gifts?|vases?|textiles|blankets?|cushions?|towels|bedding|print[- ]on[- ]demand|art|flowers?|bouquets?|plants|seeds|wrapping|calendars?)\b/i,
    noun: 'home and gift brand',
    one: 'piece',
    many: 'pieces',
    scene:
      'Small things for the house are found, seldom sought. People see one at a friend’s, on a stall, in a picture, and want it for a day; then the thought is gone. Those who look for a present search for an hour, find ten thousand of the same, and take a voucher.',
    groups: [
      {
        who: 'people with a birthday in their calendar',
        why: 'They need something by Thursday that costs neither too little nor too much and does not look like an airport. They come back with the next birthday if the first was liked.',
      },
      {
        who: 'people who have just moved',
        why: 'For three months they buy for shelves and walls, and remember for years where the good pieces came from.',
      },
    ],
    nothing:
      'The shelf stays empty and the friend gets a bottle of wine. No harm is done; nobody needs a piece like this.',
    asked:
      'what the last present under the price of a dinner was, where they found it, and how long they searched',
    doubt: 'that it is smaller, paler or more breakable than in the picture',
    proof:
      'a hand or a table in every picture, measurements in plain words, and a new one for any that breaks',
    whyNow:
      'Small kilns, digital printers and pouring tables cost less than a used car, and stalls, fairs and pictures bring their work before thousands.',
    against:
      'platforms are full of near copies, some made in minutes by machine, and wax, clay and paper have all become dearer to buy and to post.',
    rivals: [
      {
        name: 'Do nothing: a bottle, a voucher',
        why: 'two minutes',
        fails: 'forgotten',
        answer: 'be as easy: wrapped, with a card, by a date',
      },
      {
        name: 'The big furniture house on the ring road',
        why: 'cheap, while one is there',
        fails: 'in every home of the street',
        answer: 'numbered runs with a maker’s mark',
      },
      {
        name: 'The handmade platform',
        why: 'everything, sorted by price',
        fails: 'ten thousand of the same',
        answer: 'be found there, be bought at home',
      },
      {
        name: 'The gift shop',
        why: 'chosen, wrapped',
        fails: 'twice the price',
        answer: 'supply two of them as windows',
      },
      {
        name: 'Making it oneself',
        why: 'personal',
        fails: 'a lost weekend',
        answer: 'sell the kit to those',
      },
    ],
    danger:
      'A near copy is the danger: on the platforms it stands beside the original, at half the price, a month after the picture was liked. Nothing forbids a colour or a shape. What lasts is a name that is asked for, and for that people have to turn the piece over and find it.',
    range: 'six pieces in one family and a set of three as a present',
    oneMore:
      'each further piece needs a mould, a picture and a place on the shelf, and takes the eye off the one that sells',
    features: [
      'gift wrapping and a written card',
      'a date of arrival',
      'sets at three prices',
      'a maker’s mark and a number',
    ],
    leftOut: [
      { what: 'shops on commission', why: 'goods stand there unpaid and come back dusty' },
      { what: 'orders with a name or logo', why: 'each one is a proof, three letters and no resale' },
      { what: 'thirty scents, colours or motifs', why: 'five of them sell, and the rest fill the room' },
    ],
    productTest:
      'Ten of each go out to ten homes for a month: burned, washed, hung or leaned on. What two of ten would not give to a friend is changed or dropped.',
    comesBack:
      'Nobody uses it up in a month, except what burns. The next order is somebody else’s birthday, so the receiver matters as much as the giver: the card in the box is written to the second of them.',
    priceNote:
      'Presents have fixed heights: a token, a birthday, a wedding. The sets stand at these three, and the single piece a little below the first, so that adding a second one is the natural thing once postage is in the basket.',
    ways: [
      {
        name: 'Markets, fairs and open studios',
        reached: 'people at the table',
        wins: 0.42,
        cost: 0.38,
        conversion: [0.04, 0.08, 0.14],
      },
      {
        name: 'Pictures and platforms, paid',
        reached: 'visits',
        wins: 0.35,
        cost: 0.52,
        conversion: [0.011, 0.02, 0.032],
      },
      {
        name: 'Received as a present',
        reached: 'presents opened',
        wins: 0.23,
        cost: 0.1,
        conversion: [0.03, 0.06, 0.1],
      },
    ],
    making:
      'A making day is followed by a drying, firing or curing day on which nothing can be hurried, and that by finishing and packing. Two rounds fit into a week. From October on, evenings belong to packing and Saturdays to stalls.',
    limit: {
      what: 'the curing shelf',
      because: 'each piece stands for days before it may be touched, and the shelf holds so many',
    },
    post: 'It chips, dents or melts; packing takes as long as finishing, and good packing is the part of the price that nobody sees.',
    season:
      'Mid-November to mid-December makes two fifths of the year, and everything for it is made in September and October.',
    gap: {
      gap: 'Labels and safety of what burns, touches food or hangs above a bed',
      why: 'a present that hurts somebody ends the story',
      closedBy: 'the rules for the piece read and signed off, one page each, before the first stall',
    },
    risk: {
      name: 'The December post fails',
      sign: 'the carrier’s first delay in November',
      answer: 'last order date a week earlier, shown on every page',
    },
    sceptic:
      'It is a pleasant hobby with a shop page. Nobody searches for it by name; the platforms sell a copy for half; and the hours of making, packing and standing behind a table are paid, if one divides honestly, below any wage. December flatters it, and February sends the bill.',
    kill: 'a stall day brings fewer than fifteen sales at full price, four times in a row',
    steps: [
      {
        day: 17,
        action: 'Put the six pieces on a table at two fairs, at full price',
        number: 'sales a day',
        goOnIf: 'fifteen',
      },
      {
        day: 38,
        action: 'Write down the hours for fifty pieces, packing included',
        number: 'minutes a piece',
        goOnIf: 'the piece pays a wage for them',
      },
      {
        day: 80,
        action: 'Ask thirty receivers of a present to choose one for themselves',
        number: 'orders',
        goOnIf: 'two',
      },
    ],
    hand: { role: 'Making and packing help', like: 'warehouse worker', dollars: 34_000, takings: 17_000 },
    price: [16, 24, 40],
    pieces: [1.6, 2.1, 3],
    goodsShare: [0.22, 0.29, 0.38],
    postage: [4.5, 6, 8.5],
    returns: [0.02, 0.04, 0.08],
    stockMonths: 1.6,
    repeats: [0.4, 0.9, 1.5],
    cacShare: [0.18, 0.28, 0.42],
    startUp: [2_500, 6_000, 15_000],
    space: [250, 550, 1_100],
    buyers: [0.45, 0.6, 0.75],
    yearly: [90, 170, 300],
    open: [0.03, 0.06, 0.1],
  },
  {
    cues: /\b(furniture|tables?|chairs?|sofas?|mattress(es)?|beds|shelves|oak|rugs|lamps|lighting|kitchens|surfboards?|guitars?|instruments?|made[- ]to[- ]order|bespoke|custom-?made|sheds?|saunas?|cabinets?|carpent\w*|joiner\w*)\b/i,
    noun: 'workshop',
    one: 'piece',
    many: 'pieces',
    scene:
      'A large piece is bought once in ten years, by two people who disagree. They sit on forty in showrooms, measure the room, argue about the colour and then wait ten weeks for something that may not pass the stairs. Many give up at the stairs.',
    groups: [
      {
        who: 'households that have just bought or rebuilt',
        why: 'For half a year a wall or a corner is empty and talked about at dinner. They pay for the right size, and for somebody who comes to measure or tells them how.',
      },
      {
        who: 'people replacing what broke',
        why: 'They want the same again, only better, and soon. A date matters more to them than the sort of wood.',
      },
    ],
    nothing: 'They live with the old one for another year. It wobbles, and one gets used to that.',
    asked:
      'which large piece they bought last, how many weeks it took from the first look to the delivery, and what they nearly bought instead',
    doubt:
      'a sum like a holiday, paid for something that one has never sat at, and that does not fit through the door',
    proof:
      'a sample of the material by post, a drawing with the room’s own measures, and the piece taken back within thirty days',
    whyNow:
      'People send plans and photographs of a room without being asked, so measuring and trust can be done before anybody drives.',
    against:
      'wood, foam and freight have jumped before and may again, while the price was promised ten weeks earlier.',
    rivals: [
      {
        name: 'Do nothing: the old one',
        why: 'it stands there',
        fails: 'every evening a little',
        answer: 'send the sample now, ask again in spring',
      },
      {
        name: 'The flat-pack house',
        why: 'a tenth of the price, today',
        fails: 'second move, second hole in the screw',
        answer: 'speak about years, and repair',
      },
      {
        name: 'The showroom',
        why: 'one can sit on it',
        fails: 'ten weeks, three sizes',
        answer: 'any size, with a date',
      },
      {
        name: 'The local maker',
        why: 'a handshake',
        fails: 'no price before the third visit',
        answer: 'a price by the centimetre, on the page',
      },
      {
        name: 'Second-hand',
        why: 'good wood for little',
        fails: 'never the right size',
        answer: 'leave to it whoever has a van and patience',
      },
    ],
    danger:
      'A second local maker with a price on the page is what endangers this one. Tools and wood are the same; the trick is to name a sum before a visit. Being first helps for as long as photographs of finished rooms pile up faster here than there.',
    range: 'one piece in any size and two materials',
    oneMore:
      'each further piece needs its own jigs, its own week of mistakes and its own photographs in a finished room',
    features: [
      'price by size, on the page',
      'a sample of the material by post',
      'a drawing to be signed',
      'delivery into the room, on a day',
    ],
    leftOut: [
      { what: 'a showroom', why: 'its rent would buy a finished piece every month' },
      {
        what: 'whole fittings for kitchens or shops',
        why: 'one quarrel about a fitting binds the workshop for a season',
      },
      { what: 'stock', why: 'made before the order it is the wrong size' },
    ],
    productTest:
      'Three pieces go to three families for eight weeks, with children and red wine. Each joint is checked afterwards; one that moved is built in another way before the page opens.',
    comesBack:
      'The same household buys a second piece seldom, and its friends buy the first. Guests sit at it, ask, and get the maker’s name from underneath. Further orders are therefore few, and what they say at dinner is the real marketing.',
    priceNote:
      'The sum is large, so it is broken up: a deposit with the drawing, the rest before delivery. That also pays for the material. Against flat-pack no price is low enough; against the showroom it must be lower for the same wood and any size.',
    ways: [
      {
        name: 'Guests of customers',
        reached: 'dinners and visits',
        wins: 0.35,
        cost: 0.1,
        conversion: [0.005, 0.01, 0.02],
      },
      {
        name: 'Pictures of finished rooms, paid',
        reached: 'visits',
        wins: 0.4,
        cost: 0.6,
        conversion: [0.002, 0.004, 0.007],
      },
      {
        name: 'Architects, builders and fairs',
        reached: 'talks',
        wins: 0.25,
        cost: 0.3,
        conversion: [0.03, 0.06, 0.1],
      },
    ],
    making:
      'Monday cuts, Tuesday and Wednesday join, Thursday sands, Friday oils or covers, and the piece rests over the weekend; so many fit through the shop in a week, and the delivery day is fixed when the drawing is signed. Every third week has a day for repair and for sharpening.',
    limit: {
      what: 'the maker’s hours',
      because: 'a piece takes twenty to forty of them, and a hurried joint comes back',
    },
    post: 'No parcel service will do. Two people, a van and a staircase: the last ten metres decide what is told about it.',
    season:
      'Orders come from January to May and again from September, when people look at their rooms; everybody wants it before Christmas.',
    gap: {
      gap: 'A second maker who can finish what was begun',
      why: 'one injured hand stops every order, with deposits taken',
      closedBy: 'an agreement with a neighbouring workshop, in writing, before the tenth deposit',
    },
    risk: {
      name: 'Deposits are spent on the piece before',
      sign: 'the account falls below what customers have paid ahead',
      answer: 'deposits on a separate account',
    },
    sceptic:
      'It is a workshop, and workshops have a known income: hands times hours. Each piece is a new one with a new staircase. Customers buy once in ten years, so every sale starts from nothing, and whoever can afford this has a cousin who knows a maker.',
    kill: 'fewer than one drawing in four is followed by a deposit',
    steps: [
      {
        day: 17,
        action: 'Draw and price ten real rooms of ten strangers',
        number: 'deposits',
        goOnIf: 'two of ten',
      },
      {
        day: 38,
        action: 'Build one piece with a clock beside it',
        number: 'hours',
        goOnIf: 'within a fifth of the plan',
      },
      {
        day: 80,
        action: 'Deliver three and photograph them in the room',
        number: 'names of friends given',
        goOnIf: 'four',
      },
    ],
    hand: { role: 'Maker', like: 'technician', dollars: 45_000, takings: 17_000 },
    price: [450, 850, 1_700],
    pieces: [1, 1.15, 1.4],
    goodsShare: [0.26, 0.34, 0.42],
    postage: [40, 75, 130],
    returns: [0.01, 0.03, 0.06],
    stockMonths: 0.5,
    repeats: [0.05, 0.12, 0.25],
    cacShare: [0.06, 0.1, 0.16],
    startUp: [5_000, 14_000, 35_000],
    space: [500, 1_000, 1_900],
    buyers: [0.15, 0.25, 0.35],
    yearly: [500, 900, 1_600],
    open: [0.02, 0.05, 0.09],
  },
]
