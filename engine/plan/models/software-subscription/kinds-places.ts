// Software for firms with a room, a yard or a site: the work happens away from the screen.
import type { SoftwareKind } from '../software/kind.ts'

export const PLACES: SoftwareKind[] = [
  {
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
  },
  {
    cues: /\b(construction|builders?|building firms?|building sites?|sites?|crews?|contractors?|roof(ers|ing)?|plumb(ers|ing)|electricians?|painters?|trades(men|people)|joiners?|carpenters?|scaffold\w*|defects?|subcontractors?|field service|installers?|cleaning (firms|compan\w+))\b/i,
    noun: 'tool for crews',
    one: 'building firm',
    many: 'building firms',
    scene:
      'On Friday at four the hours of the week are written down from memory, in the van, on the back of a delivery note. On Monday the office reads ‘about nine’ and invoices eight.',
    today:
      'Photographs lie on eleven private telephones, hours on paper, and the quarrel about who left the hole in the wall is held without either.',
    missing:
      'Not a plan room in the cloud: a way to note one fact with a glove on, in the rain, in ten seconds.',
    groups: [
      {
        who: 'the foreman',
        why: 'He is asked for proof months later. If it takes him longer than a photograph, he will not do it.',
      },
      {
        who: 'the one in the office who writes invoices',
        why: 'Every missing hour is noticed there first, usually by the customer.',
      },
    ],
    nothing: 'a few unbilled hours a man each month, and now and then a lost dispute',
    asked: 'which extra work of last month was done and not billed, and what would have proved it',
    rivals: [
      {
        name: 'Do nothing: paper and memory',
        why: 'works with wet hands',
        fails: 'on Monday',
        answer: 'be faster than the pencil, or lose to it',
      },
      {
        name: 'The group chat',
        why: 'everybody is in it',
        fails: 'photographs without a place or a date',
        answer: 'take them out of the chat by themselves',
      },
      {
        name: 'The large suite of the main contractor',
        why: 'demanded on large sites',
        fails: 'forty screens, made for planners',
        answer: 'export to it, and stay small',
      },
      {
        name: 'A spreadsheet in the office',
        why: 'free and known',
        fails: 'typed twice',
        answer: 'deliver the file that it expects',
      },
    ],
    danger: 'the payroll program that adds a button for hours',
    core: 'an hour, a place and a photograph in ten seconds without a signal',
    features: [
      'hours by tapping a site, not by typing',
      'photographs with place and time',
      'works in a cellar without a signal',
      'one page a week that the office can invoice from',
    ],
    oneMore: 'each further field is one that a man on a ladder leaves empty',
    leftOut: [
      { what: 'plans and drawings', why: 'suites do that, and a telephone is too small for it' },
      { what: 'tracking of people', why: 'crews switch off what follows them' },
      { what: 'estimating', why: 'it is another person’s job, at another desk' },
    ],
    holds: 'the invoices are written from it',
    leaves: 'a foreman changes firms, or winter empties the sites and nobody opens it until March',
    firstSign: 'a crew whose Friday page is empty twice',
    save: 'a visit at seven in the morning, at the van',
    season: 'January and February, when sites are frozen, are for choosing; from April nobody has time.',
    decides: 'The owner says yes in a week, over coffee; the crew says no within two, by not using it.',
    layers: [
      {
        part: 'the telephone',
        job: 'notes without a signal, sends later, never loses one',
        choice: 'stored on the device first; conflicts are shown and never merged in silence',
      },
      {
        part: 'the office page',
        job: 'a week for each site, ready to be billed',
        choice: 'a plain export in the format of the two payroll programs most used nearby',
      },
    ],
    secret: 'who worked where, and for how little',
    whyNow: [
      'Every worker carries a camera now, and disputes are settled by pictures.',
      'Firms cannot find people, so an owner cares more about billing the hours that he has.',
    ],
    proof:
      'Two crews use it for four weeks, with no help after the first day. It passes if nine Fridays in ten are complete and the office has stopped ringing round.',
    sceptic:
      'Crews have outlived a dozen such apps. The owner buys it, the foreman smiles, and in week three the paper is back. Small firms close, are slow to pay and change their mind each winter.',
    mustKnow: 'somebody who has stood on a site at seven and been obeyed',
    peril: {
      name: 'Crews refuse it',
      firstSign: 'photographs still in the chat',
      answer: 'start with one crew that asked for it',
    },
    ways: [
      {
        name: 'Builders’ merchants at six in the morning',
        reached: 'owners met at the counter',
        act: [0.03, 0.06, 0.1],
        wins: 0.35,
        cost: 0.35,
      },
      {
        name: 'Search for forms and templates',
        reached: 'visitors from search',
        act: [0.004, 0.009, 0.016],
        wins: 0.3,
        cost: 0.45,
      },
      {
        name: 'Subcontractors who saw it on a site',
        reached: 'subcontractors on shared sites',
        act: [0.06, 0.12, 0.2],
        wins: 0.35,
        cost: 0.2,
      },
    ],
    pool: 'building firms with staff',
    perThousand: [2, 3.2, 5],
    fits: [0.1, 0.18, 0.28],
    willing: [0.08, 0.16, 0.28],
    price: [39, 110, 260],
    churn: [0.02, 0.032, 0.05],
    told: 0.4,
    winMonths: [3, 5, 9],
    support: [0.06, 0.1, 0.15],
  },
  {
    cues: /\b(restaurants?|kitchens?|chefs?|caf[eé]s?|bars?|hospitality|hotels?|guests?|menus?|prep|covers|bak(ery|eries)|catering|food waste|pubs?)\b/i,
    noun: 'kitchen tool',
    one: 'restaurant',
    many: 'restaurants',
    scene:
      'At two the chef guesses tonight’s covers from the weather and last Friday. At nine either the fish is gone and a table is told so, or four portions go into the staff meal at full cost.',
    today: 'The guess is made by one experienced head, and on that head’s day off by somebody else.',
    missing:
      'The till has known for years what sold on every rainy Thursday. Nobody in the kitchen has an hour to ask it.',
    groups: [
      {
        who: 'owners who are not in the kitchen',
        why: 'They see the food cost once a month, when it is too late, and cannot argue with the chef about it.',
      },
      {
        who: 'chefs with a second site',
        why: 'Their feeling works where they stand. In the other kitchen it has to be written down.',
      },
    ],
    nothing: 'a few points of food cost and a dish struck off on a Saturday',
    asked: 'what ran out last week and at what hour, what was thrown away, and who had decided the amount',
    rivals: [
      {
        name: 'Do nothing: the chef’s feeling',
        why: 'mostly right',
        fails: 'on a holiday, and on the day off',
        answer: 'ask the chef first, and keep score together',
      },
      {
        name: 'The report of the till',
        why: 'paid for already',
        fails: 'tells about yesterday, in the office',
        answer: 'one sheet on the pass before prep',
      },
      {
        name: 'A large back-office suite',
        why: 'does everything',
        fails: 'wants every recipe typed in',
        answer: 'start with the ten dishes that matter',
      },
      {
        name: 'A spreadsheet by the owner',
        why: 'free',
        fails: 'stops when the owner is ill',
        answer: 'do the same without the owner',
      },
    ],
    danger: 'the till’s maker, who has the same figures and a place on every counter',
    core: 'one sheet of amounts on the pass, before prep begins, that the chef does not correct',
    features: [
      'sales read from the till',
      'a prep sheet on paper, by station',
      'the chef’s own number beside ours',
      'a weekly line on what was thrown away',
    ],
    oneMore: 'each further dish needs its recipe, and recipes change on Tuesdays',
    leftOut: [
      { what: 'ordering from suppliers', why: 'each has its own way, and a wrong order is a ruined service' },
      { what: 'staff rotas', why: 'others do that, and cooks quarrel about it' },
      { what: 'menus and photographs', why: 'they please the owner and do nothing for the bin' },
    ],
    holds: 'the morning begins with its sheet',
    leaves: 'the chef who believed in it leaves, or the restaurant itself closes, as many do',
    firstSign: 'a sheet that is corrected by hand three days running',
    save: 'one morning in the kitchen, with the corrections as the lesson',
    season:
      'January, when rooms are empty, is for changes; nobody touches anything from Thursday to Sunday, nor in December.',
    decides: 'The owner pays, the chef vetoes, and both have ten minutes at four in the afternoon.',
    layers: [
      {
        part: 'the till',
        job: 'sales by dish and hour, every night',
        choice: 'an official interface of two tills; a nightly file for the rest',
      },
      {
        part: 'the guess',
        job: 'covers and portions for tomorrow, with how sure we are',
        choice: 'a plain statistical model beside the chef’s number, scored daily',
      },
    ],
    secret: 'takings by the day',
    whyNow: [
      'Food and wages have risen faster than menus can, so a point of waste is now a point of profit.',
      'Tills have moved to the web, and their figures can be read overnight with the owner’s consent.',
    ],
    proof:
      'Four kitchens, five weeks, two numbers on the wall: the chef’s and ours. It passes if ours is nearer on six days of ten and no chef has taken the sheet down.',
    sceptic:
      'Good chefs guess well and bad ones do not read sheets. Restaurants have thin margins, pay late, close often, and hear from a new software firm every Tuesday. The till could show the same number for nothing.',
    mustKnow: 'somebody who has run a pass on a Saturday',
    peril: {
      name: 'Restaurants close',
      firstSign: 'a card that fails twice',
      answer: 'count closures apart from leavings, and prefer groups with three sites',
    },
    ways: [
      {
        name: 'Kitchens visited between three and five',
        reached: 'kitchens visited',
        act: [0.03, 0.07, 0.12],
        wins: 0.4,
        cost: 0.35,
      },
      {
        name: 'Dealers who install tills',
        reached: 'restaurants with that till',
        act: [0.01, 0.025, 0.05],
        wins: 0.3,
        cost: 0.4,
      },
      {
        name: 'Chefs who change kitchens',
        reached: 'chefs who moved',
        act: [0.12, 0.22, 0.35],
        wins: 0.3,
        cost: 0.25,
      },
    ],
    pool: 'restaurants and cafés',
    perThousand: [1.2, 1.8, 2.4],
    counts: [
      { cue: /./, of: 'restaurants, all kinds', pool: 'restaurants of all kinds' },
      { cue: /./, of: 'restaurants and cafés', pool: 'restaurants and cafés' },
    ],
    fits: [0.08, 0.15, 0.25],
    willing: [0.08, 0.16, 0.28],
    price: [49, 99, 220],
    churn: [0.025, 0.04, 0.06],
    told: 0.35,
    winMonths: [3, 5, 8],
    support: [0.06, 0.1, 0.15],
  },
  {
    cues: /\b(landlords?|rent(al|als)?|tenan(ts?|cy)|propert(y|ies)|lettings?|flats?|apartments?|real estate|estate agents?|realtors?|housing|facility|condo\w*)\b/i,
    noun: 'tool for landlords',
    one: 'landlord',
    many: 'landlords',
    scene:
      'The tenant writes on a Sunday that the boiler is out. The certificate was due in March, the fitter’s number is in an old telephone, and the rent of the flat above has not come.',
    today:
      'A folder for each flat, a standing order that nobody checks, and a solicitor when it is too late.',
    missing:
      'The duties are known and dated. What is missing is somebody who knows the date before the tenant does.',
    groups: [
      {
        who: 'owners of a few flats with another job',
        why: 'They own by inheritance or by plan, do it on Sundays, and fear the one letter that they did not expect.',
      },
      {
        who: 'people who manage for others',
        why: 'They answer to owners for each missed date, and would rather show a screen than a folder.',
      },
    ],
    nothing: 'a fine or a void month now and then, and every second Sunday',
    asked: 'what they last forgot or found too late, what it cost, and where the date had stood',
    rivals: [
      {
        name: 'Do nothing: folder and memory',
        why: 'enough for one flat',
        fails: 'at the third',
        answer: 'sell from the third flat on',
      },
      {
        name: 'A letting agent',
        why: 'takes it all away',
        fails: 'for a tenth of the rent',
        answer: 'a fiftieth, for those who do the work themselves',
      },
      { name: 'A spreadsheet', why: 'free', fails: 'does not ring', answer: 'ring' },
      {
        name: 'Software for large portfolios',
        why: 'complete',
        fails: 'an accountant’s tool with an accountant’s words',
        answer: 'speak of flats, not of ledgers',
      },
    ],
    danger: 'the bank or portal that gives landlords a free page to keep their rent',
    core: 'no date missed and no late rent unnoticed, for one year',
    features: [
      'every certificate with its date',
      'rent matched with the bank by itself',
      'repairs with photographs and a known fitter',
      'a year’s file for the tax adviser',
    ],
    oneMore: 'each further country has its own duties, forms and courts',
    leftOut: [
      { what: 'holding of deposits', why: 'other people’s money needs a licence' },
      { what: 'finding tenants', why: 'portals own that, and it happens once in two years' },
      { what: 'legal letters', why: 'a wrong one costs more than a year of rent' },
    ],
    holds: 'the papers of every flat lie in it',
    leaves: 'a flat is sold, or an agent takes over',
    firstSign: 'a rent marked as paid by hand, twice',
    save: 'a call with one offer: we enter the papers',
    season: 'Tax time and the day a tenant gives notice; nobody thinks of it between.',
    decides: 'One owner decides alone on a Sunday, after reading reviews by other owners.',
    layers: [
      {
        part: 'bank data',
        job: 'rents that came, and those that did not',
        choice: 'a licensed account-information service, read-only',
      },
      {
        part: 'duties',
        job: 'which paper is due when, by kind of flat',
        choice: 'our own table with the law’s reference on each line, checked twice a year',
      },
    ],
    secret: 'arrears, keys and the papers of tenants',
    whyNow: [
      'Duties of landlords have grown year by year in most countries, and each has its date and its fine.',
      'Bank data can be read with consent, so rent no longer has to be ticked off by hand.',
    ],
    proof:
      'Fifteen landlords hand over their folders. It passes if we find a date that was missed in eight of them, and ten still let us watch after three months.',
    sceptic:
      'Two flats do not need software, and two hundred already have it. In between sit people who hate paying monthly for what a folder did for nothing, and who sell up when rules grow heavier.',
    mustKnow: 'somebody who has let flats and stood before a tribunal',
    peril: {
      name: 'A date is wrong',
      firstSign: 'a correction by a customer',
      answer: 'each duty carries its source and a second pair of eyes',
    },
    ways: [
      {
        name: 'Owners’ associations',
        reached: 'members who hear of it',
        act: [0.008, 0.018, 0.03],
        wins: 0.35,
        cost: 0.35,
      },
      {
        name: 'Search: duties and templates',
        reached: 'visitors from search',
        act: [0.004, 0.009, 0.015],
        wins: 0.4,
        cost: 0.45,
      },
      {
        name: 'Tax advisers and fitters',
        reached: 'clients told',
        act: [0.02, 0.04, 0.07],
        wins: 0.25,
        cost: 0.2,
      },
    ],
    pool: 'private landlords',
    perThousand: [15, 28, 40],
    fits: [0.12, 0.2, 0.3],
    willing: [0.06, 0.12, 0.2],
    price: [9, 22, 59],
    churn: [0.012, 0.022, 0.035],
    told: 0.45,
    winMonths: [4, 6, 10],
    support: [0.05, 0.08, 0.13],
  },
  {
    cues: /\b(farms?|farmers?|growers?|crops?|livestock|cattle|dairy|vineyards?|orchards?|greenhouses?|fields?|harvest|agri\w*|herds?)\b/i,
    noun: 'farm tool',
    one: 'farm',
    many: 'farms',
    scene:
      'The inspector asks for the record of a spraying in May. It was raining, the tractor’s cab was full, and the note is on a seed bag that went into the fire.',
    today: 'The diary is written on winter evenings from memory, receipts and the colour of the field.',
    missing:
      'Data there are in plenty. What is missing is a record that makes itself while both hands are on something else.',
    groups: [
      {
        who: 'farms under contract or inspection',
        why: 'A buyer or an office can refuse a whole load for one missing line.',
      },
      { who: 'the generation that has just taken over', why: 'They inherit the fields and not the memory.' },
    ],
    nothing: 'lost winter evenings, and once in some years a payment withheld',
    asked: 'which record was missing at the last inspection, what was done about it, and what it cost',
    rivals: [
      {
        name: 'Do nothing: the diary in winter',
        why: 'always been so',
        fails: 'at the inspection',
        answer: 'sell in the week after one',
      },
      {
        name: 'The adviser who fills in the forms',
        why: 'knows everybody',
        fails: 'comes in April',
        answer: 'give the adviser the tool',
      },
      {
        name: 'The machine maker’s portal',
        why: 'came with the tractor',
        fails: 'knows one colour of machine',
        answer: 'take the data of all',
      },
      { name: 'A spreadsheet', why: 'free', fails: 'not in the cab', answer: 'live in the cab' },
    ],
    danger: 'the machine maker’s portal, once it reads the other makers too',
    core: 'a record that an inspector accepts, made without typing',
    features: [
      'notes by voice from the cab',
      'fields from the official map',
      'the inspector’s own form, filled',
      'works a whole day without a signal',
    ],
    oneMore: 'each further crop or species has its own rules, words and forms',
    leftOut: [
      { what: 'sensors of our own', why: 'hardware in mud is another company' },
      { what: 'advice on spraying', why: 'that is a licensed trade and somebody’s liability' },
      { what: 'trading of crops', why: 'farmers sell to people they know' },
    ],
    holds: 'three seasons of records lie in it',
    leaves: 'a farm is leased out or merges, always in autumn',
    firstSign: 'a working week in May without a note',
    save: 'a call after dark, when the yard is quiet',
    season: 'November to February is for choosing; from seeding to harvest nobody answers.',
    decides: 'One family decides at one table, once a year, and asks the neighbour first.',
    layers: [
      {
        part: 'notes',
        job: 'voice, place and time, without a signal',
        choice: 'kept on the telephone, sent at night in the yard',
      },
      {
        part: 'forms',
        job: 'the files that offices and buyers ask for',
        choice: 'one template for each office, tested on last year’s forms',
      },
    ],
    secret: 'yields, losses and what was sprayed where',
    whyNow: [
      'Buyers and offices ask for more proof each season, and want it as a file.',
      'Speech in a noisy cab can be understood well enough since a few years.',
    ],
    proof:
      'Eight farms use it through one seeding. It passes if five could hand the record to an inspector without a correction.',
    sceptic:
      'There are fewer farms every year, they decide once in twelve months, and they trust the man who sold them the tractor. Miss one winter, and the next customer comes a year later.',
    mustKnow: 'somebody who farms, or grew up doing it',
    peril: {
      name: 'A winter is missed',
      firstSign: 'fewer than half of the talks by January',
      answer: 'keep money for a second winter',
    },
    ways: [
      {
        name: 'Winter meetings and machinery shows',
        reached: 'farmers spoken to',
        act: [0.03, 0.06, 0.1],
        wins: 0.4,
        cost: 0.5,
      },
      {
        name: 'Advisers and co-operatives',
        reached: 'farms they advise',
        act: [0.02, 0.04, 0.07],
        wins: 0.3,
        cost: 0.3,
      },
      { name: 'The neighbour', reached: 'neighbours shown', act: [0.1, 0.18, 0.28], wins: 0.3, cost: 0.2 },
    ],
    pool: 'farms',
    perThousand: [3, 5.5, 9],
    counts: [{ cue: /./, of: 'farms', pool: 'farms' }],
    fits: [0.06, 0.12, 0.2],
    willing: [0.08, 0.16, 0.28],
    price: [25, 59, 149],
    churn: [0.01, 0.018, 0.03],
    told: 0.45,
    winMonths: [4, 6, 10],
    support: [0.06, 0.1, 0.15],
  },
]
