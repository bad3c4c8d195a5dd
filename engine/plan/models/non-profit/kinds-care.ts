// People in need: food, flight, age, a roof, a body that does not do everything.
import type { CauseKind } from './kind.ts'

export const CARE_CAUSES: CauseKind[] = [
  {
    cues: /food ?banks?|soup kitchen|meals?|hunger|hungry|unsold food|surplus food|pantry|community kitchens?|groceries|cook(s|ing)?/i,
    noun: 'food charity',
    served: { one: 'meal', many: 'meals' },
    money: {
      unitCost: [1.2, 2.6, 5],
      isYearly: false,
      monthlyGift: [9, 16, 28],
      singleGift: [25, 48, 95],
      joining: [9, 13, 16],
      grants: [1, 2, 3],
      grant: [700, 1_600, 3_500],
      trading: {
        label: 'Catering and paid lunches',
        one: 'lunch',
        many: 'lunches',
        price: [7, 11, 17],
        aMonth: [60, 170, 260],
        cost: 0.5,
      },
      equipment: [2_500, 7_000, 20_000],
      help: { role: 'Kitchen lead', like: 'cook', dollars: 38_000 },
      cares: [0.1, 0.18, 0.28],
    },
    scene:
      'At nine in the evening shops throw away what families a street further on will miss on Thursday. In between stand a van, a cold room, a signature and somebody who is there every week. Food is the cheap part; what is scarce {where} is the two hours between the back door and the plate.',
    groups: [
      {
        who: 'families in the last week of the month',
        why: 'They come once, ashamed, and return if nobody asks for papers at the door. A table with a name on it feeds them and tells them who else could help.',
      },
      {
        who: 'people alone',
        why: 'They come for the meal and stay for the table. For them the empty chair opposite is the larger hunger.',
      },
    ],
    nothing:
      'Meals are skipped, first by the parents; school mornings and sugar do the rest, and nobody sends a bill.',
    asked:
      'what they ate on the last three days of last month, where from, and what stopped them from asking earlier',
    askedGo: 'twelve of twenty missed a main meal in that week and would have come to an open table',
    craft:
      'Collect before eight, cook what came, serve at the same hour. The menu follows the van; the rule that nobody leaves without a plate follows nothing.',
    whyNow: [
      'Rules against food waste make shops look for somebody who signs for what they give away.',
      'Kitchens of schools, clubs and churches stand empty on most evenings and have papers already.',
    ],
    against:
      'Surplus shrinks as shops order better, and prices of what has to be bought rise. Demand does not wait for donors.',
    first: [
      'two fixed collections a week from four shops',
      'one kitchen with its papers',
      'one open table on two evenings',
      'a cold chain written down',
      'a list of where else to get help',
    ],
    oneMore: 'each further evening takes a cook, six volunteers and a second fridge',
    phases: {
      proof: 'six weeks, one evening, a borrowed kitchen, every meal counted',
      proved: 'forty meals on each of four evenings, and no collection missed',
      open: 'two evenings a week, contracts with shops, a kitchen lead in hours',
      settled: 'paid lunches on weekdays that carry the kitchen, a second district on the same van',
    },
    leftOut: [
      { what: 'an own kitchen', why: 'fitting it out costs what ten thousand meals do' },
      { what: 'parcels for everybody', why: 'large charities do that better; a table is what they lack' },
      { what: 'proof of need at the door', why: 'it keeps away the proud, who are often the hungriest' },
    ],
    rivals: [
      {
        name: 'Do nothing: skip the meal',
        why: 'nobody sees it',
        fails: 'the third day',
        answer: 'no form, no queue outside',
      },
      {
        name: 'The large food bank',
        why: 'known, weekly parcel',
        fails: 'voucher, tins, no table',
        answer: 'send people both ways',
      },
      {
        name: 'Church or mosque meals',
        why: 'warm and near',
        fails: 'one day a week',
        answer: 'share the calendar',
      },
      {
        name: 'Another cause that asks the same donors',
        why: 'moving, urgent',
        fails: 'further away',
        answer: 'show Thursday’s table',
      },
    ],
    danger: 'a national charity that opens beside it and takes shops, press and volunteers along',
    hardToCopy:
      'Shops whose staff wait with the crates, and volunteers who come in November. Recipes and a van can be had anywhere.',
    misleads:
      'Kilos collected mislead: half may be bread. Meals eaten at the table, and the cost of one with everybody’s pay in it, are the figures donors should be told.',
    giftLead:
      'Donors think in plates. A monthly gift is therefore named by the meals it serves, worked out with all costs and not with ingredients alone.',
    giftTest:
      'Half of the next letters name a gift by meals, half by evenings. Whatever brings more monthly donors for each hundred letters becomes the wording.',
    ways: [
      {
        name: 'Guests at an open evening, asked in person',
        reached: 'people asked at the table',
        converts: [0.05, 0.12, 0.2],
        share: 0.45,
        cost: 0.2,
      },
      {
        name: 'Customers of the shops that give',
        reached: 'customers who saw the card',
        converts: [0.001, 0.003, 0.006],
        share: 0.3,
        cost: 0.4,
      },
      {
        name: 'Offices that cook for one evening',
        reached: 'people who cooked along',
        converts: [0.05, 0.1, 0.18],
        share: 0.25,
        cost: 0.4,
      },
    ],
    wayNote:
      'Whoever might give peels carrots first. An office pays for its evening, cooks with us and hears one figure at the end: what the evening cost, all in.',
    wayGo:
      'One in eight who cooked along gives monthly. One in twenty: the ask came too late in the evening or not at all.',
    layers: [
      {
        part: 'crate book',
        job: 'what came from whom, weight, temperature',
        choice: 'a shared sheet on a telephone, filled in at the van',
      },
      {
        part: 'rota',
        job: 'cooks, drivers, tables, stand-ins',
        choice: 'a free volunteer calendar with text messages',
      },
    ],
    keeps: 'Guests are counted and not listed. Allergies are asked at the table and written on no list.',
    toolTest:
      'A mock recall: one crate is named, and within thirty minutes it is known on which plates it went.',
    week: 'Crates on Monday and Thursday before eight; the menu is decided by ten, hands arrive at two, doors open at six. Friday is for thanks, figures and the fridge.',
    bottleneck:
      'The van hour binds: shops hand out in a window of thirty minutes, and whoever misses it twice is struck off.',
    gap: {
      gap: 'Somebody who answers for hygiene',
      why: 'one ill guest closes the table',
      closedBy: 'a trained kitchen lead, paid, before the third month',
    },
    decision: 'Nobody is asked for papers, and nobody is photographed at the table.',
    risks: [
      {
        name: 'A guest falls ill',
        likelihood: 'low',
        sign: 'a gap in the temperature sheet',
        answer: 'samples, sheets, cover',
      },
      {
        name: 'Shops give less',
        likelihood: 'high',
        sign: 'two empty crates in a week',
        answer: 'two new shops before they are needed',
      },
    ],
    sceptic: [
      'A free meal changes an evening and not a month. Volunteers come for the first winter; the fridge, the van and the papers come every week.',
      'Large food charities do it more cheaply by the ton. What is special here, a table, is what no grant form asks about.',
    ],
    wrongIf:
      'guests come back and bring neighbours, if shops stay for a year, and if paid lunches cover the kitchen',
    kill: [
      { when: 'week eight', stopIf: 'fewer than twenty-five come on an ordinary evening' },
      { when: 'the end of month six', stopIf: 'a meal costs, all in, more than twice the plan' },
    ],
    steps: [
      {
        day: 7,
        action: 'Stand at four back doors and weigh what leaves',
        number: 'kilos fit to cook',
        go: 'sixty on an ordinary evening',
      },
      { day: 20, action: 'Agree kitchen, papers and cover', number: 'signatures', go: 'all three' },
      { day: 35, action: 'Serve the first evening', number: 'guests', go: 'twenty-five' },
      {
        day: 60,
        action: 'Serve four weeks without a missed collection',
        number: 'meals',
        go: 'forty an evening',
      },
      { day: 80, action: 'Let two offices cook', number: 'monthly donors', go: 'four' },
    ],
    finding: {
      headline: 'The meal is cheap, the Thursday is not.',
      text: 'Ingredients are the small part of a plate; being there every week, with van and papers, is what donors pay for.',
    },
  },
  {
    cues: /refugees?|asylum|migrants?|newcomers|displaced|integration|immigrants?/i,
    noun: 'charity for newcomers',
    served: { one: 'person accompanied', many: 'people accompanied' },
    money: {
      unitCost: [90, 180, 380],
      isYearly: true,
      monthlyGift: [10, 18, 32],
      singleGift: [30, 60, 120],
      joining: [7, 10, 12],
      grants: [1, 3, 4],
      grant: [800, 1_900, 4_500],
      trading: {
        label: 'Interpreting and courses for employers',
        one: 'hour',
        many: 'hours',
        price: [25, 42, 70],
        aMonth: [8, 24, 40],
        cost: 0.45,
      },
      equipment: [1_000, 3_000, 8_000],
      help: { role: 'Case coordinator', like: 'operations', dollars: 44_000 },
      cares: [0.04, 0.08, 0.14],
    },
    scene:
      'The first letter from an office comes in a language nobody in the room reads, with a date in it. Whoever misses the date loses a place, a school year or a claim. {Buyers} {where} meet kindness everywhere and a person who comes along to the counter almost nowhere.',
    groups: [
      {
        who: 'families with a child at school',
        why: 'The child interprets at the doctor’s and at the office. One adult who comes along gives the child its childhood back.',
      },
      {
        who: 'people with a trade and no paper',
        why: 'They could work next month. What they need is one form, one employer and somebody who has done it before.',
      },
    ],
    nothing: 'They wait, miss a date, start again; the cost appears years later in other people’s budgets.',
    asked: 'which letter they could not answer last month, who helped in the end, and what was lost by then',
    askedGo: 'ten of twenty lost time or money through a letter that one hour could have solved',
    craft:
      'A pair, one newcomer and one local, with a task and an end: the school place, the licence, the flat. Friendship may follow; the task comes first, because it can be finished.',
    whyNow: [
      'Employers look for hands and will pay for somebody who makes the first three months work.',
      'Many who arrived some years ago now know the counters and would go along, for a small pay.',
    ],
    against: 'Laws change in the middle of a case. Public feeling changes faster, and with it grants.',
    first: [
      'pairs with one task each',
      'a desk hour on a fixed afternoon',
      'a folder of answered letters',
      'trained companions who came here themselves',
      'two lawyers who answer within a day',
    ],
    oneMore: 'each further language needs two companions, because one is always away',
    phases: {
      proof: 'twenty pairs, one task each, in three months',
      proved: 'fourteen of twenty tasks are done, and companions want another',
      open: 'the desk hour each week, companions paid for expenses, first employer',
      settled: 'contracts with the town for single tasks; employers pay for the first three months',
    },
    leftOut: [
      { what: 'legal advice of our own', why: 'it is licensed, and a wrong word costs a claim' },
      { what: 'housing', why: 'it needs capital and would eat every other task' },
      { what: 'clothes and toys', why: 'others collect them already, with more room' },
    ],
    rivals: [
      {
        name: 'Do nothing: wait for the next letter',
        why: 'no strength left',
        fails: 'the date passes',
        answer: 'a fixed afternoon',
      },
      {
        name: 'The public advice office',
        why: 'free, official',
        fails: 'six weeks, one language',
        answer: 'prepare people for it, go along',
      },
      {
        name: 'Relatives and forums',
        why: 'trusted, at once',
        fails: 'true in another town',
        answer: 'the folder of answered letters',
      },
      {
        name: 'The large aid organisation',
        why: 'staff, lawyers',
        fails: 'cases, not people',
        answer: 'take single tasks for it, paid',
      },
    ],
    danger: 'the town, which may found an office for it and hire the best companions',
    hardToCopy:
      'Companions who have stood at that counter themselves, and clerks who know them. A form can be translated by a machine.',
    misleads:
      'People registered mislead. Tasks finished, with the day on which they were, show whether anything changed.',
    giftLead:
      'Donors give to a person and a task, and should hear how it ended. A monthly gift carries one task after the other.',
    giftTest:
      'Half of the letters tell of one finished task, half of one that failed and why. If the second brings as many monthly gifts, honesty costs nothing and stays.',
    ways: [
      {
        name: 'Companions who ask their own circle',
        reached: 'people in their circles',
        converts: [0.03, 0.07, 0.12],
        share: 0.5,
        cost: 0.2,
      },
      {
        name: 'Schools, clubs and congregations',
        reached: 'people at such an evening',
        converts: [0.02, 0.05, 0.09],
        share: 0.3,
        cost: 0.3,
      },
      {
        name: 'Readers of the local press',
        reached: 'readers of one report',
        converts: [0.0003, 0.0008, 0.002],
        share: 0.2,
        cost: 0.5,
      },
    ],
    wayNote:
      'A finished task is told in six lines, without name or face, by whoever did it. Employers who hired speak to other employers; that is worth more than a campaign.',
    wayGo:
      'Each companion brings one monthly donor within half a year. Fewer than one in three do: they are not asked, and that is our fault.',
    layers: [
      {
        part: 'task book',
        job: 'task, start, end, outcome; no story',
        choice: 'a small case tool hosted in the country, entry with two steps',
      },
      {
        part: 'letter folder',
        job: 'answers that worked, by office and year',
        choice: 'a searchable archive without names, checked by a lawyer',
      },
    ],
    keeps:
      'Names, routes and papers can endanger people. They are stored for the task, seen by two, and deleted when it ends.',
    toolTest:
      'A stolen telephone is simulated: within an hour nothing on it can be opened, and the pair can go on working.',
    week: 'Letters on Monday, counters from Tuesday to Thursday, the open desk on Wednesday afternoon, pairs in the evening. Friday belongs to closing tasks, which is easily forgotten.',
    bottleneck: 'Companions bind: each holds two tasks at a time, and the good ones are offered jobs.',
    gap: {
      gap: 'A lawyer on call',
      why: 'the difference between help and advice is a licence',
      closedBy: 'a written agreement with two practices for urgent questions',
    },
    decision: 'One task for each pair, with an end date; a second begins when the first is closed.',
    risks: [
      {
        name: 'The law changes',
        likelihood: 'high',
        sign: 'a bill in its second reading',
        answer: 'folder marked by date; open cases called',
      },
      {
        name: 'A companion oversteps',
        likelihood: 'medium',
        sign: 'gifts, loans, nights',
        answer: 'rules, a monthly group talk, an end to the pair',
      },
    ],
    sceptic: [
      'It does by hand what offices should do, and so excuses them. Every success is a single case and every law makes a thousand new ones.',
      'Grants follow headlines. Companions burn out, and the founder’s telephone rings at night.',
    ],
    wrongIf:
      'seven in ten tasks are finished by their date, and if one employer and the town pay for some of them',
    kill: [
      { when: 'the end of month four', stopIf: 'fewer than half of the tasks are finished' },
      { when: 'the end of month nine', stopIf: 'no employer or public body has paid for a task' },
    ],
    steps: [
      {
        day: 7,
        action: 'Collect thirty letters nobody could answer',
        number: 'letters',
        go: 'ten of one kind',
      },
      {
        day: 20,
        action: 'Find fifteen companions, five of whom came here themselves',
        number: 'companions',
        go: 'fifteen',
      },
      { day: 35, action: 'Start twenty pairs', number: 'tasks begun', go: 'twenty' },
      {
        day: 65,
        action: 'Ask ten employers what the first three months are worth',
        number: 'offers',
        go: 'two',
      },
      { day: 85, action: 'Close the first tasks and count', number: 'finished', go: 'eight' },
    ],
    finding: {
      headline: 'Tasks, not cases.',
      text: 'A task has an end that a donor, a town or an employer can pay for; accompaniment without one has neither end nor payer.',
    },
  },
  {
    cues: /elderly|seniors?|older (people|adults)|lonel(y|iness)|dementia|pensioners|care home|over (60|65|70|75|80)/i,
    noun: 'visiting service',
    served: { one: 'person visited', many: 'people visited' },
    money: {
      unitCost: [50, 110, 240],
      isYearly: true,
      monthlyGift: [8, 15, 26],
      singleGift: [25, 50, 100],
      joining: [8, 11, 13],
      grants: [1, 2, 3],
      grant: [600, 1_500, 3_500],
      trading: {
        label: 'Visits paid by families and insurers',
        one: 'visit',
        many: 'visits',
        price: [14, 24, 40],
        aMonth: [20, 70, 120],
        cost: 0.4,
      },
      equipment: [800, 2_000, 6_000],
      help: { role: 'Visit coordinator', like: 'carer', dollars: 38_000 },
      cares: [0.06, 0.11, 0.18],
    },
    scene:
      'The carer has eleven minutes, the daughter lives four hours away, and the television is on because it answers. Nothing is wrong that a service would be called for. {Buyers} {where} may speak to nobody from Friday to Tuesday, and after a winter of it the fall happens.',
    groups: [
      {
        who: 'people newly alone',
        why: 'The first year after a death decides whether the door stays open. They would not ask; somebody has to be sent by a person they know.',
      },
      {
        who: 'sons and daughters far away',
        why: 'They telephone daily and worry in between. They would pay for a visit and for one honest sentence afterwards.',
      },
    ],
    nothing: 'The week passes in front of a screen; the bill comes as a hospital stay.',
    asked: 'when somebody last sat at their table for an hour, who it was, and what they did together',
    askedGo: 'nine of twenty name nobody within the past fortnight and would let a neighbour in',
    craft:
      'The same visitor, the same hour, for a year. What is done matters little; that it is Tuesday at three does. A visit that is cancelled twice is worse than none.',
    whyNow: [
      'Surgeries and social services have begun to prescribe company and look for somebody who supplies it.',
      'People who retire healthy look for two useful hours a week near home.',
    ],
    against: 'Checks on volunteers take weeks. Loneliness hides, and those who need it least answer first.',
    first: [
      'one visitor, one person, one hour a week',
      'a first visit in threes with the coordinator',
      'a check and a reference for each visitor',
      'a telephone number for worries',
      'a quarterly tea for all pairs',
    ],
    oneMore: 'each further thirty pairs need a coordinator’s day, because pairs fail in silence',
    phases: {
      proof: 'fifteen pairs in one district for three months',
      proved: 'twelve of fifteen still meet, and nobody was visited by a stranger twice',
      open: 'referrals by two surgeries, visitors trained for a day',
      settled: 'visits paid by families and insurers beside the free ones, a second district',
    },
    leftOut: [
      { what: 'care or cleaning', why: 'it is licensed work, and it turns a visitor into staff' },
      { what: 'a matching app', why: 'trust is made at a kitchen table by three people' },
      { what: 'day trips', why: 'one accident with a wheelchair ends the service' },
    ],
    rivals: [
      {
        name: 'Do nothing: the television',
        why: 'always there',
        fails: 'does not ask',
        answer: 'Tuesday at three',
      },
      {
        name: 'The care service',
        why: 'trained, paid by insurance',
        fails: 'eleven minutes',
        answer: 'work beside it, never instead',
      },
      {
        name: 'Clubs and lunches',
        why: 'cheerful, many people',
        fails: 'one must get there',
        answer: 'bring them, the first time',
      },
      {
        name: 'A call or a device',
        why: 'cheap, daily',
        fails: 'no cup of tea',
        answer: 'use it between visits',
      },
    ],
    danger: 'the insurer that buys a large provider’s visits and calls them company',
    hardToCopy:
      'Doctors who refer and visitors who stay for years. A form and a training day can be printed by anybody.',
    misleads:
      'Visitors on the list mislead, since half may be waiting. Pairs that met in each of the last four weeks are the figure.',
    giftLead:
      'Sons and daughters far away understand it at once: a year of Tuesdays for one person. They are asked for their own parent’s town, not for their own.',
    giftTest:
      'The next sixty families are offered a choice between paying for visits and giving for somebody else’s. If a third do the second as well, both stay on one page.',
    ways: [
      {
        name: 'Families far away, through surgeries',
        reached: 'families told of it',
        converts: [0.03, 0.07, 0.12],
        share: 0.45,
        cost: 0.25,
      },
      {
        name: 'Congregations and retired people’s clubs',
        reached: 'people at such an afternoon',
        converts: [0.02, 0.05, 0.09],
        share: 0.35,
        cost: 0.25,
      },
      {
        name: 'Letters in memory, with an undertaker’s help',
        reached: 'families after a funeral',
        converts: [0.01, 0.025, 0.05],
        share: 0.2,
        cost: 0.5,
      },
    ],
    wayNote:
      'The receptionist at the surgery knows who comes because nobody is at home. She gets a card, a name and an answer within two days, each time.',
    wayGo:
      'Two surgeries send at least three people a month by month four. Otherwise the coordinator goes and sits in the waiting room for a week.',
    layers: [
      {
        part: 'pair book',
        job: 'who, when, last met, worries',
        choice: 'a simple hosted record; visitors report by one text message',
      },
      {
        part: 'checks',
        job: 'references, criminal record, training',
        choice: 'a file for each visitor, renewed by date',
      },
    ],
    keeps:
      'Addresses of people who live alone are worth money to thieves. They are seen by one visitor and one coordinator.',
    toolTest:
      'A missed visit is simulated: the coordinator knows within two hours, and somebody rings the bell the same day.',
    week: 'Requests on Monday, first visits in threes on Tuesday and Thursday, calls to silent pairs on Wednesday. Winter doubles requests and halves visitors, so autumn is for training.',
    bottleneck: 'Visitors in winter bind: illness and ice take a third of them when need is highest.',
    gap: {
      gap: 'Somebody answerable for safety at home',
      why: 'two people alone behind a door, week after week',
      closedBy: 'a safeguarding lead with training, named on every card',
    },
    decision: 'No pair without a check and two references, however long the list is.',
    risks: [
      {
        name: 'A visitor abuses trust',
        likelihood: 'low',
        sign: 'a pair that wants no calls',
        answer: 'checks, calls, police',
      },
      {
        name: 'Pairs fade in silence',
        likelihood: 'high',
        sign: 'no message for a fortnight',
        answer: 'a call on the fifteenth day',
      },
    ],
    sceptic: [
      'Company cannot be delivered. Those who accept a visitor are those who would have found one, and the truly alone do not open.',
      'Coordinators cost money, volunteers cost coordinators, and no public budget pays for a Tuesday.',
    ],
    wrongIf:
      'twelve of fifteen pairs still meet after three months, and if surgeries refer without being reminded',
    kill: [
      { when: 'the end of month four', stopIf: 'fewer than two thirds of the pairs met in the last month' },
      { when: 'the end of month ten', stopIf: 'no family, insurer or town pays for any visit' },
    ],
    steps: [
      {
        day: 7,
        action: 'Sit in two waiting rooms for a morning each',
        number: 'people the staff name',
        go: 'ten',
      },
      { day: 25, action: 'Check and train twelve visitors', number: 'visitors cleared', go: 'twelve' },
      { day: 40, action: 'Make ten first visits in threes', number: 'pairs begun', go: 'eight' },
      {
        day: 65,
        action: 'Call every pair that sent no message',
        number: 'pairs that met this week',
        go: 'seven of eight',
      },
      { day: 85, action: 'Ask twenty families far away', number: 'who give or pay', go: 'five' },
    ],
    finding: {
      headline: 'Pairs that last, not visitors on a list.',
      text: 'A pair that meets for a year is the unit; each thirty of them need a paid day of somebody who notices silence.',
    },
  },
  {
    cues: /homeless(ness)?|housing|tenanc(y|ies)|shelter for (women|people|families)|rough sleep|evict|roof over/i,
    noun: 'housing charity',
    served: { one: 'place kept for a year', many: 'places kept for a year' },
    money: {
      unitCost: [2_200, 4_200, 8_500],
      isYearly: true,
      monthlyGift: [12, 22, 40],
      singleGift: [40, 80, 180],
      joining: [8, 12, 15],
      grants: [2, 3, 5],
      grant: [2_000, 4_500, 9_000],
      trading: {
        label: 'Rent and housing support paid by the town',
        one: 'month of a place',
        many: 'months of places',
        price: [250, 420, 700],
        aMonth: [3, 9, 16],
        cost: 0.15,
      },
      equipment: [4_000, 10_000, 30_000],
      help: { role: 'Case worker', like: 'carer', dollars: 44_000 },
      cares: [0.06, 0.12, 0.2],
    },
    scene:
      'Without an address there is no work, without work no lease, and without a lease no address. Hostels break the circle for a night at a time. Landlords {where} would let if somebody stood behind the tenant; nobody asks them.',
    groups: [
      {
        who: 'people newly without a home',
        why: 'The first ninety days decide. They still have a telephone, often a job, and one deposit would hold them.',
      },
      {
        who: 'landlords with one flat',
        why: 'They fear damage, arrears and a year in court. A guarantee and a person who answers is worth more to them than a higher rent.',
      },
    ],
    nothing: 'A bed in a hostel, then a sofa, then the street; the town pays for it by the night, and more.',
    asked:
      'where they slept on each of the last seven nights, what the last address was lost over, and what one sum would have held it',
    askedGo:
      'nine of twenty could have stayed with less than three months’ rent and one talk with the landlord',
    craft:
      'The lease comes first, without conditions; the case worker comes every week and leaves last. What keeps a tenancy is rent paid on the day and a neighbour who has a number to ring.',
    whyNow: [
      'Towns count what a hostel night costs, and have begun to pay for tenancies that hold.',
      'Small landlords look for a safe let, as rules on letting grow.',
    ],
    against: 'Rents rise faster than any benefit. One tenancy that fails loudly closes ten doors.',
    first: [
      'five flats from landlords known by name',
      'a guarantee fund for rent and damage',
      'one case worker for ten tenancies',
      'a neighbour’s number that is answered',
      'a plan for the day when help ends',
    ],
    oneMore: 'each further ten tenancies need a case worker, found and paid before the keys',
    phases: {
      proof: 'five tenancies with a guarantee, six months',
      proved: 'four of five pay on the day in month six',
      open: 'a contract with the town by tenancy and month',
      settled: 'landlords who bring the second flat; tenants who take over the lease',
    },
    leftOut: [
      { what: 'buying houses', why: 'it binds the money of thirty tenancies in one roof' },
      { what: 'a night shelter', why: 'another trade, with another licence and another night' },
      { what: 'conditions such as abstinence', why: 'they refuse those for whom it is made' },
    ],
    rivals: [
      {
        name: 'Do nothing: sofa and street',
        why: 'no questions',
        fails: 'winter',
        answer: 'a key before the talk',
      },
      {
        name: 'The hostel',
        why: 'a bed tonight',
        fails: 'out at eight',
        answer: 'take people from it, with its thanks',
      },
      {
        name: 'The town’s housing office',
        why: 'it has to',
        fails: 'a list of years',
        answer: 'bring flats it cannot reach',
      },
      {
        name: 'A larger housing association',
        why: 'stock and staff',
        fails: 'references, deposits',
        answer: 'be the reference',
      },
    ],
    danger: 'a market in which landlords no longer need anybody’s guarantee',
    hardToCopy:
      'Landlords who ring us first, and a record of tenancies that held. A guarantee on paper can be written by any bank.',
    misleads:
      'Keys handed over mislead. Tenancies that pay on the day in the twelfth month are the figure, for towns as for donors.',
    giftLead:
      'A donor pays for a month behind a door. What a night in a hostel costs the public is set beside it, from the town’s own account.',
    giftTest:
      'Half of the letters ask for a month, half for a deposit. If deposits bring larger first gifts and as many second ones, they lead.',
    ways: [
      {
        name: 'Landlords, architects and estate agents, asked in person',
        reached: 'people of the trade asked',
        converts: [0.05, 0.1, 0.18],
        share: 0.35,
        cost: 0.3,
      },
      {
        name: 'Neighbours and congregations near the flats',
        reached: 'people at such an evening',
        converts: [0.03, 0.06, 0.1],
        share: 0.4,
        cost: 0.2,
      },
      {
        name: 'Winter letters to the district',
        reached: 'letters in winter',
        converts: [0.003, 0.007, 0.012],
        share: 0.25,
        cost: 0.5,
      },
    ],
    wayNote:
      'Landlords are found through landlords, over coffee, with the guarantee on one page. The town is shown its own cost of a night beside ours, by the person who runs that budget.',
    wayGo:
      'One landlord in ten lets a first flat, one in three of those a second. Fewer, and the guarantee is too small or the number is not answered.',
    layers: [
      {
        part: 'tenancy book',
        job: 'rent dates, visits, damage, guarantee used',
        choice: 'a hosted case record; entries by two people only',
      },
      {
        part: 'guarantee account',
        job: 'money set aside for each door',
        choice: 'a separate bank account that needs two signatures',
      },
    ],
    keeps:
      'Past addresses, illnesses and debts are seen by the case worker alone. Nothing is told to a landlord that the tenant has not read.',
    toolTest:
      'A tenant does not pay: on day three somebody has rung, on day seven the landlord has the money, on day ten there is a plan.',
    week: 'Monday is rent day and telephone day; visits run from Tuesday to Thursday; Friday is for landlords and the town. The number is answered on Sunday too, because that is when neighbours ring.',
    bottleneck: 'Flats bind before money does, and case workers before flats are kept.',
    gap: {
      gap: 'Somebody who knows leases and benefits',
      why: 'a wrong date loses a year',
      closedBy: 'a part-time housing lawyer, from the first lease',
    },
    decision: 'No key without a case worker who has room for it.',
    risks: [
      {
        name: 'A tenancy fails loudly',
        likelihood: 'medium',
        sign: 'two calls from neighbours',
        answer: 'the same day on the spot; the landlord paid first',
      },
      {
        name: 'The town stops paying',
        likelihood: 'medium',
        sign: 'an election, a freeze',
        answer: 'a year’s notice in the contract, donors for the gap',
      },
    ],
    sceptic: [
      'It guarantees other people’s rents with donated money. Three bad tenancies in one winter empty the fund, and landlords remember only those.',
      'The cause is a lack of flats, which no case worker cures. The town could do it itself and will say so in the next budget.',
    ],
    wrongIf:
      'four of five tenancies pay on the day after six months, and if the town pays for each of them by then',
    kill: [
      { when: 'the end of month seven', stopIf: 'more than two of the first five tenancies have failed' },
      { when: 'the end of month twelve', stopIf: 'no public body pays by tenancy' },
    ],
    steps: [
      {
        day: 10,
        action: 'Get the town’s own cost of a hostel night',
        number: 'cost a month',
        go: 'above what a tenancy needs',
      },
      { day: 30, action: 'Have coffee with thirty landlords', number: 'flats offered', go: 'three' },
      {
        day: 45,
        action: 'Set up the guarantee account and its rules',
        number: 'months of rent covered',
        go: 'three for each flat',
      },
      { day: 65, action: 'Sign the first two leases', number: 'tenants in', go: 'two' },
      {
        day: 88,
        action: 'Put six months’ terms before the town',
        number: 'talks that go on',
        go: 'one, with a figure',
      },
    ],
    finding: {
      headline: 'The guarantee opens doors, the case worker keeps them open.',
      text: 'A place held for a year costs less than the nights it replaces, and the town is the payer to win.',
    },
  },
]
