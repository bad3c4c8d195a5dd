import type { SoftwareKind } from '../../software/kind.ts'

export const PRACTICE_SYSTEM: SoftwareKind = {
  cues: /\b(dental|dentists?|clinics?|practices?|patients?|physicians?|doctors?|therapists?|appointments?|hygienists?|chiropract\w+|vets?|veterinar\w+|nurses?|care homes?|carers?)\b/i,
  noun: 'practice system',
  one: 'practice',
  many: 'practices',
  scene:
    'At ten past eight the telephone rings: a filling is cancelled. The chair is empty at nine, the dentist is paid, and the receptionist has two patients at the desk and no hand free to call anybody.',
  today:
    'A paper list of people who wanted to come sooner lies beside the telephone, and is called from the top until somebody gives up.',
  missing:
    'Practices own software enough. What is missing is a pair of hands at the one minute when the desk has none.',
  groups: [
    {
      who: 'the person at the front desk',
      why: 'She never signs and always decides: what costs her a click in the morning is switched off by Friday.',
    },
    {
      who: 'the owner with the monthly figures',
      why: 'An empty chair is the one cost that she can see from the corridor.',
    },
  ],
  nothing: 'a few empty hours a week, at full wages',
  asked: 'how many hours of last week stayed empty, who tried to fill them, how long each attempt took',
  rivals: [
    {
      name: 'Do nothing: the chair stays empty',
      why: 'nobody has to explain it',
      fails: 'it costs an hour’s fee each time',
      answer: 'count the hours for them, for a week, free',
    },
    {
      name: 'The paper list and the telephone',
      why: 'works, and patients like a voice',
      fails: 'needs a free hand',
      answer: 'keep the list, lend the hand',
    },
    {
      name: 'The module of the practice system',
      why: 'already inside, one bill',
      fails: 'set up once, years ago, by somebody who left',
      answer: 'be set up in an hour, by us',
    },
    {
      name: 'A call service',
      why: 'a person answers',
      fails: 'does not see the diary',
      answer: 'work beside it, not against it',
    },
  ],
  danger: 'the maker of the practice system, who owns the diary and can close the door to it',
  core: 'a change in the diary that is right without anybody touching it',
  features: [
    'read and write in the practice’s own diary',
    'messages that sound like this practice',
    'a stop button at the front desk',
    'a weekly line: hours filled, by name of chair',
  ],
  oneMore: 'each further function has to be connected to a diary that its maker changes without notice',
  leftOut: [
    {
      what: 'a second practice system',
      why: 'one connection that never fails sells more than three that sometimes do',
    },
    { what: 'anything clinical', why: 'it turns an office tool into a medical device' },
    {
      what: 'marketing to new patients',
      why: 'the chairs are empty by cancellation and not for want of patients',
    },
  ],
  holds: 'the desk has forgotten how it was done before',
  leaves: 'the receptionist who knew it leaves, or the practice is sold to a group with its own system',
  firstSign: 'a week in which the desk switched it off twice',
  save: 'a visit at half past seven, before the first patient',
  season:
    'Owners look at tools after the monthly figures; Monday mornings and the weeks of the winter colds are lost.',
  decides: 'The owner signs and the front desk decides; between the two lie four to eight weeks.',
  layers: [
    {
      part: 'the connection',
      job: 'read and write the diary of the practice system',
      choice:
        'its official interface where there is one, otherwise a small program on the desk’s own computer',
    },
    {
      part: 'health data',
      job: 'names, times, no diagnoses',
      choice: 'a hosting firm that signs the health-data agreement; nothing else is stored',
    },
  ],
  secret: 'who was where, and why',
  whyNow: [
    'Front desks are short of people, so the minute at which somebody could call has gone.',
    'Patients answer a text within minutes and no longer pick up unknown numbers.',
  ],
  proof:
    'Three practices run it for six weeks. It passes if the desk has not switched it off on any day of the last two weeks and two owners ask for the price before we name it.',
  sceptic:
    'The system’s maker can add this in one release and already sends the invoice. A group buys the practice and brings its own. And the receptionist, on whom it all rests, sees it as one more thing that blinks.',
  mustKnow: 'somebody who has worked a front desk through a winter',
  peril: {
    name: 'The diary’s maker closes the interface',
    firstSign: 'a notice of new terms',
    answer: 'a second way in, built before it is needed',
  },
  own: { trusts: 'another practice owner nearby' },
  ways: [
    {
      name: 'Front desks visited before opening',
      reached: 'practices visited',
      act: [0.04, 0.08, 0.14],
      wins: 0.35,
      cost: 0.3,
    },
    {
      name: 'Study evenings and the dealer who installs',
      reached: 'owners met',
      act: [0.04, 0.09, 0.15],
      wins: 0.3,
      cost: 0.45,
    },
    {
      name: 'Owners told by owners',
      reached: 'owners named by customers',
      act: [0.12, 0.22, 0.35],
      wins: 0.35,
      cost: 0.25,
    },
  ],
  pool: 'practices and clinics',
  perThousand: [0.35, 0.45, 0.6],
  counts: [
    { cue: /dent(al|ist)/i, of: 'dental practices', pool: 'dental practices' },
    {
      cue: /physio|physical therap/i,
      of: 'physical, occupational and speech therapy practices',
      pool: 'therapy practices',
    },
    { cue: /chiropract/i, of: 'chiropractors', pool: 'chiropractors’ practices' },
    { cue: /optomet|optician/i, of: 'optometrists', pool: 'optometrists’ practices' },
    { cue: /\bvets?\b|veterinar/i, of: 'veterinary practices', pool: 'veterinary practices' },
    {
      cue: /mental health|psycho|therapist/i,
      of: 'mental health practitioners',
      pool: 'mental health practices',
    },
    { cue: /care homes?/i, of: 'care homes', pool: 'care homes' },
    { cue: /home care|carers?/i, of: 'home care services', pool: 'home care services' },
    { cue: /doctor|physician|\bgp\b|clinic/i, of: "physicians' offices", pool: 'doctors’ practices' },
  ],
  fits: [0.35, 0.5, 0.65],
  willing: [0.1, 0.2, 0.32],
  price: [79, 169, 399],
  churn: [0.012, 0.02, 0.035],
  churnAs: 'software that a clinic works with daily',
  told: 0.4,
  winMonths: [3, 5, 8],
  support: [0.05, 0.09, 0.14],
}
