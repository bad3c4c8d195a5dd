import type { SoftwareKind } from '../../software/kind.ts'

export const APP_FOR_MEETING_PEOPLE: SoftwareKind = {
  cues: /\b(dating|dates?|singles?|match(es|ing|making)?|partners?|friend(s|ship)?|lonel\w+|meet(ing)? people|newcomers?|neighbours?|social network|pen ?pals?)\b/i,
  noun: 'app for meeting people',
  one: 'member',
  many: 'members',
  scene:
    'Forty profiles before the kettle boils, three matches, one exchange that ends with a wave. After a year people are better at choosing photographs and no nearer to a table for two.',
  today: 'They keep two free apps, delete both in March and install one again in May.',
  missing: 'There are enough people. What is missing is the small push from a screen to a Tuesday at seven.',
  groups: [
    {
      who: 'people who have just moved',
      why: 'A new town takes the old circle away in one weekend. For about a year they say yes to things.',
    },
    {
      who: 'people after a long relationship',
      why: 'They have no wish to browse and no practice in it. They pay for fewer and better.',
    },
  ],
  nothing: 'evenings that stay as they are, which is bearable for years',
  asked:
    'whom they last met for the first time, how it came about, and how many evenings of tapping lay before it',
  rivals: [
    {
      name: 'Do nothing: wait for chance',
      why: 'dignified',
      fails: 'chance has moved indoors',
      answer: 'make one evening a week happen',
    },
    {
      name: 'The large free apps',
      why: 'everybody is there',
      fails: 'they earn as long as one keeps looking',
      answer: 'charge for the evening, and let the success leave',
    },
    {
      name: 'Clubs and choirs',
      why: 'the same faces every week',
      fails: 'one has to sing',
      answer: 'fill their empty chairs, as partners',
    },
    {
      name: 'Friends who introduce',
      why: 'the oldest way',
      fails: 'they run out of friends',
      answer: 'give the friend a role in it',
    },
  ],
  danger: 'a large app that sends its own members out on Tuesdays',
  core: 'one real meeting within the first two weeks',
  features: [
    'a check that a person is a person',
    'a fixed evening and a fixed place',
    'a way to leave without a scene',
    'one question afterwards: again or not',
  ],
  oneMore: 'each further filter makes the pool smaller until nobody is left in the town',
  leftOut: [
    { what: 'a second town', why: 'an app with people in two half-empty towns is empty twice' },
    { what: 'endless browsing', why: 'it is what they are tired of' },
    { what: 'messages before a meeting', why: 'they replace it' },
  ],
  holds: 'next week’s evening is already arranged',
  leaves: 'they have met somebody, which is the point, or nobody came, which is the end',
  firstSign: 'two declined evenings in a row',
  save: 'a free evening in a mixed group, with one person from the team there',
  season: 'January and the first warm weeks; in August half of the town is away.',
  decides:
    'One person decides within an evening, and looks first at who else is there: an empty room sells nothing.',
  layers: [
    {
      part: 'checks',
      job: 'that people are real, adult and not banned',
      choice: 'a rented identity check; the picture is deleted after the answer',
    },
    {
      part: 'evenings',
      job: 'who sits with whom, where, with whom never again',
      choice: 'a small matching program with rules that a person can overrule',
    },
  ],
  secret: 'who looked for whom, and where somebody will be on Tuesday',
  whyNow: [
    'Weariness with endless choice has become a common complaint among the very people who pay for it.',
    'Bars and cafés have empty tables on weekdays and lend them to whoever fills them.',
  ],
  proof:
    'Six evenings of twelve people in one town. It passes if in the last two at least nine of twelve came, and five wanted to see somebody again.',
  sceptic:
    'It needs everybody at once and begins with nobody. Whoever succeeds leaves as a pair; whoever fails leaves a bad review. Until a town is full the money buys an empty room, and one assault ends the firm.',
  mustKnow: 'somebody who has hosted strangers and sent one home',
  peril: {
    name: 'A member is harmed',
    firstSign: 'the second complaint about one name',
    answer: 'check before the first evening, ban at once, a person on call',
  },
  ways: [
    {
      name: 'Weekly evenings with a host',
      reached: 'guests of an evening',
      act: [0.08, 0.15, 0.25],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Advertisements aimed at one town',
      reached: 'people who tap',
      act: [0.008, 0.016, 0.03],
      wins: 0.3,
      cost: 0.55,
    },
    {
      name: 'A friend brought along',
      reached: 'members asked',
      act: [0.1, 0.18, 0.28],
      wins: 0.35,
      cost: 0.1,
    },
  ],
  pool: 'adults who look for company',
  perThousand: [90, 140, 200],
  fits: [0.1, 0.2, 0.3],
  willing: [0.02, 0.05, 0.08],
  price: [8, 15, 28],
  churn: [0.09, 0.12, 0.17],
  told: 0.9,
  winMonths: [1.5, 2.5, 4],
  support: [0.05, 0.08, 0.13],
}
