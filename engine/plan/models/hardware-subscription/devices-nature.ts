// Devices in water, in soil and on animals: weather breaks them, a season sells them.
import type { Device } from './device.ts'

export const NATURE: Device[] = [
  {
    cues: /\b(oysters?|mussels?|shellfish|aquaculture|fish farm\w*|shrimp|ponds?|buoys?|algae|algal|blooms?|seaweed|hatcher(y|ies)|lakes?|rivers?|water quality|tide\w*)\b/i,
    noun: { one: 'buoy', many: 'buoys' },
    customer: { one: 'farm', many: 'farms' },
    buyers: 'growers who keep stock in the water',
    scene:
      'Stock in the water cannot run away. Oxygen goes at night and from the bottom up, where nobody looks; the surface still seems fine when the cages below are already in trouble. A grower who knows a day ahead can raise gear, thin out or harvest. One who finds out at low tide counts shells.',
    today: ['go by feeling and by the colour of the water', 'dip a handheld meter on the days a boat is out'],
    groups: [
      {
        who: 'farms with much stock on few sites',
        why: 'One bad night reaches everything they own, and their crew can act on a warning within hours.',
      },
      {
        who: 'hatcheries and nurseries',
        why: 'Small seed dies first. What is lost belongs in part to customers who have already ordered it.',
      },
      {
        who: 'small part-time growers',
        why: 'They feel a loss as sharply and have no crew to answer a message at two in the morning. A warning they cannot act on is worth little to them.',
      },
    ],
    loss: 'A loss comes in one year out of several, and then takes a season with it. In between, doing nothing is free and looks wise.',
    asked:
      'what they lost to bad water in the last three summers, what they would have done with a day’s warning, and who would have been on the boat',
    askedPass: 'name a loss above one year’s fee and an action that their crew could really have taken',
    reads: 'measures oxygen, temperature and salinity every quarter of an hour at the depth of the stock',
    tells: 'one text message that names the hours in question and how sure the service is',
    limits:
      'Two limits belong into the first minute of a sales talk. A cheap probe sees that oxygen falls and that something grows; it cannot tell species or toxins. And a warning concerns the health of the stock, never whether it is safe to eat: that decision stays with the authorities.',
    whyNow: [
      'Optical oxygen probes have replaced membranes that had to be changed every few weeks; a grower can now keep one alive with a sponge.',
      'Public agencies publish forecasts for whole bays. These are free, coarse and a gift: the service has to learn how one creek differs from its grid cell, and need not model the sea.',
    ],
    against:
      'Against now speaks the calendar. A device that is not in the water by late spring earns its proof a year later, and a quiet summer proves nothing at all.',
    rivals: [
      {
        name: 'Do nothing, and watch the water',
        why: 'free, and decades of feeling',
        fails: 'night and bottom water are invisible',
        answer: 'sell the night, not the day',
      },
      {
        name: 'The public forecast',
        why: 'free and made by scientists whom growers trust',
        fails: 'averages out shallow creeks',
        answer: 'publish our hits and misses beside it, site by site',
      },
      {
        name: 'A handheld meter',
        why: 'paid once, and believed',
        fails: 'measures only while somebody is there',
        answer: 'use it as the reference that checks the buoy',
      },
      {
        name: 'A research-grade station',
        why: 'accuracy',
        fails: 'price and service contract beyond a farm',
        answer: 'leave it to research, and offer to fill the gaps between its stations',
      },
      {
        name: 'Moving gear by the calendar',
        why: 'works without data',
        fails: 'labour every year, whether needed or not',
        answer: 'count the trips that were not needed',
      },
    ],
    danger: 'the free public forecast',
    dangerWhy:
      'It costs nothing, it improves every year, and its makers lend it their name. The day it becomes good enough for a single site, the reason to pay is gone; until then it is the best input a small firm could wish for.',
    features: [
      'oxygen, temperature and salinity at the depth of the stock',
      'a text message with hours and confidence',
      'a page with the last three days and what was said before',
      'a sensor that reports itself as blind',
      'a log of hits, misses and false alarms',
    ],
    leftOut: [
      {
        what: 'naming species or toxins',
        why: 'the hardware cannot see them, and a wrong all-clear could hurt somebody',
      },
      { what: 'an app', why: 'wet gloves on deck read a text message and open nothing' },
      { what: 'sites in other waters', why: 'each coast teaches the model from the beginning' },
    ],
    productTest:
      'Three fouling guards are hung side by side for four weeks of warm water and checked against a handheld meter each Friday. A guard that lets oxygen drift by more than half a milligram a litre is dropped, whatever it cost.',
    billing: 12,
    billingWhy:
      'It is paid by the year and in spring, since nobody thinks of warm water in November: a monthly plan would be cancelled every autumn.',
    anchor: 'A grower compares it with stock: so many dozen at the farm gate, and how often they died.',
    channels: [
      {
        name: 'Neighbours on the same water, introduced by the first farms',
        reached: 'demonstrations',
        conversion: [0.2, 0.36, 0.5],
        share: 0.5,
      },
      {
        name: 'Winter meetings of growers and extension agents',
        reached: 'talks',
        conversion: [0.1, 0.2, 0.3],
        share: 0.3,
      },
      {
        name: 'Hatcheries and gear dealers who pass on a name',
        reached: 'names',
        conversion: [0.12, 0.25, 0.4],
        share: 0.2,
      },
    ],
    sale: 'Nobody buys this from a website. It is bought from a person who has been seen on a dock, after a neighbour’s score for last summer has been passed round.',
    layers: [
      {
        part: 'sensing',
        job: 'oxygen, temperature, salinity, a hint of chlorophyll',
        choice: 'optical probes bought in; calibration kept with each serial number',
      },
      {
        part: 'fouling',
        job: 'keep growth off the probe',
        choice: 'a copper guard, a wiper and the grower’s sponge once a week',
      },
      {
        part: 'power and radio',
        job: 'two weeks without sun, messages from a low deck',
        choice:
          'solar panel, small battery, cellular module with its own certificate, a month of storage on board',
      },
    ],
    silent:
      'A silent probe must never look like good water: whatever has not reported for an hour is shown as blind, in the same size as an alarm.',
    acceptance:
      'Before the season every buoy hangs at the dock for fourteen days beside a handheld meter. Nineteen in twenty messages must arrive, and no oxygen value may lie further off than the meter’s own error.',
    rhythm:
      'The year has a shape. Buoys are built in winter, shown until early spring, laid out before the water warms, watched until autumn, then recovered and repaired. Money follows: full in spring, thin at New Year.',
    breaks:
      'Warm water covers a probe within weeks, storms drag moorings, and boats cut lines. The weekly wipe stands in the contract; the service notices drift and asks for it, and a drifting value is greyed out until somebody has been there.',
    gap: {
      gap: 'A grower whose name others respect',
      why: 'strangers do not hang gear on a lease',
      closedBy: 'an adviser from the trade before the first season, paid by the day',
    },
    risk: {
      name: 'A quiet summer proves nothing',
      likelihood: 'high',
      sign: 'no event by late August',
      answer: 'judge on small dips of oxygen, which come every year',
    },
    sceptic:
      'The rival is free and run by the very people whose trust a newcomer has to borrow. The device cannot see the poison that makes a bloom harmful. The customer is rare, frugal and at sea, and in most summers saving the fee would have been right.',
    wrongIf:
      'buoys call low oxygen a day ahead in creeks where the public grid was wrong, and if the crews that were warned did something about it',
    ways: {
      meets: ['the winter meeting of the growers’ association', 'the dock at landing time'],
      trusts: 'a neighbour on the same water',
      buys: 'between New Year and spring, when gear is mended and losses are still counted',
      busy: 'the warm months',
      keeps: 'where a farm’s stock lies and what it lost',
    },
    devices: [1, 2, 4],
    hours: 6,
    perHead: 100,
    build: [220, 310, 480],
    price: [550, 790, 1_200],
    service: [29, 49, 79],
    serving: [6, 9, 18],
    replaced: [0.04, 0.08, 0.2],
    churn: undefined,
    joining: [1, 2.6, 4.4],
    cac: [250, 450, 900],
    market: {
      counted: [
        {
          metric: 'businesses',
          of: 'shellfish farms on the East Coast and Gulf',
          cue: /oyster|mussel|shellfish|clam/i,
          regional: true,
        },
      ],
      perMillion: [4, 12, 40],
      householdShare: undefined,
      register: 'the public list of lease holders or licences',
      pays: [0.12, 0.2, 0.3],
      paysWho: 'whose stock is large enough that a tenth of one bad season pays the fee',
    },
    approval: { what: 'Radio tests and permission to lay out a buoy', dollars: [2_500, 5_000, 9_000] },
    second: {
      label: 'Monitoring contracts',
      who: 'agencies, universities and extension services that already pay for water data',
      why: 'They buy measurements and want no equipment to own, so one contract covers a dozen buoys at a better price than any farm pays.',
      dollars: [1_000, 1_900, 2_800],
      running: 3,
    },
  },
  {
    cues: /\b(soil|irrigation|irrigate|vineyards?|winer(y|ies)|orchards?|crops?|greenhouses?|growers?|fields?|farms?|farmers?|agronom\w+|frost|weather stations?|olive|moisture)\b/i,
    noun: { one: 'probe', many: 'probes' },
    customer: { one: 'grower', many: 'growers' },
    buyers: 'growers who irrigate',
    scene:
      'Roots drink where nobody sees. The top of the soil is dry and dusty while water stands two hands below, or the other way round after a light rain. So water is given by the calendar, by what the neighbour does, or by a look at leaves that show thirst days too late.',
    today: [
      'dig with a spade in two places and feel the earth',
      'water by the calendar and add a day to be safe',
    ],
    groups: [
      {
        who: 'growers who pay for water or pumping',
        why: 'They see the waste on a bill and can say what a turn of irrigation costs.',
      },
      {
        who: 'growers paid by quality',
        why: 'Too much water at the wrong week thins taste and colour. The price per tonne tells them in autumn, when nothing can be done.',
      },
      {
        who: 'estates with one manager and many blocks',
        why: 'Nobody can walk forty blocks before breakfast. They need to know which three to visit.',
      },
    ],
    loss: 'Overwatering hurts nobody at once. It shows up as a pump bill, a fungus in the third week and a pale crop, each of which has another excuse.',
    asked: 'when they last watered, how they decided it, and what one turn costs in pumping and hours',
    askedPass: 'can put a figure on one turn of water and admit to one that was not needed this season',
    reads: 'reads moisture and temperature at three depths of the root zone every hour',
    tells: 'a short weekly advice for each block: water, wait, or go and look',
    limits:
      'A probe knows the hand’s breadth of soil around it. Stones, slopes and a leaking dripper two rows on stay invisible, so where it is put decides what it is worth; one probe for a hill with three soils is worse than none.',
    whyNow: [
      'Long-range radio carries a few bytes over kilometres from a battery that lasts for years, so a field needs neither cable nor a telephone contract for each probe.',
      'Water is being rationed, metered or priced in one dry region after another, and whoever must keep a record of it anyway can have the record made by a probe.',
    ],
    against:
      'Against now speaks the drawer. Many farms own sensors of an earlier wave that died after a winter, and the second seller pays for the first one’s promises.',
    rivals: [
      {
        name: 'Do nothing: the calendar and the spade',
        why: 'free, and it has worked so far',
        fails: 'nobody digs in forty places',
        answer: 'bring the spade along and dig beside the probe',
      },
      {
        name: 'The adviser who visits',
        why: 'a person who knows the farm',
        fails: 'comes every second week',
        answer: 'give the adviser the account, so that each visit goes to the right block',
      },
      {
        name: 'Pictures from satellites',
        why: 'whole farm at once, cheap',
        fails: 'sees leaves and clouds, not roots',
        answer: 'use them to choose where a probe goes',
      },
      {
        name: 'The irrigation maker’s own system',
        why: 'one bill, one fitter',
        fails: 'works with its own valves only',
        answer: 'advise for any valve and switch none',
      },
    ],
    danger: 'the irrigation maker who adds a probe to its controller',
    dangerWhy:
      'The fitter is on the farm already and is paid for the trench. What he sells is a switch, though, and the grower’s question is whether to switch.',
    features: [
      'moisture at three depths of the root zone',
      'one advice a week for each block',
      'frost and heat warnings by text message',
      'a water record for the authority, ready to print',
      'battery state with a date, not a bar',
    ],
    leftOut: [
      { what: 'opening valves', why: 'a wrong reading would then drown a block, and the liability with it' },
      { what: 'disease models', why: 'they need leaf wetness and a plant doctor, and are judged every week' },
      { what: 'drones', why: 'a licence and a pilot for a picture that satellites give' },
    ],
    productTest:
      'In six places a hole is dug beside the probe on the day of its advice, and the grower says wet, right or dry before seeing the number. In five of the six both must agree, or the calibration for that soil is redone before the next one is sold.',
    billing: 12,
    billingWhy:
      'The fee is yearly and falls due before the first irrigation, for in the rainy months nobody would miss it.',
    anchor:
      'The yardstick is a turn of water: pump, hours and the worker’s morning. If a season’s fee costs more than two turns, the talk is over.',
    channels: [
      {
        name: 'Field mornings at a grower who already has it',
        reached: 'visitors',
        conversion: [0.12, 0.22, 0.35],
        share: 0.45,
      },
      {
        name: 'Advisers and cooperatives who put in a word',
        reached: 'introductions',
        conversion: [0.15, 0.28, 0.4],
        share: 0.35,
      },
      {
        name: 'Letters to growers with metered water, one by one',
        reached: 'letters',
        conversion: [0.01, 0.03, 0.06],
        share: 0.2,
      },
    ],
    sale: 'A grower buys in winter and judges in August. The first season is sold with a spade in hand and a promise to take the probe back; the second with last summer’s curve.',
    layers: [
      {
        part: 'sensing',
        job: 'moisture and temperature at three depths',
        choice: 'capacitive probes bought in, calibrated for the three commonest soils',
      },
      {
        part: 'field radio',
        job: 'a few bytes an hour over hills',
        choice: 'long-range radio with one gateway a farm; cellular where there is a single block',
      },
      {
        part: 'advice',
        job: 'soil, forecast and growth stage into water, wait or look',
        choice: 'a short set of rules an agronomist signs; a learned model only after two seasons of answers',
      },
    ],
    silent:
      'A cut cable reads as dry soil, and dry soil means water. Any value that jumps faster than water can move is held back and the grower is told to look.',
    acceptance:
      'Twelve probes stay in the ground for one month through rain and irrigation. All must report on nine days of ten, and after a heavy watering each depth must answer in the right order.',
    rhythm:
      'Sales fall into winter, holes are dug before bud break, advice runs until harvest, and the weeks after it belong to repairs and to the report each grower was promised.',
    breaks:
      'Mowers, hoes and mice cut cables; batteries swell in the sun. Every probe carries a flag taller than the grass, the cable runs in a sleeve, and a spare lies at the farm so that no harvest week waits for a parcel.',
    gap: {
      gap: 'An agronomist’s signature under the advice',
      why: 'a wrong week costs a grower more than ten years of fees',
      closedBy: 'one adviser of the region reviews the rules each season, for a day rate',
    },
    risk: {
      name: 'A wet year makes it look useless',
      likelihood: 'medium',
      sign: 'accounts not opened for three weeks',
      answer: 'report the turns saved, and the frost nights warned of',
    },
    sceptic:
      'Growers have bought this before. The drawer in the tractor shed holds the proof: dead batteries, a firm that no longer answers, an account nobody opened after June. Advice that is followed once a week is worth a telephone call from the neighbour, and the neighbour is free.',
    wrongIf:
      'growers with a curve from last summer pay for the next one before they are asked, and if they can say which turn of water they left out',
    ways: {
      meets: ['the winter meeting of the cooperative', 'the field day of the regional adviser'],
      trusts: 'the neighbour with the same soil',
      buys: 'after harvest, when the water bill is in',
      busy: 'spring work and harvest',
      keeps: 'yields, block by block, which neighbours and buyers of fruit would like to know',
    },
    devices: [2, 5, 12],
    hours: 5,
    perHead: 140,
    build: [60, 95, 160],
    price: [150, 240, 420],
    service: [7, 12, 20],
    serving: [1.2, 2.4, 4],
    replaced: [0.03, 0.07, 0.15],
    churn: undefined,
    joining: [2, 5, 9],
    cac: [250, 430, 900],
    market: {
      counted: [{ metric: 'businesses', of: 'farms' }],
      perMillion: [300, 1_500, 6_000],
      householdShare: undefined,
      register: 'the agricultural census and the water authority’s register',
      pays: [0.02, 0.05, 0.12],
      paysWho: 'that irrigate a crop dear enough for the fee and answer to nobody else for it',
    },
    approval: { what: 'Radio tests and product marking', dollars: [2_000, 4_000, 8_000] },
    second: undefined,
  },
  {
    cues: /\b(hives?|beehives?|beekeep\w*|bees?|bienen\w*|cattle|cows?|dairy|calves|calving|livestock|poultry|chickens?|pigs?|sheep|goats?|horses?|barns?|stables?|herds?)\b/i,
    noun: { one: 'tag', many: 'tags' },
    customer: { one: 'farm', many: 'farms' },
    buyers: 'keepers of livestock',
    scene:
      'An animal hides that it is ill until it no longer can. By the time somebody in the barn sees it, the fever is two days old, the calf lies the wrong way, or the colony has left. One pair of eyes at six in the morning has to notice, and it has other work.',
    today: [
      'walk through twice a day and trust the eye',
      'mark the suspects with chalk and look again tonight',
    ],
    groups: [
      {
        who: 'herds that grew faster than the staff',
        why: 'The owner used to know each animal by its gait. At three times the number nobody does.',
      },
      {
        who: 'keepers who are away in the daytime',
        why: 'They have another job and find at dusk what happened at noon.',
      },
      {
        who: 'breeders with dear animals',
        why: 'One saved birth or one heat found in time is worth years of a fee.',
      },
    ],
    loss: 'Loss comes in ones. A dead calf or an empty hive is a sad morning, written off as bad luck, and only the sum over five years would frighten the owner.',
    asked:
      'which animals they lost or treated late this year, at what hour it was noticed, and what the vet’s bill was',
    askedPass: 'name two cases that somebody on the spot could have saved half a day earlier',
    reads:
      'follows movement, temperature or weight round the clock and compares each animal with its own last week',
    tells: 'a list of at most five names each morning, with the reason beside each',
    limits:
      'It points, it does not diagnose. A tag says that number forty-one eats less than she did; why is for the keeper and the vet, and a list with fifteen names on it is a list nobody reads.',
    whyNow: [
      'Motion chips made for telephones cost little, sip current and survive a barn; what was a research collar has become a part that a small maker can buy.',
      'Hands are scarce. Farms that cannot find a second person look for a second pair of eyes.',
    ],
    against:
      'Against now speaks milk money: when prices fall, nothing that can wait is bought, and an early warning can always wait until after the loss.',
    rivals: [
      {
        name: 'Do nothing: the daily round',
        why: 'free, and part of the craft',
        fails: 'sees two hours of twenty-four',
        answer: 'start the round with the five names on the list',
      },
      {
        name: 'The equipment maker’s own system',
        why: 'comes with the parlour or feeder',
        fails: 'tied to one brand and priced for large herds',
        answer: 'serve the farms that will not buy a new parlour',
      },
      {
        name: 'A camera in the barn',
        why: 'cheap, seen from the kitchen',
        fails: 'somebody has to watch it',
        answer: 'send the minute worth watching',
      },
      {
        name: 'The vet’s regular visit',
        why: 'trusted, and needed anyway',
        fails: 'once a month',
        answer: 'print the month’s list for the visit',
      },
    ],
    danger: 'the maker of barn equipment who gives the tags away with a machine',
    dangerWhy:
      'It can hide the price in an invoice ten times as large. It has no reason, though, to serve a keeper who buys no machine.',
    features: [
      'each animal compared with its own last week',
      'a morning list of five names at most',
      'night alarm for births and sudden stillness',
      'treatment notes beside the curve',
      'tags that can be moved to another animal in a minute',
    ],
    leftOut: [
      { what: 'a diagnosis', why: 'that is the vet’s, by law and by sense' },
      { what: 'milk records', why: 'the dairy has them, and an export will do' },
      { what: 'fences without wire', why: 'another device, another liability' },
    ],
    productTest:
      'On one farm the list is kept in a sealed envelope for thirty mornings while the keeper works as usual. It must have named seven of ten treated animals at least half a day before the keeper did, with no more than two wrong names a morning.',
    billing: 12,
    billingWhy:
      'One invoice a year, when the subsidy or the milk money is in, suits a farm better than twelve small ones nobody files.',
    anchor:
      'The comparison is one animal: its price, the vet’s night call and the milk that was not delivered.',
    channels: [
      {
        name: 'Vets and inseminators who mention it on the farm',
        reached: 'introductions',
        conversion: [0.15, 0.26, 0.4],
        share: 0.4,
      },
      {
        name: 'Open barn mornings at a first customer',
        reached: 'visitors',
        conversion: [0.1, 0.2, 0.32],
        share: 0.4,
      },
      {
        name: 'Breeders’ meetings and their bulletin',
        reached: 'talks',
        conversion: [0.05, 0.12, 0.2],
        share: 0.2,
      },
    ],
    sale: 'It is decided at the kitchen table, often by two generations, after somebody they respect has shown his own list and the animal that was on it.',
    layers: [
      {
        part: 'tag',
        job: 'movement, temperature or weight; two seasons on one battery',
        choice: 'sealed case, replaceable strap, no charging socket for dung to enter',
      },
      {
        part: 'barn radio',
        job: 'collect from metal roofs and far paddocks',
        choice: 'one gateway under the ridge, a second for the pasture, both powered from the fence unit',
      },
      {
        part: 'the list',
        job: 'what is unusual for this animal today',
        choice: 'a plain deviation from its own week before anything learned across farms',
      },
    ],
    silent:
      'A lost tag lies still, and so does a dying animal. Stillness therefore rings once, asks for a look, and never drops silently off the list.',
    acceptance:
      'Forty tags go through four weeks of mud, rubbing and one cleaning with pressure. Thirty-eight must still report, and none may have hurt its bearer.',
    rhythm:
      'Births set the calendar: the weeks before them sell, the weeks of them decide, and the quiet season is for moving tags, changing straps and the yearly talk at the table.',
    breaks:
      'Straps tear, ears scar, hives are propped open, and gateways die in thunderstorms. Ten spare tags hang in every barn; the fee covers what the animals destroy, within reason stated in the contract.',
    gap: {
      gap: 'A vet who checks what the lists claim',
      why: 'keepers believe a vet before they believe a curve',
      closedBy: 'one practice scores thirty mornings and may publish the result, good or bad',
    },
    risk: {
      name: 'Too many false names on the list',
      likelihood: 'high',
      sign: 'lists not opened before nine',
      answer: 'fewer names, higher threshold, and a monthly score',
    },
    sceptic:
      'Good keepers do not need it and bad ones will not read it. Between them lies a thin band of farms with more animals than eyes and enough margin to pay, and the makers of barn machinery already sit in their kitchens.',
    wrongIf:
      'sealed lists name the sick half a day before the keeper does, and if the second year is paid without a visit',
    ways: {
      meets: ['the breeders’ evening', 'the waiting bench of the farm vet'],
      trusts: 'the vet, then the neighbour with the better animals',
      buys: 'after a loss, or when the yearly payment has come in',
      busy: 'births, hay and harvest',
      keeps: 'losses and treatments, which a buyer of the animals would like to see',
    },
    devices: [5, 20, 80],
    hours: 5,
    perHead: 140,
    build: [18, 32, 60],
    price: [45, 79, 140],
    service: [1.5, 2.9, 5],
    serving: [0.3, 0.6, 1.2],
    replaced: [0.04, 0.09, 0.18],
    churn: undefined,
    joining: [1.5, 4, 7.5],
    cac: [220, 400, 900],
    market: {
      counted: [{ metric: 'businesses', of: 'farms' }],
      perMillion: [300, 1_200, 5_000],
      householdShare: undefined,
      register: 'the register of animal holdings',
      pays: [0.03, 0.07, 0.15],
      paysWho: 'that keep enough animals of that kind and buy from an outsider',
    },
    approval: { what: 'Radio tests and animal-welfare check', dollars: [2_000, 4_500, 9_000] },
    second: undefined,
  },
]
