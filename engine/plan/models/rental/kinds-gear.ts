// What is packed, used and counted again.
import type { Letting } from './letting.ts'

export const GEAR: Letting[] = [
  {
    cues: /\b(cameras?|lenses|film kit|sound systems?|lighting|projectors?|speakers|dj|camping|tents?|ski(s|ing)?|snowboards?|surfboards?|wetsuits?|outdoor gear|sports gear|consoles?|instruments?|drones?|vr)\b/i,
    noun: 'gear hire',
    one: 'set',
    many: 'sets',
    period: 'day',
    isPlace: false,
    grows: true,
    scene:
      'For a weekend, a shoot or a feast people need gear that would stand in a cupboard for the rest of the year. They own half of it, borrow a quarter, and learn on Friday evening that the last part, a pole, a cable, a battery, is missing.',
    groups: [
      {
        who: 'people with a date on Saturday',
        why: 'They need everything at once and complete. A list that has been ticked by somebody else is what they pay for, more than for the gear.',
      },
      {
        who: 'people who earn with it now and then',
        why: 'They know models by number, book late, and come each month if the battery was full. One failed job and they are gone, with their friends.',
      },
    ],
    nothing:
      'They make do, with less light, a thinner tent or a borrowed speaker; afterwards nobody can say what was missing.',
    asked:
      'what they last borrowed, hired or bought for a single occasion, what it cost and which part was missing',
    doubt: 'that a part is missing on the day, and that an old scratch will be theirs',
    proof:
      'a sealed bag with a list that two people have signed, a spare for whatever can fail, and photographs out and back',
    whyNow:
      'Good gear has become dear and gets old quickly, and people have learned from cars and clothes that one need not own it.',
    against: 'what is wanted changes each season, so a set may be out of fashion before it is paid for.',
    rivals: [
      { name: 'Do nothing: make do', why: 'free', fails: 'on the one day', answer: 'sell the sealed list' },
      {
        name: 'A friend’s',
        why: 'free, and friendly',
        fails: 'incomplete',
        answer: 'rent to the friend as well',
      },
      {
        name: 'Buying and selling again',
        why: 'feels like saving',
        fails: 'two evenings and a third of the price',
        answer: 'show the sum',
      },
      {
        name: 'The large hire house',
        why: 'everything, and a technician',
        fails: 'trade only, and a deposit like a car',
        answer: 'one person, one bag, one price',
      },
      {
        name: 'Private lenders on a platform',
        why: 'near and cheap',
        fails: 'cancels on Friday',
        answer: 'never cancel; keep a spare',
      },
    ],
    danger:
      'Private lenders on the platforms undercut everybody, since their gear is paid for. They cancel, though, and lend what they would rather sell. A hire that has never missed a Saturday gets the customers whom they disappointed.',
    range: 'three complete sets for one sort of occasion, each with spares',
    oneMore: 'single items go out alone and come back alone, and then a set is missing its middle',
    features: [
      'a sealed bag with a signed list',
      'spares for whatever fails',
      'photographs out and back',
      'fetched or sent, with a label for the way back',
    ],
    leftOut: [
      { what: 'single cables and parts', why: 'an hour’s care for the price of a coffee' },
      { what: 'the newest model at once', why: 'it costs most in the month in which it earns least' },
      { what: 'setting up on site', why: 'it sells a day’s work for the price of a bag' },
    ],
    productTest:
      'Ten customers open a sealed set with nobody to help and use it within half an hour. What any of them asked goes on the card inside the lid.',
    empties:
      'Sets stand from Monday to Thursday. Schools, clubs and firms use them on those days if somebody asks a term ahead; and a second sort of occasion in the other half of the year is worth more than a second set for the first.',
    priceNote:
      'One price for the set and the weekend, however it is used. A tenth of what it costs new seems fair to everybody; below that it is handled like something cheap. Sending both ways is inside or it is fetched, with nothing in between.',
    ways: [
      {
        name: 'Search and pictures, paid',
        reached: 'page visits',
        wins: 0.45,
        cost: 0.55,
        conversion: [0.012, 0.022, 0.035],
      },
      {
        name: 'Clubs, schools and shops that sell it',
        reached: 'talks',
        wins: 0.3,
        cost: 0.3,
        conversion: [0.12, 0.2, 0.32],
      },
      {
        name: 'Customers who tell',
        reached: 'cards in the bag',
        wins: 0.25,
        cost: 0.15,
        conversion: [0.06, 0.11, 0.18],
      },
    ],
    turning:
      'Monday is the long day: everything comes back, is counted, dried, charged, tried and sealed again. By Wednesday the weekend’s sets stand by the door with names on them. Thursday and Friday are for handing over, and a spare of each is kept until Saturday noon.',
    limit: {
      what: 'Monday’s table',
      because: 'each set takes an hour to count and try, and twelve come back at once',
    },
    wear: 'Poles, plugs, batteries, zips; small parts vanish at one in six hires, and a set is worth half after two seasons.',
    season: 'One half of the year carries the other, and feast days sell each set three times over.',
    gap: {
      gap: 'Somebody who can repair rather than replace',
      why: 'sending it away costs two weekends',
      closedBy: 'a bench, a manual for each model and one person who likes it, before the tenth set',
    },
    risk: {
      name: 'A set is not brought back',
      sign: 'an unanswered message on Sunday evening',
      answer: 'identity and card before, insurance after',
    },
    sceptic:
      'What is used once a year can be done without. Those who cannot do without it buy it, and lend it to the rest. A cupboard of gear ages by the season, comes back on the same day, and goes out on the same day, so that it is never let for more than a third of its life.',
    kill: 'fewer than one set in three goes out on an ordinary weekend after three months',
    steps: [
      {
        day: 12,
        action: 'List what fifteen people lacked on their last occasion',
        number: 'the same part missing',
        goOnIf: 'named by five',
      },
      {
        day: 34,
        action: 'Put one set together from used parts and let it on four weekends',
        number: 'weekends let',
        goOnIf: 'three of four',
      },
      { day: 78, action: 'Time a Monday: counted, tried, sealed', number: 'minutes a set', goOnIf: 'sixty' },
    ],
    hand: { role: 'Checking and handing over', like: 'technician', dollars: 37_000, takings: 20_000 },
    price: [25, 48, 95],
    units: [10, 20, 45],
    use: [0.24, 0.34, 0.46],
    turns: 5,
    stay: 2.4,
    winning: [0.06, 0.1, 0.16],
    serving: [0.14, 0.2, 0.27],
    worth: [3, 5, 8],
    lifeMonths: 40,
    rentShare: 0,
    yard: [250, 500, 900],
    insured: 0.04,
    energy: 0.01,
    occasions: [6_000, 22_000, 70_000],
    countedBy: 'days on which such gear is hired',
    fits: [0.15, 0.26, 0.4],
  },
  {
    cues: /\b(marquees?|gazebos?|party (hire|rental|supplies|equipment)|(event|wedding) (hire|rental|furniture|decor\w*)|chairs|tables and chairs|trestle tables?|crockery|cutlery|glassware|tableware|table linen|decorations?|props|bouncy castles?|dance floors?|stretch tents?|portable toilets?|f[eê]tes?)\b/i,
    noun: 'party hire',
    one: 'event set',
    many: 'event sets',
    period: 'hire',
    isPlace: false,
    grows: true,
    scene:
      'For one Saturday a field has to become a dining room. Tent, floor, chairs, tables and plates come from different yards, each with its own van and its own hour, and whoever marries spends the Friday on the telephone.',
    groups: [
      {
        who: 'couples with a date and a field',
        why: 'They book a year ahead, pay a deposit, and want one number to ring on the morning. What they fear is wind.',
      },
      {
        who: 'committees that meet every year',
        why: 'Fêtes, shows and clubs need the same things on the same weekend, decide by a show of hands, and stay with whoever turned up last time.',
      },
    ],
    nothing:
      'They borrow trestles from the hall, hope for a dry day and eat from paper; it works until it rains.',
    asked:
      'how many suppliers their last large gathering needed, what it cost in all, and what was missing or late on the day',
    doubt: 'that it is not standing when the guests arrive, and that it leaks or lifts',
    proof:
      'a tent that stands on the day before, a wind limit in writing, a crew that stays until it is signed for, and a number answered on the day',
    whyNow:
      'Whoever marries in a field or a barn finds neither a chair nor a socket there, and can be met where such places advertise.',
    against: 'barns and halls with everything inside take bookings all year and need no dry Friday.',
    rivals: [
      {
        name: 'Do nothing: the village hall',
        why: 'a roof, chairs and a kitchen',
        fails: 'too small, and taken on that Saturday',
        answer: 'hire to the hall what it lacks',
      },
      {
        name: 'Five suppliers at once',
        why: 'each a little cheaper',
        fails: 'five vans, five hours, nobody in charge',
        answer: 'one price, one van, one name',
      },
      {
        name: 'The large marquee firm',
        why: 'any size, and a lighting rig',
        fails: 'a small field on a Saturday in June is its last call',
        answer: 'the small field first',
      },
      {
        name: 'A venue with all included',
        why: 'no weather, one contract',
        fails: 'its caterer, its hours, its price',
        answer: 'one’s own field, at half of it',
      },
      {
        name: 'Buying pop-up gazebos',
        why: 'kept for the next time',
        fails: 'in the first wind',
        answer: 'show the wind limit',
      },
    ],
    danger:
      'A second local firm with a younger tent is what to fear, since pictures decide and canvas ages. Crew that pitches in three hours, farmers who recommend it, and committees with a standing date are slower to copy than canvas.',
    range: 'complete sets of tent, floor, seats and tableware for one size of party',
    oneMore: 'a second size needs its own poles, floor and crew, and stands idle on the same Tuesdays',
    features: [
      'tent, chairs, tables and crockery in one price',
      'a visit to the field before the quote',
      'standing the day before',
      'plates taken back unwashed',
    ],
    leftOut: [
      { what: 'catering', why: 'another licence, and the one thing couples want to choose' },
      { what: 'heating and generators', why: 'hired in when asked, until ten have asked' },
      { what: 'delivery beyond an hour', why: 'the crew is paid for the road and cannot pitch on it' },
    ],
    productTest:
      'Two pitches are timed with a crew of four, dry and wet. Above four hours the floor or the fixing is changed before another tent is bought.',
    empties:
      'From November to March canvas lies in the store, and from Monday to Wednesday in summer too. Schools, farms and firms take weekdays at a lower price; chairs and crockery go out alone all winter.',
    priceNote:
      'One price for the weekend, pitched, struck and with the plates taken back dirty, because that is what couples compare. A quarter is paid at booking and keeps the date; the field is seen before the sum is named, since slopes and gates cost hours.',
    ways: [
      {
        name: 'Venues, caterers and registrars who name us',
        reached: 'talks',
        wins: 0.4,
        cost: 0.3,
        conversion: [0.12, 0.2, 0.32],
      },
      {
        name: 'Pictures and wedding pages, paid',
        reached: 'page visits',
        wins: 0.3,
        cost: 0.5,
        conversion: [0.005, 0.01, 0.02],
      },
      {
        name: 'Guests and committees who saw it stand',
        reached: 'cards left on the day',
        wins: 0.3,
        cost: 0.2,
        conversion: [0.03, 0.06, 0.12],
      },
    ],
    turning:
      'Pitched on Thursday and Friday, struck on Sunday and Monday. Canvas is dried before it is folded, crockery washed and counted by the crate, and what is broken is on the bill by Wednesday.',
    limit: {
      what: 'summer Saturdays',
      because: 'every customer wants the same dozen weekends, and the crew can be in one field at a time',
    },
    wear: 'Wet canvas folded once grows mould; pegs, glasses and chair feet go missing at every party.',
    season: 'May to September earns nearly all of it, and wind can take a weekend out of that.',
    gap: {
      gap: 'Somebody who may sign for the structure in wind',
      why: 'insurers ask for it after the first gust',
      closedBy: 'the maker’s pitching course and a written wind limit, before the next season',
    },
    risk: {
      name: 'A storm on a booked Saturday',
      sign: 'the forecast on Wednesday',
      answer: 'the wind limit in the contract, and a hall agreed as second choice',
    },
    sceptic:
      'A dozen Saturdays carry the year, and everybody wants the same ones. Canvas bought for June lies wet in a barn in November; barns with heating take the weddings that rain has spoiled for others. It is heavy work for few hands, and those hands have other Saturdays.',
    kill: 'fewer than half of the summer Saturdays are booked by the end of February',
    steps: [
      {
        day: 12,
        action: 'Ask fifteen committees and couples what they hired last, from how many',
        number: 'with three suppliers or more',
        goOnIf: 'eight of fifteen',
      },
      {
        day: 34,
        action: 'Time a pitch and a strike with the usual crew',
        number: 'hours with four people',
        goOnIf: 'four',
      },
      {
        day: 78,
        action: 'Write down the bookings that had to be refused last season, by weekend',
        number: 'refused',
        goOnIf: 'more than the new sets would take in a month',
      },
    ],
    hand: { role: 'Pitching crew', like: 'warehouse worker', dollars: 34_000, takings: 16_000 },
    price: [350, 1_100, 2_600],
    units: [2, 4, 8],
    use: [0.28, 0.4, 0.55],
    turns: 4,
    stay: 1,
    winning: [0.03, 0.06, 0.1],
    serving: [0.2, 0.28, 0.36],
    worth: [4, 6, 10],
    lifeMonths: 72,
    rentShare: 0,
    yard: [300, 600, 1_100],
    insured: 0.04,
    energy: 0.01,
    occasions: [250, 700, 2_000],
    countedBy: 'parties in a year for which a tent or a load of furniture is hired',
    fits: [0.2, 0.35, 0.5],
  },
]
