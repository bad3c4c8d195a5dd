// A few guests at a time, looked after: tours, retreats, dinners, weddings.
import type { EventKind } from './kind.ts'

export const GUEST_EVENTS: EventKind[] = [
  {
    cues: /\btours?\b|guided|sightseeing|excursions?|hikes?|walking tour|safari|birdwatching|city walk/i,
    noun: 'tour',
    session: { one: 'tour', many: 'tours' },
    guest: { one: 'guest', many: 'guests' },
    paid: 'place',
    money: {
      price: [35, 75, 190],
      seats: [6, 10, 16],
      aYear: [110, 190, 250],
      season: [0.4, 0.5, 0.7, 0.9, 1.2, 1.5, 1.7, 1.7, 1.3, 1, 0.6, 0.5],
      filled: [0.52, 0.68],
      perGuest: [0.12, 0.2, 0.3],
      perSession: [0.08, 0.13, 0.2],
      reach: {
        who: 'visitors who stay a night nearby in a year',
        count: [40_000, 150_000, 800_000],
        go: [0.08, 0.16, 0.3],
        times: [1, 1.1, 1.5],
      },
      equipment: [800, 2_500, 9_000],
      help: { role: 'Guides, by the tour', like: 'operations', dollars: 38_000 },
    },
    scene:
      'Visitors have two days and a list from somebody’s blog. The coach tour shows them the car park of each sight; alone they walk past the one door that mattered. {Where} somebody who knows it could show in three hours what they would otherwise miss.',
    groups: [
      {
        who: 'those who came for exactly this',
        why: 'They booked the flight because of it and want a guide who knows more than the book. Price is the last thing they ask about.',
      },
      {
        who: 'those with a free morning',
        why: 'They decide at breakfast, ask the desk and compare stars. Start time and meeting point sell to them.',
      },
    ],
    nothing: 'They walk about with a telephone in hand and see the same three places as everybody.',
    asked:
      'what they did yesterday morning, how they chose it, what it cost for each, and what they would have paid to have it explained',
    askedGo: 'eight of twenty chose by a review on the evening before and would have taken a small group',
    craft:
      'The guide is the tour: three stories that belong to this corner, a pace that fits the slowest, and one moment that cannot be planned and usually comes.',
    whyNow: [
      'Booking calendars with instant payment cost a few coins a place, so a guide no longer needs an agency to be found.',
      'Travellers have turned from sights to subjects, and look for a small group with somebody local.',
    ],
    against:
      'Booking platforms keep a fifth to a quarter, and guests believe their stars. A season lost to smoke, strikes or snow does not come back.',
    first: [
      'one route, one subject, three hours',
      'a group small enough to hear without a loudspeaker',
      'a fixed start on fixed days',
      'a rain route',
      'photographs sent the same evening',
    ],
    oneMore: 'a second route before the first is known splits the reviews that bring the bookings',
    phases: {
      proof: 'ten tours for paying strangers at a small price, each followed by a call',
      proved: 'eight of ten groups would have paid the full price, and six wrote a review',
      open: 'fixed days in the season, own page and one platform',
      settled: 'a second guide trained on the same route, groups from hotels in the quiet months',
    },
    leftOut: [
      { what: 'coaches', why: 'thirty guests need another product and another licence' },
      { what: 'tours in five languages', why: 'each needs its own guide; two well kept are worth more' },
      { what: 'free tours for tips', why: 'they teach the town that a guide costs nothing' },
    ],
    rivals: [
      {
        name: 'Do nothing: walk alone',
        why: 'free, at one’s own pace',
        fails: 'the door stays shut',
        answer: 'open one door',
      },
      {
        name: 'The coach or the boat',
        why: 'bookable at the desk',
        fails: 'forty people and a microphone',
        answer: 'the size of a dinner table',
      },
      { name: 'An audio guide', why: 'cheap, any time', fails: 'cannot be asked', answer: 'answer' },
      {
        name: 'A private guide',
        why: 'all attention',
        fails: 'the price of four',
        answer: 'share the guide among a few',
      },
    ],
    danger: 'the platform, which can put a copy of the tour above it in the list',
    hardToCopy:
      'Access and people on the way who open up, and reviews with a name in them. A route can be walked behind us by anybody.',
    misleads: 'A full August misleads. Places sold on ordinary Tuesdays in the shoulder months pay the year.',
    priceLead:
      'Guests compare with dinner and not with other tours; the desk compares by what it is told. The platform’s part is inside the price, so every direct booking is a rise.',
    priceTest:
      'On odd weeks of one month the place costs a sixth more. If groups lose fewer than one guest on average, the price stays.',
    ways: [
      {
        name: 'Desks and hosts within walking distance',
        reached: 'guests of nearby houses',
        converts: [0.01, 0.025, 0.05],
        share: 0.35,
        cost: 0.25,
      },
      {
        name: 'One booking platform',
        reached: 'people who saw the listing',
        converts: [0.008, 0.018, 0.035],
        share: 0.4,
        cost: 0.5,
      },
      {
        name: 'Sent by earlier guests',
        reached: 'friends told of it',
        converts: [0.03, 0.07, 0.13],
        share: 0.25,
        cost: 0.25,
      },
    ],
    wayNote:
      'Desk staff come along free on a quiet day, because they recommend what they have seen. The platform is used to fill and to be found; the card handed out at the end carries the direct address.',
    wayGo:
      'One booking in three comes direct by the end of the first season. Under one in six: the platform is the owner, and the price has to carry it.',
    layers: [
      {
        part: 'calendar and payment',
        job: 'places, deposits, rain, refunds',
        choice: 'a hosted booking tool with a feed to one platform',
      },
      {
        part: 'guest sheet',
        job: 'names, age, knees, telephone, where they stay',
        choice: 'one printed page for each tour, destroyed after it',
      },
    ],
    keeps:
      'Passport data are not asked for. Photographs of guests are sent to them and posted nowhere without a yes.',
    toolTest:
      'Five strangers book from five telephones, one cancels in time, one too late; all messages and refunds are right.',
    day: 'Weather at six, a message to guests at seven, start at nine, the last question at half past twelve. Afternoons are for desks, evenings for photographs and replies. The winter is for routes and licences.',
    bottleneck: 'Good guides bind: the stories can be written down, the way somebody is looked after cannot.',
    gap: {
      gap: 'A second guide whom guests like as much',
      why: 'the season is lost with one twisted ankle',
      closedBy: 'somebody paid to walk along ten times before the season',
    },
    decision:
      'The tour runs with three guests as well; whoever was refused once is not sent again by any desk.',
    risks: [
      {
        name: 'Stars fall after one bad day',
        likelihood: 'medium',
        sign: 'two reviews with the same word',
        answer: 'call, refund, change the thing named',
      },
      {
        name: 'Permit or access is withdrawn',
        likelihood: 'low',
        sign: 'a new sign at the gate',
        answer: 'a second route that does not need it',
      },
    ],
    sceptic: [
      'Anybody with an umbrella can lead a tour, and in a good summer everybody does. What is special about this one walks on two legs and may be ill in July.',
      'The platform owns the guest, the weather owns the morning, and four months have to feed twelve.',
    ],
    wrongIf: 'a third of the bookings come direct, and if the tour fills on weekdays outside the holidays',
    kill: [
      { when: 'after thirty tours', stopIf: 'fewer than four guests on average come to an ordinary weekday' },
      {
        when: 'the end of the first season',
        stopIf: 'direct bookings are under one in six and the price cannot rise',
      },
    ],
    steps: [
      {
        day: 7,
        action: 'Walk the route with a watch and three strangers',
        number: 'minutes of standing still',
        go: 'a third at most',
      },
      {
        day: 20,
        action: 'Ask what licence, permit and cover a guide needs here',
        number: 'papers',
        go: 'all named with their price',
      },
      { day: 40, action: 'Lead ten paid tours', number: 'reviews', go: 'six groups write one' },
      { day: 60, action: 'Take twelve desk people along', number: 'guests they send in a month', go: 'ten' },
      {
        day: 85,
        action: 'Open the calendar of the season on one platform',
        number: 'places booked',
        go: 'one in ten',
      },
    ],
    finding: {
      headline: 'Places on a Tuesday, not tours in August.',
      text: 'A tour costs the same with four guests as with nine; the empty places of ordinary days are the whole margin.',
    },
  },
  {
    cues: /retreats?|holidays?|cruises?|\bcamps?\b|getaways?|expeditions?|sailing (trips?|weeks?)|yoga week/i,
    noun: 'retreat',
    session: { one: 'week', many: 'weeks' },
    guest: { one: 'guest', many: 'guests' },
    paid: 'place',
    money: {
      price: [350, 850, 1_900],
      seats: [8, 12, 18],
      aYear: [6, 10, 14],
      season: [0.6, 0.7, 0.9, 1.1, 1.3, 1.2, 1, 0.9, 1.2, 1.3, 1, 0.8],
      filled: [0.6, 0.76],
      perGuest: [0.28, 0.36, 0.45],
      perSession: [0.12, 0.17, 0.24],
      reach: {
        who: 'people with the means and the wish within a flight of it',
        count: [60_000, 200_000, 900_000],
        go: [0.03, 0.06, 0.12],
        times: [1, 1.1, 1.5],
      },
      equipment: [1_000, 3_000, 10_000],
      help: { role: 'Hosts and cook, by the week', like: 'cook', dollars: 38_000 },
    },
    scene:
      'They have needed a week away for a year and spend it, when it comes, in a hotel with the same telephone. Alone is dull, with friends it has to be agreed, and a programme promises bliss beside a pool. {Buyers} want somebody to take the decisions and then leave them in peace.',
    groups: [
      {
        who: 'those who come alone',
        why: 'They fear the first evening. A call before booking, a name at the station and a single room without a penalty remove it.',
      },
      {
        who: 'those who come after a hard year',
        why: 'They book late, at night, after one bad Monday. Sleep and silence are what they buy; the programme is the reason they can tell at work.',
      },
    ],
    nothing: 'They take the long weekend, answer mails in the corridor and come back tired.',
    asked:
      'when they last had five days without a screen, what it cost, whom they had to ask, and what nearly stopped them',
    askedGo: 'seven of twenty put a date into the calendar during the talk',
    craft:
      'A week is made by its first hour and its meals. Group, room and rhythm do the rest if the host can leave silence alone and notice the one who does not come to breakfast.',
    whyNow: [
      'Small houses and boats stand empty between seasons, and owners let them by the week to somebody who brings the group.',
      'People who work alone at home look for a table with others, and are used to paying for it.',
    ],
    against:
      'Words such as healing have been worn out by others. Flights and beds are dear in the weeks when most people are free.',
    first: [
      'one place, one length, one host',
      'a talk of fifteen minutes before booking',
      'single rooms without a penalty',
      'meals that need no explanation',
      'clear terms for falling ill',
    ],
    oneMore: 'a second programme in the same house makes each group wonder what the other is doing',
    phases: {
      proof: 'one long weekend for eight paying guests in a borrowed house',
      proved: 'six of eight would bring somebody, and two book again before leaving',
      open: 'weeks in the shoulder season, half paid on booking',
      settled: 'a second host, weeks for firms or clubs, guests who return each year',
    },
    leftOut: [
      { what: 'buying or leasing a house', why: 'it turns a calendar into a mortgage' },
      { what: 'therapy', why: 'whoever needs it needs somebody licensed, and is told so in the talk' },
      { what: 'arrivals on any day', why: 'a group that forms anew each day is a hotel' },
    ],
    rivals: [
      {
        name: 'Do nothing: a long weekend',
        why: 'no questions asked',
        fails: 'over before it begins',
        answer: 'five days, planned by somebody else',
      },
      {
        name: 'The spa hotel',
        why: 'comfort, any date',
        fails: 'alone among couples',
        answer: 'a table with names',
      },
      {
        name: 'A package tour',
        why: 'cheap, safe, bookable',
        fails: 'forty people and a timetable',
        answer: 'a dozen, and empty hours',
      },
      {
        name: 'Renting a house with friends',
        why: 'own rules, shared cost',
        fails: 'somebody has to cook and to organise',
        answer: 'nobody has to',
      },
    ],
    danger: 'a teacher with a large following who hires the same house for the best weeks',
    hardToCopy:
      'Guests who return and bring one, and a host whom they trust. Programme, menu and house are visible on the page.',
    misleads:
      'Enquiries mislead: many dream, few pay. Deposits eight weeks ahead decide whether a week is held.',
    priceLead:
      'Guests add travel and lost income to the price before they decide. Half on booking and half a month ahead keeps dreams apart from guests and pays the house.',
    priceTest:
      'The two best weeks cost a sixth more, the two weakest a tenth less. If the best fill first, they rise again next year and the weakest are dropped.',
    ways: [
      {
        name: 'Guests who bring somebody',
        reached: 'people told by guests',
        converts: [0.04, 0.09, 0.16],
        share: 0.35,
        cost: 0.15,
      },
      {
        name: 'Teachers, doctors and coaches who send people',
        reached: 'people who heard of it there',
        converts: [0.008, 0.02, 0.04],
        share: 0.35,
        cost: 0.35,
      },
      {
        name: 'A page found by those who search at night',
        reached: 'visitors of the page',
        converts: [0.002, 0.005, 0.01],
        share: 0.3,
        cost: 0.5,
      },
    ],
    wayNote:
      'Whoever sends guests spends two nights there first. Every enquiry gets a telephone call within a day, since a week among strangers is not bought from a form.',
    wayGo:
      'Six in ten places paid eight weeks ahead, or the week is cancelled while the house can still be given back.',
    layers: [
      {
        part: 'booking and deposits',
        job: 'places, instalments, terms, waiting list',
        choice: 'a hosted booking tool; money on a separate account until the week begins',
      },
      {
        part: 'guest notes',
        job: 'diet, illness, room, who to call',
        choice: 'a form that only host and cook see, deleted after the week',
      },
    ],
    keeps:
      'What is said at the table stays there. Health notes are read by two people and destroyed when the guests have left.',
    toolTest:
      'A trial booking is made, changed, paid in two parts and cancelled under each of the terms; the sums are right to the cent.',
    day: 'Arrival on Sunday by four, one rule read aloud, supper at seven. Mornings have a form, afternoons none; on the fourth day everybody is tired, and the host knows it. Turn-round takes a day and a half, so two weeks in a row are the most.',
    bottleneck: 'The host binds: nobody holds more than two groups in a row without becoming a hotel clerk.',
    gap: {
      gap: 'A licence and cover for selling travel with a bed',
      why: 'room and programme sold together count as a package in many countries',
      closedBy: 'the supervisor’s written answer, or a licensed partner, before the first deposit',
    },
    decision: 'A week with fewer than six paid places eight weeks ahead is cancelled, without exception.',
    risks: [
      {
        name: 'A guest falls ill or breaks down',
        likelihood: 'medium',
        sign: 'an answer avoided in the talk',
        answer: 'doctor’s number, a free way home, the talk before booking',
      },
      {
        name: 'The house is sold or doubles its price',
        likelihood: 'medium',
        sign: 'an owner who does not sign for next year',
        answer: 'two houses known, contracts by the season',
      },
    ],
    sceptic: [
      'This sells an intention, the most cancelled thing there is. The calendar shows a dozen good weeks a year, and every host wants the same.',
      'Package-travel law makes the organiser liable for a stair in somebody else’s house. One bad week costs the profit of four.',
    ],
    wrongIf:
      'a third of the guests come back or send somebody within a year, and if deposits arrive eight weeks ahead',
    kill: [
      { when: 'after the trial weekend', stopIf: 'fewer than four of eight would pay the full price again' },
      { when: 'the end of month ten', stopIf: 'more than one week in three had to be cancelled' },
    ],
    steps: [
      {
        day: 7,
        action: 'Ask two owners for their empty weeks and terms of return',
        number: 'weeks',
        go: 'six, free until eight weeks ahead',
      },
      {
        day: 20,
        action: 'Clear licence, package rules and cover',
        number: 'answers in writing',
        go: 'all three',
      },
      { day: 40, action: 'Hold the trial weekend', number: 'who would bring somebody', go: 'six of eight' },
      {
        day: 60,
        action: 'Spend two nights with four people who could send guests',
        number: 'names sent',
        go: 'eight',
      },
      { day: 85, action: 'Open the first three weeks', number: 'deposits', go: 'six for the nearest' },
    ],
    finding: {
      headline: 'The week that is not held saves the year.',
      text: 'House and cook cost the same for five guests as for twelve; cancelling a thin week in time is worth more than filling it cheaply.',
    },
  },
  {
    cues: /supper clubs?|pop-?up (dinners?|restaurants?)|private din|dinners?|tastings?|chef.?s table|cooking (class|evening)|brunch club/i,
    noun: 'supper club',
    session: { one: 'evening', many: 'evenings' },
    guest: { one: 'guest', many: 'guests' },
    paid: 'seat',
    money: {
      price: [38, 62, 110],
      seats: [14, 22, 36],
      aYear: [40, 62, 78],
      season: [0.8, 0.9, 1, 1, 1, 0.9, 0.7, 0.7, 1.1, 1.2, 1.3, 1.4],
      filled: [0.74, 0.88],
      perGuest: [0.28, 0.34, 0.42],
      perSession: [0.1, 0.14, 0.2],
      beside: {
        label: 'Drinks',
        one: 'guest served',
        many: 'guests served',
        guestsEach: 1,
        price: [9, 16, 28],
        cost: 0.38,
      },
      reach: {
        who: 'adults within half an hour',
        count: [40_000, 140_000, 500_000],
        go: [0.05, 0.1, 0.18],
        times: [2, 4, 8],
      },
      equipment: [1_500, 4_000, 10_000],
      help: { role: 'Kitchen and service, by the evening', like: 'cook', dollars: 36_000 },
    },
    scene:
      'A restaurant gives people a table of their own and a menu of forty things; a dinner with friends needs a week of messages and a clean flat. Between the two nothing exists for somebody who would like to sit beside strangers and eat what is put down. {Where} such evenings are talked about and seldom held.',
    groups: [
      {
        who: 'pairs who know every restaurant',
        why: 'They book for the menu and return for the table. They tell four others the next day, with pictures.',
      },
      {
        who: 'people new in town',
        why: 'They come alone, early, and remember who spoke to them. Seats for one have to be as welcome as seats for two.',
      },
    ],
    nothing: 'They eat at the usual place, or order in, and talk to the person they came with.',
    asked:
      'where they last ate with people they had not met, what the evening cost for each, and who had the idea',
    askedGo:
      'eight of twenty paid about this much for dinner within the month and would have sat at a long table',
    craft:
      'One menu for all, at one time, means food for exactly as many as have paid: nothing is thrown away, and the kitchen can be small. The host’s work is the seating plan.',
    whyNow: [
      'Kitchens and rooms that are idle on weekday evenings can be had for a share or a small fee.',
      'Paying ahead for a dinner has become usual, and it removes the empty chair.',
    ],
    against:
      'Allergies and diets grow, and a set menu answers them badly. Hygiene rules hold for a guest table as for a restaurant.',
    first: [
      'one menu, one table, one hour',
      'seats paid on booking',
      'diets asked for a week ahead',
      'a drink in the hand at the door',
      'a seating plan with names',
    ],
    oneMore: 'a second sitting turns guests into a shift and the cook into a clock',
    phases: {
      proof: 'three evenings in a borrowed room at the full price',
      proved: 'each sells out a week ahead, the third mostly to friends of guests',
      open: 'a fixed weekday, menus announced a month ahead',
      settled: 'guest cooks, private tables and firms on other days',
    },
    leftOut: [
      { what: 'choice on the menu', why: 'it brings waste, and with it a restaurant’s prices' },
      { what: 'an own restaurant', why: 'a lease needs six full evenings, this needs one' },
      { what: 'delivery', why: 'the table is what is sold' },
    ],
    rivals: [
      {
        name: 'Do nothing: the usual restaurant',
        why: 'choice, any evening',
        fails: 'nobody new at the table',
        answer: 'strangers, well placed',
      },
      {
        name: 'Dinner at a friend’s',
        why: 'free and warm',
        fails: 'twice a year',
        answer: 'every week, no washing-up',
      },
      {
        name: 'A tasting menu',
        why: 'craft',
        fails: 'hushed and dear',
        answer: 'a third of the price, and loud',
      },
      { name: 'A food market', why: 'cheap, many kinds', fails: 'standing in the wind', answer: 'a chair' },
    ],
    danger: 'the good restaurant that puts a long table into its slow evening',
    hardToCopy: 'A list of guests who come for the company, and a host who remembers them. Recipes travel.',
    misleads:
      'Sold-out opening evenings mislead, since friends came. The share of guests whom nobody in the kitchen knows is the figure.',
    priceLead:
      'Guests compare with a bill for two courses and wine, and find a set price easier than a bill. Paid ahead, it is forgotten by the evening.',
    priceTest:
      'Two evenings a month carry one more course and a price a fifth higher. If they sell out as early, the plain evening’s price follows by a tenth.',
    ways: [
      {
        name: 'Guests who bring the next ones',
        reached: 'guests with a card for two',
        converts: [0.1, 0.2, 0.32],
        share: 0.5,
        cost: 0.2,
      },
      {
        name: 'The evening’s pictures, posted by guests',
        reached: 'people who saw them',
        converts: [0.001, 0.003, 0.006],
        share: 0.3,
        cost: 0.3,
      },
      {
        name: 'Shops, growers and winemakers who supply it',
        reached: 'their customers',
        converts: [0.004, 0.01, 0.02],
        share: 0.2,
        cost: 0.5,
      },
    ],
    wayNote:
      'Dates are opened to earlier guests a day before everybody else. Suppliers are named on the menu with their address, and hang it in their shop.',
    wayGo:
      'Half of each table are people nobody knows by the sixth evening. Otherwise it is a circle of friends with a price, and stops growing.',
    layers: [
      {
        part: 'seats and payment',
        job: 'dates, diets, waiting list, refunds until three days before',
        choice: 'a hosted booking tool that charges at once',
      },
      {
        part: 'kitchen book',
        job: 'quantities for each head, allergens, temperatures',
        choice: 'one sheet for each evening, signed by the cook',
      },
    ],
    keeps:
      'Diets and allergies are health data and are asked afresh each time. The cold chain is written down, evening by evening.',
    toolTest:
      'A full trial evening in the true kitchen: last plate within forty minutes of the first, every allergen answered from paper.',
    day: 'Shopping the day before, stock in the morning, hands from three, guests at half past seven. The second course decides the mood; by eleven the room is as it was found.',
    bottleneck:
      'Hobs and hands bind: so many plates leave a borrowed kitchen at once, whatever the table could hold.',
    gap: {
      gap: 'Registration of kitchen and room, and a licence for drinks',
      why: 'an unregistered evening is closed by one complaint',
      closedBy: 'the food office’s visit before the fourth evening',
    },
    decision: 'No free chairs for press or friends; who matters pays and is treated alike.',
    risks: [
      {
        name: 'A guest is taken ill',
        likelihood: 'low',
        sign: 'a gap in the temperature sheet',
        answer: 'samples kept, cover, the sheet',
      },
      {
        name: 'The room is lost',
        likelihood: 'medium',
        sign: 'the owner’s own plans for that evening',
        answer: 'a second room tried out each quarter',
      },
    ],
    sceptic: [
      'It is a restaurant without the bar profits, run on the one day on which the cook would have been free. Novelty fills the first ten evenings.',
      'Those who love strangers at the table are few, and they have soon met each other. Every evening is sold anew.',
    ],
    wrongIf:
      'strangers fill half of the table by the sixth evening, and if three in ten guests come a second time within a quarter',
    kill: [
      { when: 'after the sixth evening', stopIf: 'fewer than half of the guests are strangers to the hosts' },
      { when: 'the end of month six', stopIf: 'seats stay a quarter below plan for six evenings' },
    ],
    steps: [
      {
        day: 7,
        action: 'Cook the menu for as many as the table holds, with a watch',
        number: 'minutes from first to last plate',
        go: 'forty',
      },
      { day: 20, action: 'Register kitchen and room, ask about drinks', number: 'papers', go: 'all' },
      {
        day: 35,
        action: 'Hold the first paid evening',
        number: 'seats sold a week ahead',
        go: 'nine in ten',
      },
      { day: 55, action: 'Hold the third', number: 'strangers at the table', go: 'one in three' },
      { day: 80, action: 'Ask three firms for a private evening', number: 'dates', go: 'one' },
    ],
    finding: {
      headline: 'Nothing is cooked that is not paid for.',
      text: 'One menu, paid ahead, keeps waste near nothing; the empty chair is the only waste there is.',
    },
  },
  {
    cues: /wedding|bridal|event plann|planner|birthday part|parties|celebrations?|corporate events|proposal|baby shower/i,
    noun: 'planning business',
    session: { one: 'celebration', many: 'celebrations' },
    guest: { one: 'client', many: 'clients' },
    paid: 'fee',
    money: {
      price: [1_400, 3_200, 6_500],
      seats: [1, 1, 1],
      aYear: [9, 18, 25],
      season: [0.4, 0.5, 0.7, 0.9, 1.3, 1.6, 1.6, 1.6, 1.5, 1, 0.5, 0.4],
      filled: [1, 1],
      perGuest: [0.16, 0.24, 0.32],
      perSession: [0, 0.001, 0.002],
      reach: {
        who: 'celebrations of that size held in the region in a year',
        count: [800, 3_000, 12_000],
        go: [0.12, 0.22, 0.35],
        times: [1, 1, 1.2],
      },
      equipment: [800, 2_500, 7_000],
      help: { role: 'Assistant on the day and before', like: 'operations', dollars: 40_000 },
    },
    scene:
      'A celebration has forty suppliers, two families and one day. The pair starts with a list, then a sheet, then a quarrel about napkins, and learns in the last month that the band needs a permit. {Buyers} do this once in their lives, against people who do it every weekend.',
    groups: [
      {
        who: 'those who plan from far away',
        why: 'They cannot see the hall, do not speak to the town hall’s clerk and fear being overcharged. One person on the spot is worth the fee to them before anything is planned.',
      },
      {
        who: 'those who both work full time',
        why: 'They can pay and have no evenings. What they buy is to be asked three good questions a week in place of thirty.',
      },
    ],
    nothing:
      'They do it themselves, with a cousin and a folder; it usually works, and the last week is remembered for years.',
    asked:
      'which three tasks took the most evenings, what went wrong with a supplier, and what they would have paid to be rid of it',
    askedGo: 'six of fifteen recent couples or hosts name a sum of at least half the planned fee',
    craft:
      'The work is order: who decides what by when, one budget that is true, and a run sheet by the minute that lets the hosts be guests. Taste is the smaller part.',
    whyNow: [
      'Celebrations have moved to farms, beaches and other countries, where no banqueting manager organises them.',
      'Suppliers have become many and small; somebody who knows which of them turn up is worth a fee.',
    ],
    against: 'Every second florist now offers planning too. Hosts see the fee before they see the trouble.',
    first: [
      'three packages: whole, half, and the day alone',
      'one budget sheet shared with the hosts',
      'a list of suppliers who have been seen at work',
      'a run sheet by the minute',
      'a named stand-in for the day',
    ],
    oneMore: 'each further celebration on one Saturday needs a second lead who has done ten',
    phases: {
      proof: 'three celebrations at half the fee, for hosts who may be telephoned',
      proved: 'three hosts give a reference without being asked twice',
      open: 'packages at full fee, no more than two a month in the season',
      settled: 'a second lead, firms’ events in the winter months',
    },
    leftOut: [
      { what: 'commission from suppliers', why: 'it is found out, and then nothing else is believed' },
      { what: 'own decoration store', why: 'a van and a cellar for the profit of one fee' },
      { what: 'celebrations under six weeks ahead', why: 'they take the attention of three others' },
    ],
    rivals: [
      {
        name: 'Do nothing: a cousin and a folder',
        why: 'free, and it is family',
        fails: 'the last week',
        answer: 'sell the day alone to those',
      },
      {
        name: 'The venue’s own coordinator',
        why: 'included',
        fails: 'works for the venue',
        answer: 'work for the hosts, with the venue',
      },
      {
        name: 'An online planner',
        why: 'checklists, cheap',
        fails: 'cannot ring a florist',
        answer: 'use one, and ring',
      },
      {
        name: 'The established planner',
        why: 'name, suppliers',
        fails: 'booked, and dear',
        answer: 'take what is refused there, with a blessing',
      },
    ],
    danger: 'a venue that starts to sell full planning with every booking',
    hardToCopy:
      'Suppliers who take the call on Sunday, and hosts who answer the telephone for us. Packages and checklists are on every page.',
    misleads:
      'Enquiries mislead, and so does the fee. Hours for each celebration decide: the same fee pays well at sixty hours and badly at a hundred and twenty.',
    priceLead:
      'Hosts weigh the fee against the whole budget, where it is a tenth, and against evenings they do not have. A third on signing, a third at half-time and a third a fortnight before keep both sides honest.',
    priceTest:
      'The next six offers go out in two versions, one a fifth dearer with one more visit. If two of three sign the dearer, the cheaper one is dropped.',
    ways: [
      {
        name: 'Venues and photographers who have seen the work',
        reached: 'hosts who ask them',
        converts: [0.05, 0.11, 0.2],
        share: 0.5,
        cost: 0.25,
      },
      {
        name: 'Earlier hosts',
        reached: 'friends of earlier hosts',
        converts: [0.06, 0.12, 0.22],
        share: 0.25,
        cost: 0.15,
      },
      {
        name: 'Pictures and a plain price list, found by search',
        reached: 'visitors of the page',
        converts: [0.001, 0.003, 0.006],
        share: 0.25,
        cost: 0.6,
      },
    ],
    wayNote:
      'Venues recommend whoever leaves the room clean and the neighbours quiet. {Founder} visits twenty of them in the winter, with one page on how the work is done and no brochure.',
    wayGo:
      'One talk in three becomes a contract. One in six: the price comes too late in the talk, so it goes on the page.',
    layers: [
      {
        part: 'plan and budget',
        job: 'tasks, dates, payments, what is left',
        choice: 'a shared sheet for each celebration; no tool that hosts must learn',
      },
      {
        part: 'supplier book',
        job: 'who was seen when, price, stand-in',
        choice: 'a small database, updated on the Monday after',
      },
    ],
    keeps:
      'Guest lists, family matters and budgets are in one folder for each client, closed to all others and deleted after a year.',
    toolTest: 'The stand-in runs a rehearsal from the sheet alone and may telephone twice.',
    day: 'Two talks, one contract, twelve months, about eighty hours: a third in the first two months, a third in the last. On the day {founder} arrives first, leaves last, and is not in any picture.',
    bottleneck: 'Saturdays bind: the season has about twenty, and one lead can hold one of them.',
    gap: {
      gap: 'A stand-in with ten celebrations behind them',
      why: 'there is no second date',
      closedBy: 'a freelance paid for each Saturday in the season, named in the contract',
    },
    decision: 'No commission is taken from any supplier; this stands in every contract.',
    risks: [
      {
        name: 'A supplier does not turn up',
        likelihood: 'medium',
        sign: 'no answer on the Tuesday before',
        answer: 'a second name for each trade',
      },
      {
        name: 'Hosts cancel',
        likelihood: 'medium',
        sign: 'a payment that comes late',
        answer: 'thirds paid ahead; hours done are kept',
      },
    ],
    sceptic: [
      'It is a job of eighty hours for a fee that looks large. Twenty Saturdays are the whole capacity, and every client is a first-time buyer who will never come back.',
      'Referrals take two seasons to arrive. Until then it is photographs, patience and other work.',
    ],
    wrongIf:
      'hours for each celebration stay under eighty, and if venues send every second client by the second season',
    kill: [
      { when: 'after the third celebration', stopIf: 'hours were above a hundred and twenty for each' },
      {
        when: 'the end of month ten',
        stopIf: 'fewer than half of the season’s planned contracts are signed',
      },
    ],
    steps: [
      { day: 7, action: 'Telephone fifteen recent hosts', number: 'who would have paid', go: 'six' },
      { day: 25, action: 'Visit ten venues in person', number: 'who put us on their list', go: 'four' },
      { day: 45, action: 'Sign the first three at half the fee', number: 'contracts', go: 'three' },
      {
        day: 65,
        action: 'Write the run sheet and rehearse it with the stand-in',
        number: 'calls needed',
        go: 'two',
      },
      { day: 88, action: 'Count the hours spent so far on each', number: 'hours', go: 'in line with eighty' },
    ],
    finding: {
      headline: 'Saturdays are the stock.',
      text: 'A season has about twenty, so hours for each celebration and winter work decide what the year earns.',
    },
  },
]
