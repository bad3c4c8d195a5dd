// Dispensers that hand out medicine at its hour and tell somebody when it was not taken.
import type { Device } from '../device.ts'
import { ELDERS } from './elders.ts'

export const PILLS: Device = {
  ...ELDERS,
  cues: /\b(pills?|medications?|medicines?|doses?|adherence|(?<=\b(pill|medication|medicine|tablet) )(dispensers?|box(es)?|organi[sz]ers?|reminders?))\b/i,
  noun: { one: 'dispenser', many: 'dispensers' },
  buyers: 'families whose parents take several medicines a day',
  scene:
    'Seven medicines, four times of day, one box with lids from the pharmacy. On Thursday the lid of Wednesday evening is still shut, or open, and nobody can say whether it was taken, dropped or taken twice. The family learns of it from a doctor.',
  today: [
    'fill a box with lids on Sunday and telephone at the hours',
    'pay a nurse who comes by in the morning and cannot come at night',
  ],
  groups: [
    {
      who: 'daughters and sons who live elsewhere',
      why: 'They pay, they fill the box on Sundays, and they decide in the week after a hospital stay.',
    },
    {
      who: 'those who take the medicines themselves',
      why: 'They want to manage alone. A machine that hands out is accepted sooner than a person who asks.',
    },
    {
      who: 'care services and pharmacies',
      why: 'A visit for one tablet costs a quarter of an hour. They would rather drive to whoever did not take it.',
    },
  ],
  loss: 'A missed tablet seldom shows on the same day, and that is the trouble: the habit slips before anybody notices. Until then a box with lids costs nearly nothing.',
  asked: 'who fills the box, which dose was missed last and how that was found out',
  askedPass: 'tell of a dose missed or doubled within three months, and of a quarrel about it',
  reads: 'opens one compartment at its hour, sees whether it was emptied, and locks the others',
  tells: 'a message within the half-hour when a dose was not taken, and quiet when it was',
  limits:
    'It hands out what somebody put in; whether that is right is for the doctor and the pharmacy. It sees that a compartment was emptied, not that anything was swallowed, and the contract says so in large print.',
  whyNow: [
    'Small motors, cellular modules and batteries have become cheap enough for a machine that used to stand in hospitals.',
    'Where a pharmacy packs medicines by dose, filling takes minutes and can be done by somebody else.',
  ],
  rivals: [
    {
      name: 'Do nothing: the box with lids',
      why: 'nearly free, from the pharmacy',
      fails: 'tells nobody',
      answer: 'show the family one week of open and shut lids',
    },
    {
      name: 'An alarm on the telephone',
      why: 'free, rings on time',
      fails: 'is switched off and forgotten',
      answer: 'ring until the compartment is empty',
    },
    {
      name: 'The pharmacy’s packed doses',
      why: 'right by construction',
      fails: 'a bag does not know whether it was opened',
      answer: 'take these bags as the filling',
    },
    {
      name: 'A nurse who visits',
      why: 'sees the person too',
      fails: 'once a day, and dear',
      answer: 'leave the morning to her and take the other hours',
    },
  ],
  danger: 'the pharmacy chain that lends a dispenser to whoever buys the medicine there',
  dangerWhy:
    'It fills the machine, owns the prescription and earns on every refill. It serves its own customers only, and a family that may change pharmacy is ours.',
  features: [
    'one compartment for each dose, locked until its hour',
    'a sign in light and sound until it is empty',
    'a message to the family when it is not',
    'filling once a fortnight, with a list to tick',
    'a record for the doctor on one page',
  ],
  leftOut: [
    { what: 'advice on medicines', why: 'that belongs to doctor and pharmacy, and to another law' },
    { what: 'drops and syringes', why: 'each needs another mechanism; tablets come first' },
    { what: 'a camera on the mouth', why: 'nobody would have it in the kitchen' },
  ],
  productTest:
    'Ten dispensers run with sweets for four weeks at homes of people over seventy-five. Every dose must have come out at its hour, none twice, and nine of ten people must have filled it again without a call.',
  anchor:
    'Families hold the price against a nurse’s visit and against the box with lids, which costs nothing.',
  channels: ELDERS.channels.map((channel, i) =>
    i === 0 ? { ...channel, name: 'Search in the week after a hospital stay' } : channel,
  ),
  sale: 'A daughter looks for it in the week after the hospital, where the list of medicines has doubled. The discharge nurse and the pharmacist are asked first, and whoever they name is bought.',
  layers: [
    {
      part: 'dispenser',
      job: 'open one compartment, see it emptied, lock the rest',
      choice: 'one motor, one light barrier for each row, and a key for whoever fills it',
    },
    {
      part: 'link',
      job: 'work without the home’s internet',
      choice: 'a SIM inside, and a battery that lasts over a day without mains',
    },
    {
      part: 'plan of doses',
      job: 'which compartment at which hour, and who changed it',
      choice: 'entered twice by the person who fills it; every change is kept with a name',
    },
  ],
  silent:
    'A dispenser without power keeps its hours by battery and says so at once. One that has jammed must never look like a dose that was taken.',
  acceptance:
    'Twenty dispensers run for six weeks. No dose may come out twice, each missed one must have been told within the half-hour, and eighteen people must want to keep theirs.',
  breaks:
    'Tablets crumble and jam, lids are forced with a knife, plugs are pulled for the kettle. A jam is answered on the same day by telephone and the next by a replacement, since a day without medicine is not a day to wait.',
  gap: {
    gap: 'A pharmacist who answers for the plan of doses',
    why: 'an error in filling is the one that hurts somebody',
    closedBy: 'one pharmacy tests filling and change of plan with twenty customers, before the first sale',
  },
  risk: {
    name: 'A wrong dose is blamed on the dispenser',
    likelihood: 'medium',
    sign: 'a change of medicine that nobody entered',
    answer: 'two entries for each change, insured liability, and a record that shows who filled it',
  },
  sceptic:
    'Whoever can fill it could take the tablets unaided, and whoever cannot needs a person and not a machine. Between them lies a band of a few years, and the pharmacy chain may lend the same thing for nothing.',
  wrongIf:
    'families go on paying after the third refill, and if two pharmacies fill it for them without being pressed',
  build: [55, 95, 160],
  price: [129, 229, 420],
  service: [15, 29, 45],
  approval: { what: 'Radio, safety and a medical device opinion', dollars: [5_000, 14_000, 30_000] },
}
