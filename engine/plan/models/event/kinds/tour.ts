// A guide, a route, a few strangers.
import type { EventKind } from '../kind.ts'

export const TOUR: EventKind = {
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
}
