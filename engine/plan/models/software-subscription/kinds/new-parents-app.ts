import type { SoftwareKind } from '../../software/kind.ts'

export const NEW_PARENTS_APP: SoftwareKind = {
  cues: /\b(bab(y|ies)|newborns?|infants?|naps?|pregnan\w*|expectant|new (mums?|moms?|dads?|mothers?|parents)|breast-?feed\w*|post-?partum|midwi(fe|ves)|teething|weaning)\b/i,
  noun: 'app for new parents',
  one: 'household',
  many: 'households',
  scene:
    'It is three in the morning, the baby is awake for the second time, and one parent asks the other when it last ate. Nobody knows. Tomorrow the health visitor will ask the same.',
  today:
    'They keep a note on the telephone for a week, ask a forum at night, and get eleven answers that contradict each other.',
  missing:
    'Advice is everywhere. What is short is advice that knows this one child, and can be used with one hand in the dark.',
  groups: [
    {
      who: 'parents in the first months with the first child',
      why: 'They look for help at night, pay within the minute, and stop when the trouble does.',
    },
    {
      who: 'the parent who goes back to work',
      why: 'Somebody else takes over at eight, and has to know what the night was like.',
    },
  ],
  nothing: 'broken nights that end by themselves after some months',
  asked:
    'what they looked up last night, what they did with the answer, and what they have paid for since the birth',
  rivals: [
    {
      name: 'Do nothing: it passes',
      why: 'true, and free',
      fails: 'not tonight',
      answer: 'be of use in the first night, not in the first month',
    },
    {
      name: 'Free trackers',
      why: 'installed before the birth',
      fails: 'record everything and conclude nothing',
      answer: 'take over their records and give one sentence back',
    },
    {
      name: 'Forums and short films',
      why: 'always somebody awake',
      fails: 'contradict each other and frighten',
      answer: 'one answer, with the reason and its limit',
    },
    {
      name: 'A consultant or midwife',
      why: 'a person who sees the child',
      fails: 'costs more for an hour than an app for a year',
      answer: 'send them the cases that need a person',
    },
  ],
  danger: 'the free tracker with millions of records, on the day it starts to conclude',
  core: 'one sentence that is right tomorrow, after two days of records',
  features: [
    'a record made with one thumb in the dark',
    'one sentence for the next day',
    'a second adult who sees the same',
    'a page for the health visitor',
  ],
  oneMore: 'each further field is filled in by somebody who slept four hours',
  leftOut: [
    { what: 'medical advice', why: 'a symptom belongs to a doctor, and the law agrees' },
    { what: 'pictures of the child', why: 'they add nothing to the answer and everything to a leak' },
    { what: 'the second year', why: 'another child by then, and other questions' },
  ],
  holds: 'it has been right about their own child three times',
  leaves: 'the child outgrows the trouble, which is the best reason to leave',
  firstSign: 'three days without a record',
  save: 'what changes at this age, in one message, with no button',
  season: 'Births hardly know a season; evenings and nights bring nearly all who look for it.',
  decides: 'One parent decides alone, at night, in a minute; the other one confirms it by using it.',
  layers: [
    {
      part: 'the record',
      job: 'sleep, food and nappies by one tap, also without a network',
      choice: 'kept on the telephone first and matched between two adults later',
    },
    {
      part: 'the forecast',
      job: 'from the last days of one child to the next',
      choice: 'plain rules by age first; a model when a thousand children have been followed with consent',
    },
  ],
  secret: 'the health and the daily rhythm of a child',
  whyNow: [
    'Parents record the first months on a telephone anyway; nobody has to be taught that.',
    'Families live further from the grandmother who would have known.',
  ],
  proof:
    'Twenty households use it for three weeks. It passes if twelve of them say on the last day that it was right more often than their own guess, and their records agree.',
  sceptic:
    'Every customer is lost within a year, by nature. A forecast that is right for most children of an age is printed in every book, and one that is wrong at three in the morning is deleted at four.',
  mustKnow: 'somebody who has looked after infants for a living',
  peril: {
    name: 'A worried parent trusts it too far',
    firstSign: 'a message that describes a symptom',
    answer: 'a fixed answer that names the doctor and the number to call, tested before each release',
  },
  ways: [
    {
      name: 'Midwives and antenatal classes',
      reached: 'parents in classes',
      act: [0.02, 0.045, 0.08],
      wins: 0.3,
      cost: 0.2,
    },
    {
      name: 'Search at night: the question they type',
      reached: 'visitors who tap',
      act: [0.005, 0.011, 0.02],
      wins: 0.4,
      cost: 0.65,
    },
    {
      name: 'The friend whose child is two months younger',
      reached: 'friends told',
      act: [0.04, 0.08, 0.14],
      wins: 0.3,
      cost: 0.15,
    },
  ],
  pool: 'households with a child under two',
  perThousand: [12, 19, 30],
  fits: [0.25, 0.4, 0.55],
  willing: [0.03, 0.06, 0.1],
  price: [5, 9, 15],
  churn: [0.08, 0.11, 0.16],
  told: 0.9,
  winMonths: [1.5, 2.5, 4],
  support: [0.03, 0.05, 0.08],
}
