// Apps for one person's own time: body, mind, language, company, play.
import type { SoftwareKind } from '../software/kind.ts'

export const SELF: SoftwareKind[] = [
  {
    cues: /\b(habits?|fitness|workouts?|gyms?|running|runners?|yoga|pilates|steps|exercise|training plans?|sleep|meditat\w+|mindful\w*|stress|anxiety|mental health|therap(y|ist)|wellbeing|weight|quit(ting)? smoking|streaks?|movement)\b/i,
    noun: 'habit app',
    one: 'member',
    many: 'members',
    scene:
      'On the first Monday everything is done. On the ninth day it rains, the meeting runs late, the row of marks breaks, and by the twelfth the reminder itself has become a reproach that gets swiped away.',
    today: 'They buy a gym card in January, stop in March and call it a lack of will.',
    missing:
      'Nobody lacks instructions. What is missing is a way to come back on the tenth day without shame.',
    groups: [
      {
        who: 'people on the third attempt',
        why: 'They know what they want and how it ends. Whoever plans for the relapse, and not for the first week, is talking to them.',
      },
      {
        who: 'people told to by a doctor',
        why: 'A blood result or a bad night is a reason that does not fade in a fortnight. They come later in the year and stay longer.',
      },
    ],
    nothing: 'a membership that is paid and not used, and the same resolution next January',
    asked: 'what they last gave up, on which day, what happened on that day, and what it had cost until then',
    rivals: [
      {
        name: 'Do nothing: next Monday',
        why: 'free, and feels like a decision',
        fails: 'Monday comes every week',
        answer: 'begin on a Thursday with two minutes',
      },
      {
        name: 'A gym or a class',
        why: 'people, mirrors, a fixed hour',
        fails: 'an hour and a bag, three times a week',
        answer: 'leave the hour to it, take the other days',
      },
      {
        name: 'Free films and plans',
        why: 'endless and good',
        fails: 'nobody notices when one stops',
        answer: 'somebody notices',
      },
      {
        name: 'The watch on the wrist',
        why: 'counts by itself',
        fails: 'counts, and does not ask why',
        answer: 'use its count, add the talk',
      },
      {
        name: 'A trainer or therapist',
        why: 'a person who knows the name',
        fails: 'costs more for an hour than an app for a year',
        answer: 'hand over when it is serious, by name',
      },
    ],
    danger: 'the maker of the watch, who can put the same reminder on the wrist for nothing',
    core: 'the return after the first missed day',
    features: [
      'a first task that takes two minutes',
      'a missed day that costs nothing',
      'one other person who can see it',
      'a pause for illness and holidays',
    ],
    oneMore: 'each further statistic shows the bad weeks more clearly',
    leftOut: [
      { what: 'a large library of exercises', why: 'choice is what they are fleeing from' },
      { what: 'a public ranking', why: 'it pleases the tenth who need no help' },
      { what: 'medical claims', why: 'they turn an app into a device with a file at the regulator' },
    ],
    holds: 'somebody else would notice',
    leaves: 'the streak breaks between the second and the fifth week',
    firstSign: 'three days without a mark after a week of marks',
    save: 'one question instead of a reminder: what got in the way?',
    season: 'January brings crowds who leave; September brings fewer who stay.',
    decides:
      'One person decides in bed, on the telephone, after a bad day; the trial has to give something that same evening.',
    layers: [
      {
        part: 'reminders',
        job: 'the right hour for each person, and silence after a refusal',
        choice: 'a small service that learns from when people answered, not from when they should have',
      },
      {
        part: 'measurements',
        job: 'steps, sleep, pulse from the telephone',
        choice: 'read on the device, sent on only as a yes or a no',
      },
    ],
    secret: 'moods, weights and bad nights',
    whyNow: [
      'Telephones and watches now measure by themselves, so an app can ask about the reason and need not ask for the number.',
      'People have learnt in a decade of apps that counting alone changes nothing, and say so when asked.',
    ],
    proof:
      'Forty people start on the same Thursday. It passes if sixteen of them are still at it on day thirty-five, and ten came back after a gap of three days or more.',
    sceptic:
      'The product works best for those who stop needing it, and fails those who need it. Nine in ten will be gone before the year is out, new ones have to be bought every month, and every watch and telephone gives the counting away.',
    mustKnow: 'somebody who has coached people through a relapse, for money',
    peril: {
      name: 'Somebody is unwell and the app cheers',
      firstSign: 'an answer that speaks of harm or pain',
      answer: 'a fixed page with a telephone number, and no algorithm',
    },
    ways: [
      {
        name: 'Employers’ health days',
        reached: 'staff at the table',
        act: [0.02, 0.05, 0.09],
        wins: 0.25,
        cost: 0.2,
      },
      {
        name: 'Films of day ten, not of day one',
        reached: 'viewers who tap',
        act: [0.004, 0.009, 0.015],
        wins: 0.4,
        cost: 0.7,
      },
      {
        name: 'The friend who can see it',
        reached: 'friends invited',
        act: [0.05, 0.1, 0.18],
        wins: 0.35,
        cost: 0.1,
      },
    ],
    isBorderless: true,
    pool: 'adults who try to keep a habit',
    perThousand: [200, 320, 420],
    fits: [0.12, 0.2, 0.3],
    willing: [0.015, 0.03, 0.05],
    price: [4, 7, 13],
    churn: [0.065, 0.085, 0.12],
    told: 0.85,
    winMonths: [2.5, 4, 6],
    support: [0.02, 0.04, 0.07],
  },
  {
    cues: /\b(languages?|vocabulary|learn(ing|ers?)?|study(ing)?|exams?|tutor(ing|s)?|flash-?cards?|spanish|french|german|irish|english|japanese|mandarin|pronunciation|homework|piano|guitar|maths?|coding for)\b/i,
    noun: 'learning app',
    one: 'learner',
    many: 'learners',
    scene:
      'The waiter asks something, it is the very phrase from lesson four, and nothing comes. Four months of green ticks have taught the learner to tick.',
    today:
      'They play a free app on the train, collect points, and change into English as soon as a person answers.',
    missing:
      'Material is free. What is missing is a reason to say the sentence aloud, and somebody or something that notices whether it was right.',
    groups: [
      {
        who: 'people with a date',
        why: 'An exam, a move, a visit to the in-laws. The date does the selling, and it also ends the subscription.',
      },
      {
        who: 'people who once could',
        why: 'They learnt it at school and are ashamed of how little is left. They move fast at first and need no grammar explained.',
      },
    ],
    nothing: 'another year of silence in front of people they would like to talk to',
    asked:
      'when they last tried to use it with a person, what happened, and what they had paid for learning in the year before',
    rivals: [
      {
        name: 'Do nothing: it can wait',
        why: 'no date, no harm',
        fails: 'until the invitation comes',
        answer: 'ask for the date first',
      },
      {
        name: 'The large free app',
        why: 'free, merry, known to all',
        fails: 'teaches to tap',
        answer: 'one spoken minute a day',
      },
      {
        name: 'An evening class',
        why: 'a teacher and company',
        fails: 'Tuesday at seven, and the bus',
        answer: 'be the homework for it, and let teachers recommend it',
      },
      {
        name: 'A tutor by video',
        why: 'a person who waits',
        fails: 'an hour costs as much as months of an app',
        answer: 'make the tutor’s hour start warm',
      },
      {
        name: 'A talking machine',
        why: 'answers anything, costs little',
        fails: 'has no plan and never says enough for today',
        answer: 'bring the plan and the ear',
      },
    ],
    danger: 'the large free app, on the day it adds speaking',
    core: 'one minute in which the learner speaks and is understood',
    features: [
      'a first sentence spoken within two minutes',
      'recordings by people and not by machines',
      'a page for the date that counts',
      'ten minutes that work without a signal',
    ],
    oneMore: 'each further lesson has to be recorded, checked by a second speaker and kept up for years',
    leftOut: [
      {
        what: 'a second subject or language',
        why: 'it doubles the recordings before the first has shown that people stay',
      },
      { what: 'certificates', why: 'nobody accepts them yet' },
      { what: 'chat between learners', why: 'it needs somebody who watches it at night' },
    ],
    holds: 'the next piece follows the last one, and starting elsewhere means starting again',
    leaves: 'the exam is over, or the third week without progress has passed',
    firstSign: 'five days without one spoken sentence',
    save: 'a lesson of one minute, from the point where they were last good',
    season: 'September, January and the ten weeks before an exam; summer is for those who travel.',
    decides:
      'The learner decides in a week; for minors the parent pays, and wants to hear a sentence at dinner.',
    layers: [
      {
        part: 'listening',
        job: 'compare what was said with what was meant',
        choice: 'a rented speech service, tuned on our own recordings; unsure means no verdict',
      },
      {
        part: 'lessons',
        job: 'order, repeats, what comes back when',
        choice: 'our own data in plain files, so that teachers can correct them',
      },
    ],
    secret: 'voices, and what minors do',
    whyNow: [
      'Speech recognition has become good enough for accents and cheap enough for the price of an app.',
      'The free apps have brought millions to the point of wanting to speak, and leave them there.',
    ],
    proof:
      'Thirty learners get six weeks. It passes if eighteen hold a two-minute talk with a stranger at the end, judged by a teacher who does not know who practised.',
    sceptic:
      'Most people like to have learnt and do not like to learn. The free giant can copy any exercise in a quarter, the talking machines get better each month, and the learner with a date leaves on the day after it.',
    mustKnow: 'somebody who has taught this subject to adults',
    peril: {
      name: 'A free machine speaks well enough',
      firstSign: 'trial users who mention one by name',
      answer: 'sell the plan and the teacher’s ear, not the talking',
    },
    ways: [
      {
        name: 'Teachers and evening classes that recommend it',
        reached: 'pupils told by a teacher',
        act: [0.03, 0.06, 0.11],
        wins: 0.35,
        cost: 0.25,
      },
      {
        name: 'Search: phrases and exam questions',
        reached: 'visitors from search',
        act: [0.004, 0.009, 0.015],
        wins: 0.35,
        cost: 0.3,
      },
      {
        name: 'Short films of one good mistake',
        reached: 'viewers who tap',
        act: [0.003, 0.007, 0.012],
        wins: 0.3,
        cost: 0.45,
      },
    ],
    pool: 'people who learn or want to',
    perThousand: [60, 110, 180],
    fits: [0.15, 0.25, 0.4],
    willing: [0.02, 0.04, 0.07],
    price: [5, 9, 15],
    churn: [0.07, 0.09, 0.12],
    churnAs: 'learning apps',
    told: 0.8,
    winMonths: [2.5, 4, 6],
    support: [0.03, 0.05, 0.09],
  },
  {
    cues: /\b(dating|dates?|singles?|match(es|ing|making)?|partners?|friend(s|ship)?|lonel\w+|meet(ing)? people|newcomers?|neighbours?|social network|pen ?pals?)\b/i,
    noun: 'app for meeting people',
    one: 'member',
    many: 'members',
    scene:
      'Forty profiles before the kettle boils, three matches, one exchange that ends with a wave. After a year people are better at choosing photographs and no nearer to a table for two.',
    today: 'They keep two free apps, delete both in March and install one again in May.',
    missing:
      'There are enough people. What is missing is the small push from a screen to a Tuesday at seven.',
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
  },
  {
    cues: /\b(games?|gam(ing|ers?)|play(ers?)?|puzzles?|quiz(zes)?|music|playlists?|films?|movies?|readers?|books?|stor(y|ies)|podcasts?|fans?|photos?|photograph\w*|travel(lers?)?|trips?|itinerar\w+|hik(ing|ers?))\b/i,
    noun: 'app for free time',
    one: 'subscriber',
    many: 'subscribers',
    scene:
      'Twenty free minutes on a train, forty things on the screen that want them. Somebody opens the one that was good yesterday, and forgets the rest until the storage is full.',
    today:
      'They take what is free and at hand, and pay for one or two things a year that a friend would not stop talking about.',
    missing:
      'There is too much of everything; what is missing is the one thing that fits these twenty minutes and this mood.',
    groups: [
      {
        who: 'people with the hobby already',
        why: 'They have the vocabulary, the forum and the yearly budget. They find faults in an hour and tell everybody.',
      },
      {
        who: 'people who used to have it',
        why: 'Children or work took it away. Ten minutes in the evening bring back a part of themselves, and that is what they pay for.',
      },
    ],
    nothing: 'another evening with whatever comes next',
    asked:
      'what they last paid for in their free time, who had told them about it, and how often they opened it in the second month',
    rivals: [
      {
        name: 'Do nothing: scroll',
        why: 'nothing is easier',
        fails: 'nothing is remembered',
        answer: 'have an end: twenty minutes and done',
      },
      {
        name: 'Free things with advertising',
        why: 'no price',
        fails: 'every minute is interrupted',
        answer: 'no advertising, and say so',
      },
      {
        name: 'The one they pay for already',
        why: 'habit and library',
        fails: 'made for everybody',
        answer: 'be narrow and know the field',
      },
      {
        name: 'A book, a board, a walk',
        why: 'beautiful and finished',
        fails: 'not on the train',
        answer: 'lead there, do not fight it',
      },
    ],
    danger: 'the free copy that appears four weeks after the first good review',
    core: 'twenty minutes that somebody wants to have again tomorrow',
    features: [
      'something good within the first minute',
      'an end for each day',
      'works without a signal',
      'one thing worth showing to a friend',
    ],
    oneMore: 'each further mode has to be filled with content every week, for good',
    leftOut: [
      { what: 'advertising', why: 'it pays a tenth of a subscription and costs the reason for one' },
      { what: 'a feed of other people', why: 'somebody would have to watch it' },
      { what: 'a second platform', why: 'every change would be made twice before the first is liked' },
    ],
    holds: 'there is something new on Thursday',
    leaves: 'the content is used up faster than it is made',
    firstSign: 'a week in which nothing was finished',
    save: 'the one piece that people like them finished most',
    season: 'The dark months and long holidays; a sunny May is the worst month of the year.',
    decides:
      'One person decides in the first three minutes; the price is looked at afterwards, with a thumb over the button.',
    layers: [
      {
        part: 'content',
        job: 'what is new, for whom, from when to when',
        choice: 'plain files with dates, made a month ahead',
      },
      {
        part: 'play',
        job: 'runs on old telephones without heating them',
        choice: 'one code base for both stores, no engine larger than the thing itself',
      },
    ],
    secret: 'what somebody likes at night',
    whyNow: [
      'Tools have become cheap enough for two people to make what took a studio of twenty.',
      'People have begun to pay for things without advertising, a little and selectively.',
    ],
    proof:
      'A hundred strangers get it through a store test. It passes if thirty of them open it on day seven and twelve on day thirty.',
    sceptic:
      'It is a hit business with the running costs of a service. Nobody needs it, ten thousand others appear the same week, and the store decides who is seen. Good work is the least that is asked for.',
    mustKnow: 'somebody who has shipped one thing of this kind to strangers',
    peril: {
      name: 'Content runs out',
      firstSign: 'people who finish on the day of release',
      answer: 'four weeks of stock before launch, and less each week',
    },
    ways: [
      {
        name: 'Reviewers and forums of the hobby',
        reached: 'readers who visit',
        act: [0.01, 0.02, 0.035],
        wins: 0.35,
        cost: 0.25,
      },
      {
        name: 'The store’s own pages',
        reached: 'people who open the page',
        act: [0.004, 0.008, 0.014],
        wins: 0.3,
        cost: 0.25,
      },
      {
        name: 'Short films of the best minute',
        reached: 'viewers who tap',
        act: [0.003, 0.006, 0.01],
        wins: 0.35,
        cost: 0.5,
      },
    ],
    isBorderless: true,
    pool: 'people with such a hobby',
    perThousand: [120, 220, 340],
    fits: [0.1, 0.18, 0.28],
    willing: [0.02, 0.04, 0.06],
    price: [4, 6, 10],
    churn: [0.06, 0.08, 0.11],
    churnAs: 'software for households',
    told: 0.9,
    winMonths: [2.5, 4, 6],
    support: [0.02, 0.03, 0.06],
  },
]

/** An app for people of which we know no more than the brief says. */
export const PLAIN_HOUSEHOLD: SoftwareKind = {
  cues: /(?!)/,
  noun: 'app',
  one: 'subscriber',
  many: 'subscribers',
  scene:
    'The trouble comes in small portions: a quarter of an hour here, a quarrel or a forgotten thing there. Each portion is bearable, which is why nobody has done anything about it.',
  today: 'People help themselves with a note, a chat and their memory, and all three fail in the same week.',
  missing:
    'Tools of a general sort are free; what is missing is one that knows this single situation and asks for nothing else.',
  groups: [
    {
      who: 'people to whom it happened last week',
      why: 'They remember the annoyance and would install something tonight. In a month they will have forgotten.',
    },
    {
      who: 'people who organise for others',
      why: 'They carry the trouble of three or four. One of them brings the rest along.',
    },
  ],
  nothing: 'an hour or two a month, and the feeling of having had the same conversation before',
  asked:
    'when it last happened, what they did in the next ten minutes, and what they have paid in a year to be rid of it',
  rivals: [
    {
      name: 'Do nothing: live with it',
      why: 'costs nothing today',
      fails: 'comes back',
      answer: 'be there in the minute it comes back',
    },
    {
      name: 'Notes and chats',
      why: 'already on the telephone',
      fails: 'nobody finds anything again',
      answer: 'ask for one tap, not for order',
    },
    {
      name: 'A free general app',
      why: 'known and free',
      fails: 'made for everything, so set up for nothing',
      answer: 'be ready on the first screen',
    },
    {
      name: 'Paying a person',
      why: 'solves it whole',
      fails: 'costs more in a day than an app in a year',
      answer: 'leave the large cases to people',
    },
  ],
  danger: 'the general free app that adds this one case as a template',
  core: 'the whole benefit once, within the first five minutes',
  features: [
    'a first result before an account is asked for',
    'one reminder at the right hour',
    'a way to bring one other person in',
    'all data out again with one tap',
  ],
  oneMore: 'each further screen is a place to get lost before the first benefit',
  leftOut: [
    {
      what: 'a version for firms',
      why: 'firms ask for contracts, roles and invoices, and would eat the year',
    },
    { what: 'a second platform', why: 'one has to be loved before two can be kept up' },
    { what: 'advertising', why: 'it pays little and sells the reason for trust' },
  ],
  holds: 'what they put in over months is there and nowhere else',
  leaves: 'the first need is met and no second one shows itself',
  firstSign: 'two weeks without a visit after a month of visits',
  save: 'one message that gives something and asks for nothing',
  season:
    'January and September bring people who want to change something; the weeks before holidays bring nobody.',
  decides:
    'One person decides within an evening, on a telephone, and compares the price with a cup of coffee.',
  layers: [
    {
      part: 'the first five minutes',
      job: 'from the store to the benefit',
      choice: 'no account, no form, sample data that can be thrown away',
    },
    {
      part: 'messages',
      job: 'one at the right hour, none at the wrong one',
      choice: 'a rented service with a limit for each person',
    },
  ],
  secret: 'what people typed in when they thought nobody would read it',
  whyNow: [
    'Building and running an app of this size has come within the reach of one or two people.',
    'People have become used to paying small sums by the month, and equally used to stopping.',
  ],
  proof:
    'Twenty people get it for four weeks, without help. It passes if eight of them use it in the fourth week and three ask what it will cost.',
  sceptic:
    'A trouble that comes in small portions is not one that people pay to be rid of. They will praise it, install it and forget it. The general free tools get a little better every year, and need only be good enough.',
  mustKnow: 'somebody who has kept strangers coming back to something on a telephone',
  peril: {
    name: 'Praise without use',
    firstSign: 'good reviews and falling visits',
    answer: 'count visits in week four, never stars',
  },
  ways: [
    {
      name: 'Places where the trouble is talked about',
      reached: 'people spoken to',
      act: [0.02, 0.04, 0.07],
      wins: 0.3,
      cost: 0.2,
    },
    {
      name: 'Search and the store’s pages',
      reached: 'visitors',
      act: [0.004, 0.009, 0.015],
      wins: 0.35,
      cost: 0.6,
    },
    {
      name: 'One user brings another',
      reached: 'users asked',
      act: [0.05, 0.1, 0.16],
      wins: 0.35,
      cost: 0.2,
    },
  ],
  pool: 'people who could have the trouble',
  perThousand: [120, 220, 350],
  fits: [0.08, 0.15, 0.25],
  willing: [0.015, 0.03, 0.05],
  price: [4, 7, 12],
  churn: [0.055, 0.075, 0.1],
  churnAs: 'software for households',
  told: 0.85,
  winMonths: [2.5, 4, 7],
  support: [0.02, 0.04, 0.08],
}
