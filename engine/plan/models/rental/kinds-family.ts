// What is worn once, and what is needed for weeks.
import type { Letting } from './letting.ts'

export const FAMILY: Letting[] = [
  {
    cues: /\b(dress(es)?|formal ?wear|suits?|tuxedos?|gowns?|wedding dress(es)?|brid(e|es|al)|costumes?|fashion|clothes|clothing|wardrobe|handbags?|jewel(le)?ry|saris?|lehengas?|kimonos?)\b/i,
    noun: 'dress hire',
    one: 'dress',
    many: 'dresses',
    period: 'hire',
    isPlace: false,
    grows: true,
    scene:
      'A dress for one evening costs a month’s saving and then hangs in a bag for ten years. Guests who have been to three weddings in a summer have been photographed in everything they own; brides visit six shops, wait five months and pay for a hem twice.',
    groups: [
      {
        who: 'guests with an invitation',
        why: 'They have a date, a dress code and three weeks. What they fear is the size; two sizes in one parcel take that away.',
      },
      {
        who: 'people for whom it is the day',
        why: 'Brides, graduates, singers. They come with their mothers, try for two hours and decide by the face in the mirror. The price is agreed before they undress, or the day is spoiled.',
      },
    ],
    nothing:
      'They wear the one from last year, or borrow a sister’s. In the photographs nobody else will notice.',
    asked:
      'what they wore to the last three occasions, what it cost, how often it was worn since and who has seen it',
    doubt: 'a size that does not close, a stain that is theirs, and somebody else in the same one',
    proof:
      'two sizes for the price of one, cleaning and small damage included, and a note of which events each has been to',
    whyNow: 'To wear something hired is no longer admitted in a whisper; it is said with the price.',
    against: 'cheap new dresses cost little more than a good hire, and arrive tomorrow.',
    rivals: [
      {
        name: 'Do nothing: last year’s',
        why: 'it fits',
        fails: 'everybody has seen it',
        answer: 'sell the photograph',
      },
      {
        name: 'A cheap new one',
        why: 'tomorrow, for the same sum',
        fails: 'looks it',
        answer: 'let people feel the cloth',
      },
      {
        name: 'The boutique',
        why: 'advice and a hem',
        fails: 'ten times the price for one evening',
        answer: 'the same labels, for the evening',
      },
      {
        name: 'Second-hand apps',
        why: 'a third, and can be resold',
        fails: 'one size, no trying',
        answer: 'buy there ourselves',
      },
      {
        name: 'A friend’s wardrobe',
        why: 'free, with wine',
        fails: 'her size',
        answer: 'hire hers, and share',
      },
    ],
    danger:
      'Cheap new dresses are the rival that counts, since they cost what a hire costs and need not go back. They lose in the mirror. So everything depends on getting people in front of one, in a room or with two sizes in a parcel.',
    range: 'some forty dresses for one sort of occasion, in the sizes that are asked for',
    oneMore: 'a dress in one size serves one body in five, so depth in sizes comes before more models',
    features: [
      'two sizes for one price',
      'cleaning and small damage included',
      'a fitting room two evenings a week',
      'a record of where each has been worn',
    ],
    leftOut: [
      { what: 'everyday clothes', why: 'they bring a tenth of the price for the same cleaning' },
      { what: 'alterations that cut', why: 'the next customer is not that short' },
      { what: 'shoes', why: 'nobody likes somebody else’s' },
    ],
    productTest:
      'Thirty people try for an evening with two glasses of wine and a camera. A dress that nobody photographs is sold the same week; one that five do is bought again in two sizes.',
    empties:
      'It hangs from November to April, apart from balls and New Year, and in every week between two weddings. Sizes in the middle go out four times as often as the ends; money goes there first.',
    priceNote:
      'About a fifth of the price in the shop, with everything in it: cleaning, the second size, a torn hem. A quarter more for the Saturday everybody wants is accepted; a charge for a stain is not, and ends in a review.',
    ways: [
      {
        name: 'Pictures before the season, paid',
        reached: 'page visits',
        wins: 0.4,
        cost: 0.5,
        conversion: [0.008, 0.015, 0.025],
      },
      {
        name: 'Fitting evenings',
        reached: 'people who try',
        wins: 0.35,
        cost: 0.35,
        conversion: [0.2, 0.33, 0.48],
      },
      {
        name: 'Asked at the party',
        reached: 'evenings worn',
        wins: 0.25,
        cost: 0.15,
        conversion: [0.04, 0.08, 0.13],
      },
    ],
    turning:
      'It comes back on Monday, is looked over in daylight, cleaned by Wednesday, mended on Thursday and leaves on Friday or stays one weekend in reserve. So a dress goes out three times a month at the most, and in June all of them want to.',
    limit: {
      what: 'the cleaner’s three days',
      because: 'a dress that is at the cleaner’s on Thursday cannot be worn on Saturday',
    },
    wear: 'Hems, zips and wine. A dress stands twelve to twenty evenings before it looks tired, and one in eighty does not come home.',
    season: 'May to September has the weddings, December the balls; February belongs to next year’s brides.',
    gap: {
      gap: 'A seamstress who mends by Thursday',
      why: 'a torn hem in June costs the next three hires',
      closedBy: 'a fixed price with one, and a second one’s number, before the season',
    },
    risk: {
      name: 'A dress comes back too late for the next',
      sign: 'a parcel not scanned on Monday',
      answer: 'one reserve for every eight, and the customer told at once',
    },
    sceptic:
      'It is a laundry with a mirror. The good dress is wanted by everybody on the same Saturday and by nobody for eight months; fashion ages it faster than wine does; and for the same money one can own something new that only looks cheap by daylight.',
    kill: 'fewer than one in four of those who try on book that evening',
    steps: [
      {
        day: 12,
        action: 'Ask thirty guests of recent weddings what they wore and what it had cost',
        number: 'worn once',
        goOnIf: 'fifteen',
      },
      {
        day: 34,
        action: 'Hold two fitting evenings with twelve borrowed dresses',
        number: 'bookings an evening',
        goOnIf: 'four',
      },
      {
        day: 78,
        action: 'Send ten out by parcel in two sizes',
        number: 'worn, and back by Monday',
        goOnIf: 'nine',
      },
    ],
    hand: { role: 'Fittings and care', like: 'shop assistant', dollars: 34_000, takings: 12_000 },
    price: [55, 90, 170],
    units: [20, 36, 90],
    use: [0.3, 0.42, 0.55],
    turns: 3,
    stay: 1,
    winning: [0.08, 0.14, 0.22],
    serving: [0.17, 0.23, 0.3],
    worth: [2.5, 3.8, 6],
    lifeMonths: 30,
    rentShare: 0,
    yard: [350, 700, 1_300],
    insured: 0.02,
    energy: 0.01,
    occasions: [3_000, 11_000, 35_000],
    countedBy: 'evenings for which clothes are hired',
    fits: [0.2, 0.32, 0.45],
  },
  {
    cues: /\b(bab(y|ies)|pushchairs?|prams?|strollers?|cots?|car seats?|toys?|toddlers?|children|wheelchairs?|mobility|hospital beds?|medical equipment|crutches|care aids|breast pumps?)\b/i,
    noun: 'hire for families and care',
    one: 'item',
    many: 'items',
    period: 'month',
    isPlace: false,
    grows: true,
    scene:
      'Needed from one day to the next, for weeks, and then never again: a cot, a pushchair for twins, a wheelchair after an operation. Shops sell it new, offices grant it late, the cellar keeps it for ever. People who need it have no hand free to look for it.',
    groups: [
      {
        who: 'families with somebody small, or a visit of one',
        why: 'They need it clean, safe and tomorrow. Grandparents and travellers take it for a week, parents for three months, and both ask first who used it before.',
      },
      {
        who: 'families with somebody just out of hospital',
        why: 'They learn on Thursday that he comes home on Friday. Delivery, setting up and a kind voice weigh more than the price; an insurer’s form can follow.',
      },
    ],
    nothing:
      'They buy one and keep it in the cellar, or carry and improvise for six weeks with an aching back.',
    asked: 'what they last bought for a few weeks’ use, what it cost, and where it is now',
    doubt: 'dirt, a worn buckle, and being left alone with the folding mechanism',
    proof:
      'a cleaning record with a date and a name, a check by a list for each hire, and a person who sets it up',
    whyNow:
      'Grandparents and hospitals both send people home with less notice than before, and vans come to the door within a day.',
    against:
      'safety rules for such things are strict and change by model, and a used item out of date has to be scrapped.',
    rivals: [
      {
        name: 'Do nothing: improvise',
        why: 'no errand',
        fails: 'backs, and nights',
        answer: 'be there tomorrow',
      },
      {
        name: 'Buying it new',
        why: 'clean, and ours',
        fails: 'in the cellar after six weeks',
        answer: 'price beside what is lost on resale',
      },
      {
        name: 'Second-hand from a stranger',
        why: 'cheap',
        fails: 'no history, no buckle',
        answer: 'the cleaning record',
      },
      {
        name: 'What the insurer or town lends',
        why: 'free',
        fails: 'a form and three weeks',
        answer: 'fill the three weeks',
      },
    ],
    danger:
      'Second-hand groups take most of it: half of the price back after use, for whoever has time. They are no help on a Thursday evening. To be the one who delivers on Friday is the whole defence, and it has to be kept on bad Fridays too.',
    range: 'the eight items asked for most, three of each',
    oneMore: 'each further sort needs its own checks, spare parts and a shelf, and one of each is always out',
    features: [
      'cleaning record with date and name',
      'delivered and set up',
      'a check by a list at each hire',
      'a price for weeks and for months',
    ],
    leftOut: [
      { what: 'mattresses and feeding parts', why: 'nobody should share them' },
      { what: 'prescribed medical devices', why: 'they need a licence and a technician' },
      { what: 'selling new ones', why: 'it needs a shop, and a shop needs a street' },
    ],
    productTest:
      'A stranger sets up each item alone from the card, against the clock. What takes longer than six minutes is delivered set up, or not lent.',
    empties:
      'Items come back without notice, when the child walks or the knee bends. The next family is found within a week if midwives, wards and landladies have the number; without them a cot may stand for a season.',
    priceNote:
      'The first week carries delivery and cleaning and is dear; from the second on it is cheap, and after some months it could be bought. The page says when. People trust a hire that tells them to stop hiring.',
    ways: [
      {
        name: 'Midwives, wards, social services',
        reached: 'families told',
        wins: 0.4,
        cost: 0.35,
        conversion: [0.05, 0.1, 0.17],
      },
      {
        name: 'Maps and search, paid',
        reached: 'page visits',
        wins: 0.35,
        cost: 0.45,
        conversion: [0.014, 0.026, 0.04],
      },
      {
        name: 'Hotels, landladies and families who tell',
        reached: 'cards handed over',
        wins: 0.25,
        cost: 0.2,
        conversion: [0.06, 0.11, 0.18],
      },
    ],
    turning:
      'Back means apart: covers to the wash, frame to the steam, buckles tried, the date written on the card. Two afternoons are for rounds with the van, one for the bench. An item without a full card does not leave.',
    limit: {
      what: 'the van’s two afternoons',
      because: 'each delivery with setting up takes forty minutes, and all want Friday',
    },
    wear: 'Covers, wheels and straps; models leave the list of what is allowed on a date, whatever they look like.',
    season:
      'Travel items go from June to September, the others know no season; births and broken hips come all year.',
    gap: {
      gap: 'A written check for each model, and liability cover',
      why: 'one failed buckle is the end',
      closedBy: 'maker’s manuals, a checklist for each and an insurer who has read them',
    },
    risk: {
      name: 'An item fails in use',
      sign: 'a loose part noted at a return',
      answer: 'scrap at the first doubt, keep the cards for ten years',
    },
    sceptic:
      'Most families solve it with a message to friends, for nothing. Those who cannot are in a hurry, once, and never again; every customer is new. Cleaning costs what a month’s hire brings, and the insurer hands the same thing out free to whoever waits.',
    kill: 'fewer than five midwives, wards or landladies have passed the number on within two months',
    steps: [
      {
        day: 12,
        action: 'Ask ten midwives, wards or landladies what families lacked last month',
        number: 'the same item',
        goOnIf: 'three items by five of them',
      },
      {
        day: 34,
        action: 'Lend six used items, delivered and set up, at full price',
        number: 'weeks let',
        goOnIf: 'fifteen of thirty-six',
      },
      {
        day: 78,
        action: 'Time cleaning and checking for each sort',
        number: 'minutes',
        goOnIf: 'forty-five',
      },
    ],
    hand: { role: 'Van and cleaning', like: 'driver', dollars: 38_000, takings: 20_000 },
    price: [35, 58, 110],
    units: [30, 70, 160],
    use: [0.46, 0.58, 0.7],
    turns: 2,
    stay: 2.5,
    winning: [0.06, 0.11, 0.17],
    serving: [0.18, 0.24, 0.31],
    worth: [4, 6, 9],
    lifeMonths: 48,
    rentShare: 0,
    yard: [300, 550, 950],
    insured: 0.03,
    energy: 0.01,
    occasions: [4_000, 14_000, 45_000],
    countedBy: 'months for which such things are hired',
    fits: [0.15, 0.28, 0.4],
  },
]
