import type { Kind } from '../kind-row.ts'

export const catering: Kind = {
  cues: /\b(catering(?! to\b)|caterers?|(private|personal) chefs?|(school|office|nursery|canteen|staff) (meals?|lunch(es)?|dinners?)|buffets?|finger food|(lunches|meals) (brought|cooked|delivered))\b/i,
  noun: 'catering kitchen',
  visit: { one: 'order', many: 'orders' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Cook', like: 'cook', dollars: 40_000 },
  craft: 'get forty hot, labelled portions out of the door on the minute',
  craftTest:
    'ten paid orders for thirty people or more, nine of them on the table within ten minutes of the agreed time',
  trouble: [
    'Thirty people are hungry at the same quarter of an hour, in a building without a stove. {buyers} {where} order trays that come lukewarm at ten to one, with two portions too few and nobody who can say what is in the sauce.',
    'Whoever orders for a group is blamed for it. The food was late, the vegetarian got a salad, a child with a nut allergy went without; and the person who made the call has other work. What is wanted is a kitchen that asks the right questions once.',
  ],
  groups: [
    {
      who: 'nurseries, small schools and offices without a kitchen',
      why: 'They eat on the same days at the same minute and sign for a term or a year. The price a head is low; the oven is paid for by them.',
    },
    {
      who: 'families and firms with a date',
      why: 'A birthday, a funeral, a summer party. They pay two or three times as much a head, ask four kitchens, and decide by who answered first and let them taste.',
    },
  ],
  nothing:
    'Nobody starves if nothing changes: lunch comes from the bakery, the party is cooked by an aunt. It costs an hour of many people, or two days of one. The buyer changes after a bad delivery or when the aunt refuses, so be the second number on the list.',
  ask: {
    what: 'who brought the food the last time a group had to be fed, what it cost a head, and what went wrong',
    pass: 'six of the fifteen ordered within the half-year and four of them name a fault',
  },
  works:
    'Two dishes a day and a short list for parties. The count is sent the day before and may move by a tenth until eight in the morning; after that it is cooked and charged. Boxes leave hot, with time, temperature and allergens on the lid. An average order is {price}.',
  trust:
    'What is bought is a safe plate at the agreed minute. A nursery asks about allergens before it asks about taste, and it should. The special portion is cooked first, closed, marked with a name and handed over in person.',
  now: [
    'Offices fill on two or three fixed days, which is too few for a canteen of their own and enough for a standing order.',
    'Rules on allergens and on what children are served have outgrown the cook who did it on the side, and buyers now ask for paper.',
  ],
  against:
    'Against it speaks that food, wages and diesel rise during a contract, while the price a head was fixed at signing. And every kitchen that closes its dining room at noon can deliver as well.',
  caution:
    'Groups that eat are easy to count; those free to change are not. Schools and nurseries are bound until the end of a term or a tender, and parties fall into ten or twelve weekends. The yearly figure hides both.',
  rivals: [
    {
      name: 'Do nothing: everybody brings a box',
      why: 'free, and to one’s own taste',
      fails: 'a queue at the microwave, and an empty office on Friday',
      answer: 'sell one common lunch a week first',
    },
    {
      name: 'A restaurant that delivers',
      why: 'known dishes, no minimum',
      fails: 'its own guests come first at half past twelve',
      answer: 'no guests in the house, one time on the lid',
    },
    {
      name: 'The contract caterer',
      why: 'size, tenders, a low price a head',
      fails: 'cooked far away, chilled, the same each month',
      answer: 'groups too small for its lorry',
    },
    {
      name: 'Platters from a supermarket',
      why: 'a price on the shelf, no talk',
      fails: 'cold, fetched by the host, dry at the edge',
      answer: 'bring it, set it up, take the dishes away',
    },
    {
      name: 'Family and friends at the stove',
      why: 'love, and no bill',
      fails: 'two days of work, and the cooks miss the party',
      answer: 'take the hot half, leave them the cakes',
    },
  ],
  danger:
    'A large caterer can take the one contract that fills half of the oven, by asking a little less a head. So no single customer may have more than a third of the weekday portions, and notice is a full term on either side.',
  first: [
    'two dishes a day, one of them without meat',
    'a count by noon the day before',
    'allergens by name on the lid',
    'temperature written down at both doors',
    'delivery within ten minutes of the hour',
    'a party list of twelve dishes, paid half ahead',
  ],
  oneMore:
    'a third dish a day takes another shelf of the oven, another allergen sheet and a guess at how many will choose it',
  leftOut: [
    {
      what: 'choosing on the morning itself',
      why: 'the food is bought by then, and what is not chosen is thrown away',
    },
    {
      what: 'waiters, tables and glasses',
      why: 'hired from others and passed on; they double the telephone',
    },
    {
      what: 'two parties on one evening',
      why: 'there is one van and one person who knows where the fork is',
    },
  ],
  workTest:
    'On ten days in a row {founder} opens the last box of the round and measures it. Twice below the temperature that the food office asks for: the round is cut by one stop before another customer is signed.',
  priceTalk:
    'An order has a minimum, because the way and the boxes cost the same for eight people as for forty. {price} stands for a mixture: standing lunches with a thin margin, and parties that earn the holiday. Standing prices are tied once a year to a public index of food prices, and that clause is read aloud at signing.',
  priceTest:
    'The next ten party quotes go out in turn as they are and an eighth higher, with the same menu. When at least three of the five higher ones sign, {founder} reprints the list.',
  channels: [
    {
      name: 'A tasting box at noon, after a call',
      reached: 'offices, nurseries and schools',
      share: [0.06, 0.12, 0.2],
    },
    { name: 'Guests who ate it somewhere', reached: 'guests', share: [0.005, 0.012, 0.025] },
    {
      name: 'Halls, florists and funeral homes that are asked for a name',
      reached: 'enquiries',
      share: [0.15, 0.28, 0.4],
    },
  ],
  winning:
    'Food is sold by mouth. {founder} picks twenty buildings along one round, calls whoever orders there, and brings lunch for four at the hour at which it would come every day. A price sheet lies under the lid; the second call is on the same afternoon.',
  keeping:
    'Standing customers leave over small things repeated: the pasta again, the late van, the missing spoon. Every fourth week somebody from the kitchen eats with them and looks into the bin. What comes back uneaten twice leaves the menu.',
  tools: [
    {
      part: 'counts',
      job: 'portions by customer, day and diet, closed at a fixed hour',
      choice: 'an order form that locks by itself, printed as one sheet for the stove',
    },
    {
      part: 'recipes and allergens',
      job: 'grams, cost a portion, what is in it',
      choice: 'one table from which the labels are printed',
    },
    {
      part: 'temperatures',
      job: 'cold room, core of the dish, box at the door',
      choice: 'probes that write to a log, and a pen for the day they fail',
    },
  ],
  data: 'Allergies of named children and employees are health data. The kitchen sees a name and a diet for the day; the list itself stays with the school or office, and last term’s sheets are shredded.',
  toolTest:
    'At eight in the morning a helper changes four counts and adds one allergy. By five past eight the sheet at the stove, the labels and the driver’s list must agree.',
  day: 'Ovens on at six, the special portions first, everything in boxes by half past ten. The van has an hour and three quarters for all doors, because everybody eats at noon. Afternoons are for boxes, buying and quotes; parties take the Saturday.',
  binds: 'oven shelves and the one delivery hour before noon',
  lever:
    'Nurseries eat at half past eleven, offices at half past twelve. Two mealtimes on one round use the same oven twice, which a second van does not.',
  alone: 'eighty children cannot be told that lunch is on Thursday',
  sceptic:
    'The weekday contracts pay for the kitchen and little else; the parties pay the owner and come in two short seasons. One upset stomach among forty guests, rightly or wrongly laid at this door, ends both. Prices are fixed for a year against costs that are not, and what was cooked for those who stayed away is thrown out at two o’clock.',
  kill: 'food and packing take more than two fifths of the takings in three months, or one customer eats more than half of the portions',
  steps: [
    {
      day: 24,
      action: 'Rent a licensed kitchen by the day and cook for thirty, three times',
      number: 'cost of food a portion',
      go: 'below a third of the price',
    },
    {
      day: 40,
      action: 'Tasting boxes for twenty buildings on one round',
      number: 'trial weeks paid',
      go: 'three',
    },
    {
      day: 58,
      action: 'Drive the round at the real hour with full boxes',
      number: 'doors reached hot and on time',
      go: 'nine of ten',
    },
    {
      day: 76,
      action: 'Sell two parties, half of the price ahead',
      number: 'left after food, hands and hire',
      go: 'a third of the price',
    },
  ],
  money: {
    shape: 'jobs',
    price: [280, 480, 1_200],
    hours: 6,
    timesAYear: [1, 2, 4],
    perWorker: [0.8, 1.2, 5],
    daysAWeek: 5,
    small: 1,
    settled: 5,
    materials: [0.28, 0.33, 0.4],
    churn: [0.15, 0.25, 0.4],
    win: [40, 90, 200],
    kit: [15_000, 35_000, 80_000],
    running: [220, 400, 700],
    premises: { area: [50, 80, 140], fitOut: [450, 800, 1_300], energy: [600, 1_000, 1_700], homeToo: true },
    reach: [6, 10, 18],
    way: 'by car',
    share: { label: 'that feed a dozen guests or more in a year', range: [0.2, 0.3, 0.45] },
    willing: [0.04, 0.08, 0.14],
  },
}
