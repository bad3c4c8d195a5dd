// Held seldom and for many: a festival, a conference, a race, a market.
import type { EventKind } from './kind.ts'

export const LARGE_EVENTS: EventKind[] = [
  {
    cues: /festivals?|open[- ]air|carnival|block party|film days/i,
    noun: 'festival',
    session: { one: 'edition', many: 'editions' },
    guest: { one: 'visitor', many: 'visitors' },
    paid: 'ticket',
    money: {
      price: [25, 48, 95],
      seats: [300, 900, 3_000],
      aYear: [1, 1, 1],
      filled: [0.62, 0.82],
      perGuest: [0.05, 0.08, 0.13],
      perSession: [0.4, 0.5, 0.62],
      beside: {
        label: 'Bar, food and stalls',
        one: 'visitor served',
        many: 'visitors served',
        guestsEach: 1,
        price: [8, 17, 30],
        cost: 0.45,
      },
      reach: {
        who: 'people within two hours of it',
        count: [150_000, 450_000, 1_500_000],
        go: [0.06, 0.12, 0.2],
        times: [1, 1.4, 2.5],
      },
      equipment: [1_500, 4_000, 12_000],
      help: { role: 'Production, by the season', like: 'operations', dollars: 46_000 },
    },
    scene:
      'A region can be full of people who love the same thing and have no weekend on which they meet. They drive to the large festival, camp beside strangers and see the third act they came for from far away. Whether a date {where} is still free is the first thing to find out.',
    groups: [
      {
        who: 'those who come in groups of four',
        why: 'One of them decides, in the week of the announcement, and the others pay her back. Convince the one who books, and you have the tent.',
      },
      {
        who: 'those who live within earshot',
        why: 'They come on the last evening or they ring the council. Free hours for neighbours cost little and settle which of the two it will be.',
      },
    ],
    nothing: 'They go to the large one again, or stay at home and look at pictures of it.',
    asked:
      'which festival they last went to, who in the group booked it, in which month, and what the weekend cost in all',
    askedGo:
      'eight of twenty spent more on the weekend than on the ticket and would swap the distance for a smaller one',
    craft:
      'A festival is remembered for one hour: the light, the act, the moment when the rain stopped. The rest is toilets, water, shade and queues, and those are what people do not forgive.',
    whyNow: [
      'Sites, stages and toilets can be hired by the weekend, and small acts tour between two larger dates if they are asked a year ahead.',
      'Ticket tools hand the list of buyers to whoever organises, so the second edition can be announced to the first.',
    ],
    against:
      'Weather falls on one weekend in three, and insurance against it costs more than a small festival earns. Fees of known acts have risen faster than tickets.',
    first: [
      'one stage or screen that is never empty',
      'water, shade and enough toilets',
      'early tickets in three steps',
      'food by people who live nearby',
      'a neighbours’ telephone that is answered',
    ],
    oneMore: 'a second stage doubles crew and sound and splits a crowd that fits before one',
    phases: {
      proof: 'one evening for a tenth of the public, same place, same subject, tickets paid',
      proved: 'the evening sells nine tenths a week ahead',
      open: 'the first edition, licensed, insured and no larger than the toilets',
      settled: 'the date is fixed for three years, half of the tickets go before the programme is known',
    },
    leftOut: [
      {
        what: 'a famous headliner',
        why: 'one fee eats the margin of the whole weekend, and his public leaves after him',
      },
      { what: 'camping in the first edition', why: 'it turns an event into a village with a night shift' },
      { what: 'cashless wristbands', why: 'they pay from some thousands of visitors on' },
    ],
    rivals: [
      {
        name: 'Do nothing: a weekend at home',
        why: 'free, dry, one’s own bed',
        fails: 'no story on Monday',
        answer: 'make the story short to tell',
      },
      {
        name: 'The large festival',
        why: 'names, and all the friends go',
        fails: 'far, loud, dear',
        answer: 'be near and see the stage',
      },
      {
        name: 'The town’s own free fête',
        why: 'costs nothing, everybody is there',
        fails: 'the same band every year',
        answer: 'another week, another crowd',
      },
      {
        name: 'A single concert or screening',
        why: 'one evening, no tent',
        fails: 'over at eleven',
        answer: 'sell the last evening alone too',
      },
    ],
    danger: 'the town, on the day it puts money into a free one on the same weekend',
    hardToCopy:
      'A date in people’s calendars, a licence that was kept without a complaint, and neighbours who come. A programme can be booked by anybody with a deposit.',
    misleads:
      'Tickets sold a month ahead mislead both ways: half go in the last fortnight, and in rain that half stays away. Costs fall due before it.',
    priceLead:
      'Groups compare the whole weekend, so the ticket is the smaller half of what it costs them. Early tickets pay the deposits and are the cheapest money the festival will ever borrow.',
    priceTest:
      'The first step of tickets is cut to a fifth of the number and sold at the second step’s price. If it is gone within ten days, all steps move up.',
    ways: [
      {
        name: 'Last year’s buyers and the list of those who asked',
        reached: 'people on the list',
        converts: [0.1, 0.2, 0.35],
        share: 0.35,
        cost: 0.1,
      },
      {
        name: 'Acts, makers and stalls who tell their own people',
        reached: 'followers of those who appear',
        converts: [0.005, 0.012, 0.03],
        share: 0.35,
        cost: 0.3,
      },
      {
        name: 'Posters and local radio within two hours',
        reached: 'people who saw a poster',
        converts: [0.001, 0.003, 0.006],
        share: 0.3,
        cost: 0.6,
      },
    ],
    wayNote:
      'The announcement is three weeks, not nine months: date and place first, programme later, posters last. Whoever books for four gets the fifth ticket at half the price, because groups fill a field.',
    wayGo:
      'A quarter of all tickets within ten days of the announcement. A tenth or less: cut the site to half and tell the acts now.',
    layers: [
      {
        part: 'tickets and gate',
        job: 'steps, groups, scanning offline',
        choice: 'a hosted ticket tool that pays out before the date and works without a network',
      },
      {
        part: 'site plan',
        job: 'ways out, water, power, stalls, numbers',
        choice: 'one drawing, shared with police, fire and first aid, the same version for all',
      },
    ],
    keeps:
      'Names of buyers are kept for the next edition and for nothing else; pictures of faces are used only where a board at the gate said so.',
    toolTest:
      'Two hundred test tickets are scanned at one gate with the network switched off; ten people a minute get through, none of them twice.',
    day: 'Fourteen months make two days. Site and licence come first, acts in autumn, tickets in spring, crew a month ahead; on the weekend {founder} walks the site every hour and touches nothing. Monday is for the field, Tuesday for bills.',
    bottleneck:
      'The licence binds: it names the number of heads, the hour of silence and the ways out, and no programme can talk it larger.',
    gap: {
      gap: 'Somebody who has run a site in bad weather',
      why: 'the decision to stop is taken in ten minutes',
      closedBy: 'a production lead hired for six weeks, with the right to stop the music',
    },
    decision: 'The stop rule for wind and lightning is written and signed before the first ticket is sold.',
    risks: [
      {
        name: 'It rains on the day',
        likelihood: 'high',
        sign: 'the forecast five days ahead',
        answer: 'roof for half, a price for the evening alone, one sum kept for it',
      },
      {
        name: 'The licence comes late or smaller',
        likelihood: 'medium',
        sign: 'a question from the fire service',
        answer: 'apply nine months ahead, sell up to the smaller number',
      },
    ],
    sceptic: [
      'A festival is a bet on two days of weather, placed a year ahead with other people’s deposits. One wet edition takes what three dry ones leave.',
      'Festivals are founded by people who love the programme and ended by those who count the toilets. Volunteers come for two years, the tax office for longer.',
    ],
    wrongIf:
      'half of the tickets go before the programme is known, and if a third of the visitors of one edition come to the next',
    kill: [
      { when: 'six months before the date', stopIf: 'there is no licence in writing for the planned number' },
      { when: 'ten weeks before the date', stopIf: 'paid tickets do not cover the deposits that fall due' },
    ],
    steps: [
      {
        day: 10,
        action: 'Ask council, police and landowner for the three things that would make them refuse',
        number: 'answers in writing',
        go: 'three, and none is a no',
      },
      {
        day: 25,
        action: 'Walk the site with fire service and first aid',
        number: 'heads allowed',
        go: 'the planned number',
      },
      { day: 45, action: 'Hold the small evening', number: 'tickets paid a week ahead', go: 'nine in ten' },
      {
        day: 60,
        action: 'Get three quotes for stage, sound, toilets and fence',
        number: 'total against plan',
        go: 'within a tenth',
      },
      { day: 80, action: 'Sell the first step of tickets', number: 'sold in ten days', go: 'all of it' },
    ],
    finding: {
      headline: 'Deposits fall due before the weather is known.',
      text: 'Nearly all costs are fixed once the stage is ordered, so early tickets decide whether the date is kept.',
    },
  },
  {
    cues: /conferences?|summit|congress|trade (show|fair)|expo\b|symposium|speakers?|hackathons?|meet-?ups?/i,
    noun: 'conference',
    session: { one: 'conference', many: 'conferences' },
    guest: { one: 'delegate', many: 'delegates' },
    paid: 'ticket',
    money: {
      price: [90, 240, 600],
      seats: [80, 220, 600],
      aYear: [1, 1, 2],
      filled: [0.6, 0.82],
      perGuest: [0.14, 0.2, 0.28],
      perSession: [0.22, 0.28, 0.38],
      beside: {
        label: 'Sponsors and stands',
        one: 'stand',
        many: 'stands',
        guestsEach: 22,
        price: [900, 2_200, 5_000],
        cost: 0.12,
      },
      reach: {
        who: 'people who work in the field and may travel',
        count: [8_000, 30_000, 150_000],
        go: [0.12, 0.25, 0.4],
        times: [1, 1.3, 2],
      },
      equipment: [800, 2_000, 6_000],
      help: { role: 'Programme and partners', like: 'operations', dollars: 50_000 },
    },
    scene:
      'The people who should know each other in this field meet by accident, at fairs built for sellers. The talks there are bought, the corridor is full of badges, and whoever came with a real question goes home with a bag. {Buyers} could name the hundred people who should be in one room, and nobody has asked them.',
    groups: [
      {
        who: 'those who come with a problem',
        why: 'They need three conversations, and will say afterwards that those alone were worth the ticket. They book late, because a manager has to sign.',
      },
      {
        who: 'firms that want to be seen by them',
        why: 'They pay for a stand before there is a programme, if they know who comes. Without their money the ticket would cost twice as much.',
      },
    ],
    nothing:
      'They read the slides of other people’s conferences and write to three contacts they already have.',
    asked:
      'which conference their employer last paid for, who signed, and whom they met there that they still talk to',
    askedGo: 'seven of twenty name somebody in the field whom they have wanted to meet for a year',
    craft:
      'The break is the programme. Talks give people a reason to travel and a first sentence; a room in which everybody can find the right five people is what they pay for again.',
    whyNow: [
      'Budgets for travel are back and smaller, so people go to one meeting a year and want the right one.',
      'Work from many places has made a day in one room scarce; teams use it to meet their own colleagues too.',
    ],
    against:
      'Recordings are free a week later. Employers cut travel first when a quarter is bad, and they do it after the hall has been paid.',
    first: [
      'one hall, one track, long breaks',
      'a list of who comes, a week ahead',
      'introductions made by a human before the day',
      'sponsors who may speak only if they are users',
      'an invoice a company can pay',
    ],
    oneMore: 'a second track halves every audience and makes each delegate miss half',
    phases: {
      proof: 'an evening for thirty with three of the planned speakers, paid',
      proved: 'twenty of thirty pay, and ten bring a name for the list',
      open: 'one day, one hall; sponsors signed before the programme is printed',
      settled: 'a fixed week in the year, workshops on the day before, tickets by the team',
    },
    leftOut: [
      {
        what: 'an online stream',
        why: 'it sells the talks, which are the cheaper half, and empties the hall',
      },
      { what: 'paid keynotes', why: 'the fee of one star pays for breakfast, badges and a helper' },
      { what: 'an exhibition hall', why: 'visitors who came to talk do not walk past stands' },
    ],
    rivals: [
      {
        name: 'Do nothing: read and write mails',
        why: 'no travel, no form to sign',
        fails: 'nobody new is met',
        answer: 'show five names from the list',
      },
      {
        name: 'The big trade fair',
        why: 'everybody is there, the employer knows it',
        fails: 'everybody is there to sell',
        answer: 'no stand in the talking room',
      },
      {
        name: 'The association’s annual day',
        why: 'cheap and expected',
        fails: 'elections and greetings',
        answer: 'a date beside it, not against it',
      },
      {
        name: 'A webinar',
        why: 'an hour, no ticket',
        fails: 'cameras off',
        answer: 'leave talks to it, keep the breaks',
      },
    ],
    danger: 'the association that adds a practical day to its own meeting and mails every member',
    hardToCopy:
      'Who comes. The third edition sells by its list of names; hall, caterer and badges are in the telephone book.',
    misleads:
      'Registrations mislead when tickets are free or can be cancelled. Paid invoices six weeks ahead are the figure, and sponsors read the same one.',
    priceLead:
      'Managers sign up to a limit without asking upwards, and that limit sets the price. Two tickets for a team at once are easier to sign than two singly.',
    priceTest:
      'The first forty invitations carry the planned price, the next forty a price a fifth higher, both with a team rate. If the second forty pay within a month as often, the price moves.',
    ways: [
      {
        name: 'Invited by name, by speakers and earlier guests',
        reached: 'people invited by name',
        converts: [0.08, 0.16, 0.28],
        share: 0.45,
        cost: 0.2,
      },
      {
        name: 'Associations and trade lists',
        reached: 'readers of trade lists',
        converts: [0.003, 0.008, 0.015],
        share: 0.3,
        cost: 0.4,
      },
      {
        name: 'Sponsors who bring their customers',
        reached: 'customers of sponsors',
        converts: [0.02, 0.05, 0.1],
        share: 0.25,
        cost: 0.4,
      },
    ],
    wayNote:
      'Each speaker names ten people who should hear it, and those ten get a letter with the speaker’s sentence. Sponsors receive five places for customers; that fills chairs with buyers.',
    wayGo:
      'Half of the sponsors’ money signed sixteen weeks ahead, a third of the tickets paid eight weeks ahead. Missed by more than a third: the smaller hall.',
    layers: [
      {
        part: 'registration and invoices',
        job: 'team tickets, company invoices, reminders',
        choice: 'a hosted event tool with purchase orders',
      },
      {
        part: 'who is who',
        job: 'who wants to meet whom',
        choice: 'three questions at registration and a sheet that two people read the week before',
      },
    ],
    keeps:
      'The list of delegates is what every sponsor would like to have. They get names of those who agreed, and nobody’s address.',
    toolTest:
      'Ten test companies order team tickets with purchase orders; ten correct invoices leave within a day, and one refund works.',
    day: 'Nine months ahead the hall, eight the first three speakers, six the sponsors, three the programme. In the last week {founder} reads all registrations and writes the introductions by hand. On the day somebody else has the microphone.',
    bottleneck:
      'Sponsors’ calendars bind: budgets are closed in autumn, and whoever asks in spring gets what is left.',
    gap: {
      gap: 'Somebody who sells stands',
      why: 'it takes forty calls for eight signatures',
      closedBy: 'a part-time seller with a share, from sixteen weeks ahead',
    },
    decision: 'No sponsor speaks from the stage as a sponsor; this stands in every contract.',
    risks: [
      {
        name: 'A speaker cancels',
        likelihood: 'high',
        sign: 'a flight that is not booked',
        answer: 'two stand-ins from the list of delegates',
      },
      {
        name: 'The main sponsor leaves',
        likelihood: 'medium',
        sign: 'a new head of marketing',
        answer: 'none above a third of the sponsors’ total',
      },
    ],
    sceptic: [
      'The field has enough conferences and too little time. Delegates like the idea, speakers like the stage, and the person who signs the form likes neither.',
      'One date, one hall, one invoice to the caterer: if it fails, it fails in a day and in front of everybody who matters. A second edition then needs courage rather than a plan.',
    ],
    wrongIf:
      'sponsors sign before the programme is known, and if delegates pay out of team budgets without asking upwards',
    kill: [
      { when: 'twenty weeks before the date', stopIf: 'fewer than a third of the sponsors’ money is signed' },
      {
        when: 'eight weeks before the date',
        stopIf: 'paid tickets and signed stands do not cover hall and catering',
      },
    ],
    steps: [
      {
        day: 7,
        action: 'Write the list of the hundred people who should be in the room',
        number: 'names',
        go: 'a hundred, thirty of them known',
      },
      {
        day: 25,
        action: 'Ask twenty of them which three questions would make them travel',
        number: 'questions named twice',
        go: 'five',
      },
      { day: 45, action: 'Hold the paid evening for thirty', number: 'paid', go: 'twenty' },
      { day: 65, action: 'Call twenty firms that sell to them', number: 'letters of intent', go: 'four' },
      {
        day: 85,
        action: 'Option two halls of different size',
        number: 'weeks of free cancellation',
        go: 'twelve',
      },
    ],
    finding: {
      headline: 'Stands pay for the hall, tickets for the rest.',
      text: 'Sponsors have to be signed before the programme exists; delegates then follow the names of other delegates.',
    },
  },
  {
    cues: /tournaments?|marathons?|\bruns?\b|\brace\b|triathlon|league|championship|runners|e-?sports|sports? (event|day)|cup\b/i,
    noun: 'race or tournament',
    session: { one: 'race day', many: 'race days' },
    guest: { one: 'entrant', many: 'entrants' },
    paid: 'entry',
    money: {
      price: [25, 52, 110],
      seats: [150, 380, 1_200],
      aYear: [1, 2, 3],
      filled: [0.6, 0.8],
      perGuest: [0.2, 0.27, 0.36],
      perSession: [0.16, 0.22, 0.32],
      beside: {
        label: 'Sponsors',
        one: 'sponsor',
        many: 'sponsors',
        guestsEach: 90,
        price: [500, 1_300, 3_500],
        cost: 0.12,
      },
      reach: {
        who: 'people who train for it within three hours',
        count: [8_000, 30_000, 120_000],
        go: [0.25, 0.45, 0.65],
        times: [1.5, 3, 6],
      },
      equipment: [2_500, 6_000, 15_000],
      help: { role: 'Race office, by the season', like: 'operations', dollars: 44_000 },
    },
    scene:
      'People train alone, before work, for a day on which it counts. The well-known races are drawn by lot or full within minutes; the small ones have a folding table, a wrong distance and results on Wednesday. {Buyers} {where} drive two hours for a start they could have had at home.',
    groups: [
      {
        who: 'those with a plan on the fridge',
        why: 'They choose the date sixteen weeks ahead and book the bed the same evening. A measured course and a result within the minute are what they pay for.',
      },
      {
        who: 'those who were talked into it',
        why: 'They come with a friend, want a medal and a photograph, and bring four people who stand at the barrier and are hungry.',
      },
    ],
    nothing: 'They run the usual round and upload it; nobody claps.',
    asked: 'at which start they last stood, how far they drove, what the day cost and what annoyed them',
    askedGo: 'nine of twenty drove more than an hour and would enter a nearer one on an unclaimed date',
    craft:
      'A course has to be right: measured, marked, dry enough, with water where thirst is. Everything else may be improvised once; a wrong turn at the front is told for ten years.',
    whyNow: [
      'Timing chips and entry systems are hired by the day, so that a small race can show results at the finish.',
      'Clubs have lost members to solitary training, and those people still want a date.',
    ],
    against:
      'Permits, marshals and medical cover grow with each rule, and one storm closes a course that was paid for.',
    first: [
      'one distance, measured and marked',
      'entry in three price steps',
      'chip timing with results at once',
      'water, medical cover and sweepers',
      'something hot at the finish',
    ],
    oneMore: 'a second distance needs its own start, marshals and prize-giving on the same morning',
    phases: {
      proof: 'a test with sixty people on the true course, at half the price',
      proved: 'fifty of sixty would enter again, and nobody got lost',
      open: 'the first race day with permit, cover and a limit on numbers',
      settled:
        'a small series on the same course, so that signs, marshals and sponsors are used more than once',
    },
    leftOut: [
      { what: 'prize money', why: 'it brings five fast people from far and nobody else' },
      { what: 'a road closed for cars', why: 'police and diversions cost more than the first edition takes' },
      { what: 'a big-city expo', why: 'people come to run and leave to eat' },
    ],
    rivals: [
      {
        name: 'Do nothing: the usual round',
        why: 'free, any day',
        fails: 'nobody sees it',
        answer: 'a date, a number, a clap',
      },
      {
        name: 'The famous race',
        why: 'name, crowd, medal',
        fails: 'a lottery and a hotel',
        answer: 'a place for whoever enters in time',
      },
      {
        name: 'The club’s own race',
        why: 'cheap and friendly',
        fails: 'results on Wednesday',
        answer: 'share its date and its marshals',
      },
      {
        name: 'An online challenge',
        why: 'badge at home',
        fails: 'no start, no finish',
        answer: 'a start line',
      },
    ],
    danger: 'a larger organiser who takes the weekend before and mails the whole region',
    hardToCopy:
      'The permit for this course on this date, and marshals who return. Arch, chips and medals come from the same hirers for all.',
    misleads:
      'Entries mislead: one in eight does not start, and keeps the shirt. Starters decide on water and food, entries on cash.',
    priceLead:
      'Runners and teams compare by distance and by what is in the bag, and drop a race for parking. Price steps make them enter early, which pays the deposits.',
    priceTest:
      'The second step opens two weeks early for half of the list. If entries a day fall by less than a fifth, the early price was too low.',
    ways: [
      {
        name: 'Clubs and training groups, by their coach',
        reached: 'members of clubs',
        converts: [0.03, 0.07, 0.13],
        share: 0.45,
        cost: 0.2,
      },
      {
        name: 'Calendars where people look for dates',
        reached: 'people who saw the date',
        converts: [0.003, 0.007, 0.015],
        share: 0.3,
        cost: 0.35,
      },
      {
        name: 'Those who ran it, and the friend they bring',
        reached: 'earlier entrants and friends',
        converts: [0.12, 0.22, 0.35],
        share: 0.25,
        cost: 0.45,
      },
    ],
    wayNote:
      'Coaches get a training plan that ends on the date, with their own name on it. A team of five pays for four, since teams do not drop out one by one.',
    wayGo:
      'A third of the entries by twelve weeks ahead. Under a sixth: shorten the course, keep the permit, tell the sponsors the number.',
    layers: [
      {
        part: 'entry and timing',
        job: 'steps, teams, medical note, chip, result',
        choice: 'a hirer who does both and brings a spare mat',
      },
      {
        part: 'course book',
        job: 'marshals, distances, water, ways in for an ambulance',
        choice: 'one printed sheet for each post, telephone numbers on the back',
      },
    ],
    keeps:
      'Health notes are seen by the doctor alone and destroyed a week later. Times of minors are not published with full names.',
    toolTest:
      'Sixty people run the test: sixty times are right, within the minute, and an ambulance reaches the farthest point in the promised time.',
    day: 'Permits take half a year, entries sixteen weeks, the week before belongs to signs. On the morning the course is ridden before dawn, the last sweeper comes in before anything is taken down, and {founder} stands at the finish.',
    bottleneck:
      'Marshals bind: one for each junction, all of them awake at six, and volunteers are lent by clubs rather than hired.',
    gap: {
      gap: 'A race doctor and a safety plan',
      why: 'without them there is no permit and no cover',
      closedBy: 'a paid medical service with its own plan, quoted before entries open',
    },
    decision: 'The limit on numbers is set by ambulances and not by demand.',
    risks: [
      {
        name: 'Storm, heat or smoke on the day',
        likelihood: 'medium',
        sign: 'an official warning',
        answer: 'a second date in the terms, no refund but a place',
      },
      {
        name: 'Somebody is badly hurt',
        likelihood: 'low',
        sign: 'a gap in the post list',
        answer: 'cover, plan, a rehearsed call',
      },
    ],
    sceptic: [
      'A race is a village’s worth of volunteers organised by one person for the price of a shirt. When the two people who know the marshals move away, it ends.',
      'Entrants owe no loyalty: a nearer date, a nicer medal, and they are gone. Permits can be refused in the third year because of one angry farmer.',
    ],
    wrongIf: 'a third of the entrants return without being asked, and if one sponsor signs for three years',
    kill: [
      { when: 'five months before the date', stopIf: 'landowners or police have not agreed in writing' },
      { when: 'ten weeks before the date', stopIf: 'entries do not cover medical service, timing and cover' },
    ],
    steps: [
      {
        day: 8,
        action: 'Walk the course with the landowner and the police',
        number: 'objections',
        go: 'each has an answer',
      },
      {
        day: 20,
        action: 'Ask four coaches for a date that is free in their plan',
        number: 'coaches who agree',
        go: 'three',
      },
      {
        day: 40,
        action: 'Quote medical service, timing and cover',
        number: 'cost for each entrant',
        go: 'under half of the entry',
      },
      { day: 60, action: 'Hold the test with sixty people', number: 'who would enter again', go: 'fifty' },
      {
        day: 85,
        action: 'Open the first price step',
        number: 'entries in two weeks',
        go: 'one in ten places',
      },
    ],
    finding: {
      headline: 'The second race day on the same course earns.',
      text: 'Permit, signs and marshals are paid for once a season; a series shares them, a single date carries them alone.',
    },
  },
  {
    cues: /\bmarkets?\b(?!ing)|craft fair|flea|\bfairs?\b|stalls?|vendors|christmas market|pop-?up market|exhibitors/i,
    noun: 'market',
    session: { one: 'market day', many: 'market days' },
    guest: { one: 'stallholder', many: 'stallholders' },
    paid: 'stall',
    money: {
      price: [40, 75, 150],
      seats: [25, 50, 120],
      aYear: [9, 12, 14],
      season: [0.5, 0.6, 0.8, 1, 1.1, 1.2, 1.2, 1.1, 1, 1, 1.2, 1.3],
      filled: [0.68, 0.86],
      perGuest: [0.08, 0.12, 0.18],
      perSession: [0.24, 0.32, 0.42],
      beside: {
        label: 'Food places and sponsors',
        one: 'food place',
        many: 'food places',
        guestsEach: 9,
        price: [70, 130, 260],
        cost: 0.1,
      },
      reach: {
        who: 'makers and traders within an hour',
        count: [800, 2_500, 8_000],
        go: [0.2, 0.35, 0.55],
        times: [4, 8, 16],
      },
      equipment: [1_500, 4_500, 12_000],
      help: { role: 'Market office and set-up', like: 'operations', dollars: 40_000 },
    },
    scene:
      'People who make things sell through a platform that shows them beside a factory’s copy, or stand in a hall where six stalls sell the same candles. Visitors walk round once and leave. Makers and buyers both live {where}; a day on which they meet has to be made.',
    groups: [
      {
        who: 'makers with a full table at home',
        why: 'They count in takings for each day: three times the fee and they return, less than twice and they do not. They tell each other the same evening.',
      },
      {
        who: 'families with a free Saturday',
        why: 'They come for an hour and coffee, and buy if there is something for each of them. Without them no maker comes a second time.',
      },
    ],
    nothing: 'Makers post from the kitchen table, families go to the shopping centre.',
    asked:
      'at which market they last sold or bought, what they took or spent on the day, and what was missing',
    askedGo:
      'ten of twenty-five makers took less than twice their fee at the last one and still look for a better',
    craft:
      'Choosing is the work: no more than two of a trade, one surprise in each row, food at the far end so that everybody walks past everything. Refusing a friend’s stall is part of the job.',
    whyNow: [
      'Empty shops, yards and car parks can be had for a day by whoever brings insurance and clears up.',
      'Makers have grown tired of platform fees, and buyers of parcels.',
    ],
    against: 'Rain halves an open market, and councils charge for the square whether it rains or not.',
    first: [
      'stalls chosen by hand, no more than two of a kind',
      'food and seats at the far end',
      'a fixed day in the month',
      'card readers lent to those who have none',
      'takings asked for, stall by stall',
    ],
    oneMore:
      'each further row needs visitors who are not there yet, and thin crowds make every maker unhappy',
    phases: {
      proof: 'twenty makers on one day in a borrowed yard',
      proved: 'fifteen of twenty take three times their fee and rebook on the spot',
      open: 'a fixed day each month, waiting list by trade',
      settled: 'a winter hall and two special days; stalls sold by the season',
    },
    leftOut: [
      { what: 'an entrance fee', why: 'it stops the passer-by who buys most on impulse' },
      { what: 'resellers', why: 'one row of bought-in goods, and makers leave' },
      { what: 'an online shop for all', why: 'it is what they came here to get away from' },
    ],
    rivals: [
      {
        name: 'Do nothing: parcels from the kitchen',
        why: 'no early morning',
        fails: 'a platform’s share and no talk',
        answer: 'show takings of a day',
      },
      {
        name: 'The weekly food market',
        why: 'footfall is there',
        fails: 'people carry vegetables',
        answer: 'another day, beside it',
      },
      {
        name: 'The big Christmas market',
        why: 'crowds',
        fails: 'fees of a month’s rent',
        answer: 'eleven other months',
      },
      {
        name: 'A gallery or shop on commission',
        why: 'somebody else sells',
        fails: 'half of the price',
        answer: 'the whole price, one day',
      },
    ],
    danger: 'the council or a shopping centre that opens a free market on the same Saturday',
    hardToCopy:
      'A waiting list sorted by trade and a record of who took what. Tents and a square can be hired by anybody.',
    misleads:
      'Full rows mislead when they are full of the wrong stalls. Takings of the median maker against the fee decide who rebooks.',
    priceLead:
      'A maker divides the day’s takings by the fee before packing up. The price can rise only as far as that division allows, so the visitor is what the fee really buys.',
    priceTest:
      'Corner stalls and the first row cost a fifth more from the third market on. If they are booked first, the plan of the square is priced by place.',
    ways: [
      {
        name: 'Makers asked at other markets, table by table',
        reached: 'makers spoken to',
        converts: [0.1, 0.2, 0.32],
        share: 0.5,
        cost: 0.2,
      },
      {
        name: 'Makers sent by makers',
        reached: 'names given by makers',
        converts: [0.15, 0.28, 0.42],
        share: 0.3,
        cost: 0.1,
      },
      {
        name: 'Posters and makers’ own followers, for visitors',
        reached: 'people who heard of the day',
        converts: [0.0005, 0.0012, 0.003],
        share: 0.2,
        cost: 0.7,
      },
    ],
    wayNote:
      'Two thirds of the money goes into visitors, though stalls pay the bill. Every maker gets the same picture with the date and their own work in it, three weeks ahead, and posts it.',
    wayGo:
      'Seven in ten rebook within a week of the day. Five or fewer: fewer stalls and more visitors next time, at the same fee.',
    layers: [
      {
        part: 'applications and plan',
        job: 'pictures, trade, power, place, fee',
        choice: 'a form and a drawn plan; no software for fairs',
      },
      {
        part: 'takings sheet',
        job: 'what each stall took, told in confidence',
        choice: 'a card in the envelope, filled in at the end',
      },
    ],
    keeps:
      'Takings are told in confidence and shown only as a median. Whoever publishes one stall’s figure loses all of them.',
    toolTest:
      'Set-up of ten stalls in the planned place by the planned crew: two hours up, one hour down, nothing left on the ground.',
    day: 'Vans from six, tents by eight, doors at ten; the quiet hour comes at one, the best two after it. {Founder} walks with the plan, moves nobody after nine, and collects cards at five.',
    bottleneck:
      'Visitors bind, not stalls: a square holds so many people who buy, and each further row divides them.',
    gap: {
      gap: 'Agreement with the council on power, waste and first aid',
      why: 'each missing paper can close the day at nine in the morning',
      closedBy: 'one folder, checked with the market officer six weeks ahead',
    },
    decision: 'No more than two stalls of one trade, whoever asks.',
    risks: [
      {
        name: 'Rain on market day',
        likelihood: 'high',
        sign: 'the forecast on Thursday',
        answer: 'a covered option, half a fee back as credit',
      },
      {
        name: 'Makers copy each other',
        likelihood: 'medium',
        sign: 'the third candle',
        answer: 'the plan by trade, kept in writing',
      },
    ],
    sceptic: [
      'Stallholders are poor payers with long memories. One wet autumn, and the best of them are gone to a hall with a heater.',
      'The organiser earns the fee of a stall and carries the risk of a square. Whoever can do this well could run something larger for more money.',
    ],
    wrongIf:
      'makers rebook on the spot, and if the median stall takes three times its fee in an ordinary month',
    kill: [
      { when: 'after the second market', stopIf: 'the median maker took less than twice the fee' },
      { when: 'the end of month eight', stopIf: 'fewer than half rebook and the waiting list is empty' },
    ],
    steps: [
      {
        day: 7,
        action: 'Visit four markets and count bags leaving each',
        number: 'bags for each hundred visitors',
        go: 'twenty or more at the best',
      },
      {
        day: 25,
        action: 'Talk to sixty makers at their tables',
        number: 'who would pay the fee',
        go: 'thirty',
      },
      {
        day: 40,
        action: 'Get the square, its papers and a covered option',
        number: 'papers in hand',
        go: 'all',
      },
      { day: 60, action: 'Hold the first day with twenty stalls', number: 'who rebook', go: 'fourteen' },
      { day: 88, action: 'Hold the second', number: 'median takings against the fee', go: 'three times' },
    ],
    finding: {
      headline: 'Stalls pay, visitors decide.',
      text: 'What a maker takes on the day decides whether the fee is paid again, so money goes into bringing buyers.',
    },
  },
]
