// Makers of what people wear, sit on, wash with or give: bought by shops with the eye, and returned by season.
import type { Goods } from './goods.ts'

export const HOME: Goods[] = [
  {
    cues: /\b(soaps?|shampoos?|cosmetics?|skin ?care|candles?|perfumes?|fragrances?|balms?|lotions?|creams?|make-?up|deodorants?|essential oils?|bath|beauty|detergents?)\b/i,
    noun: 'maker of care products',
    bench: 'bench',
    unit: { one: 'piece', many: 'pieces' },
    account: { one: 'stockist', many: 'stockists' },
    buyers: 'salons, gift shops and small hotels',
    scene:
      'A guest takes the little bottle home from a hotel and throws it away. A salon sells what the wholesaler’s rep left on the shelf. Both would rather have something that guests ask for by name, refilled without plastic, and neither has time to look for it.',
    today: [
      'order the wholesaler’s white-label line',
      'let a friend’s soap stand by the till until it gathers dust',
    ],
    groups: [
      {
        who: 'small hotels and guest houses',
        why: 'They buy by the room and by the month, and a scent that guests mention in reviews pays for itself.',
      },
      {
        who: 'salons and studios',
        why: 'Customers ask what was used on them. A shelf by the till turns the answer into money.',
      },
      {
        who: 'gift and concept shops',
        why: 'They order by the look, twice a year, and return by not reordering.',
      },
    ],
    nothing:
      'White-label bottles cost little and nobody ever complained about them. Doing nothing is invisible, which suits a purchasing list.',
    asked:
      'what stands in bathrooms or by the till now, what it costs a room or a month, and who last asked for it by name',
    askedPass: 'admit that nobody asks for what stands there, and know what they pay for it',
    makes: 'four scents in one mould, refillable, with papers for each',
    differs: 'something guests ask for at the desk, refilled from a can',
    limits:
      'It cleans and it smells good. It heals nothing, and one word of healing on a label turns it into a medicine with a file to match.',
    whyNow: [
      'Hotels are told, here by law and there by guests, to give up small plastic bottles, and have to change the bracket on the wall anyway.',
      'Safety reports for simple recipes can be bought by the recipe, so four products cost four reports and not a department.',
    ],
    against:
      'Against now speaks the crowd: pouring candles is what everybody tried in a winter at home, and stockists have seen them all.',
    rivals: [
      {
        name: 'Do nothing: white label',
        why: 'cheap, delivered with the towels',
        fails: 'nobody takes a photograph of it',
        answer: 'price by the guest night, not by the bottle',
      },
      {
        name: 'The well-known brand',
        why: 'guests recognise it',
        fails: 'dear, and the same in every lobby',
        answer: 'a scent only this house has',
      },
      {
        name: 'The hobby maker from the market',
        why: 'charming, local',
        fails: 'no papers, empty in December',
        answer: 'papers first, then charm',
      },
      {
        name: 'The large natural brand',
        why: 'in every chemist’s',
        fails: 'no reason to come to this shop',
        answer: 'stay out of chemists’',
      },
    ],
    danger: 'the linen supplier who adds a natural line to its van',
    dangerWhy:
      'It stops at every hotel already. Its line will be good and nameless, so houses that want a name are what is left.',
    features: [
      'four scents, one size, one refill can',
      'safety report for each recipe',
      'batch number on each piece',
      'a tester for each stockist',
      'delivery by the case of twelve',
    ],
    leftOut: [
      { what: 'sun care and anything with an effect', why: 'another law' },
      { what: 'gift sets', why: 'hours of ribbon for a margin that January takes back' },
      { what: 'own shops', why: 'the stockist’s shelf costs nothing until it sells' },
    ],
    goodsTest:
      'Thirty pieces lie for twelve weeks on a sunny window and thirty in a damp bathroom. No more than two may have changed in look or smell, or the recipe goes back.',
    chain:
      'A shop doubles the price and a hotel divides it by nights. The first asks what it will sell for, the second what it costs a guest; one list has to answer both.',
    sale: 'Buyers smell before they read. A tester in the washroom of the right café does more than a catalogue, and the reorder comes from whoever cleans.',
    channels: [
      {
        name: 'Testers left in washrooms and at desks',
        reached: 'places visited',
        conversion: [0.08, 0.16, 0.26],
        share: 0.5,
      },
      {
        name: 'Gift fair in late summer',
        reached: 'buyers met',
        conversion: [0.04, 0.08, 0.14],
        share: 0.25,
      },
      {
        name: 'Stockists and guests who pass it on',
        reached: 'introductions',
        conversion: [0.12, 0.22, 0.34],
        share: 0.25,
      },
    ],
    layers: [
      {
        part: 'mixing and curing',
        job: 'same weight, same scent, weeks of rest',
        choice: 'one scale, one mould, shelves with dates',
      },
      {
        part: 'product file',
        job: 'recipe, safety report, complaints',
        choice: 'one folder for each product, as the cosmetics law asks',
      },
      {
        part: 'stock of scent',
        job: 'the dearest litre in the house',
        choice: 'two suppliers; a small sample of each lot kept',
      },
    ],
    batch:
      'A batch has a card with oils, lots, weights and the day it may be sold. Two pieces stay in a drawer until its date has passed.',
    acceptance:
      'Somebody new makes one batch by the card alone. Weight and smell have to be within what two stockists call the same.',
    week: 'Pouring on two days, cutting and wrapping on two, and then bars lie for weeks before they may be sold. What is wanted in November was poured in September.',
    bottleneck: {
      what: 'curing shelves and wrapping',
      because: 'a bar rests for weeks wherever it lies, and paper is folded by hand',
    },
    spoils:
      'Scent fades, oils turn, labels run in the bath. Odd pieces are cut up and sold by weight at the door, never to a stockist.',
    gap: {
      gap: 'A safety assessor',
      why: 'nothing may be sold without the signature',
      closedBy: 'reports for four recipes before the first case, by a sworn assessor',
    },
    risk: {
      name: 'Somebody’s skin reacts',
      likelihood: 'medium',
      sign: 'one message with a photograph',
      answer: 'answer within the day, check the lot, keep the file',
    },
    sceptic:
      'There is more soap than skin. Anybody can pour it, shops take it on commission and lose it behind a plant, and hotels decide by the cent for a guest night. The one thing that cannot be copied is the papers, and nobody buys those.',
    wrongIf:
      'houses reorder the refill can by themselves, and if stockists sell a case in six weeks without a tester being renewed',
    ways: {
      meets: ['the late-summer gift fair', 'the hoteliers’ regional table'],
      trusts: 'the housekeeper, and the salon owner next door',
      buys: 'before the season and in late summer',
      busy: 'December',
    },
    price: [3, 5.2, 11],
    material: [0.24, 0.31, 0.4],
    turnover: [3_500, 12_500, 26_000],
    accountMonth: [90, 180, 380],
    machines: [6_000, 16_000, 50_000],
    floorArea: [30, 70, 150],
    energy: [100, 220, 450],
    stockMonths: 1.5,
    hands: { role: 'Making and wrapping', like: 'warehouse worker', dollars: 34_000, count: [0.5, 1, 1.7] },
    perMillion: [900, 1_800, 3_200],
    counted: [
      { of: 'beauty and hair salons with staff', cue: /salon/i },
      { of: 'hair and beauty salons', cue: /salon/i },
    ],
    open: [0.06, 0.12, 0.2],
    openWho: 'that choose what stands on their shelf and take small makers',
    register: 'the hotel register and the chamber’s list of salons and shops',
    permit: { what: 'Safety reports, product files and notification', dollars: [1_500, 3_500, 8_000] },
    direct: { cue: /online|direct|markets?\b|own shop|website/i, label: 'Sold directly', markup: 1.8 },
    resale: 2,
  },
  {
    cues: /\b(furniture|tables?|chairs?|sofas?|cabinets?|joiner\w*|carpent\w*|woodwork\w*|kitchens? makers?|desks?|shelving|beds?|upholster\w*|oak|timber|wood workshop|interiors?)\b/i,
    noun: 'joinery',
    bench: 'bench',
    unit: { one: 'piece', many: 'pieces' },
    account: { one: 'client', many: 'clients' },
    buyers: 'offices, cafés and interior designers',
    scene:
      'A café needs fourteen tables in five weeks, seventy-two centimetres wide because of the pillar. The catalogue has seventy or eighty. The big joinery is booked until autumn, and the one round the corner says yes to everything and delivers in instalments.',
    today: [
      'buy from the catalogue and live with the gap',
      'wait for a joiner who has been recommended and does not ring back',
    ],
    groups: [
      {
        who: 'interior designers',
        why: 'They draw, they promise and they are blamed. A maker who keeps a date gets every job they have.',
      },
      {
        who: 'cafés, shops and small hotels',
        why: 'An opening date is printed. Late furniture costs rent for an empty room.',
      },
      { who: 'offices that grow', why: 'They need six more of the same, two years later, in the same oak.' },
    ],
    nothing:
      'A catalogue table stands there next week for a third of the price. Whoever sits at it never measures the gap to the pillar.',
    asked: 'what they last had made, how late it came, what that cost them, and what they bought instead',
    askedPass: 'tell of a piece that came late or not at all within two years, with what it cost',
    makes: 'tables, benches and shelves from three drawings, in any size',
    differs: 'a width to the centimetre on a date in the contract',
    limits:
      'Wood moves. It will crack a little in the first winter, and a client who wants it not to should have steel; said before the order it is nature, said after it is a complaint.',
    whyNow: [
      'Sheets can be cut overnight by firms that own the large machine, so a small shop needs hands and a finish and not a hall.',
      'Rooms are refitted faster than they used to be, and long supply lines have taught designers to look nearby.',
    ],
    against:
      'Against now speaks building: when fewer rooms are fitted out, joiners with a hall to feed quote below cost.',
    rivals: [
      {
        name: 'Do nothing: the catalogue',
        why: 'cheap, next week',
        fails: 'the pillar',
        answer: 'quote the odd width at a fixed surcharge',
      },
      {
        name: 'The large joinery',
        why: 'capacity, a name',
        fails: 'booked until autumn',
        answer: 'the order that is too small for it',
      },
      {
        name: 'The one-man shop',
        why: 'cheap, skilled',
        fails: 'dates',
        answer: 'penalty clause in our own contract',
      },
      {
        name: 'Import to measure',
        why: 'half the price',
        fails: 'ten weeks and a wrong stain',
        answer: 'a sample of the finish on the table within a week',
      },
    ],
    danger: 'a good one-man shop that hires an organiser',
    dangerWhy:
      'Skill is common and order is not. Whoever puts the two together first in a town keeps its designers for years.',
    features: [
      'three drawings, free in width and length',
      'finish samples within a week',
      'a date with a penalty in the contract',
      'delivery and levelling on the day',
      'the same again in two years: drawings are kept',
    ],
    leftOut: [
      { what: 'fitted kitchens', why: 'plumbers, worktops and a guarantee for years' },
      { what: 'private single pieces', why: 'as many talks as a café with fourteen tables' },
      { what: 'own design collections', why: 'stock that nobody ordered' },
    ],
    goodsTest:
      'One table of each drawing stands for six weeks beside a radiator and another in a damp hall. Two of three must still be flat to a credit card’s thickness; the third drawing is changed.',
    chain:
      'A designer adds a fifth to a third for choosing and answering. The client sees that price, so the maker’s own must leave room for it.',
    sale: 'A designer gives a small job first, late on a Thursday, with an impossible date. Everything after it depends on that one.',
    channels: [
      {
        name: 'Designers and architects, with finish samples',
        reached: 'studios visited',
        conversion: [0.1, 0.2, 0.32],
        share: 0.5,
      },
      {
        name: 'Sites where something is being fitted out',
        reached: 'sites called at',
        conversion: [0.05, 0.12, 0.2],
        share: 0.3,
      },
      {
        name: 'Clients who show the room to others',
        reached: 'introductions',
        conversion: [0.15, 0.28, 0.4],
        share: 0.2,
      },
    ],
    layers: [
      {
        part: 'drawings',
        job: 'three models, any measure',
        choice: 'one drawing program with formulas; cutting lists fall out of it',
      },
      {
        part: 'cutting',
        job: 'sheets and boards to size',
        choice: 'bought in overnight; own saw for corrections',
      },
      {
        part: 'finish',
        job: 'what everybody sees',
        choice: 'oil by hand in a clean room; two coats, two days, no shortcut',
      },
    ],
    batch:
      'Each job has a box with drawing, cutting list, wood lot and a chip of the finish. In two years the same client will want six more.',
    acceptance:
      'An order of fourteen is run as a trial with an invented pillar. Every piece must fit within two millimetres, and the day on the board must be the day on the van.',
    week: 'Cut parts come on Monday, joints are made until Wednesday, oil needs two nights, and Friday is for the van. One person sits with clients one day a week, and that day is fixed.',
    bottleneck: {
      what: 'the finishing room',
      because: 'oil dries as fast as it dries and dust from the bench spoils it',
    },
    spoils:
      'Boards warp between cutting and gluing, and stains differ from the sample. So parts rest in the shop for three days, and the client signs the sample on its back.',
    gap: {
      gap: 'Somebody who plans sites',
      why: 'a date is lost on the telephone, not at the bench',
      closedBy: 'one retired foreman, a day a week, for the first ten jobs',
    },
    risk: {
      name: 'A client goes under with the last instalment',
      likelihood: 'medium',
      sign: 'an opening put off twice',
      answer: 'half ahead, the rest before unloading',
    },
    sceptic:
      'Every town has joiners who are better with wood than with calendars, and they starve on the same jobs. Prices are set by whoever has the emptiest hall. The founder will spend the day at the bench and the night on quotes that are not answered.',
    wrongIf:
      'designers give a second job without asking for a second quote, and if nine dates in ten were kept',
    ways: {
      meets: ['the designers’ Thursday opening', 'the counter of the timber merchant'],
      trusts: 'the architect who was burnt by somebody else',
      buys: 'six to ten weeks before an opening',
      busy: 'the fortnight before the summer holidays',
    },
    price: [240, 520, 1_400],
    material: [0.28, 0.35, 0.45],
    turnover: [6_000, 18_000, 34_000],
    accountMonth: [700, 1_500, 3_500],
    machines: [14_000, 38_000, 100_000],
    floorArea: [90, 170, 320],
    energy: [150, 320, 700],
    stockMonths: 0.4,
    hands: { role: 'Joinery', like: 'technician', dollars: 42_000, count: [0.5, 1, 1.8] },
    perMillion: [300, 700, 1_500],
    counted: [],
    open: [0.08, 0.15, 0.25],
    openWho: 'that have things made at least once a year',
    register: 'the list of design studios and the building permits for shops and cafés',
    permit: { what: 'Dust, noise and fire approval of the shop', dollars: [1_500, 4_000, 10_000] },
    direct: undefined,
    resale: 1.25,
  },
  {
    cues: /\b(textiles?|garments?|clothing|clothes|apparel|uniforms?|workwear|knit\w*|weav\w*|sew\w*|tailor\w*|leather|bags?|fabrics?|shirts?|denim|linen|wool|shoes?|footwear|fashion|pattern makers?)\b/i,
    noun: 'sewing workshop',
    bench: 'line',
    unit: { one: 'piece', many: 'pieces' },
    account: { one: 'label', many: 'labels' },
    buyers: 'small labels and firms that need sewn goods',
    scene:
      'A small label has a pattern, forty orders and no factory. The works abroad want three hundred of a colour and deposit by wire; the seamstress in town can do eight by Friday. Between eight and three hundred there is hardly anybody.',
    today: ['order three hundred and store what does not sell', 'sew the first forty themselves at night'],
    groups: [
      {
        who: 'young labels',
        why: 'Stock kills them. Forty of a colour, reordered when sold, would let them live.',
      },
      {
        who: 'firms with uniforms',
        why: 'They take on people every month and need five in three sizes that match last year’s.',
      },
      {
        who: 'costume, theatre and hotel buyers',
        why: 'Odd numbers, odd sizes, fixed dates; price comes third.',
      },
    ],
    nothing: 'A catalogue shirt with a print is there in a week. It fits nobody well and offends nobody.',
    asked:
      'what quantity they last had to order, how much of it was left, and what they would have paid to order a fifth',
    askedPass: 'still have unsold pieces and would have paid a quarter more for small lots',
    makes: 'lots of thirty to three hundred from a tested pattern, in sizes that repeat',
    differs: 'thirty pieces in three weeks, the same again in the same thread',
    limits:
      'Sewing takes the minutes it takes. Local work costs several times the foreign minute, so a plain shirt will never be right here, and it is kinder to say so at the first cup of coffee.',
    whyNow: [
      'Freight and minimum orders have taught labels what unsold stock costs; some now pay for the small lot and sell it out.',
      'Used machines from closed works are cheap, and the people who ran them still live nearby.',
    ],
    against:
      'Against now speaks the price tag: buyers of clothes compare with a shirt that costs less than the thread here.',
    rivals: [
      {
        name: 'Do nothing: printed stock goods',
        why: 'a week, a few coins',
        fails: 'fit and feel',
        answer: 'leave plain shirts to it',
      },
      {
        name: 'The works abroad',
        why: 'a quarter of the price',
        fails: 'three hundred, deposit, ten weeks',
        answer: 'thirty, in three weeks',
      },
      {
        name: 'The seamstress in town',
        why: 'near, careful',
        fails: 'eight by Friday',
        answer: 'pass on eights, take thirties',
      },
      {
        name: 'Another small works',
        why: 'same machines',
        fails: 'dates in the season',
        answer: 'slots booked ahead with a deposit',
      },
    ],
    danger: 'the works abroad that lowers its smallest lot',
    dangerWhy:
      'Some already take fifty. They cannot let a designer stand beside the machine and change a seam, and that hour is worth more than the fare.',
    features: [
      'lots of thirty to three hundred',
      'a sewn sample within ten days',
      'patterns kept and graded',
      'slots booked with a deposit',
      'repair of faults within a week',
    ],
    leftOut: [
      { what: 'own collections', why: 'a label that competes with its customers loses them' },
      { what: 'printing and embroidery', why: 'bought in by the piece next door' },
      { what: 'alterations for private people', why: 'an hour each, and a mirror' },
    ],
    goodsTest:
      'Thirty pieces of one pattern are sewn by three people and mixed. The customer measures all of them blind; twenty-eight have to lie within the tolerance agreed beforehand.',
    chain:
      'A label sells for four to five times what the sewing costs, and needs that for shop, returns and sale. A minute saved on a seam is worth more to it than a coin off the price.',
    sale: 'It begins with a sample that somebody else got wrong. Put right in ten days, it brings the lot; the lot, delivered in its week, brings the season.',
    channels: [
      {
        name: 'Samples put right for labels in trouble',
        reached: 'labels talked to',
        conversion: [0.12, 0.22, 0.35],
        share: 0.45,
      },
      {
        name: 'Fashion schools, pattern makers and fabric dealers',
        reached: 'introductions',
        conversion: [0.14, 0.26, 0.38],
        share: 0.35,
      },
      {
        name: 'Letters to firms with uniforms',
        reached: 'letters',
        conversion: [0.01, 0.03, 0.06],
        share: 0.2,
      },
    ],
    layers: [
      { part: 'pattern file', job: 'sizes that repeat', choice: 'one pattern program; paper kept beside it' },
      {
        part: 'line',
        job: 'cut, sew, press, check',
        choice: 'used machines in the order of the seams; cutting bought in above a hundred',
      },
      {
        part: 'slots',
        job: 'who is sewn in which week',
        choice: 'a wall calendar with deposits written on it',
      },
    ],
    batch:
      'A bundle travels with its ticket: fabric lot, size, each seam signed. A fault found in a shop leads back to one machine and one day.',
    acceptance:
      'One lot runs through with an outsider holding the stopwatch. Minutes for a piece must lie within a tenth of the quote, or the quote was wrong.',
    week: 'Cutting on Monday, bundles on Tuesday, the line until Thursday, pressing and parcels on Friday. Two seasons a year bring twice the orders in half the weeks, and deposits decide who is sewn.',
    bottleneck: {
      what: 'the slowest seam',
      because: 'every piece passes it, and two good hands there set the pace of all',
    },
    spoils:
      'Fabric shrinks, colours differ from lot to lot, needles break on zips. The first of each lot is washed and measured before the second is cut.',
    gap: {
      gap: 'A forewoman who can time a seam',
      why: 'quotes by feeling are wrong by a third',
      closedBy: 'ten days of somebody from a closed works, at the first three lots',
    },
    risk: {
      name: 'Labels fail with bills unpaid',
      likelihood: 'high',
      sign: 'a slot moved twice',
      answer: 'half ahead, the rest before the parcel leaves',
    },
    sceptic:
      'Sewing left for a reason. The minute is dear, the customers are young, poor and seasonal, and the skilled are near retirement. A works that lives on other people’s first collections dies of their second.',
    wrongIf: 'labels sell out small lots and reorder within the season, and if quotes and stopwatch agree',
    ways: {
      meets: ['the fabric fair', 'the degree show of the fashion school'],
      trusts: 'the pattern maker they share',
      buys: 'ten weeks before a season',
      busy: 'the weeks before delivery of a season',
    },
    price: [24, 46, 110],
    material: [0.24, 0.32, 0.44],
    turnover: [5_000, 16_000, 32_000],
    accountMonth: [450, 950, 2_200],
    machines: [9_000, 26_000, 75_000],
    floorArea: [70, 140, 280],
    energy: [120, 260, 550],
    stockMonths: 0.6,
    hands: { role: 'Sewing', like: 'warehouse worker', dollars: 35_000, count: [1, 1.5, 2.4] },
    perMillion: [120, 300, 700],
    counted: [],
    open: [0.15, 0.25, 0.4],
    openWho: 'that order sewn goods in lots below three hundred',
    register: 'the chamber’s list of labels and the exhibitors of two fairs',
    permit: { what: 'Workplace approval and fibre labelling', dollars: [800, 2_000, 5_000] },
    direct: { cue: /online|direct|own shop|website|etsy/i, label: 'Sold directly', markup: 2 },
    resale: undefined,
  },
  {
    cues: /\b(toys?|games?|puzzles?|ceramics?|pottery|mugs?|gifts?|stationery|paper goods|jewel\w+|ornaments?|kindergartens?|nurseries|montessori|glassware|musical instruments?|crafts?)\b/i,
    noun: 'workshop',
    bench: 'bench',
    unit: { one: 'piece', many: 'pieces' },
    account: { one: 'shop', many: 'shops' },
    buyers: 'toy and gift shops and nurseries',
    scene:
      'Nine parts in ten of what stands in a toy or gift shop can be had cheaper on a telephone while standing in front of it. The owner knows. She looks for the tenth part: something the telephone does not have, that survives being handled, and that can be reordered in November.',
    today: [
      'fill shelves from the agent’s catalogue',
      'buy odd pieces at a craft market and sell out by June',
    ],
    groups: [
      {
        who: 'owner-run shops',
        why: 'They need what cannot be compared. They pay on time and tell makers the truth.',
      },
      {
        who: 'nurseries and schools',
        why: 'They buy for wear: ten years of forty hands. Their budget is released once a year.',
      },
      {
        who: 'museum and hotel shops',
        why: 'A piece with the house’s own motif, in hundreds, is an order that a large maker refuses.',
      },
    ],
    nothing:
      'The agent comes with two hundred novelties, and what does not sell goes back. A small maker takes nothing back and has twelve.',
    asked: 'what sold without a discount last November, from which maker, and what they could not reorder',
    askedPass: 'name a piece that ran out in November and the price they would have paid for twenty more',
    makes: 'five pieces that go together, each tested for rough hands',
    differs: 'a reorder in November that arrives in November',
    limits:
      'Handmade is slow. A number promised for December is made by October or not at all, and a shop that hears this in September is a friend.',
    whyNow: [
      'Small laser cutters and kilns have come down to the price of a used car.',
      'Parents and shops ask for toys and things that can be repaired, and large makers do not answer letters.',
    ],
    against:
      'Against now speaks the season: half of the year’s sales fall into ten weeks, and whatever is late for these is a year late.',
    rivals: [
      {
        name: 'Do nothing: the agent’s catalogue',
        why: 'two hundred lines, returns taken',
        fails: 'in every shop, and on the telephone',
        answer: 'one shop in a town',
      },
      {
        name: 'The big brand',
        why: 'children ask for it by name',
        fails: 'no margin left in it',
        answer: 'stand far away from it on the shelf',
      },
      {
        name: 'Marketplaces for handmade things',
        why: 'the whole world’s makers',
        fails: 'postage, and no hand on it',
        answer: 'be touched',
      },
      {
        name: 'Cheap copies',
        why: 'a third of the price',
        fails: 'paint, splinters, papers',
        answer: 'the test report on the shelf',
      },
    ],
    danger: 'a cheap copy of the best of the five, within one season',
    dangerWhy:
      'It will look the same in a picture. Shops that have had a child’s mother bring back the copy reorder the original; the others were never customers.',
    features: [
      'five pieces that go together',
      'safety tests for each',
      'a display that stands on a square foot',
      'reorder in dozens',
      'spare parts for ten years',
    ],
    leftOut: [
      { what: 'licensed figures', why: 'a fee ahead and a minimum nobody sells' },
      { what: 'single commissions', why: 'a week for one grandmother' },
      { what: 'a sixth piece before the third season', why: 'tests and moulds cost the same for each' },
    ],
    goodsTest:
      'Ten of each go to two nurseries for six weeks. Nine of ten have to come back whole and still be fetched from the shelf by children; a piece left lying in week three is dropped.',
    chain:
      'A shop doubles the price, because rent and the unsold are in it. A piece has to look worth the doubled figure from two steps away.',
    sale: 'The owner turns it over, looks for the join, and asks whether she is the only one in town. The order is small, and it comes back in three weeks or never.',
    channels: [
      {
        name: 'Shops visited in spring, display under the arm',
        reached: 'shops visited',
        conversion: [0.14, 0.24, 0.36],
        share: 0.45,
      },
      {
        name: 'The trade fair in January',
        reached: 'buyers met',
        conversion: [0.05, 0.1, 0.18],
        share: 0.35,
      },
      {
        name: 'Shops and teachers who tell others',
        reached: 'introductions',
        conversion: [0.12, 0.22, 0.34],
        share: 0.2,
      },
    ],
    layers: [
      { part: 'bench', job: 'cut, shape, finish', choice: 'one small machine and good jigs; edges by hand' },
      {
        part: 'test file',
        job: 'small parts, paint, pull',
        choice: 'a test house for the worst case of each piece; the file kept for ten years',
      },
      {
        part: 'season plan',
        job: 'what has to lie ready by October',
        choice: 'last year’s reorders by week, plus a fifth',
      },
    ],
    batch:
      'Wood or clay lot, paint lot and day are stamped where a child does not look. A letter from a mother leads to the shelf it came from.',
    acceptance:
      'Somebody else makes twenty of one piece from the jig. Nineteen have to pass the gauge, and the time must lie within a tenth.',
    week: 'From January to May samples and shops, until October making for stock, then ten weeks of parcels. In the quiet half money flows out only.',
    bottleneck: {
      what: 'sanding or glazing by hand',
      because: 'machines do the shape in minutes and edges take the rest',
    },
    spoils:
      'Splinters, cracks, a colour that differs from last year’s. Seconds are sold at the workshop door in January, with the flaw marked.',
    gap: {
      gap: 'Somebody who has been through safety testing',
      why: 'one failed pull test in October ends the season',
      closedBy: 'a test house looks at prototypes in spring, for a flat fee',
    },
    risk: {
      name: 'Stock for a season that does not come',
      likelihood: 'medium',
      sign: 'reorders below last year’s by mid-November',
      answer: 'stop making on that day; keep plain pieces for spring',
    },
    sceptic:
      'Charming things are made everywhere by people who do not count their hours. Shops order a dozen for the window, the copy arrives before the second season, and ten weeks of parcels have to feed a workshop for fifty-two.',
    wrongIf: 'three shops in four reorder before December, and if hours at the bench match the price list',
    ways: {
      meets: ['the January trade fair', 'the shop on a Tuesday morning in spring'],
      trusts: 'the colleague in the next town',
      buys: 'in January and late summer',
      busy: 'November and December',
    },
    price: [8, 17, 45],
    material: [0.24, 0.32, 0.42],
    turnover: [3_500, 13_000, 27_000],
    accountMonth: [70, 150, 320],
    machines: [7_000, 20_000, 60_000],
    floorArea: [50, 100, 200],
    energy: [100, 230, 500],
    stockMonths: 2,
    hands: { role: 'Making and finishing', like: 'warehouse worker', dollars: 35_000, count: [0.5, 1, 1.7] },
    perMillion: [250, 600, 1_200],
    counted: [],
    open: [0.12, 0.22, 0.35],
    openWho: 'that are run by their owners and take small makers',
    register: 'the exhibitors’ and visitors’ list of the trade fair and the town directories',
    permit: { what: 'Safety tests and marking of each piece', dollars: [1_500, 4_500, 11_000] },
    direct: { cue: /online|direct|markets?\b|own shop|website|etsy/i, label: 'Sold directly', markup: 1.9 },
    resale: 1.8,
  },
]
