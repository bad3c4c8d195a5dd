// Counters above shop doors.
import type { Device } from '../device.ts'

export const SHOPS: Device = {
  cues: /\b(footfall|people count\w*|door counters?|counters?|visitors?|shops?|stores?|retail\w*|shel(f|ves)|kiosks?|vending|signage|queues?|checkout|museum|galler(y|ies))\b/i,
  noun: { one: 'counter', many: 'counters' },
  customer: { one: 'shop', many: 'shops' },
  buyers: 'shops that want to know who comes in',
  scene:
    'The till knows who bought. Nobody knows who came in, looked round and left. So a bad Saturday may have been an empty street or a bad window, and the owner changes whichever is easier to change.',
  today: ['go by the till and the weather', 'have the apprentice make strokes on a pad for a week'],
  groups: [
    {
      who: 'owners with two to ten shops',
      why: 'They cannot stand in all of them, and compare managers by takings alone, which is unfair to the shop in the worse street.',
    },
    {
      who: 'shops about to renew a lease',
      why: 'Who passes and who enters is what the rent is worth. The landlord has a number; they have none.',
    },
    {
      who: 'places that live on subsidy',
      why: 'Museums and libraries are paid by visitors and count them with a clicker.',
    },
  ],
  loss: 'One in four who enter may buy, or one in eight. Without the count below the line nobody notices that it has halved since the new layout.',
  asked:
    'how many people came in last Saturday, how they know, and what they last changed because of a number',
  askedPass: 'cannot say within a third how many came in, and have a decision waiting for that number',
  reads: 'hangs above the door and counts who goes in and out, without a picture that could be kept',
  tells: 'one figure each morning, of a hundred who came in how many bought, and a note when it moves',
  limits:
    'It counts heads. It does not know a mother with three children from four customers, and staff going for a smoke count until they are told to use the back door.',
  whyNow: [
    'Chips that see shapes and forget faces have become cheap, so counting no longer needs a camera that the data authority would forbid.',
    'Rents after the empty years are negotiated again, and whoever brings a count bargains better.',
  ],
  against:
    'Against now speaks the till: shops that fight for survival buy nothing that does not sell by Friday.',
  rivals: [
    {
      name: 'Do nothing: takings and feeling',
      why: 'free, and known by heart',
      fails: 'cannot tell an empty street from a bad window',
      answer: 'put the two side by side for four weeks, free',
    },
    {
      name: 'A clicker or strokes on a pad',
      why: 'costs nothing',
      fails: 'stops after a week',
      answer: 'start from that week and check it',
    },
    {
      name: 'The security camera’s counting function',
      why: 'already on the ceiling',
      fails: 'wrong angle, keeps pictures',
      answer: 'hang beside it and compare once',
    },
    {
      name: 'Street counts from telephone data',
      why: 'whole towns at a glance',
      fails: 'guesses at a single door',
      answer: 'use them for the street, ours for the threshold',
    },
  ],
  danger: 'the till provider who adds a counter to its terminal',
  dangerWhy:
    'It has the other half of the figure already. Until it comes, an export from the till is all we need; once it comes, we need to be its supplier.',
  features: [
    'people in and out, by the hour',
    'buyers of a hundred visitors, from the till’s export',
    'a morning message with one figure',
    'comparison between own shops, adjusted for the street',
    'no pictures stored, by construction',
  ],
  leftOut: [
    { what: 'faces, age and mood', why: 'illegal in some places and resented in all' },
    { what: 'paths through the shop', why: 'five devices for a picture that hangs in the office' },
    { what: 'advice on layout', why: 'the owner knows what to try; what is missing is whether it helped' },
  ],
  productTest:
    'At three doors of different width somebody counts by hand for two Saturdays, hidden from the device. The counter has to be within five in a hundred of the hand, crowd and prams included.',
  billing: 1,
  billingWhy:
    'Monthly, like the till, so that an owner can try it in one shop and decide on the others with a figure in hand.',
  anchor:
    'Shopkeepers weigh it against an hour of staff a month; that is the price level below which nobody asks a partner.',
  channels: [
    {
      name: 'Street by street, on weekday mornings',
      reached: 'shops visited',
      conversion: [0.04, 0.09, 0.16],
      share: 0.45,
    },
    {
      name: 'Till dealers who add it to an offer',
      reached: 'offers',
      conversion: [0.1, 0.2, 0.32],
      share: 0.35,
    },
    {
      name: 'The traders’ association of a town',
      reached: 'members',
      conversion: [0.02, 0.05, 0.1],
      share: 0.2,
    },
  ],
  sale: 'It sells on a Tuesday morning, by a question: how many came in on Saturday? Who answers fast is guessing, and knows it.',
  layers: [
    {
      part: 'counter',
      job: 'heads in and out under changing light',
      choice: 'depth sensor with the counting done on the device; no picture leaves it',
    },
    {
      part: 'power',
      job: 'above a door without a socket',
      choice: 'cable along the frame, or a battery for half a year',
    },
    {
      part: 'till link',
      job: 'receipts by the hour',
      choice: 'a nightly export, in whatever form the till has',
    },
  ],
  silent:
    'A blocked counter shows an empty shop. When receipts come in and heads do not, the figure is withheld and the reason given.',
  acceptance:
    'Ten doors run for two weeks. The sum of ins and outs must agree to one in twenty each evening, and receipts may never exceed visitors.',
  rhythm:
    'Hanging takes an hour before opening. After that the work is a morning look at doors that seem wrong, a call, and in January the comparison every owner was promised.',
  breaks:
    'Decorations are hung in front of it in November, doors are propped open in June, power strips are unplugged for the hoover. The counter notices each of these and says which.',
  gap: {
    gap: 'A shopkeeper who lets others look at the figures',
    why: 'traders believe a street they can walk down',
    closedBy: 'one founding shop shows its numbers, in return for a free year',
  },
  risk: {
    name: 'Owners look at it for a month only',
    likelihood: 'high',
    sign: 'morning message unopened for two weeks',
    answer: 'send it weekly, with one question to answer',
  },
  sceptic:
    'Knowing changes little. The street is as empty as before, the layout was changed once, and by spring the morning figure is unread. A service that is interesting for a month has to be sold again every month, to shops that are closing anyway.',
  wrongIf:
    'owners change something because of the figure at least once a quarter, and if those with several shops fit the rest after the first',
  ways: {
    meets: ['the traders’ breakfast', 'the till dealer’s showroom'],
    trusts: 'the colleague two doors on',
    buys: 'in the quiet weeks after the sales',
    busy: 'Saturdays and the weeks before the holidays',
    keeps: 'takings by the hour, which landlords would like to see',
  },
  devices: [1, 2, 4],
  hours: 2,
  perHead: 400,
  build: [50, 72, 120],
  price: [110, 180, 320],
  service: [17, 28, 45],
  serving: [2, 3.2, 6],
  replaced: [0.03, 0.05, 0.1],
  churn: [0.015, 0.025, 0.04],
  joining: [3, 7, 12],
  cac: [120, 260, 600],
  market: {
    counted: [],
    perMillion: [3_000, 6_000, 11_000],
    householdShare: undefined,
    register: 'the town’s list of shop units and the trade register',
    pays: [0.04, 0.08, 0.16],
    paysWho: 'where one buyer more in a hundred visitors pays the fee',
  },
  approval: { what: 'Radio tests and a data-protection opinion', dollars: [3_000, 6_000, 12_000] },
  second: undefined,
}
