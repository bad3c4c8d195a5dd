// Trackers in vans and on trailers.
import type { Device } from '../device.ts'

export const FLEET: Device = {
  cues: /\b(fleets?|vehicles?|vans?|trucks?|trailers?|lorr(y|ies)|drivers?|haul\w+|logistics|couriers?|mileage|telematics|asset track\w+|containers?|e-?bikes?|scooters?|tool track\w+|cargo)\b/i,
  noun: { one: 'tracker', many: 'trackers' },
  customer: { one: 'fleet', many: 'fleets' },
  buyers: 'firms that run a small fleet',
  scene:
    'The owner of eleven vans knows what they cost and not where they are. A customer calls to ask when somebody comes; the office calls the driver; the driver is driving. In the evening the fuel card shows a tank more than the round explains.',
  today: ['telephone the driver', 'add up mileage books on a Sunday'],
  groups: [
    {
      who: 'trades with five to thirty vans',
      why: 'Too many to know by heart, too few for a dispatcher. The office is the owner’s partner at a kitchen table.',
    },
    {
      who: 'hauliers who hire out trailers',
      why: 'A trailer forgotten in a customer’s yard earns nothing and is not missed for weeks.',
    },
    {
      who: 'owners who lost a vehicle once',
      why: 'Theft is rare and remembered for ever; it opens the door, and the daily use keeps it open.',
    },
  ],
  loss: 'Idle vans and private miles leak a little every day. No single day is worth a telephone call, and no statement adds them up.',
  asked:
    'how many calls a day ask where somebody is, what fuel cost last month, and when a vehicle was last not where it should have been',
  askedPass: 'count ten such calls a day or name a loss above a year’s fee',
  reads: 'plugs into the vehicle, follows where it is and how long it stands with the engine on',
  tells:
    'one map for the office, a mileage book for the tax office and a message when something moves at night',
  limits:
    'It follows vehicles, not people, and drivers have to know that before the first one is plugged in. A tracker fitted in secret ends in court or in the river.',
  whyNow: [
    'Plug-in trackers need no electrician, so a fleet can be fitted in a lunch break and unfitted as fast.',
    'Tax offices and customers ask for records, of mileage, hours and emissions, that nobody keeps by hand with pleasure.',
  ],
  against:
    'Against now speaks the vehicle itself: new vans come with the maker’s own tracking, free in the first year.',
  rivals: [
    {
      name: 'Do nothing: the telephone',
      why: 'drivers answer, mostly',
      fails: 'while driving, and in the evening',
      answer: 'take the ten calls away',
    },
    {
      name: 'The vehicle maker’s own service',
      why: 'built in, free at first',
      fails: 'one brand, and most fleets have three',
      answer: 'one map for all of them',
    },
    {
      name: 'The large telematics firm',
      why: 'everything, with a contract over years',
      fails: 'training, long terms, a call centre',
      answer: 'monthly, with a person who knows the town',
    },
    {
      name: 'A cheap tag for luggage',
      why: 'costs a dinner',
      fails: 'no record, and it warns the thief',
      answer: 'sell the mileage book, not the dot',
    },
  ],
  danger: 'the maker’s own service once it speaks to other brands',
  dangerWhy:
    'It is fitted at the works and paid for with the lease. Mixed fleets with old vans are safe for as long as vans grow old.',
  features: [
    'one map for all brands',
    'mileage book ready for the tax office',
    'standing time with engine on',
    'night movement message',
    'a page for the customer that shows the hour of arrival',
  ],
  leftOut: [
    { what: 'cameras in the cab', why: 'drivers leave, and the law has opinions' },
    { what: 'scores of driving style', why: 'the office wants fewer quarrels, not new ones' },
    { what: 'route planning', why: 'a craft of its own that large firms do well' },
  ],
  productTest:
    'Twelve vehicles of four makes carry a tracker for six weeks. The mileage book must agree with the odometer within two in a hundred for eleven of them, and no battery may have been drained over a weekend.',
  billing: 1,
  billingWhy:
    'It is charged by the month and by vehicle, because fleets shrink in winter and a firm that may shrink its bill does not shop around.',
  anchor: 'Owners set it against fuel: if it costs less than a tank a month and saves one, the talk is over.',
  channels: [
    {
      name: 'Garages and tyre dealers who fit it',
      reached: 'fleets named',
      conversion: [0.15, 0.26, 0.4],
      share: 0.4,
    },
    {
      name: 'Visits to yards before seven in the morning',
      reached: 'yards',
      conversion: [0.06, 0.13, 0.22],
      share: 0.4,
    },
    { name: 'Trade evenings of the guild', reached: 'talks', conversion: [0.05, 0.12, 0.2], share: 0.2 },
  ],
  sale: 'The owner decides, the partner in the office insists, and the drivers can kill it. All three have to be in the yard when it is shown.',
  layers: [
    {
      part: 'tracker',
      job: 'place, ignition, movement',
      choice: 'a bought-in plug with our settings; own hardware only where no plug fits',
    },
    { part: 'SIM', job: 'data across borders', choice: 'one contract with several networks behind it' },
    {
      part: 'map',
      job: 'where, how long, how far',
      choice: 'open map data; ninety days in detail, then totals only',
    },
  ],
  silent:
    'A tracker pulled out by hand and a van in an underground garage look alike. The map says how old each dot is, in words, and never shows yesterday as now.',
  acceptance:
    'Thirty vehicles run for a month. Nineteen in twenty stops must be found by the system and by the driver’s own book alike.',
  rhythm:
    'Fitting happens before seven and on Saturdays, support between eight and ten when the office plans the day. Spring brings new vans and new fleets with them.',
  breaks:
    'Plugs are kicked, batteries drained, SIMs blocked at borders. A garage nearby swaps a unit in ten minutes from a box of spares and sends the dead one back on Fridays.',
  gap: {
    gap: 'Labour law on following staff',
    why: 'one complaint stops a fleet',
    closedBy: 'a leaflet for drivers, read by a lawyer once, handed over with each contract',
  },
  risk: {
    name: 'Drivers refuse',
    likelihood: 'medium',
    sign: 'units unplugged on Mondays',
    answer: 'private mode after hours, and the leaflet',
  },
  sceptic:
    'This is a crowded trade with a price that falls every year. The parts are bought from the same two factories as everybody’s, the maps are free, and the customer leaves for half a coin less. A small firm lives here only as long as its telephone is answered by somebody who knows the yard.',
  wrongIf:
    'fleets that could have it cheaper stay because somebody comes within the day, and if garages keep naming new ones',
  ways: {
    meets: ['the tyre dealer’s counter in the changing season', 'the guild’s evening'],
    trusts: 'the garage that keeps the vans running',
    buys: 'after a theft, or with the third new van',
    busy: 'the days before holidays, when every van is out',
    keeps: 'where employees were, hour by hour',
  },
  devices: [4, 9, 25],
  hours: 3,
  perHead: 240,
  build: [20, 34, 60],
  price: [39, 69, 120],
  service: [8, 14, 22],
  serving: [2, 3.6, 6],
  replaced: [0.03, 0.06, 0.12],
  churn: [0.01, 0.018, 0.03],
  joining: [2, 5, 8],
  cac: [180, 380, 800],
  market: {
    counted: [],
    perMillion: [1_500, 3_500, 7_000],
    householdShare: undefined,
    register: 'the vehicle register, by holder with five vans and more',
    pays: [0.05, 0.1, 0.2],
    paysWho: 'that run several makes and have no contract yet',
  },
  approval: { what: 'Radio and vehicle tests', dollars: [2_500, 5_000, 10_000] },
  second: undefined,
}
