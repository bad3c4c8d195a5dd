import type { SoftwareKind } from '../../software/kind.ts'

export const KITCHEN_APP: SoftwareKind = {
  cues: /\b(meals?|recipes?|cook(s|ing)?|grocer(y|ies)|dinners?|diets?|nutrition|pantry|fridge|allerg\w+|vegan|calories)\b/i,
  noun: 'kitchen app',
  one: 'household',
  many: 'households',
  scene:
    'At half past five somebody opens the fridge, sees half a cabbage and closes it again. The question what to eat is asked in every home on every day, at the hour when everybody is least able to answer it.',
  today:
    'Eleven dishes take turns, a twelfth was saved from a film in March and never cooked, and on Thursday something is ordered.',
  missing:
    'Recipes are free and endless. What is missing is a decision, made on Sunday, that survives Wednesday.',
  groups: [
    {
      who: 'households with two jobs and small children',
      why: 'The decision has to be made before six, by whoever is home first, out of what is there.',
    },
    {
      who: 'people with a diagnosis',
      why: 'An allergy or a diet from the doctor turns shopping into reading. They pay for certainty and stay for years.',
    },
  ],
  nothing: 'two ordered dinners a week and a bag of vegetables in the bin',
  asked: 'what they ate on the last five evenings, when each was decided, and what was thrown away on Sunday',
  rivals: [
    {
      name: 'Do nothing: the same eleven dishes',
      why: 'nobody complains',
      fails: 'the cook is bored and the bin is full',
      answer: 'change one dish a week, not seven',
    },
    {
      name: 'Free recipes and films',
      why: 'endless',
      fails: 'they begin with a shopping trip',
      answer: 'begin with the fridge',
    },
    {
      name: 'Boxes with ingredients',
      why: 'everything weighed and decided',
      fails: 'dear, and wrapped twice',
      answer: 'the decision without the cardboard',
    },
    {
      name: 'Ordering in',
      why: 'no washing-up',
      fails: 'the money is gone by the twentieth',
      answer: 'show what four evenings cost',
    },
  ],
  danger: 'the supermarket that puts a weekly plan into its own loyalty app',
  core: 'a week of dinners and one shopping list in under three minutes on Sunday',
  features: [
    'five dinners out of what is in the house',
    'one list, sorted by the way through the shop',
    'a swap when Wednesday goes wrong',
    'rules for allergies that never bend',
  ],
  oneMore: 'each further recipe makes the choice longer, and choice is the trouble',
  leftOut: [
    { what: 'delivery of food', why: 'vans and cold chains are another company' },
    { what: 'counting of calories', why: 'it attracts people who leave in February' },
    { what: 'films of cooking', why: 'they are watched and not cooked' },
  ],
  holds: 'it knows what the children refuse',
  leaves: 'the summer holidays break the Sunday habit',
  firstSign: 'two Sundays without a list',
  save: 'a list already made, with the three dishes they cooked most',
  season: 'January and September bring people who want order; from June to August kitchens are out of reach.',
  decides: 'Whoever shops decides, alone, in one evening; the rest of the table votes by eating.',
  layers: [
    {
      part: 'dishes',
      job: 'amounts, times, allergens, what can replace what',
      choice: 'our own small table of tested dishes; nothing scraped',
    },
    {
      part: 'the list',
      job: 'from five dinners to one walk through the shop',
      choice: 'works without a signal, because shops have none',
    },
  ],
  secret: 'diagnoses, and who eats alone',
  whyNow: [
    'Food has become dearer faster than most wages, and the bin is the one place where a household can save without going without.',
    'Swapping an ingredient sensibly used to need a cook; a program can now do it and be checked by a table.',
  ],
  proof:
    'Twenty-five households plan four Sundays in a row. It passes if sixteen cooked at least three of the five dinners in the fourth week.',
  sceptic:
    'Everybody has the problem and nobody has ever paid to have it solved for long. The dishes are free elsewhere, the list fits on an envelope, and a supermarket can give the whole thing away to sell the cabbage.',
  mustKnow: 'somebody who has written recipes that strangers cooked',
  peril: {
    name: 'A wrong allergen',
    firstSign: 'one corrected dish',
    answer: 'two people sign each dish; when in doubt, it is left out',
  },
  ways: [
    {
      name: 'Recipe pages found by search',
      reached: 'visitors from search',
      act: [0.003, 0.007, 0.012],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Dietitians and clinics that hand out a card',
      reached: 'patients given a card',
      act: [0.03, 0.07, 0.12],
      wins: 0.3,
      cost: 0.25,
    },
    {
      name: 'Short films of a Sunday in three minutes',
      reached: 'viewers who tap',
      act: [0.003, 0.008, 0.014],
      wins: 0.35,
      cost: 0.4,
    },
  ],
  pool: 'households that cook',
  perThousand: [300, 380, 430],
  fits: [0.12, 0.2, 0.3],
  willing: [0.01, 0.025, 0.045],
  price: [4, 7, 11],
  churn: [0.055, 0.075, 0.1],
  churnAs: 'software for households',
  told: 0.8,
  winMonths: [3, 4.5, 7],
  support: [0.02, 0.04, 0.07],
}
