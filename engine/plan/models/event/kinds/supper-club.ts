// One menu, one table, paid ahead.
import type { EventKind } from '../kind.ts'

export const SUPPER_CLUB: EventKind = {
  cues: /supper clubs?|pop-?up (dinners?|restaurants?)|private din|dinners?|tastings?|chef.?s table|cooking (class|evening)|brunch club/i,
  noun: 'supper club',
  session: { one: 'evening', many: 'evenings' },
  guest: { one: 'guest', many: 'guests' },
  paid: 'seat',
  money: {
    price: [38, 62, 110],
    seats: [14, 22, 36],
    aYear: [40, 62, 78],
    season: [0.8, 0.9, 1, 1, 1, 0.9, 0.7, 0.7, 1.1, 1.2, 1.3, 1.4],
    filled: [0.74, 0.88],
    perGuest: [0.28, 0.34, 0.42],
    perSession: [0.1, 0.14, 0.2],
    beside: {
      label: 'Drinks',
      one: 'guest served',
      many: 'guests served',
      guestsEach: 1,
      price: [9, 16, 28],
      cost: 0.38,
    },
    reach: {
      who: 'adults within half an hour',
      count: [40_000, 140_000, 500_000],
      go: [0.05, 0.1, 0.18],
      times: [2, 4, 8],
    },
    equipment: [1_500, 4_000, 10_000],
    help: { role: 'Kitchen and service, by the evening', like: 'cook', dollars: 36_000 },
  },
  scene:
    'A restaurant gives people a table of their own and a menu of forty things; a dinner with friends needs a week of messages and a clean flat. Between the two nothing exists for somebody who would like to sit beside strangers and eat what is put down. {Where} such evenings are talked about and seldom held.',
  groups: [
    {
      who: 'pairs who know every restaurant',
      why: 'They book for the menu and return for the table. They tell four others the next day, with pictures.',
    },
    {
      who: 'people new in town',
      why: 'They come alone, early, and remember who spoke to them. Seats for one have to be as welcome as seats for two.',
    },
  ],
  nothing: 'They eat at the usual place, or order in, and talk to the person they came with.',
  asked:
    'where they last ate with people they had not met, what the evening cost for each, and who had the idea',
  askedGo:
    'eight of twenty paid about this much for dinner within the month and would have sat at a long table',
  craft:
    'One menu for all, at one time, means food for exactly as many as have paid: nothing is thrown away, and the kitchen can be small. The host’s work is the seating plan.',
  whyNow: [
    'Kitchens and rooms that are idle on weekday evenings can be had for a share or a small fee.',
    'Paying ahead for a dinner has become usual, and it removes the empty chair.',
  ],
  against:
    'Allergies and diets grow, and a set menu answers them badly. Hygiene rules hold for a guest table as for a restaurant.',
  first: [
    'one menu, one table, one hour',
    'seats paid on booking',
    'diets asked for a week ahead',
    'a drink in the hand at the door',
    'a seating plan with names',
  ],
  oneMore: 'a second sitting turns guests into a shift and the cook into a clock',
  phases: {
    proof: 'three evenings in a borrowed room at the full price',
    proved: 'each sells out a week ahead, the third mostly to friends of guests',
    open: 'a fixed weekday, menus announced a month ahead',
    settled: 'guest cooks, private tables and firms on other days',
  },
  leftOut: [
    { what: 'choice on the menu', why: 'it brings waste, and with it a restaurant’s prices' },
    { what: 'an own restaurant', why: 'a lease needs six full evenings, this needs one' },
    { what: 'delivery', why: 'the table is what is sold' },
  ],
  rivals: [
    {
      name: 'Do nothing: the usual restaurant',
      why: 'choice, any evening',
      fails: 'nobody new at the table',
      answer: 'strangers, well placed',
    },
    {
      name: 'Dinner at a friend’s',
      why: 'free and warm',
      fails: 'twice a year',
      answer: 'every week, no washing-up',
    },
    {
      name: 'A tasting menu',
      why: 'craft',
      fails: 'hushed and dear',
      answer: 'a third of the price, and loud',
    },
    { name: 'A food market', why: 'cheap, many kinds', fails: 'standing in the wind', answer: 'a chair' },
  ],
  danger: 'the good restaurant that puts a long table into its slow evening',
  hardToCopy: 'A list of guests who come for the company, and a host who remembers them. Recipes travel.',
  misleads:
    'Sold-out opening evenings mislead, since friends came. The share of guests whom nobody in the kitchen knows is the figure.',
  priceLead:
    'Guests compare with a bill for two courses and wine, and find a set price easier than a bill. Paid ahead, it is forgotten by the evening.',
  priceTest:
    'Two evenings a month carry one more course and a price a fifth higher. If they sell out as early, the plain evening’s price follows by a tenth.',
  ways: [
    {
      name: 'Guests who bring the next ones',
      reached: 'guests with a card for two',
      converts: [0.1, 0.2, 0.32],
      share: 0.5,
      cost: 0.2,
    },
    {
      name: 'The evening’s pictures, posted by guests',
      reached: 'people who saw them',
      converts: [0.001, 0.003, 0.006],
      share: 0.3,
      cost: 0.3,
    },
    {
      name: 'Shops, growers and winemakers who supply it',
      reached: 'their customers',
      converts: [0.004, 0.01, 0.02],
      share: 0.2,
      cost: 0.5,
    },
  ],
  wayNote:
    'Dates are opened to earlier guests a day before everybody else. Suppliers are named on the menu with their address, and hang it in their shop.',
  wayGo:
    'Half of each table are people nobody knows by the sixth evening. Otherwise it is a circle of friends with a price, and stops growing.',
  layers: [
    {
      part: 'seats and payment',
      job: 'dates, diets, waiting list, refunds until three days before',
      choice: 'a hosted booking tool that charges at once',
    },
    {
      part: 'kitchen book',
      job: 'quantities for each head, allergens, temperatures',
      choice: 'one sheet for each evening, signed by the cook',
    },
  ],
  keeps:
    'Diets and allergies are health data and are asked afresh each time. The cold chain is written down, evening by evening.',
  toolTest:
    'A full trial evening in the true kitchen: last plate within forty minutes of the first, every allergen answered from paper.',
  day: 'Shopping the day before, stock in the morning, hands from three, guests at half past seven. The second course decides the mood; by eleven the room is as it was found.',
  bottleneck:
    'Hobs and hands bind: so many plates leave a borrowed kitchen at once, whatever the table could hold.',
  gap: {
    gap: 'Registration of kitchen and room, and a licence for drinks',
    why: 'an unregistered evening is closed by one complaint',
    closedBy: 'the food office’s visit before the fourth evening',
  },
  decision: 'No free chairs for press or friends; who matters pays and is treated alike.',
  risks: [
    {
      name: 'A guest is taken ill',
      likelihood: 'low',
      sign: 'a gap in the temperature sheet',
      answer: 'samples kept, cover, the sheet',
    },
    {
      name: 'The room is lost',
      likelihood: 'medium',
      sign: 'the owner’s own plans for that evening',
      answer: 'a second room tried out each quarter',
    },
  ],
  sceptic: [
    'It is a restaurant without the bar profits, run on the one day on which the cook would have been free. Novelty fills the first ten evenings.',
    'Those who love strangers at the table are few, and they have soon met each other. Every evening is sold anew.',
  ],
  wrongIf:
    'strangers fill half of the table by the sixth evening, and if three in ten guests come a second time within a quarter',
  kill: [
    { when: 'after the sixth evening', stopIf: 'fewer than half of the guests are strangers to the hosts' },
    { when: 'the end of month six', stopIf: 'seats stay a quarter below plan for six evenings' },
  ],
  steps: [
    {
      day: 7,
      action: 'Cook the menu for as many as the table holds, with a watch',
      number: 'minutes from first to last plate',
      go: 'forty',
    },
    { day: 20, action: 'Register kitchen and room, ask about drinks', number: 'papers', go: 'all' },
    {
      day: 35,
      action: 'Hold the first paid evening',
      number: 'seats sold a week ahead',
      go: 'nine in ten',
    },
    { day: 55, action: 'Hold the third', number: 'strangers at the table', go: 'one in three' },
    { day: 80, action: 'Ask three firms for a private evening', number: 'dates', go: 'one' },
  ],
  finding: {
    headline: 'Nothing is cooked that is not paid for.',
    text: 'One menu, paid ahead, keeps waste near nothing; the empty chair is the only waste there is.',
  },
}
