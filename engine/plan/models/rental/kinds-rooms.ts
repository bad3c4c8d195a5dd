// Places to work and to meet.
import type { Letting } from './letting.ts'

export const ROOMS: Letting[] = [
  {
    cues: /\b(co-?working|desks?|hot-?desk(ing)?|office space|freelancers|workspaces?|meeting rooms)\b/i,
    noun: 'shared office',
    one: 'desk',
    many: 'desks',
    period: 'month',
    isPlace: true,
    grows: false,
    scene:
      'People who work alone have a kitchen table, a café that closes at six and a printer that is out of ink. An office of their own asks for three years, a deposit and a chair; so they stay at home, talk to nobody until Thursday and take calls in the car.',
    groups: [
      {
        who: 'people who work alone and have had enough of it',
        why: 'After two years at home they would pay for a door to close behind them at five. They come three days a week, stay for the others in the room and leave if nobody says good morning.',
      },
      {
        who: 'teams of two to five',
        why: 'They have outgrown a kitchen and fear a lease. They take four desks at once, need a room with a door for calls, and pay by invoice.',
      },
    ],
    nothing: 'They work at the kitchen table for another winter. It costs nothing that shows on an account.',
    asked: 'where they worked on each of the last five days, what that cost, and what went wrong with it',
    doubt: 'noise during calls, a room full of strangers, and a contract that outlasts the work',
    proof: 'a trial week for the price of a day, two booths that shut, and notice of a month, in one line',
    whyNow:
      'Firms have given up floors and let people work where they like, so desks are wanted in towns that people live in and not only where firms sit.',
    against:
      'empty offices push their rents down, and every landlord with a floor to fill has begun to call it a community.',
    rivals: [
      {
        name: 'Do nothing: the kitchen table',
        why: 'free, no way to go',
        fails: 'no people, no end of the day',
        answer: 'sell the five o’clock door',
      },
      {
        name: 'The café',
        why: 'a coffee an hour',
        fails: 'no calls, and a look at noon',
        answer: 'be as near, and quieter',
      },
      {
        name: 'The chain in the centre',
        why: 'a name, many rooms',
        fails: 'twice the price and half an hour’s way',
        answer: 'be in the quarter they live in',
      },
      {
        name: 'A small office of one’s own',
        why: 'a door and a nameplate',
        fails: 'three years, a cleaner, a router',
        answer: 'a month’s notice',
      },
      {
        name: 'The library',
        why: 'silence',
        fails: 'closed on Mondays, and no calls',
        answer: 'send those who want silence there',
      },
    ],
    danger:
      'A landlord with an empty floor is the dangerous one: he needs no profit for a year. He will have chairs, coffee and a lower price. He will hardly know the members’ names, and people leave rooms in which nobody does.',
    range: 'desks, two booths for calls and one room for six',
    oneMore: 'more desks in the same room cost quiet, and quiet is lost before the desk is paid',
    features: [
      'a desk with a lock',
      'booths for calls',
      'one meeting room, by the hour',
      'a trial week',
      'notice of one month',
    ],
    leftOut: [
      { what: 'events every evening', why: 'they please the organiser and tire the members' },
      {
        what: 'a second site',
        why: 'the first has to be three quarters full without its founder at the door',
      },
      { what: 'a bar or a café', why: 'it needs a licence and a person for the sake of forty cups' },
    ],
    productTest:
      'Twelve people work there for a week before the lease is signed, from folding tables. If fewer than eight would pay for the next month, place, light or noise is wrong, and furniture will not mend it.',
    empties:
      'A desk is lost in the first three weeks, when nobody has spoken to its user, and in July. Leavers seldom name the price; they say that they came less often. A count of days present tells it a month ahead.',
    priceNote:
      'It is set beside a café habit and beside the chain. Members who come three days want to pay for three, and the plan lets them; part-time desks sold to two people fill more than one cheap full one. The room for six earns by the hour, from outsiders.',
    ways: [
      {
        name: 'Trial weeks from the quarter',
        reached: 'people who try',
        wins: 0.4,
        cost: 0.35,
        conversion: [0.2, 0.32, 0.45],
      },
      {
        name: 'Search and maps, paid',
        reached: 'page visits',
        wins: 0.3,
        cost: 0.5,
        conversion: [0.006, 0.012, 0.02],
      },
      {
        name: 'Brought by members',
        reached: 'members asked',
        wins: 0.3,
        cost: 0.15,
        conversion: [0.15, 0.28, 0.4],
      },
    ],
    turning:
      'The door opens itself at seven. Somebody is there from nine to one, says good morning, shows the room and mends the printer; cleaning comes at six. On the first of a month invoices go out, and everybody who was there on fewer than six days is asked how it goes.',
    limit: {
      what: 'places for calls',
      because:
        'half of the members talk half of the day, and the third call in the open room drives out the quiet ones',
    },
    wear: 'Chairs, the coffee machine and patience wear out; doors of booths are slammed four hundred times a week.',
    season: 'September and January fill it, July and August thin it by a fifth.',
    gap: {
      gap: 'A host who likes people before noon',
      why: 'members stay for the room’s tone, and a tired host sets it',
      closedBy: 'the founder for the first half-year, then a member paid in desk and money',
    },
    risk: {
      name: 'One team with many desks leaves',
      sign: 'they ask for the notice period',
      answer: 'no firm above a fifth of the desks',
    },
    sceptic:
      'It is subletting with coffee. The rent is owed for years, the members can leave within a month, and that gap has ruined far larger firms. Everybody who works alone says that they would come, and when asked for a month’s price finds that the kitchen is not so bad.',
    kill: 'fewer than a third of the desks are paid for one month ahead on the day of signing',
    steps: [
      {
        day: 12,
        action: 'Count people with open laptops in all cafés of the quarter at eleven on two weekdays',
        number: 'people',
        goOnIf: 'as many as there would be desks',
      },
      {
        day: 34,
        action: 'Ask the landlord for a break after the second year and rent-free months',
        number: 'months free',
        goOnIf: 'three',
      },
      {
        day: 78,
        action: 'Run a trial week with folding tables',
        number: 'desks paid for next month',
        goOnIf: 'a third',
      },
    ],
    hand: { role: 'Host', like: 'operations', dollars: 40_000, takings: 17_000 },
    price: [160, 240, 380],
    units: [16, 30, 60],
    use: [0.72, 0.88, 0.96],
    turns: 1,
    stay: 9,
    winning: [0.03, 0.06, 0.11],
    serving: [0.07, 0.11, 0.15],
    worth: [4, 6, 10],
    lifeMonths: 84,
    rentShare: 0.4,
    yard: [0, 0, 0],
    insured: 0.015,
    energy: 0.07,
    occasions: [4_000, 12_000, 40_000],
    countedBy: 'months let at shared desks and in small offices',
    fits: [0.2, 0.3, 0.45],
  },
  {
    cues: /\b(venues?|event spaces?|wedding venue|part(y|ies)|photo studios?|studios?|rehearsal|recording|podcast|kitchen (space|rental|hire)|ghost kitchens?|shared kitchens?|halls?|barns?|conference|courts?|pitch hire|dance)\b/i,
    noun: 'room by the hour',
    one: 'room',
    many: 'rooms',
    period: 'hour',
    isPlace: true,
    grows: false,
    scene:
      'For one evening, one shoot or one rehearsal people need a room that would be absurd to own. They ring round, get no price, visit three halls that smell of last night, and end in a living room, or with a hotel’s day rate for a room with a pillar in it.',
    groups: [
      {
        who: 'people who earn in it',
        why: 'Photographers, teachers, bands, small caterers. They come every week at the same hour, know what the room is worth to them and leave it as they found it.',
      },
      {
        who: 'people with one occasion',
        why: 'A fiftieth birthday, a leaving party, a workshop. They book once, ask twelve questions and pay three times as much for an evening as the others do for a morning.',
      },
    ],
    nothing:
      'It takes place at home, in a pub’s back room or not at all; for one evening people forgive a great deal.',
    asked:
      'what room they last needed for a few hours, how many they called, what it cost in the end and what was missing',
    doubt:
      'a price that grows with chairs, cleaning and overtime, and a neighbour who calls the police at ten',
    proof:
      'one price for the hour with everything that is in the room, a film of it as it is, and the hour at which music ends',
    whyNow:
      'A lock with a code and a calendar let a room be used at six in the morning and at eleven at night without a caretaker.',
    against:
      'neighbours, noise rules and insurance all tighten, and a single loud night counts for more than a year of quiet ones.',
    rivals: [
      {
        name: 'Do nothing: at home',
        why: 'free, and one’s own fridge',
        fails: 'four square metres and a sofa',
        answer: 'price below a new sofa’s cleaning',
      },
      {
        name: 'The hotel’s function room',
        why: 'staff, parking',
        fails: 'a day rate, and their sandwiches',
        answer: 'by the hour, bring your own',
      },
      {
        name: 'The parish or club hall',
        why: 'cheap',
        fails: 'a committee, a key, a smell',
        answer: 'book at midnight, in two minutes',
      },
      {
        name: 'A friend’s workshop or loft',
        why: 'character',
        fails: 'a favour, once',
        answer: 'character with a socket on every wall',
      },
    ],
    danger:
      'Most to be feared is the public hall, once somebody puts its calendar online. It is cheaper and larger than any private room. It will not have light, sound or a kitchen ready for one sort of user, and to choose that sort is the only defence.',
    range: 'one room, fitted for one sort of user, and a yard or kitchen beside it',
    oneMore:
      'a second room beside it doubles the noise and not the bookings, as long as mornings stand empty',
    features: [
      'one price with everything in the room',
      'a code from the hour to the hour',
      'light, sound or kitchen that is ready',
      'a checklist for leaving',
    ],
    leftOut: [
      { what: 'catering', why: 'guests want their own, and a kitchen of ours would need a cook' },
      { what: 'nights after twelve', why: 'they earn well until the first letter from the council' },
      { what: 'membership', why: 'regulars would buy the good hours cheap' },
    ],
    productTest:
      'Five users of the chosen sort have the room for a day each and film what they looked for. Sockets, hooks, plates and curtains follow their films; nothing else is bought.',
    empties:
      'Friday evening and Saturday sell themselves; Monday to Thursday before four is where the rent is lost. Regulars who earn in the room fill these hours, at half the evening’s price, for months ahead.',
    priceNote:
      'Two prices, openly: the hour in the week for those who come often, the evening for those who come once. Cleaning is inside both. What is compared is a whole evening at the hotel, so a sum for five hours stands beside the single hour.',
    ways: [
      { name: 'Pages for rooms', reached: 'views', wins: 0.4, cost: 0.35, conversion: [0.008, 0.015, 0.025] },
      {
        name: 'Teachers, bands, photographers, asked in person',
        reached: 'talks',
        wins: 0.35,
        cost: 0.35,
        conversion: [0.12, 0.22, 0.35],
      },
      {
        name: 'Guests of the last event',
        reached: 'guests who saw it',
        wins: 0.25,
        cost: 0.3,
        conversion: [0.008, 0.016, 0.03],
      },
    ],
    turning:
      'One user leaves on the hour, the next may enter a half-hour later; in between somebody, or the first user by a list with photographs, puts the room back. Saturday has a person on call; Sunday evening everything is counted and the week’s codes are set.',
    limit: {
      what: 'Friday and Saturday',
      because:
        'half of all requests are for eight hours of the week, and the rest of the week pays the same rent',
    },
    wear: 'Floors, chairs and loudspeakers suffer; one event in twenty leaves a stain that is worth a deposit.',
    season:
      'May to July and December are full of occasions; January and August belong to the regulars alone.',
    gap: {
      gap: 'Permitted use, noise, number of people',
      why: 'a room allowed for forty cannot be let to sixty, whatever it holds',
      closedBy: 'the council’s answer and the fire officer’s number before the lease',
    },
    risk: {
      name: 'The neighbours complain',
      sign: 'one call',
      answer: 'a limiter on the loudspeakers, music until ten, a number they can ring',
    },
    sceptic:
      'Everybody needs a room sometimes and nobody needs it often. Two evenings a week do not pay a lease, and the mornings that would have to are wanted by people with little money. The first loud wedding makes an enemy on every floor.',
    kill: 'fewer than six regular users have paid for a fixed hour a week',
    steps: [
      {
        day: 12,
        action: 'Ask the council and the fire officer what the room may be used for, and by how many',
        number: 'people and hours',
        goOnIf: 'the plan’s evening fits',
      },
      {
        day: 34,
        action: 'Ask thirty teachers, bands or photographers for their fixed hours',
        number: 'fixed hours a week',
        goOnIf: 'fifteen',
      },
      {
        day: 78,
        action: 'Let the room, or a borrowed one, on four weekends',
        number: 'bookings paid',
        goOnIf: 'five',
      },
    ],
    hand: { role: 'Care and handing over', like: 'cleaner', dollars: 35_000, takings: 17_000 },
    price: [25, 45, 90],
    units: [1, 2, 4],
    use: [0.24, 0.37, 0.48],
    turns: 8,
    stay: 4,
    winning: [0.03, 0.06, 0.11],
    serving: [0.13, 0.18, 0.25],
    worth: [5, 8, 12],
    lifeMonths: 84,
    rentShare: 0.32,
    yard: [0, 0, 0],
    insured: 0.025,
    energy: 0.07,
    occasions: [15_000, 45_000, 120_000],
    countedBy: 'hours let in rooms for events, rehearsal and work',
    fits: [0.12, 0.22, 0.35],
  },
]
