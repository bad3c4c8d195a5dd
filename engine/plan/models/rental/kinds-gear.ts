// What is packed, used and counted again.
import type { Letting } from './letting.ts'

export const GEAR: Letting[] = [
  {
    cues: /\b(cameras?|lenses|film kit|sound systems?|lighting|projectors?|speakers|dj|decorations?|tableware|marquees?|camping|tents?|ski(s|ing)?|snowboards?|surfboards?|wetsuits?|outdoor gear|sports gear|consoles?|instruments?|drones?|vr|props)\b/i,
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
]
