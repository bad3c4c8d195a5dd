// One piece, at one hour, with one tap.
import type { ContentKind } from '../kind.ts'

export const CONTENT_APP: ContentKind = {
  cues: /\bapps?\b|meditation|bedtime|audio guide|recipes?|streaming|on-demand|library of (videos|workouts|stories)/i,
  noun: 'content app',
  issue: { one: 'piece', many: 'pieces' },
  issuesAMonth: 8,
  isSoftware: true,
  audience: { one: 'download', many: 'downloads' },
  money: {
    members: {
      label: 'Subscribers',
      one: 'subscriber',
      many: 'subscribers',
      price: [4, 7, 12],
      converts: [0.02, 0.042, 0.08],
      churn: [0.05, 0.064, 0.1],
      wonAs: 'app for households',
      serving: 0.2,
    },
    running: 9_000,
    growth: [1_500, 2_400, 3_100],
    making: [400, 900, 2_200],
    equipment: [5_000, 14_000, 35_000],
    help: { role: 'Producer and developer', like: 'designer', dollars: 65_000 },
  },
  scene:
    'The need comes at a fixed hour and in a bad mood: nine in the evening, half past six in the morning, minute three of a queue. On the telephone wait a hundred apps with ten thousand pieces each, and choosing is one more task. So the hour passes with scrolling.',
  groups: [
    {
      who: 'those with the same hour every day',
      why: 'They want one piece, ready, with one tap. Habit is made in the first week; after three evenings missed they never open it again.',
    },
    {
      who: 'those who load it for somebody else',
      why: 'They pay and do not listen: parents, partners, employers. They look once a month at whether it was used, and cancel if it was not.',
    },
  ],
  nothing: 'They scroll until the hour is gone; it costs nothing and is regretted for a minute.',
  asked:
    'what they opened at that hour yesterday and the day before, and which app of this kind they deleted last',
  askedGo: 'nine of twenty deleted one within three months because they no longer knew what to choose',
  craft:
    'The first piece must work for a stranger without a sign-up, and the second must be chosen already. A small stock in a clear order beats a large one; new pieces come weekly, at the hour at which they are needed.',
  whyNow: [
    'Stores pay out worldwide and take the smaller share from small firms, so the first thousand subscribers are worth having.',
    'Sound and pictures of good quality can be made at home, and machines translate subtitles for other markets.',
  ],
  against:
    'Stores are full, and clicks on advertisements have grown dear. Yearly plans are cancelled in the week they are bought and simply run out.',
  first: [
    'thirty pieces in one order, for one hour of the day',
    'one tap from opening to playing',
    'a reminder at the hour the user chose',
    'use without a connection',
    'a plain page on how to cancel',
  ],
  oneMore: 'each further theme makes the first choice harder, and the first choice is where people leave',
  phases: {
    proof: 'twenty pieces as a private feed or a simple page, used for two weeks by forty people',
    proved: 'sixteen of forty used it on eight of fourteen days',
    open: 'the app in one store, a week for nothing, then monthly or yearly',
    settled: 'a second store, one further language, licences for clinics, schools or employers who asked',
  },
  leftOut: [
    { what: 'a social feed', why: 'it turns a quiet hour into a loud one' },
    { what: 'pieces made by users', why: 'choosing and checking them costs more than making good ones' },
    { what: 'a lifetime price', why: 'it sells the future to those who would have stayed longest' },
  ],
  rivals: [
    {
      name: 'Do nothing: scroll',
      why: 'no decision needed',
      fails: 'the hour is gone',
      answer: 'one tap, at the chosen time',
    },
    {
      name: 'The famous app',
      why: 'name, voices, thousands of pieces',
      fails: 'a supermarket at bedtime',
      answer: 'one shelf, in order',
    },
    {
      name: 'Free films and feeds',
      why: 'everything is there',
      fails: 'advertising in the quiet part',
      answer: 'silence between pieces',
    },
    {
      name: 'A book or a record',
      why: 'owned, no screen',
      fails: 'the same every time',
      answer: 'something new on Monday',
    },
  ],
  danger: 'the famous app, on the day it makes a shelf for exactly this hour',
  hardToCopy:
    'Pieces that people ask for by name, and a habit at an hour. The program itself could be rebuilt in a quarter.',
  misleads:
    'Downloads mislead, and so does the first month’s income from yearly plans. Who still opens it in the fifth week shows what will be renewed.',
  priceLead:
    'Store prices cluster in a narrow band, and below it nobody believes in quality. The yearly plan costs as much as about seven single months, because most months are not used.',
  priceTest:
    'New users of two countries see two yearly prices a fifth apart for six weeks. Decide by money for each hundred who started the free week, refunds taken off.',
  ways: [
    {
      name: 'Search in the store',
      reached: 'people who saw the store page',
      converts: [0.0008, 0.0018, 0.004],
      share: 0.4,
      cost: 0.2,
    },
    {
      name: 'Voices and writers with their own followers',
      reached: 'followers who heard of it',
      converts: [0.0006, 0.0014, 0.003],
      share: 0.35,
      cost: 0.5,
    },
    {
      name: 'Clinics, schools or employers who hand it out',
      reached: 'people who got a code',
      converts: [0.01, 0.025, 0.05],
      share: 0.25,
      cost: 0.3,
    },
  ],
  wayNote:
    'A voice that people already follow reads three pieces and tells of it once, for a share of what its code brings. Paid clicks wait until the fifth week is known, since before that they buy people who leave.',
  wayGo:
    'Three in ten who try a free week still open it in week five. Under two in ten, no money goes into winning more of them.',
  layers: [
    {
      part: 'app',
      job: 'plays, remembers, reminds, works offline',
      choice: 'one code for both stores; the player is a standard part',
    },
    {
      part: 'stock of pieces',
      job: 'sound or film, order, languages, rights',
      choice: 'a hosted content system that an editor can use alone',
    },
    {
      part: 'subscriptions',
      job: 'free week, plans, refunds',
      choice: 'the stores’ own payment through a hosted go-between',
    },
  ],
  keeps:
    'Hours of use tell a good deal about a life. They stay on the telephone; what is measured is counted without names.',
  toolTest:
    'Forty people use it for a fortnight on their own telephones; fewer than one start in two hundred may fail, and cancelling takes under a minute.',
  week: 'Two pieces are written, recorded and cut each week; Thursday is for listening to them at the hour they are meant for, Friday for release. Store reviews are answered within a day, by name.',
  bottleneck: 'Good pieces bind, not code: a tired reading is felt in the first sentence.',
  gap: {
    gap: 'An expert who signs for what is said',
    why: 'advice on sleep, health or children is believed at night',
    closedBy: 'a paid reader from the field for each series, named in it',
  },
  decision: 'The free week asks for no card until the fifth week’s figure is known; then it is tested.',
  risks: [
    {
      name: 'The store refuses or buries it',
      likelihood: 'medium',
      sign: 'a review that takes longer than a week',
      answer: 'rules read before building; codes through partners',
    },
    {
      name: 'Pieces run out of fresh ideas',
      likelihood: 'medium',
      sign: 'the newest is heard less than the oldest',
      answer: 'series by guests; fewer and better',
    },
  ],
  sceptic: [
    'People buy the intention and not the hour. They pay in January for the person they would like to be, and the yearly plan ends unused.',
    'Every piece has to be paid for before anybody hears it, the store takes its part, and the giants of the trade give the same away with a telephone. Whoever leaves leaves without a word.',
  ],
  wrongIf:
    'three in ten are there in week five, and if at least one subscriber in five comes through somebody who handed out a code',
  kill: [
    { when: 'after the fortnight with forty people', stopIf: 'fewer than ten used it on half of the days' },
    { when: 'the end of month ten', stopIf: 'week-five use stays under two in ten after two attempts' },
  ],
  steps: [
    {
      day: 14,
      action: 'Record ten pieces and play them at the hour they are for',
      number: 'people who ask for the next',
      go: 'twelve of twenty',
    },
    {
      day: 35,
      action: 'Run a fortnight with forty people on a plain page',
      number: 'days used',
      go: 'eight for sixteen of them',
    },
    { day: 55, action: 'Ask those sixteen for the monthly price', number: 'paid', go: 'five' },
    {
      day: 70,
      action: 'Talk to ten clinics, schools or employers',
      number: 'codes wanted',
      go: 'three hand them out',
    },
    { day: 88, action: 'Decide what the first app leaves out', number: 'screens', go: 'five or fewer' },
  ],
  finding: {
    headline: 'Week five tells the year.',
    text: 'Who still opens it then will renew; everything before is curiosity and should not be paid for twice.',
  },
}
