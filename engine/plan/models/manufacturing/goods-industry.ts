// Makers for other firms: parts, packaging, building materials, electronics, print. Bought by drawing, date and papers.
import type { Goods } from './goods.ts'

export const INDUSTRY: Goods[] = [
  {
    cues: /\b(cnc|machin(ed|ing|ist)|machine parts?|titanium|alumini?um|steel|metal\w*|weld\w*|sheet metal|3d print\w*|turning|milling|fabricat\w+|foundry|casting|precision|injection mou?ld\w*|prototyp\w+ parts?)\b/i,
    noun: 'machine shop',
    bench: 'machine',
    unit: { one: 'part', many: 'parts' },
    account: { one: 'customer', many: 'customers' },
    buyers: 'engineering firms that need parts in short runs',
    scene:
      'An engineer sends a drawing to six shops. Two never answer, two quote eight weeks, one is cheap and wrong. The part holds up a test, the test holds up a customer, and nobody writes down that a bracket cost a month.',
    today: [
      'send the drawing to an online broker and hope',
      'wait in the queue of the shop they have always used',
    ],
    groups: [
      {
        who: 'development departments',
        why: 'They need three by next week and do not mind the price; the next version is already drawn.',
      },
      {
        who: 'makers of small series',
        why: 'Forty a month, every month, on a date. They leave a shop for one late pallet.',
      },
      {
        who: 'maintenance departments',
        why: 'A line stands. They telephone, and whoever answers has the job.',
      },
    ],
    nothing:
      'Waiting costs the purchasing department nothing. It costs the engineer a month, and he does not sign orders.',
    asked:
      'which drawing waited longest for a quote this year, who made it in the end, and what the wait held up',
    askedPass: 'name a part of the last half-year that came more than two weeks late and what it stopped',
    makes: 'runs of one to two hundred from a drawing, in three materials',
    differs: 'an answer on the same day and a part on the day it names',
    limits:
      'Three materials and one size of machine. What needs five axes, a certificate for flight or ten thousand pieces is passed on to somebody who has it, with a telephone number.',
    whyNow: [
      'Good used machines come out of closing works for a quarter of their price, with their service book.',
      'Firms that sourced far away want a second source within a drive.',
    ],
    against:
      'Against now speaks order intake: when makers of machines cut back, every shop with a lease to pay quotes below cost.',
    rivals: [
      {
        name: 'Do nothing: the old shop',
        why: 'known, approved',
        fails: 'eight weeks',
        answer: 'take the rush part and ask for nothing else',
      },
      {
        name: 'The online broker',
        why: 'a price in a minute',
        fails: 'nobody to ask about the drawing',
        answer: 'ring within the hour with the question that saves a revision',
      },
      {
        name: 'Import',
        why: 'a third of the price in hundreds',
        fails: 'one wrong batch costs a quarter',
        answer: 'leave hundreds to it',
      },
      {
        name: 'The customer’s own toolroom',
        why: 'next door',
        fails: 'two people, both retiring',
        answer: 'be its overflow',
      },
    ],
    danger: 'the broker, as it learns to check drawings',
    dangerWhy:
      'It has no machine to feed and all the enquiries. It also sends the job to a shop like this one, minus a third; the way round it is the engineer’s telephone number.',
    features: [
      'runs of one to two hundred',
      'a quote the same day',
      'three materials from stock',
      'a measuring report with each lot',
      'one machine kept free for rush jobs',
    ],
    leftOut: [
      { what: 'five-axis work', why: 'a machine that needs two shifts to pay' },
      { what: 'surface treatment', why: 'baths and permits; two firms nearby do it' },
      { what: 'assembly', why: 'another liability for the price of screws' },
    ],
    goodsTest:
      'Ten parts of a customer’s hardest drawing are made unpaid and measured by the customer. All ten have to be inside tolerance; nine are a reason to look at the fixture before quoting.',
    chain:
      'The customer compares an hourly rate he does not see with a piece price he does. Set-up is the hidden half, so it stands on the quote as a line of its own and the second run shows what it saves.',
    sale: 'One rush part, delivered a day early with a measuring sheet, opens a firm. Purchasing comes later, with forms, and the forms are filled in gladly.',
    channels: [
      {
        name: 'Rush jobs by telephone for engineers',
        reached: 'enquiries',
        conversion: [0.15, 0.26, 0.4],
        share: 0.45,
      },
      { name: 'Visits with a sample case', reached: 'visits', conversion: [0.1, 0.2, 0.32], share: 0.35 },
      {
        name: 'Coaters, dealers and colleagues who pass on what they decline',
        reached: 'introductions',
        conversion: [0.14, 0.25, 0.38],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'quoting',
        job: 'drawing to price within a day',
        choice: 'a sheet with set-up, minutes and material; each past job corrects it',
      },
      {
        part: 'machines',
        job: 'two kinds of cutting, reliably',
        choice: 'used, one maker, so that tools and spares are shared',
      },
      {
        part: 'measuring',
        job: 'prove it',
        choice: 'hand instruments calibrated yearly; the large bridge rented by the hour',
      },
    ],
    batch:
      'Each lot has drawing revision, material certificate, machine and measuring sheet in one folder. Without the right revision nothing is clamped.',
    acceptance:
      'Five drawings with hidden contradictions are sent in by a friend. All five must come back with the right question before a chip has fallen.',
    week: 'Quotes until ten, set-ups before lunch, long runs overnight, measuring in the morning. The board shows the coming three weeks, and one machine stays empty on it by rule.',
    bottleneck: {
      what: 'set-up time',
      because: 'a run of twenty spends more hours in clamping and proving than in cutting',
    },
    spoils:
      'Wrong revision, worn tool, a number read upside down. First pieces are measured by the other person, and scrap is hung on a nail by the door until Friday, with its cost on a tag.',
    gap: {
      gap: 'Somebody who quotes while the machinist machines',
      why: 'unanswered enquiries go to the next shop by noon',
      closedBy: 'fixed quoting hours, and an assistant from the tenth customer on',
    },
    risk: {
      name: 'A crash takes the machine for weeks',
      likelihood: 'medium',
      sign: 'programs run without a dry pass',
      answer: 'a neighbour’s machine by agreement, insurance for the spindle',
    },
    sceptic:
      'Any closing works produces a new shop with the same machines. Customers want a price in a minute and an approval audit in a day; orders vanish with the economy while the lease does not. The good machinist becomes a poor salesman with a loan.',
    wrongIf:
      'engineers ring this shop first for the part that cannot wait, and if real hours stay within a tenth of the quote',
    ways: {
      meets: ['the supplier day of a large works', 'the coating firm’s loading ramp'],
      trusts: 'the design engineer who got a part early',
      buys: 'on a Thursday, for last week',
      busy: 'works holidays and the end of the year',
    },
    price: [22, 65, 240],
    material: [0.18, 0.26, 0.36],
    turnover: [9_000, 24_000, 44_000],
    accountMonth: [600, 1_500, 4_000],
    machines: [40_000, 110_000, 300_000],
    floorArea: [90, 170, 320],
    energy: [350, 700, 1_400],
    stockMonths: 0.4,
    hands: { role: 'Machining', like: 'technician', dollars: 50_000, count: [0.5, 1.5, 2.7] },
    perMillion: [150, 350, 800],
    counted: [],
    open: [0.1, 0.2, 0.32],
    openWho: 'that buy turned or milled parts in short runs',
    register: 'the industrial register, by branch',
    permit: { what: 'Trade approval and quality certificate', dollars: [4_000, 10_000, 22_000] },
    direct: undefined,
    resale: undefined,
  },
  {
    cues: /\b(packag\w+|boxes|cartons?|mycelium|compostable|polystyrene|wrapp\w+|pouches|labels?|bottles?|jars|pallets?|cardboard|bioplastic\w*|trays for|fillers?)\b/i,
    noun: 'packaging maker',
    bench: 'line',
    unit: { one: 'hundred', many: 'hundreds' },
    account: { one: 'brand', many: 'brands' },
    buyers: 'brands that ship small numbers',
    scene:
      'A small brand opens its parcel film with a block of foam, and the comments are about the foam. It would change tomorrow. The catalogue has grey pulp by the lorry load; the good-looking alternative starts at twenty thousand and a mould.',
    today: ['buy foam and apologise', 'stuff parcels with paper by hand'],
    groups: [
      {
        who: 'brands whose customers film the parcel',
        why: 'The inside of the box is their shop window, and they pay for what is shown.',
      },
      {
        who: 'makers of fragile goods',
        why: 'They count breakages. A filler that saves one in fifty pays for itself.',
      },
      {
        who: 'firms with a promise in their report',
        why: 'Somebody has written a date by which plastic is gone. They need figures and a certificate.',
      },
    ],
    nothing: 'Foam is light, cheap and works. It offends after the sale, when the money has been made.',
    asked:
      'what a parcel’s packing costs with the packer’s time, how many break, and what their customers write about it',
    askedPass: 'know their cost of a parcel and can show a complaint or a promise that foam breaks',
    makes: 'two shapes from one family of moulds, in runs of a few hundred',
    differs: 'a mould in three weeks and runs a small brand can store under a table',
    limits:
      'It protects as tested and no better. In damp halls it weakens, and compostable means in a plant or a garden under stated conditions; a certificate says which, and nothing else may be claimed.',
    whyNow: [
      'Charges on plastic packing rise or are announced in many places, so foam grows dearer without its maker’s doing.',
      'Moulds can be printed or milled from cheap board for short runs, which used to need steel.',
    ],
    against:
      'Against now speaks oil: whenever it is cheap, foam is nearly free, and good intentions wait for the next budget.',
    rivals: [
      {
        name: 'Do nothing: foam',
        why: 'cheapest, proven',
        fails: 'in the film of the parcel',
        answer: 'compare whole parcels, breakage and packing minutes included',
      },
      {
        name: 'Paper and cardboard folds',
        why: 'cheap, everybody recycles it',
        fails: 'minutes of folding',
        answer: 'drop in, done',
      },
      {
        name: 'Moulded pulp from a large works',
        why: 'low price in lorry loads',
        fails: 'twenty thousand and a steel mould',
        answer: 'five hundred and three weeks',
      },
      {
        name: 'Reusable boxes',
        why: 'no waste at all',
        fails: 'they have to come back',
        answer: 'leave round trips to it',
      },
    ],
    danger: 'cheap moulded pulp, once large works accept short runs',
    dangerWhy:
      'Its minute costs a fraction. What it does not have is a drop-test report for this bottle in this box by Friday.',
    features: [
      'two shapes from one family',
      'mould within three weeks',
      'drop-test report with the customer’s goods',
      'certificate of what becomes of it',
      'stock held for monthly calls',
    ],
    leftOut: [
      { what: 'contact with food', why: 'migration tests for each recipe' },
      { what: 'printing', why: 'a sleeve does it for less' },
      {
        what: 'brands below a hundred parcels a month',
        why: 'mould and talk cost the same as for a thousand',
      },
    ],
    goodsTest:
      'Thirty parcels with a customer’s own goods fall by the standard’s heights and thirty travel through the post. No more than one may break on either way, or the wall gets thicker and the price with it.',
    chain:
      'The buyer sees cents a parcel; the packer sees seconds. Both are in the price of a shipped order, and only the second argument wins against foam.',
    sale: 'The brand’s founder loves it, the warehouse decides. Ten free sets go to the person with the tape gun, and the talk about price waits for her verdict.',
    channels: [
      {
        name: 'Sample sets made for the brand’s own product',
        reached: 'samples',
        conversion: [0.12, 0.22, 0.34],
        share: 0.5,
      },
      {
        name: 'Fulfilment houses that pack for many',
        reached: 'introductions',
        conversion: [0.12, 0.24, 0.36],
        share: 0.3,
      },
      {
        name: 'Packaging fair and trade press',
        reached: 'contacts',
        conversion: [0.02, 0.05, 0.1],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'forming',
        job: 'shape, press or grow, dry',
        choice: 'one press or growth room; drying is bought generously, since it is the slow step',
      },
      {
        part: 'mould library',
        job: 'next mould from the last',
        choice: 'drawn in one family; milled board for runs, printed for trials',
      },
      {
        part: 'test bench',
        job: 'falls, damp, weight on top',
        choice: 'own drop tester; standards tests at a laboratory once a shape',
      },
    ],
    batch:
      'Recipe, moisture and weight are noted for each run, with three pieces kept. A broken bottle at a customer’s leads to a number on the inside.',
    acceptance:
      'Five hundred of one shape are made in one go. Weight may differ by one in ten at most, and a stranger must be able to pack fifty in ten minutes.',
    week: 'Mixing and forming on three days, drying through all of them, packing on Friday. Calls from stock go out daily, because nobody plans packing further than a week.',
    bottleneck: {
      what: 'drying or growing time',
      because: 'a piece leaves the mould soft and occupies a rack until it is hard, whoever is in a hurry',
    },
    spoils:
      'Warping, mould, crushed corners in storage. Racks are weighed each morning; what is too heavy stays, and what is bent is shredded into the next mix.',
    gap: {
      gap: 'A process engineer',
      why: 'the hundredth piece must be like the first',
      closedBy: 'a materials institute, by project, with a public grant for half of it',
    },
    risk: {
      name: 'A claim about composting is challenged',
      likelihood: 'medium',
      sign: 'a letter from a consumer body',
      answer: 'say only what the certificate says, word for word',
    },
    sceptic:
      'Packing is the last line of the budget and the first to be cut. Everybody is for it until the cent a parcel is named; pilots are photographed and never reordered. Cheap pulp will take short runs before this works has paid for its racks.',
    wrongIf:
      'brands reorder after the photograph, at the list price, and if the warehouse asks for it by itself',
    ways: {
      meets: ['the fulfilment house’s ramp', 'the packaging fair'],
      trusts: 'the packer with the tape gun',
      buys: 'in spring for the autumn peak',
      busy: 'the months from October to December',
    },
    price: [55, 95, 190],
    material: [0.26, 0.34, 0.44],
    turnover: [5_000, 18_000, 38_000],
    accountMonth: [350, 800, 2_200],
    machines: [30_000, 85_000, 280_000],
    floorArea: [120, 240, 500],
    energy: [400, 900, 2_000],
    stockMonths: 1,
    hands: { role: 'Forming and packing', like: 'warehouse worker', dollars: 37_000, count: [0.5, 1.4, 2.4] },
    perMillion: [120, 300, 700],
    counted: [],
    open: [0.1, 0.18, 0.3],
    openWho: 'that ship fragile or shown goods and choose their own packing',
    register: 'the packaging register and the client lists of fulfilment houses',
    permit: { what: 'Composting or recycling certificate and tests', dollars: [4_000, 10_000, 22_000] },
    direct: undefined,
    resale: undefined,
  },
  {
    cues: /\b(bricks?|insulation|panels?|tiles?|concrete|prefab\w*|building materials?|cladding|roof\w*|windows?|plaster|straw|hemp(crete)?|clay|paving|blocks?|tiny houses?|modular|construction|builders?|floor(s|ing)?)\b/i,
    noun: 'works',
    bench: 'line',
    unit: { one: 'square metre', many: 'square metres' },
    account: { one: 'builder', many: 'builders' },
    buyers: 'builders and architects',
    scene:
      'An architect wants a wall that breathes, a builder wants one that arrives on Tuesday with a data sheet. The merchant stocks neither. So the drawing says natural and the lorry brings foam, because the foam had a number for fire and heat and was there.',
    today: [
      'specify what the merchant has in stock',
      'mix something on site and hope that nobody asks for a certificate',
    ],
    groups: [
      {
        who: 'architects with clients who ask',
        why: 'They put a material into the tender. Without a data sheet they cannot, whatever they feel.',
      },
      {
        who: 'small builders and restorers',
        why: 'They look for something one person can carry and a crew understands in a morning.',
      },
      {
        who: 'owners who build for themselves',
        why: 'They pay for health and story, and need to be told which parts they may do.',
      },
    ],
    nothing:
      'The usual board has fifty years of papers and every crew can fit it in the dark. Nobody was ever blamed for specifying it.',
    asked:
      'which material they wanted on the last job and could not use, for want of what, and what they took instead',
    askedPass: 'name a job of the last year on which papers or delivery, and not price, were missing',
    makes: 'one product in two thicknesses, with tested values',
    differs: 'a data sheet an engineer accepts and a pallet on the day',
    limits:
      'One product does one thing. Where it gets wet or carries load it fails, and every sheet says so in the first line, because a wall is torn down at the maker’s cost.',
    whyNow: [
      'Rules on heat and on carbon in buildings are tightened step by step, and each step makes one more architect ask.',
      'Waste of farms and sites can be had for the fetching, where it used to be burnt or dumped.',
    ],
    against:
      'Against now speaks building itself: interest rates decide how many walls there are, and a new material is the first thing struck from a tight budget.',
    rivals: [
      {
        name: 'Do nothing: the usual board',
        why: 'papers, price, habit',
        fails: 'in the tender that asks for more',
        answer: 'go only where the tender asks',
      },
      {
        name: 'The large maker’s green line',
        why: 'a name, a network of merchants',
        fails: 'full lorries, long lead',
        answer: 'a pallet in a week',
      },
      {
        name: 'Imported natural product',
        why: 'certified abroad',
        fails: 'freight eats the carbon and the margin',
        answer: 'the same paper, from here',
      },
      {
        name: 'Mixing on site',
        why: 'cheap, romantic',
        fails: 'no two walls alike',
        answer: 'sell the mix in bags to those who insist',
      },
    ],
    danger: 'the large maker’s green line, when its merchants split pallets',
    dangerWhy:
      'It has the approval and the shelf. Until its merchants bother with half pallets, restorers and small builders are open.',
    features: [
      'one product, two thicknesses',
      'tested values for fire, heat and damp',
      'pallets and half pallets',
      'a morning of training with the first load',
      'cutting list for architects',
    ],
    leftOut: [
      { what: 'load-bearing parts', why: 'an approval that costs more than the works' },
      { what: 'fitting', why: 'crews are the customers' },
      { what: 'colours', why: 'each is a stock of pallets' },
    ],
    goodsTest:
      'One wall is built by a crew that has never seen the product, with the sheet alone, and left through a winter. If it has to be explained twice or patched once, the sheet or the edge is redrawn.',
    chain:
      'The merchant takes a quarter, the builder adds a fifth, and the owner compares the finished wall. So the sum that counts is price and hours together, for a square metre that is done.',
    sale: 'An architect writes it into one tender, a builder grumbles, somebody has to stand on the site that morning. After the third wall the crew asks for it.',
    channels: [
      {
        name: 'Training mornings with a crew on a first site',
        reached: 'crews',
        conversion: [0.15, 0.28, 0.42],
        share: 0.4,
      },
      {
        name: 'Architects’ offices at lunch, with a sample',
        reached: 'offices',
        conversion: [0.06, 0.14, 0.24],
        share: 0.35,
      },
      { name: 'Merchants who try a pallet', reached: 'merchants', conversion: [0.1, 0.2, 0.3], share: 0.25 },
    ],
    layers: [
      {
        part: 'line',
        job: 'mix, form, dry',
        choice: 'used press and a large dry hall; weather is a machine too',
      },
      {
        part: 'test file',
        job: 'fire, heat, damp, strength',
        choice: 'an institute for approval, own cubes and scales each day',
      },
      {
        part: 'yard and lorry',
        job: 'pallets out on their day',
        choice: 'a haulier with a tail lift; slots by the half day',
      },
    ],
    batch:
      'A pallet has a number that leads to its mix, its drying days and its test cube. A builder’s photograph of a crack can be answered before the crew has left.',
    acceptance:
      'Twenty pallets are made in a row and one of each is broken at the institute. All must lie inside the declared values, or the declaration is lowered.',
    week: 'Mixing and pressing in the dry months at full pace, drying for days or weeks, loading before seven. Winter is for maintenance, papers and architects.',
    bottleneck: {
      what: 'drying space',
      because: 'a square metre stands in the hall until it is dry, and rain does not read the order book',
    },
    spoils:
      'Damp, broken corners, a mix gone wrong on a Monday. Broken ones go back into the mixer; a whole pallet in doubt is never sold as seconds, because it will be built in.',
    gap: {
      gap: 'Somebody who leads an approval',
      why: 'without papers there is no tender',
      closedBy: 'the testing institute’s own engineer as adviser, by the day',
    },
    risk: {
      name: 'The approval takes another year',
      likelihood: 'high',
      sign: 'a second series of tests asked for',
      answer: 'sell for uses that need none: gardens, restoration, inner skins',
    },
    sceptic:
      'Building changes by regulation and not by desire. A small works carries the tests of a large one, sells by the pallet to people who pay after sixty days, and stands still when it rains or when rates rise. The material may be right and the firm may still be early.',
    wrongIf: 'architects who used it once write it into the next tender, and if crews need no second morning',
    ways: {
      meets: ['the architects’ chamber evening', 'the builders’ merchant at half past six'],
      trusts: 'the foreman who has fitted it',
      buys: 'in winter, when the season’s sites are priced',
      busy: 'the building season',
    },
    price: [24, 42, 85],
    material: [0.28, 0.36, 0.46],
    turnover: [6_000, 22_000, 46_000],
    accountMonth: [700, 1_600, 4_000],
    machines: [40_000, 110_000, 320_000],
    floorArea: [200, 400, 900],
    energy: [300, 700, 1_500],
    stockMonths: 1.2,
    hands: { role: 'Works and yard', like: 'warehouse worker', dollars: 40_000, count: [1, 1.6, 2.6] },
    perMillion: [300, 800, 1_800],
    counted: [],
    open: [0.05, 0.1, 0.18],
    openWho: 'that build with such materials or are asked for them',
    register: 'the chambers’ lists of builders and architects',
    permit: { what: 'Tests and technical approval, first steps', dollars: [8_000, 20_000, 50_000] },
    direct: undefined,
    resale: 1.35,
  },
  {
    cues: /\b(electronics?|pcbs?|circuit boards?|amplifiers?|audio|speakers?|synthesi[sz]ers?|batter(y|ies)|chargers?|led|lamps?|lighting|sensors?|keyboards?|microphones?|instruments?|motors?|e-?bikes?|drones?|robots?)\b/i,
    noun: 'electronics workshop',
    bench: 'bench',
    unit: { one: 'unit', many: 'units' },
    account: { one: 'dealer', many: 'dealers' },
    buyers: 'dealers and firms that resell or build in such units',
    scene:
      'Large makers drop a product when it sells below a few thousand a year. The people who used it stay behind with old units and a forum. Dealers know these people by name and have nothing to offer them but second-hand.',
    today: ['buy second-hand and repair', 'take the large maker’s successor, which lacks the one thing'],
    groups: [
      {
        who: 'specialist dealers',
        why: 'They live on what the general shop does not have, and on a margin that can be kept.',
      },
      {
        who: 'professionals who use it daily',
        why: 'A dead unit stops a job. They buy two and pay for repair within the week.',
      },
      {
        who: 'makers who build it in',
        why: 'Fifty a month, the same board for years; what they fear is the letter that announces its end.',
      },
    ],
    nothing:
      'Second-hand works, mostly, and has charm. It is only when two fail in one month that somebody looks for a maker.',
    asked:
      'which product they could no longer get, what they sold instead, and how many customers asked again',
    askedPass: 'name a product, a number a year and a price that was paid for it second-hand',
    makes: 'two models on one board, built in lots of fifty',
    differs: 'a unit that can still be repaired in ten years, by somebody with a name',
    limits:
      'It costs more than the large maker’s ever did, and looks it or does not. Features that a screen gives cheaply are not worth a small maker’s year; what it does, it does for a decade.',
    whyNow: [
      'Assemblers take fifty boards at a price that used to need a thousand, and tests can be planned with them from the drawing on.',
      'Rules on repair and spare parts favour those who meant to supply them anyway.',
    ],
    against: 'Against now speaks supply: a chip with one source can stop a two-model maker for half a year.',
    rivals: [
      {
        name: 'Do nothing: second-hand',
        why: 'charm, a low price',
        fails: 'every other month',
        answer: 'buy back old ones and learn what breaks',
      },
      {
        name: 'The large maker’s successor',
        why: 'warranty, shops',
        fails: 'lacks the one thing',
        answer: 'have the one thing',
      },
      {
        name: 'A kit for tinkerers',
        why: 'cheap, instructive',
        fails: 'half are never finished',
        answer: 'sell the finished one to those who started',
      },
      {
        name: 'A clone from a marketplace',
        why: 'a third of the price',
        fails: 'noise, heat, no papers',
        answer: 'measurements published, clone included',
      },
    ],
    danger: 'the clone, once it has stopped being bad',
    dangerWhy:
      'It needs two years for that, as a rule. Dealers and repair are what it will not have then, and these have to exist by that time.',
    features: [
      'two models on one board',
      'lots of fifty',
      'test record with each serial number',
      'repair within a week',
      'spare parts and drawings for ten years',
    ],
    leftOut: [
      { what: 'an app', why: 'it will be dead before the box is' },
      { what: 'a third model', why: 'tests, cartons and spares once more' },
      { what: 'general shops', why: 'they return what they cannot explain' },
    ],
    goodsTest:
      'Ten units run in a warm box for three weeks, switched every hour. Nine have to work at the end and the tenth has to be understood, or the lot is not released.',
    chain:
      'A dealer needs a third, a distributor another fifth. What costs a hundred to build must sell for three to four times that, or somebody in the chain works for love.',
    sale: 'A dealer lends it to his most difficult customer for a weekend. What that person says on Monday is the order.',
    channels: [
      {
        name: 'Loan units to specialist dealers',
        reached: 'dealers',
        conversion: [0.12, 0.24, 0.36],
        share: 0.45,
      },
      {
        name: 'Reviews and forums of users',
        reached: 'enquiries',
        conversion: [0.03, 0.07, 0.12],
        share: 0.35,
      },
      {
        name: 'The trade fair, in a shared stand',
        reached: 'contacts',
        conversion: [0.03, 0.07, 0.13],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'boards',
        job: 'the same for ten years',
        choice: 'assembled elsewhere; two sources for all but one part, and of that a stock',
      },
      {
        part: 'final test',
        job: 'measure, burn in, record',
        choice: 'own bench, automatic, serial number by serial number',
      },
      {
        part: 'repair',
        job: 'learn what fails',
        choice: 'each repair one line; the list decides the next revision',
      },
    ],
    batch:
      'A serial number leads to board lot, test curve and owner. When a part turns out bad, the letter goes to forty people and not to a forum.',
    acceptance:
      'A lot of ten is built by somebody with the manual alone. Nine must pass the bench at first go.',
    week: 'Boards come in lots, cases in other lots, and never together; assembly takes what has both. Two days of building, one of testing, one of repairs, one of letters.',
    bottleneck: {
      what: 'final test and burn-in',
      because: 'a unit occupies the bench for a day, and shipping it untested costs two',
    },
    spoils:
      'Static, dry joints, a capacitor from a bad year. Fail rates are written on the wall by lot; above one in twenty nothing is shipped until the cause has a name.',
    gap: {
      gap: 'Somebody for conformity and safety tests',
      why: 'a missing mark is a recall',
      closedBy: 'a test laboratory’s pre-check on the prototype, before the case is ordered',
    },
    risk: {
      name: 'The one part is discontinued',
      likelihood: 'medium',
      sign: 'a last-order letter',
      answer: 'buy three years of it, and redraw in the second',
    },
    sceptic:
      'Two models, one board and a forum are a hobby with a tax number. The loyal few have bought by the second year; dealers want terms, tests cost as much as for a large maker, and one discontinued chip is the end of the range.',
    wrongIf: 'dealers reorder after their first three, and if buyers come who have never heard of the forum',
    ways: {
      meets: ['the specialist fair', 'the counter of the dealer with the repair bench'],
      trusts: 'the difficult customer every dealer has',
      buys: 'before the season of their trade',
      busy: 'the weeks before the holidays',
    },
    price: [120, 260, 700],
    material: [0.3, 0.38, 0.48],
    turnover: [5_000, 18_000, 38_000],
    accountMonth: [350, 800, 2_000],
    machines: [15_000, 42_000, 130_000],
    floorArea: [50, 110, 220],
    energy: [100, 220, 450],
    stockMonths: 2,
    hands: { role: 'Assembly and test', like: 'technician', dollars: 44_000, count: [0.5, 1, 1.8] },
    perMillion: [30, 90, 220],
    counted: [],
    open: [0.15, 0.28, 0.42],
    openWho: 'that sell or build in such units and list small makers',
    register: 'the dealer lists of two large makers and the fair’s catalogue',
    permit: { what: 'Electrical, radio and disposal registration', dollars: [4_000, 9_000, 20_000] },
    direct: { cue: /online|direct|website|own shop/i, label: 'Sold directly', markup: 1.45 },
    resale: 1.5,
  },
  {
    cues: /\b(print(s|ed|ing|er|ers|shop)?|signage|signs|banners?|merchandise|stickers?|posters?|bookbind\w*|letterpress|engrav\w+|displays?|exhibition stands?|screen print\w*|brochures?)\b/i,
    noun: 'print shop',
    bench: 'press',
    unit: { one: 'job', many: 'jobs' },
    account: { one: 'client', many: 'clients' },
    buyers: 'agencies and firms that need printed things by a date',
    scene:
      'The event is on Thursday, the file comes on Monday, and it is wrong. The online printer would print it wrong, cheaply. What the agency buys is somebody who rings on Monday evening and says that the logo sits in the fold.',
    today: ['upload to an online printer and pray', 'drive to the old shop that closes at four'],
    groups: [
      {
        who: 'small agencies',
        why: 'They sold the date before they had the file. A shop that saves them once is in every quote after.',
      },
      {
        who: 'organisers of fairs and events',
        why: 'Forty different pieces, one date, and changes on the last day.',
      },
      { who: 'firms with branches', why: 'The same sign in eleven places, each wall another width.' },
    ],
    nothing:
      'Online printing is so cheap that being wrong twice still costs less, as long as there is time for it.',
    asked:
      'which job went wrong or late last, what it cost them with the client, and what they did at the last minute',
    askedPass: 'tell of a job within the year that was reprinted or delivered by taxi',
    makes: 'short runs in paper, board and film, checked by a person',
    differs: 'a call about the mistake before it is printed',
    limits:
      'Long runs are cheaper elsewhere and always will be. Above a few thousand the job is passed on, with the file put right and a fee for that.',
    whyNow: [
      'Used digital presses and cutters come on the market as large shops merge.',
      'Online printers have trained clients to upload; nobody has trained them to check.',
    ],
    against: 'Against now speaks paper: less is printed each year, and what remains is asked for tomorrow.',
    rivals: [
      {
        name: 'Do nothing: send a file instead',
        why: 'free',
        fails: 'on a wall and in a hand',
        answer: 'sell what has to be touched',
      },
      {
        name: 'The online printer',
        why: 'a quarter of the price',
        fails: 'prints what it is sent',
        answer: 'check, ring, print',
      },
      {
        name: 'The old shop in town',
        why: 'skill',
        fails: 'shuts at four, answers by fax',
        answer: 'open when agencies are',
      },
      {
        name: 'The client’s own machine',
        why: 'there',
        fails: 'colour, size, cutting',
        answer: 'finish what they print',
      },
    ],
    danger: 'the online printer with a courier and a hotline',
    dangerWhy:
      'It can buy speed. It cannot be in the hall at seven with a knife and tape when the wall turns out to be shorter.',
    features: [
      'short runs, three kinds of material',
      'file check by a person',
      'proof the same day',
      'delivery and mounting',
      'stock of the client’s own paper',
    ],
    leftOut: [
      { what: 'long runs', why: 'passed on, for a fee' },
      { what: 'design', why: 'agencies are the customers' },
      { what: 'a web shop with prices', why: 'it invites comparison with what we are not' },
    ],
    goodsTest:
      'Twenty files with hidden mistakes come from two agencies. Eighteen mistakes have to be found before printing, and every proof has to be out by six.',
    chain:
      'An agency adds a fifth and keeps the client. The client compares with a web page; the agency compares with the night on which it went wrong.',
    sale: 'The first job is somebody else’s disaster at five in the afternoon. It is done at the normal price, and the next ones come by themselves.',
    channels: [
      {
        name: 'Rush jobs saved for agencies',
        reached: 'agencies called',
        conversion: [0.1, 0.2, 0.32],
        share: 0.5,
      },
      {
        name: 'Fair builders and event technicians',
        reached: 'introductions',
        conversion: [0.14, 0.26, 0.38],
        share: 0.3,
      },
      {
        name: 'Letters with a sample to firms with branches',
        reached: 'letters',
        conversion: [0.01, 0.03, 0.06],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'intake',
        job: 'file, date, who may change it',
        choice: 'one upload page and one person who looks at it',
      },
      {
        part: 'presses',
        job: 'paper, board, film',
        choice: 'used, under a service contract that names hours',
      },
      { part: 'finishing', job: 'cut, fold, mount', choice: 'one good cutter; binding bought in' },
    ],
    batch:
      'A job ticket holds file version, paper lot, colour reading and the name of whoever released it. A reprint in a year looks the same.',
    acceptance:
      'Ten jobs run through in one day with an outsider as client. All must leave right and on time, and the invoice with them.',
    week: 'Files come in the afternoon, proofs go out by six, presses run in the evening, finishing and the van are for the morning. Before fairs the week has no end.',
    bottleneck: {
      what: 'finishing',
      because: 'presses are fast, and cutting, folding and mounting are done by hands',
    },
    spoils:
      'Wrong version, scratched film, a fold against the grain. First sheets are signed by a second person, and every reprint is paid into a jar by whoever skipped that.',
    gap: {
      gap: 'Somebody who reads files as others read books',
      why: 'the check is the product',
      closedBy: 'a pre-press hand from a closed shop, half days',
    },
    risk: {
      name: 'An agency takes half of the week',
      likelihood: 'medium',
      sign: 'one name on every other ticket',
      answer: 'fixed slots, and a deposit for more',
    },
    sceptic:
      'Print shrinks, presses are cheap because shops close, and the web page costs a quarter. Living on other people’s haste means working their nights at a price they forget by morning.',
    wrongIf: 'agencies send files without asking the price, and if reprints stay below one job in fifty',
    ways: {
      meets: ['the agency’s kitchen at five in the afternoon', 'the build-up day of a fair'],
      trusts: 'the event technician who was there',
      buys: 'three days before an event',
      busy: 'the fair seasons',
    },
    price: [120, 260, 800],
    material: [0.24, 0.32, 0.42],
    turnover: [5_500, 17_000, 33_000],
    accountMonth: [250, 600, 1_500],
    machines: [18_000, 48_000, 130_000],
    floorArea: [60, 120, 240],
    energy: [150, 320, 650],
    stockMonths: 0.3,
    hands: { role: 'Press and finishing', like: 'technician', dollars: 40_000, count: [0.5, 1, 1.8] },
    perMillion: [600, 1_400, 3_000],
    counted: [],
    open: [0.06, 0.12, 0.2],
    openWho: 'that order printed things every month, by a date',
    register: 'the chamber’s list of agencies and organisers',
    permit: { what: 'Trade approval and waste registration', dollars: [800, 2_000, 5_000] },
    direct: undefined,
    resale: 1.2,
  },
]
