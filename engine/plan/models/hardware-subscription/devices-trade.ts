// Devices in kitchens, vans, shops and workshops: firms buy them to avoid a bad day, or a fine.
import type { Device } from './device.ts'

export const TRADE: Device[] = [
  {
    cues: /\b(fridges?|freezers?|refrigerat\w+|cold chain|cold rooms?|walk-?ins?|thermometers?|haccp|food safety|vaccines?|kitchens?|chefs?|temperatures?)\b/i,
    noun: { one: 'sensor', many: 'sensors' },
    customer: { one: 'kitchen', many: 'kitchens' },
    buyers: 'kitchens that keep cold rooms',
    scene:
      'A compressor does not fail at noon. It fails on a Saturday night with the door ajar, and on Monday somebody throws away what the menu was to be made of. The paper on the wall says that all was well: it was filled in on Friday, for the whole week, with one pen.',
    today: [
      'fill in a temperature sheet, some of them on Friday for the whole week',
      'put a hand into the fridge and hope',
    ],
    groups: [
      {
        who: 'owners of one to five places',
        why: 'They are not there at night and pay for what spoils out of their own pocket.',
      },
      {
        who: 'head chefs',
        why: 'Their name is on the sheet that the inspector asks for. They want it done without a pen.',
      },
      {
        who: 'anybody who stores medicine',
        why: 'One warm night means a whole shelf is destroyed by rule, even if nothing is wrong with it.',
      },
    ],
    loss: 'Lost food is cleared away before breakfast and booked as waste. The sheet costs ten minutes a day, which nobody has ever put on an invoice.',
    asked: 'what they threw away after the last breakdown, who found it, and who fills in the sheet',
    askedPass:
      'name a breakdown of the last two years that cost more than a year’s fee, or admit that the sheet is filled in afterwards',
    reads: 'sits in the cold room, reads its temperature every few minutes and notices a door left open',
    tells: 'a call to whoever is on the list, and a signed sheet for the inspector',
    limits:
      'It reports; it cools nothing. If nobody on the list picks up the telephone, the food is lost with a perfect record, so the list of three names is part of the installation.',
    whyNow: [
      'Inspectors accept records kept by a machine where they are complete and cannot be edited, which a sheet with one pen is not.',
      'Radio that gets through a steel door has become a part for a few coins.',
    ],
    against:
      'Against now speaks the margin of a kitchen: in a thin month the first thing cancelled is whatever did not ring.',
    rivals: [
      {
        name: 'Do nothing: the sheet on the door',
        why: 'free, and inspectors know it',
        fails: 'nobody reads it at night',
        answer: 'print the same sheet, filled in',
      },
      {
        name: 'A thermometer with an alarm',
        why: 'paid once',
        fails: 'beeps in an empty kitchen',
        answer: 'ring a telephone, not a room',
      },
      {
        name: 'The refrigeration firm’s own watch',
        why: 'they come and repair',
        fails: 'only for its own machines, in a service contract',
        answer: 'work with any fridge, and send the alarm to that firm too',
      },
      {
        name: 'A large supplier of kitchen records',
        why: 'tablets, checklists, training',
        fails: 'priced for chains',
        answer: 'stay with places that have no office',
      },
    ],
    danger: 'the refrigeration firm that adds a watch to its service contract',
    dangerWhy:
      'It has a van, a key and the owner’s trust. It earns by repairs, though, and a warning in time makes fewer of them.',
    features: [
      'temperature every few minutes',
      'door-open notice',
      'calls down a list until somebody answers',
      'the inspector’s sheet, signed and dated',
      'battery warning a month ahead',
    ],
    leftOut: [
      { what: 'checklists for cleaning', why: 'ten firms sell these, and cooks hate all of them' },
      { what: 'control of the compressor', why: 'whoever switches it owns the damage' },
      { what: 'recipes and stock', why: 'another product for another person' },
    ],
    productTest:
      'In five cold rooms the door is left open on purpose at closing time, once a week for a month, without telling the staff. Somebody must have been reached within twenty minutes in nineteen of twenty cases.',
    billing: 1,
    billingWhy:
      'A kitchen pays by the month, like linen and waste, since a lump sum in a slow month would be refused.',
    anchor:
      'The comparison on the owner’s mind is one freezer full of food, and the ten minutes a day for the sheet.',
    channels: [
      {
        name: 'Door to door between lunch and dinner',
        reached: 'kitchens visited',
        conversion: [0.06, 0.12, 0.2],
        share: 0.45,
      },
      {
        name: 'Refrigeration fitters paid for a name',
        reached: 'names',
        conversion: [0.18, 0.3, 0.45],
        share: 0.35,
      },
      {
        name: 'Owners who tell the place next door',
        reached: 'introductions',
        conversion: [0.15, 0.28, 0.4],
        share: 0.2,
      },
    ],
    sale: 'It is sold at three in the afternoon, standing up, in four minutes. Either the sensor is in the fridge when the founder leaves, on trial, or it never will be.',
    layers: [
      {
        part: 'sensor',
        job: 'read through steel and frost',
        choice: 'a sealed probe with a two-year battery, checked against a certified thermometer',
      },
      {
        part: 'hub',
        job: 'collect and send, also without the kitchen’s internet',
        choice: 'a plug with its own SIM behind the bar',
      },
      {
        part: 'call tree',
        job: 'ring until a person answers',
        choice: 'a rented telephone service, three names, then ours',
      },
    ],
    silent:
      'A hub unplugged by the cleaner looks exactly like a quiet night. After fifteen minutes without a word the first name is called, and told just that.',
    acceptance:
      'Forty sensors live a month in real cold rooms. Each must agree with a certified thermometer within half a degree, and no shift may have been without a record.',
    rhythm:
      'Afternoons are for selling, mornings for the two or three hubs that went silent. Heat waves double the alarms, and December has no time for anybody new.',
    breaks:
      'Cleaners unplug hubs, steam gets into seals, batteries freeze. Two spare sensors stay at each place in a drawer with a label, because a courier at midnight costs more than both.',
    gap: {
      gap: 'Somebody an inspector believes',
      why: 'the sheet is worth what the inspector says it is',
      closedBy: 'one retired inspector reads the sheet before the first sale, for a fee',
    },
    risk: {
      name: 'Alarms nobody answers',
      likelihood: 'medium',
      sign: 'third name on the list called twice in a month',
      answer: 'change the list with the owner, by telephone, the same day',
    },
    sceptic:
      'Fridges fail seldom, the sheet is free, and owners change with the lease. The service is cheap enough to forget and cheap enough to cancel; one new manager, tidying up the direct debits, undoes a year of walking from door to door.',
    wrongIf:
      'kitchens that have had one saved night never leave, and if fitters bring names without being asked',
    ways: {
      meets: ['the wholesale market at six in the morning', 'the back door between lunch and dinner'],
      trusts: 'the fitter who repaired the cold room',
      buys: 'in the week after a breakdown or a bad inspection',
      busy: 'service hours and December',
      keeps: 'inspection records, which a rival or a newspaper would enjoy',
    },
    devices: [2, 4, 8],
    hours: 1.5,
    perHead: 620,
    build: [15, 26, 45],
    price: undefined,
    service: [6, 10, 16],
    serving: [0.8, 1.6, 3],
    replaced: [0.04, 0.08, 0.15],
    churn: [0.012, 0.022, 0.035],
    joining: [4, 10, 16],
    cac: [70, 150, 320],
    market: {
      counted: [
        {
          metric: 'businesses',
          of: 'restaurants, all kinds',
          cue: /restaurant|kitchen|caf|chef|food|bistro/i,
        },
        {
          metric: 'businesses',
          of: 'restaurants and cafés',
          cue: /restaurant|kitchen|caf|chef|food|bistro/i,
        },
      ],
      perMillion: [800, 1_600, 3_000],
      householdShare: undefined,
      register: 'the food authority’s list of registered kitchens',
      pays: [0.15, 0.28, 0.45],
      paysWho: 'that own their cold rooms and are no part of a chain',
    },
    approval: { what: 'Radio tests and calibration', dollars: [2_000, 4_000, 8_000] },
    second: undefined,
  },
  {
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
    anchor:
      'Owners set it against fuel: if it costs less than a tank a month and saves one, the talk is over.',
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
    perHead: 200,
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
  },
  {
    cues: /\b(machines?|motors?|pumps?|vibrations?|predictive|maintenance|compressors?|bearings?|conveyors?|factor(y|ies)|plants?|downtime|industrial|spindles?|robots?|production lines?|boilers?)\b/i,
    noun: { one: 'sensor', many: 'sensors' },
    customer: { one: 'plant', many: 'plants' },
    buyers: 'plants with machines that must not stop',
    scene:
      'A bearing tells for weeks that it is dying: a little warmer, a little louder, at a pitch nobody hears over the hall. Then it seizes on the one day with a lorry at the ramp. The fitter says afterwards that he had a feeling.',
    today: ['listen, touch and lubricate by the calendar', 'keep a spare on the shelf and wait'],
    groups: [
      {
        who: 'maintenance heads with too few fitters',
        why: 'They decide every morning which of two hundred machines gets the hour they have.',
      },
      {
        who: 'plants with one machine that everything passes through',
        why: 'An hour of that one is an hour of the whole works. They know what it costs to the minute.',
      },
      {
        who: 'makers who sell machines with a service',
        why: 'They hear of trouble last, from an angry customer.',
      },
    ],
    loss: 'A breakdown is paid for from another budget than the one that could have prevented it. So it recurs, and the person who fixed it at midnight is thanked.',
    asked:
      'which machine stopped them last, for how long, what an hour costs, and what the first sign had been',
    askedPass: 'name a stop of the last year with its cost, and a sign that somebody had noticed',
    reads: 'clings to a bearing housing and records vibration and heat in short bursts several times an hour',
    tells: 'a ranked list on Monday: these three machines first, for these reasons',
    limits:
      'It finds wear that announces itself. A snapped belt or a fork-lift in the wrong place announces nothing, and the talk should say so before the plant manager does.',
    whyNow: [
      'Sensor chips that hear what a trained ear hears now cost less than the fitter’s hour to mount them.',
      'Fitters who know machines by ear retire, and their successors have twice as many to watch.',
    ],
    against:
      'Against now speaks the drawer of pilots: many plants have tried this once, were sent curves instead of answers, and remember it.',
    rivals: [
      {
        name: 'Do nothing: repair when it stops',
        why: 'right for nine machines in ten',
        fails: 'on the tenth',
        answer: 'ask for the tenth and leave the nine',
      },
      {
        name: 'Servicing by the calendar',
        why: 'simple, documented',
        fails: 'changes good bearings and misses bad ones',
        answer: 'move the dates by what is measured',
      },
      {
        name: 'The measuring specialist who visits',
        why: 'a report with a signature',
        fails: 'four times a year',
        answer: 'send him where the list points',
      },
      {
        name: 'The machine maker’s own monitoring',
        why: 'knows the machine',
        fails: 'one brand in a hall of six',
        answer: 'cover all of them roughly before one of them finely',
      },
      {
        name: 'The large automation firm',
        why: 'a name the board knows',
        fails: 'a project of a year',
        answer: 'be on the machine by noon',
      },
    ],
    danger: 'the bearing or drive maker who adds a sensor to every part',
    dangerWhy:
      'It sits inside the machine and knows its curves. It sells parts, however, and a plant that trusts it to say when to buy parts is rare.',
    features: [
      'vibration and heat in short bursts',
      'a ranked list once a week',
      'alarm only for what cannot wait until Monday',
      'the fitter’s answer with one thumb: right, wrong, later',
      'history by machine number, as on the plate',
    ],
    leftOut: [
      { what: 'remaining days of life', why: 'a date that is wrong once is believed never again' },
      { what: 'links into the control system', why: 'their engineers guard it, rightly' },
      { what: 'explosive areas', why: 'certificates cost more than the device' },
    ],
    productTest:
      'Two old bearings are run to death on a bench with the sensor attached, and one good one beside them. The list must have named both sick ones a fortnight of running ahead, and never the good one.',
    billing: 12,
    billingWhy:
      'The fee is a yearly order number, small enough for the maintenance head to sign alone; above that line the purchase takes two quarters.',
    anchor: 'The figure beside the price is an hour of standstill, which every plant manager knows by heart.',
    channels: [
      {
        name: 'Works visits after a first call',
        reached: 'visits',
        conversion: [0.15, 0.28, 0.4],
        share: 0.5,
      },
      {
        name: 'Repair firms and bearing dealers',
        reached: 'introductions',
        conversion: [0.1, 0.22, 0.35],
        share: 0.3,
      },
      {
        name: 'Letters to maintenance heads, one by one',
        reached: 'letters',
        conversion: [0.01, 0.025, 0.05],
        share: 0.2,
      },
    ],
    sale: 'The maintenance head wants it, the controller has to be shown one standstill with its date and its cost, and the computer department can forbid it. A pilot without a price in writing never ends.',
    layers: [
      {
        part: 'sensor',
        job: 'vibration, heat, a clock',
        choice: 'magnet mount, battery for years, bursts instead of a stream',
      },
      {
        part: 'gateway',
        job: 'out of the hall without the plant’s network',
        choice: 'own cellular gateway, so that nobody has to open a firewall',
      },
      {
        part: 'judgement',
        job: 'compare each machine with itself and its sisters',
        choice: 'simple bands first; learned models only where fitters have answered often enough',
      },
    ],
    silent:
      'A sensor that fell off reads a perfectly calm machine. Stillness during a shift is an alarm of its own.',
    acceptance:
      'Twenty sensors stay on running machines for eight weeks. Eighteen must have a gapless record, and the fitter has to agree with seven of ten entries on the list.',
    rhythm:
      'Mondays bring the list, the week brings answers, the yearly shutdown brings new mounting places. Orders follow budgets: asked in autumn, signed in winter.',
    breaks:
      'Oil creeps under magnets, steam cleaners kill seals, painters paint over everything. Whoever mounts them writes the machine’s number on the sensor, since half of all wrong alarms are sensors on the wrong machine.',
    gap: {
      gap: 'A vibration specialist with grey hair',
      why: 'fitters follow a person before a list',
      closedBy: 'two days a month of a retired one, also for the first talks',
    },
    risk: {
      name: 'The pilot never ends',
      likelihood: 'high',
      sign: 'a third extension without an order',
      answer: 'price and end date on the first page, or no pilot',
    },
    sceptic:
      'Nothing is harder to sell than a breakdown that did not happen. The plant that is good at maintenance needs it least, the one that needs it has no budget, and between them the large suppliers hand out the same box with every drive. Each pilot costs weeks, and most of them end in a friendly silence.',
    wrongIf:
      'fitters agree with the list often enough to go by it, and if two plants in three of those that ran a priced pilot sign',
    ways: {
      meets: ['the maintenance day of the trade association', 'the counter of the bearing dealer'],
      trusts: 'the fitter who has been there for twenty years',
      buys: 'in the budget round, or in the week after a standstill',
      busy: 'the last week of a quarter',
      keeps: 'output and standstills, machine by machine',
    },
    devices: [5, 12, 40],
    hours: 7,
    perHead: 70,
    build: [60, 90, 150],
    price: [140, 220, 380],
    service: [9, 16, 28],
    serving: [1.5, 2.6, 5],
    replaced: [0.03, 0.06, 0.12],
    churn: undefined,
    joining: [0.8, 2.2, 4],
    cac: [600, 1_200, 2_800],
    market: {
      counted: [],
      perMillion: [150, 350, 800],
      householdShare: undefined,
      register: 'the industrial register, by branch and number of staff',
      pays: [0.06, 0.12, 0.25],
      paysWho: 'that have a machine everything passes through, and their own fitters',
    },
    approval: { what: 'Radio and electrical safety tests', dollars: [3_500, 7_000, 15_000] },
    second: undefined,
  },
  {
    cues: /\b(footfall|people count\w*|door counters?|counters?|visitors?|shops?|stores?|retail\w*|shel(f|ves)|kiosks?|vending|signage|queues?|checkout|dispensers?|museum|galler(y|ies))\b/i,
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
    perHead: 330,
    build: [50, 72, 120],
    price: [110, 180, 320],
    service: [15, 24, 39],
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
  },
]
