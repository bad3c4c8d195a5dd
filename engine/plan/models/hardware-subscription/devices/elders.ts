// Devices in the homes of old people, for their families.
import type { Device } from '../device.ts'

export const ELDERS: Device = {
  cues: /\b(elderly|elders?|older (people|adults|parents)|seniors?|ageing|aging|dementia|alzheimer\w*|falls?|fall detection|caregivers?|carers?|grandparents?|independent living|panic button)\b/i,
  noun: { one: 'device', many: 'devices' },
  customer: { one: 'household', many: 'households' },
  buyers: 'families of people who live alone in old age',
  scene:
    'A daughter two hundred kilometres away telephones every evening at seven. When nobody answers, she waits ten minutes, then calls the neighbour, then does not sleep. The mother was in the garden. One evening she will not have been.',
  today: ['telephone every evening', 'pay for an alarm button that hangs on a hook in the bathroom'],
  groups: [
    {
      who: 'daughters and sons who live elsewhere',
      why: 'They pay, they worry, and they decide in the week after the first fall.',
    },
    {
      who: 'the old people themselves',
      why: 'They want to stay at home and to be left in peace. What looks like an aid is hidden when visitors come.',
    },
    {
      who: 'care services',
      why: 'Their staff drive past thirty doors a day and learn of a bad night by opening one.',
    },
  ],
  loss: 'Nothing happens on most evenings, and the call at seven costs nothing but a life arranged around it. The bill comes at once, as a hip.',
  asked: 'when they last worried for an evening, what they did, and which aids lie unused in a drawer',
  askedPass: 'tell of an evening within three months and would have paid a month’s fee to spare it',
  reads: 'stands in the room and learns the pattern of an ordinary day, without a camera',
  tells: 'a quiet sign in the morning that the day has begun, and a call when it has not',
  limits:
    'It does not catch anybody, and it is not an emergency service. It shortens the hours on the floor; it cannot promise minutes, and the contract says so in large print.',
  whyNow: [
    'Radar chips see movement through a blanket and no face, which ends the argument about cameras in bedrooms.',
    'Families live further apart, care homes are full or dear, and more people grow very old at home.',
  ],
  against:
    'Against now speaks shame. Nobody wants to be old enough for it, so it is bought in a crisis, and a crisis chooses whatever is there that day.',
  rivals: [
    {
      name: 'Do nothing: the call at seven',
      why: 'free, and it is love',
      fails: 'between eight in the evening and seven the next day',
      answer: 'keep the call, take the fear out of it',
    },
    {
      name: 'The alarm button',
      why: 'known, subsidised, a manned centre',
      fails: 'not worn when it counts',
      answer: 'need nothing to be worn',
    },
    {
      name: 'A camera',
      why: 'cheap, sees everything',
      fails: 'sees everything',
      answer: 'have none, and say why',
    },
    {
      name: 'A watch with fall detection',
      why: 'looks like a watch',
      fails: 'lies on the charger at night',
      answer: 'work at night first',
    },
    {
      name: 'The neighbour with a key',
      why: 'human, quick',
      fails: 'on holiday, or eighty as well',
      answer: 'call the neighbour second',
    },
  ],
  danger: 'the emergency-call provider who puts a sensor beside its button',
  dangerWhy:
    'It has the centre, the subsidy and the trust of social services. It moves slowly and is paid by the button; partnership is likelier than war.',
  features: [
    'learns an ordinary day in two weeks',
    'a morning sign for the family',
    'a call down a list when the day does not begin',
    'no camera, no microphone',
    'set up by post, with a telephone call',
  ],
  leftOut: [
    {
      what: 'a manned centre of our own',
      why: 'six salaries for the first call; a provider’s centre is rented instead',
    },
    { what: 'medical readings', why: 'another law, another approval' },
    { what: 'video calls', why: 'families have these already' },
  ],
  productTest:
    'In ten homes a friend lies down on the floor for half an hour at an hour of our choosing. Nine of ten times somebody on the list must have been reached, with no more than one false call a month in any home.',
  billing: 1,
  billingWhy:
    'It is paid by the month and can be stopped by telephone on the day it is no longer needed: families remember how they were treated in that week.',
  anchor: 'Families hold the price against the alarm button’s fee and against one hour of care at home.',
  channels: [
    {
      name: 'Search in the week after a fall',
      reached: 'visitors',
      conversion: [0.01, 0.022, 0.035],
      share: 0.4,
    },
    {
      name: 'Care services, pharmacies and housing officers',
      reached: 'families named',
      conversion: [0.1, 0.18, 0.28],
      share: 0.35,
    },
    {
      name: 'Families who tell others',
      reached: 'families asked',
      conversion: [0.06, 0.12, 0.2],
      share: 0.25,
    },
  ],
  sale: 'A daughter looks for it at eleven at night, three days after the fall, and wants it installed before she drives home on Sunday. Whoever can deliver on Friday has the customer.',
  layers: [
    {
      part: 'device',
      job: 'movement, presence, lying still',
      choice: 'radar module bought in; judgement on the device, no picture, no sound',
    },
    { part: 'link', job: 'work without the home’s internet', choice: 'SIM in the plug, battery for a day' },
    {
      part: 'calls',
      job: 'family first, then neighbour, then a centre',
      choice: 'a rented call service with a contract for the last step',
    },
  ],
  silent:
    'An unplugged device and a quiet night look the same from afar. The family gets the morning sign only when the device itself has said good morning.',
  acceptance:
    'Twenty homes run for six weeks. Eighteen must want to keep it, the old person asked alone, and none may have had more than two calls for nothing.',
  rhythm:
    'Orders come after holidays, when families have seen each other. Parcels leave on the day; the first fortnight brings questions, and after that a good month is one in which nobody thinks of us.',
  breaks:
    'Plugs are pulled for the hoover, cats set off radar, grandchildren move furniture. Support has the family’s names on the screen and all the time in the world, since this is what is paid for.',
  gap: {
    gap: 'Somebody from care who hears what families do not say',
    why: 'engineers design for themselves',
    closedBy: 'a district nurse on the test group, paid by the hour',
  },
  risk: {
    name: 'A fall it missed becomes a newspaper story',
    likelihood: 'medium',
    sign: 'a complaint with a lawyer’s letterhead',
    answer: 'plain terms, full record, insurance, and an answer the same day',
  },
  sceptic:
    'Customers are won in their worst week and lost by a funeral. The average stay is short by nature, the trade is full of buttons with a subsidy, and the person watched never asked for it. Each household has to be replaced by another in the same distress.',
  wrongIf:
    'old people keep it plugged in when asked alone, and if care services name families faster than families leave',
  ways: {
    meets: ['the counselling hour of the care office', 'the pharmacy counter'],
    trusts: 'the district nurse',
    buys: 'in the week after a fall',
    busy: 'the holidays, when they are together',
    keeps: 'when somebody is alone at home',
  },
  devices: [1, 1, 2],
  hours: 0,
  perHead: 820,
  build: [38, 58, 95],
  price: [79, 129, 220],
  service: [15, 24, 35],
  serving: [3.5, 6, 10],
  replaced: [0.03, 0.06, 0.12],
  churn: [0.018, 0.028, 0.045],
  joining: [10, 32, 62],
  cac: [45, 85, 170],
  market: {
    counted: [{ metric: 'household-share', of: 'people living alone' }],
    perMillion: undefined,
    householdShare: [0.1, 0.22, 0.34],
    register: 'the census, people over seventy-five who live alone',
    pays: [0.01, 0.025, 0.05],
    paysWho: 'old, and with family who would pay and live too far to look in',
  },
  approval: { what: 'Radio, electrical safety and alarm tests', dollars: [5_000, 10_000, 22_000] },
  second: undefined,
}
