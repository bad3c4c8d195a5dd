// What is eaten: from a shelf, or fresh.
import type { Goods } from './goods.ts'

export const FOOD: Goods[] = [
  {
    cues: /\b(sauces?|jams?|honey|chocolates?|snacks?|granola|spices?|olive oil|oils?|pickles?|chutneys?|kimchi|cookies|biscuits|pasta|protein bars?|bars|nuts|cheeses?|crisps|candy|sweets|preserves|jerky|vinegars?|salsa|dehydrated|freeze-?dried|(?<!kiln-|kiln )dried(?! flowers?)|shelf-?stable|tinned|canned|backpacking meals|expedition (food|meals)|trail food)\b/i,
    noun: 'food brand',
    one: 'jar',
    many: 'jars and packs',
    scene:
      'A jar from a small kitchen competes with forty others on a shelf on which nobody may taste. Shops want half of the price, a year’s shelf life and a listing fee, so the good ones stay at market stalls, where they are found by whoever happens to pass on a Saturday.',
    groups: [
      {
        who: 'people who cook and tell others',
        why: 'They look for the one thing that lifts a plain dinner. When they find it they bring it to tables where five others ask what it is.',
      },
      {
        who: 'people who need a present that is used up',
        why: 'A jar is safe: no size, no colour, no dust. They order three at a time, late, and pay for certainty about the date.',
      },
    ],
    nothing:
      'Dinner tastes as it always did. Nobody suffers; that is why the first spoonful has to be free and the second has to be missed.',
    asked:
      'what jar or pack of this sort they bought last, who had told them of it and whether it was ever bought again',
    doubt: 'glass that arrives broken, and a taste that stands in the door of the fridge for a year',
    proof:
      'a small size for the first order, the full list of what is in it, and a replacement for anything broken, without a photograph',
    whyNow:
      'Small contract kitchens fill runs of a few hundred, and carriers now take single bottles in moulded boxes; ten years ago either alone would have needed a pallet.',
    against:
      'glass, sugar and oil have become dear and are heavy to post, while a supermarket copies a taste within a season.',
    rivals: [
      {
        name: 'Do nothing: the jar already in the door of the fridge',
        why: 'open, paid for',
        fails: 'nobody notices that it is dull',
        answer: 'taste beside it, at a stall or a friend’s table',
      },
      {
        name: 'The supermarket’s better line',
        why: 'a third of the price, no postage',
        fails: 'made to offend nobody',
        answer: 'be the one that some people cannot stand',
      },
      {
        name: 'The delicatessen and its shelf',
        why: 'chosen by somebody with taste',
        fails: 'out of the way, and dear',
        answer: 'sell there too, later, as a place to be found',
      },
      {
        name: 'Another small maker at the same market',
        why: 'a face and a story',
        fails: 'gone on Sunday',
        answer: 'an address inside the lid',
      },
      {
        name: 'Making it oneself',
        why: 'cheap and proud',
        fails: 'an afternoon, and six jars of it',
        answer: 'give the recipe for a weak version away',
      },
    ],
    danger:
      'The one to fear is the supermarket’s better line. It watches stalls too, fills the same taste at a third of the price and needs no postage. No recipe is protected; what protects a small maker is a heat, a sourness or a texture that a cautious buyer would not dare to list.',
    range: 'two jars in two sizes and one gift pack',
    oneMore:
      'each further taste needs its own shelf-life test, its own label and a minimum run that outlives it',
    features: [
      'a small jar for first orders',
      'a list of everything in it, with allergens',
      'a gift pack with a date of arrival',
    ],
    leftOut: [
      { what: 'supermarket listings', why: 'they take half, pay late and send back what they did not sell' },
      { what: 'a fresh or chilled version', why: 'the cold chain costs more than the jar' },
      { what: 'ten flavours', why: 'nine of them wait on a pallet for their date to pass' },
    ],
    productTest:
      'Jars from the first run are opened after one, two and four months in ordinary cupboards. Any change in colour, fizz or taste stops the sale before the label promises a date.',
    comesBack:
      'How soon is a jar empty? That sets the rhythm: a month for whoever cooks with it, a year for whoever was given it. The second order is decided by the recipe card and not by the advertisement.',
    priceNote:
      'One jar by post never pays, for either side; three do. The page therefore sells sets and shows the single jar small. Beside a supermarket’s price any number looks high, so the comparison offered is a round of drinks or a bunch of flowers.',
    ways: [
      {
        name: 'Market stalls and tastings',
        reached: 'people who taste',
        wins: 0.45,
        cost: 0.35,
        conversion: [0.06, 0.12, 0.2],
      },
      {
        name: 'Pictures and recipes, paid',
        reached: 'visits',
        wins: 0.3,
        cost: 0.5,
        conversion: [0.015, 0.028, 0.05],
      },
      {
        name: 'Given away by customers',
        reached: 'jars given as presents',
        wins: 0.25,
        cost: 0.15,
        conversion: [0.03, 0.06, 0.1],
      },
    ],
    making:
      'One cooking day makes a few hundred jars, the next labels and boxes them; a sample of each batch stays on a shelf with its number. Orders are packed on two afternoons a week, and market days come on top.',
    limit: {
      what: 'the cooking day',
      because:
        'kettle, filler and one pair of hands give a few hundred jars, and a rented kitchen is booked by others on the remaining days',
    },
    post: 'Glass breaks at the corners: about one parcel in fifty without a moulded insert, and a broken jar also ruins its neighbours.',
    season:
      'Six weeks before the holidays bring a third of the year, and the jars for them have to be cooked in September.',
    gap: {
      gap: 'Somebody who signs for food safety: acidity, allergens, shelf life',
      why: 'one recall ends a young brand',
      closedBy: 'a laboratory test of each recipe and an hour with the food officer before the first run',
    },
    risk: {
      name: 'A batch spoils or is recalled',
      sign: 'one lid that bulges',
      answer: 'batch numbers, a mock recall, and insurance that covers it',
    },
    sceptic:
      'People praise a jar at a stall because the maker is watching. At home it stands behind the mustard. Weight makes the post dear, glass makes it risky, and the buyers who love it most live near enough to come by; those who live far away have never tasted it.',
    kill: 'fewer than one in six first buyers order again within four months, presents left out',
    steps: [
      {
        day: 17,
        action: 'Stand at two markets with the real price and no discount',
        number: 'jars a morning',
        goOnIf: 'twenty-five on each',
      },
      {
        day: 38,
        action: 'Send each recipe to a laboratory for acidity and shelf life',
        number: 'months promised',
        goOnIf: 'nine or more',
      },
      {
        day: 80,
        action: 'Drop ten packed boxes from the height of a table',
        number: 'broken jars',
        goOnIf: 'none',
      },
    ],
    hand: { role: 'Kitchen and packing help', like: 'cook', dollars: 35_000, takings: 17_000 },
    price: [8, 11, 15],
    pieces: [2.5, 3.6, 5],
    goodsShare: [0.26, 0.33, 0.42],
    postage: [5, 6.5, 9],
    returns: [0.01, 0.02, 0.04],
    stockMonths: 1.5,
    repeats: [0.7, 1.4, 2.4],
    cacShare: [0.26, 0.38, 0.6],
    startUp: [4_000, 9_000, 22_000],
    space: [350, 750, 1_500],
    buyers: [0.4, 0.55, 0.7],
    yearly: [60, 110, 190],
    open: [0.03, 0.06, 0.11],
  },
  {
    cues: /\b(meals?|meal prep|veg(etable)?s?( box(es)?)?(?! seeds?)|fruit|groceries|bread|loaf|loaves|cakes?|cupcakes|eggs|milk|meat|fish|fresh|farm|catering|lunch(es)?|dinners?|bak(ed|ery)|pastr(y|ies))\b/i,
    noun: 'fresh delivery',
    one: 'delivery',
    many: 'deliveries',
    scene:
      'Fresh things have a clock in them. Bought on Saturday, half is limp by Thursday; cooked daily, it takes an hour that working people do not have at six. So they order something hot from an app twice a week and throw away what was bought with good intentions.',
    groups: [
      {
        who: 'households with two jobs',
        why: 'They decide at five what to eat at seven. Whatever is at the door on a fixed day takes one decision out of the week, and they will pay to be rid of it.',
      },
      {
        who: 'people who have to eat in a certain way',
        why: 'Coeliacs, athletes and parents of allergic children read every label. When one source has proved safe they stay, and they tell the group in which they learned of it.',
      },
    ],
    nothing:
      'They go on shopping twice and throwing away once; it costs them some money, and an argument on Thursdays.',
    asked:
      'what they ate on the last five working days, who fetched it, what it cost and what was thrown away',
    doubt: 'a box that stands in the sun until seven, and a menu that bores by the third week',
    proof:
      'a two-hour window on a fixed day, a cool box that is collected again, and a menu that is known by Sunday',
    whyNow:
      'People are at home on more weekdays than they used to be, so a door is opened in daylight and a round can be driven before the evening traffic.',
    against: 'drivers, fuel and ingredients all rise faster than what a household thinks a dinner may cost.',
    rivals: [
      {
        name: 'Do nothing: the supermarket on the way home',
        why: 'open, lit, everything under one roof',
        fails: 'forty minutes, and the same three dinners',
        answer: 'save the trip, not the money',
      },
      {
        name: 'Hot food by app',
        why: 'half an hour, no plan',
        fails: 'dear, lukewarm, and heavy by the third evening',
        answer: 'be what they eat on the other days',
      },
      {
        name: 'The large box with recipes',
        why: 'variety, first box cheap',
        fails: 'an hour of chopping and a hill of packaging',
        answer: 'fewer choices, from nearby, nothing to send back',
      },
      {
        name: 'The market on Saturday',
        why: 'the best goods',
        fails: 'one morning, and one carries it home',
        answer: 'buy there ourselves and bring it',
      },
    ],
    danger:
      'Most dangerous are the large boxes, which buy customers with half-price months and can lose money for years. They cannot be beaten in the first month. They can be outlived street by street, since a short round with eight stops in one road costs less than their single van from the motorway.',
    range: 'one box in two sizes, on two days of the week',
    oneMore: 'each further choice is another thing that has to be thrown away on Friday',
    features: [
      'a fixed day and a window of two hours',
      'cool boxes that are taken back',
      'a list of allergens for every dish or item',
      'orders closed two days ahead',
    ],
    leftOut: [
      { what: 'delivery on the same day', why: 'it needs stock that rots and a driver who waits' },
      { what: 'the whole city', why: 'every mile between two stops is paid by the plan' },
      { what: 'a choice of twenty dishes', why: 'waste grows with each, and people choose the same three' },
    ],
    productTest:
      'Twenty boxes stand for four hours in an ordinary hallway in July heat; a thermometer in each must stay below the legal limit. Where one does not, the window gets shorter before the area gets larger.',
    comesBack:
      'Whoever has had four deliveries in a row has stopped shopping for those days, and stays. Holidays end it: after two weeks away nobody remembers to begin again unless somebody asks.',
    priceNote:
      'A household adds up the week, not the portion. The price therefore names what the box replaces: two trips, one order by app, and what is thrown away on Thursday. Delivery is inside it, because a charge at the door is noticed each time.',
    ways: [
      {
        name: 'Cards and tastings, street by street',
        reached: 'doors',
        wins: 0.4,
        cost: 0.45,
        conversion: [0.004, 0.009, 0.018],
      },
      {
        name: 'Groups of neighbours, parents and clubs',
        reached: 'people in groups',
        wins: 0.3,
        cost: 0.25,
        conversion: [0.01, 0.02, 0.04],
      },
      {
        name: 'Brought by customers',
        reached: 'customers asked',
        wins: 0.3,
        cost: 0.3,
        conversion: [0.12, 0.22, 0.35],
      },
    ],
    making:
      'Orders close two days ahead, buying follows that evening, and cooking or sorting begins at five in the morning; the van leaves at one and is back by seven with the empty boxes of last week. What was not ordered was not bought.',
    limit: {
      what: 'stops an hour',
      because:
        'a driver makes eight to twelve where customers live close together and four where they do not',
    },
    post: 'No carrier touches it. What spoils a delivery is the doorstep: nobody in, sun on the mat, a dog next door.',
    season: 'August and the last week of December are empty, while January is full of good intentions.',
    gap: {
      gap: 'A kitchen or cold store that the food officer has approved',
      why: 'without it nothing may leave the house',
      closedBy: 'hours in an approved kitchen, rented by the half day, before the first paid box',
    },
    risk: {
      name: 'Somebody falls ill after eating it',
      sign: 'one reading of the thermometer above the limit',
      answer: 'stop the round that day, tell everybody, keep the record',
    },
    sceptic:
      'Fresh food by van has swallowed more money than almost any trade of its size. The customer saves an hour, and the firm drives it. Each box is a small margin with a wage on wheels under it; each holiday empties the list; and on the day the van breaks down there is nothing to sell tomorrow.',
    kill: 'a driver still makes fewer than seven stops an hour after twelve weeks on the densest streets',
    steps: [
      {
        day: 17,
        action: 'Write down what ten households ate and threw away in one week',
        number: 'money thrown away',
        goOnIf: 'it would pay a quarter of a box',
      },
      {
        day: 38,
        action: 'Deliver twenty paid boxes by own car on one afternoon',
        number: 'stops an hour',
        goOnIf: 'seven',
      },
      {
        day: 80,
        action: 'Count who took four boxes in a row',
        number: 'households',
        goOnIf: 'twelve of twenty',
      },
    ],
    hand: { role: 'Kitchen and round', like: 'driver', dollars: 38_000, takings: 18_000 },
    price: [26, 36, 52],
    pieces: [1, 1.15, 1.5],
    goodsShare: [0.36, 0.42, 0.5],
    postage: [3, 4.5, 7],
    returns: [0.005, 0.015, 0.03],
    stockMonths: 0.1,
    repeats: [4, 8, 14],
    cacShare: [0.5, 0.85, 1.4],
    startUp: [3_000, 8_000, 18_000],
    space: [400, 850, 1_600],
    isLocal: true,
    buyers: [0.2, 0.32, 0.45],
    yearly: [500, 900, 1_500],
    open: [0.05, 0.1, 0.18],
  },
]
