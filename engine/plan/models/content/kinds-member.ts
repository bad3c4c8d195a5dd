// What people belong to or open every day; and a plain row for everything else that is made to be read, seen or heard.
import type { ContentKind } from './kind.ts'

export const MEMBER_KINDS: ContentKind[] = [
  {
    cues: /communit(y|ies)|\bmembers?(hips?)?\b|forum|network of|mastermind|\bclub\b|discord|slack group/i,
    noun: 'community',
    issue: { one: 'evening', many: 'evenings' },
    issuesAMonth: 3,
    audience: { one: 'guest', many: 'guests' },
    money: {
      members: {
        label: 'Members',
        one: 'member',
        many: 'members',
        price: [12, 24, 48],
        converts: [0.05, 0.09, 0.15],
        churn: [0.025, 0.04, 0.06],
        wonAs: 'paying reader or listener',
        serving: 0.06,
      },
      sponsors: {
        label: 'Partners',
        thousand: [250, 450, 900],
        counted: 'members’ visits',
        sees: 0.2,
        kept: [0.9, 1, 1],
        sold: [0.4, 0.8, 1.5],
      },
      running: 700,
      growth: [110, 160, 200],
      making: [120, 300, 700],
      equipment: [400, 1_200, 3_000],
      help: { role: 'Host and moderation', like: 'operations', dollars: 46_000 },
    },
    scene:
      'People who do the same thing sit alone with the same questions. Open groups are full of beginners, sellers and the three who answer everything; a conference comes once a year. What is missing is a room of forty who know each other’s names and can be asked on a Tuesday.',
    groups: [
      {
        who: 'those who have nobody at work to ask',
        why: 'They bring a real question with figures in it. One good answer in the first fortnight, and they stay for a year.',
      },
      {
        who: 'those who know a great deal',
        why: 'They give the answers and are bored by praise. They remain only for each other, so ten of them have to be there before the door opens.',
      },
    ],
    nothing: 'They search old threads at night and decide alone; mostly that goes well enough.',
    asked: 'whom they last asked for advice on this, how long the answer took, and what it was worth',
    askedGo: 'eight of twenty waited more than a week for an answer that cost them money',
    craft:
      'Hosting is the product: who is introduced to whom, which question is pulled up, who has been silent for three weeks. Software shows messages; it does not notice that somebody is missing.',
    whyNow: [
      'Work from many places has taken away the colleague at the next desk, and with her the quick question.',
      'Open platforms reward quarrels, so people who have something to lose have stopped asking there.',
    ],
    against: 'Everybody is in five groups already and reads none. A sixth has to be missed when it is quiet.',
    first: [
      'a talk of twenty minutes with each new member before paying',
      'a weekly question that gets at least five answers',
      'introductions in threes, chosen by a human',
      'one evening a fortnight with a member’s own case',
      'rules on selling and on secrecy, half a page',
    ],
    oneMore: 'each further channel divides the same voices, and an empty one looks like a closing shop',
    phases: {
      proof: 'thirty people by hand, without pay, for six weeks; every question is followed to its answer',
      proved: 'twenty of thirty have asked or answered in three weeks out of four',
      open: 'the fee begins; new members enter in groups of ten, each with a host',
      settled: 'members host circles of their own; a yearly meeting that pays for itself',
    },
    leftOut: [
      { what: 'a course library', why: 'it is bought as a reason to join and watched by nobody' },
      { what: 'growth by free trials', why: 'strangers on trial make those who pay fall silent' },
      { what: 'an own app', why: 'the room has to be where people already look ten times a day' },
    ],
    rivals: [
      {
        name: 'Do nothing: decide alone',
        why: 'no fee, no shame',
        fails: 'the same mistake as the neighbour’s',
        answer: 'show the cost of three such mistakes',
      },
      {
        name: 'The free open group',
        why: 'thousands of people',
        fails: 'the best have left it',
        answer: 'forty who were chosen',
      },
      {
        name: 'The trade association',
        why: 'standing, and the employer pays',
        fails: 'two meetings a year and a newsletter',
        answer: 'an answer on Tuesday',
      },
      {
        name: 'A coach',
        why: 'private, tailored',
        fails: 'one person’s experience, dear',
        answer: 'ten people’s, for a tenth',
      },
    ],
    danger: 'the three best members, who notice that they could meet without a fee',
    hardToCopy:
      'Trust between named people and a memory of what was asked. The tool, the rules and the calendar can be copied within a day.',
    misleads:
      'Members on the list mislead. A room with two hundred names and twelve voices is already dying; the share who asked or answered within the month is the figure.',
    priceLead:
      'Nobody compares with other groups; people compare with the last bad decision. A price that hurts a little also keeps out those who come to sell.',
    priceTest:
      'The next two groups of ten are asked for a fee a third apart. If both fill within a fortnight, the higher one holds for all who join later.',
    ways: [
      {
        name: 'Invited by a member',
        reached: 'people named by members',
        converts: [0.1, 0.2, 0.35],
        share: 0.5,
        cost: 0.25,
      },
      {
        name: 'Guest evenings',
        reached: 'guests at an evening',
        converts: [0.04, 0.09, 0.15],
        share: 0.3,
        cost: 0.4,
      },
      {
        name: 'Short talks where the trade meets',
        reached: 'people in the audience',
        converts: [0.005, 0.012, 0.03],
        share: 0.2,
        cost: 0.35,
      },
    ],
    wayNote:
      'A member may bring two guests a year, with a sentence on why. The host calls each before the evening; who only wants to sell is thanked and not invited.',
    wayGo:
      'Every second new member should come through another member by month six. Fewer: the room is not worth showing, and the door closes until it is.',
    layers: [
      {
        part: 'room',
        job: 'questions, answers, search in what was said',
        choice: 'a hosted tool that members already have on the telephone',
      },
      {
        part: 'member book',
        job: 'who knows what, who met whom, who is silent',
        choice: 'a small database kept by the host, readable by members',
      },
      {
        part: 'fees and calendar',
        job: 'payment, evenings, reminders',
        choice: 'hosted payment and one shared calendar',
      },
    ],
    keeps:
      'What is said in the room stays there: no quotes, no screenshots, no training of any machine. One breach ends a membership, the host’s friends included.',
    toolTest:
      'A new member finds an answer from last year, asks a question and is introduced to two people within three days, without writing to the host.',
    week: 'On Monday the host reads what stayed unanswered and calls two people who could. Tuesday brings the question of the week, Thursday an evening, Friday a letter with the best answer. New members are welcomed in the first hour.',
    bottleneck:
      'The host’s attention ends at about a hundred and fifty people; beyond that, members have to host.',
    gap: {
      gap: 'A second host',
      why: 'a room that depends on one voice sleeps when that voice is away',
      closedBy: 'two members who run an evening each month, for a free place',
    },
    decision: 'Nobody joins without a talk, however full the calendar is.',
    risks: [
      {
        name: 'The best fall silent',
        likelihood: 'high',
        sign: 'ten names do not write for three weeks',
        answer: 'an evening for them alone; ask for nothing',
      },
      {
        name: 'A quarrel in the room',
        likelihood: 'medium',
        sign: 'two private complaints on one day',
        answer: 'a call the same evening; rules are older than the quarrel',
      },
    ],
    sceptic: [
      'A paid community is a chat group with an invoice. People pay for the hope of meeting somebody and leave when they have met them.',
      'The host is the product and cannot be multiplied. Growth spoils what the first forty came for; staying small does not pay a salary.',
    ],
    wrongIf:
      'members run evenings that the host does not attend, and if more than half renew after the first year',
    kill: [
      { when: 'week six', stopIf: 'fewer than half of the first thirty have asked or answered twice' },
      { when: 'the end of month eight', stopIf: 'more members leave in a month than come through members' },
    ],
    steps: [
      {
        day: 7,
        action: 'List sixty people by name and why each would be missed',
        number: 'names',
        go: 'sixty, ten of them masters',
      },
      {
        day: 20,
        action: 'Talk to thirty of them for twenty minutes',
        number: 'questions with figures in them',
        go: 'twenty',
      },
      {
        day: 35,
        action: 'Open the room to thirty without a fee',
        number: 'people who asked or answered',
        go: 'twenty',
      },
      { day: 60, action: 'Begin the fee', number: 'who stay', go: 'eighteen of thirty' },
      { day: 85, action: 'First evening led by a member', number: 'guests who join', go: 'two of ten' },
    ],
    finding: {
      headline: 'The room is small on purpose.',
      text: 'Members who bring members fill it; beyond what one host can know by name, others have to host or people leave.',
    },
  },
  {
    cues: /\bapps?\b|meditation|bedtime|audio guide|recipes?|streaming|on-demand|library of (videos|workouts|stories)/i,
    noun: 'content app',
    issue: { one: 'piece', many: 'pieces' },
    issuesAMonth: 8,
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
  },
]

/** Anything else that is made to be read, seen or heard: films, labels, archives. */
export const PLAIN_CONTENT: ContentKind = {
  cues: /(?!)/,
  noun: 'publication',
  issue: { one: 'piece', many: 'pieces' },
  issuesAMonth: 3,
  audience: { one: 'follower', many: 'followers' },
  money: {
    members: {
      label: 'Paying followers',
      one: 'paying follower',
      many: 'paying followers',
      price: [5, 8, 14],
      converts: [0.015, 0.035, 0.06],
      churn: [0.03, 0.045, 0.064],
      wonAs: 'paying reader or listener',
      serving: 0.06,
    },
    sponsors: {
      label: 'Sponsors and licences',
      thousand: [18, 35, 65],
      counted: 'views',
      sees: 0.6,
      kept: [0.75, 0.85, 1],
      sold: [0.6, 1, 1.6],
    },
    running: 2_500,
    growth: [330, 540, 720],
    making: [150, 400, 1_000],
    equipment: [800, 2_500, 7_000],
    help: { role: 'Producer, freelance hours', like: 'designer', dollars: 52_000 },
  },
  scene:
    'There is more to read, hear and see than anybody can use, and little of it was made with these people in mind. They find it by luck, late at night, and have nobody to tell. The makers who could serve them are paid by reach and therefore serve everybody.',
  groups: [
    {
      who: 'those who look for it by name',
      why: 'They already spend evenings on the subject and know who is serious. They pay for depth and for being asked.',
    },
    {
      who: 'those who come across it',
      why: 'They stay if the first piece they meet stands by itself. Few will pay; what they bring is the next stranger.',
    },
  ],
  nothing: 'They make do with whatever the feed shows; it is free, and good enough on most days.',
  asked:
    'what they last read, heard or watched on it, how they found it, and what they paid for in the past year',
  askedGo: 'seven of twenty paid somebody in the last twelve months for something of this sort',
  craft:
    'A piece has one reader in mind and one thing that cannot be had elsewhere: access, work, or an eye. It is finished, dated, and can be found in a year.',
  whyNow: [
    'Hosted tools take payments, send and archive for a few coins a month, so that a maker can be paid by a few hundred people.',
    'Feeds show less of what people chose to follow; those who care have begun to look for a direct line.',
  ],
  against:
    'Attention is sold to the loudest, and machines now make endless pieces of middling quality. What is merely good drowns.',
  first: [
    'one piece at a fixed time, complete in itself',
    'a place of its own where all of them can be found',
    'a paid part that is closer, not longer',
    'an address list that belongs to the maker',
    'one clearly marked partner',
  ],
  oneMore: 'each further format takes its own craft, and the audience follows the first',
  phases: {
    proof: 'six pieces shown to people asked by name; who comes back unasked is counted',
    proved: 'a third of them came back for the fourth piece without a reminder',
    open: 'the paid part, offered first to those who came back',
    settled: 'a helper for production, a yearly partner, rights sold a second time',
  },
  leftOut: [
    { what: 'every platform at once', why: 'each wants another cut, and none can be learned in passing' },
    { what: 'paid reach before anybody returns', why: 'it buys strangers once' },
    {
      what: 'a large launch',
      why: 'the tenth piece will be better than the first, and can be launched then',
    },
  ],
  rivals: [
    {
      name: 'Do nothing: the feed',
      why: 'free, always on',
      fails: 'nothing is remembered',
      answer: 'be looked for by name',
    },
    {
      name: 'The established title',
      why: 'known, complete',
      fails: 'serves everybody',
      answer: 'one reader in mind',
    },
    {
      name: 'Somebody who does it for love',
      why: 'warm and without a bill',
      fails: 'stops when life gets in the way',
      answer: 'be there on the day',
    },
    {
      name: 'A machine’s summary',
      why: 'instant',
      fails: 'knows what was written, not what happened',
      answer: 'go there and look',
    },
  ],
  danger: 'the established title that hires the same sort of maker',
  hardToCopy: 'A body of dated work, access, and people who write back. The format is free for all.',
  misleads: 'Reach misleads, because it can be bought. Who came for each of the last four pieces cannot.',
  priceLead:
    'People weigh it against small pleasures and not against its cost. Close contact is worth more to them than additional length.',
  priceTest:
    'Half of those who return are shown the planned price, half a price a fifth higher, by turns. Fewer than a fifth lost: take the higher.',
  ways: [
    {
      name: 'Named by makers with the same public',
      reached: 'people of other makers',
      converts: [0.0005, 0.0011, 0.003],
      share: 0.4,
      cost: 0.35,
    },
    {
      name: 'Passed on by those who follow',
      reached: 'pieces passed on',
      converts: [0.003, 0.008, 0.02],
      share: 0.35,
      cost: 0.2,
    },
    {
      name: 'Found where the subject is discussed',
      reached: 'people who saw a piece there',
      converts: [0.0003, 0.0007, 0.002],
      share: 0.25,
      cost: 0.45,
    },
  ],
  wayNote:
    'One piece in four is made to be passed on and is free in full. It ends with a reason to come back on a named day.',
  wayGo:
    'Every fourth newcomer should have been sent by a follower by month six. Fewer, and the pieces are liked but not told.',
  layers: [
    { part: 'home and archive', job: 'all pieces, findable, dated', choice: 'a hosted site with export' },
    { part: 'list and payment', job: 'addresses, fees, invoices', choice: 'one hosted membership tool' },
    {
      part: 'raw material',
      job: 'sources, rights, originals',
      choice: 'two copies in two places, with every licence beside its file',
    },
  ],
  keeps: 'Rights come first: whoever appears or contributes has signed for each use before release.',
  toolTest: 'Ten strangers find an old piece, follow, pay and leave again without help.',
  week: 'Two days gather, two days make, one day sends, answers and sells. The next two pieces are always begun, because one of them will fall through.',
  bottleneck: 'The maker’s good hours bind; there are about twenty of them a week.',
  gap: {
    gap: 'An editor who may say no',
    why: 'makers fall in love with the wrong half',
    closedBy: 'one outside reader for each piece, paid by the hour',
  },
  decision: 'The day of release holds for a year, even if a piece has to be short.',
  risks: [
    {
      name: 'Access is lost',
      likelihood: 'medium',
      sign: 'calls are not returned',
      answer: 'three more sources for each one used',
    },
    {
      name: 'Rights are disputed',
      likelihood: 'low',
      sign: 'a missing signature',
      answer: 'not released until it is there',
    },
  ],
  sceptic: [
    'Those who care about a subject are few, scattered and used to getting it for nothing. The maker is the whole firm and has no stand-in.',
    'A year of work buys a few hundred followers who may leave in a minute. Nothing here can be pledged to a bank.',
  ],
  wrongIf: 'people come back unasked, pay before they are pressed, and bring somebody along',
  kill: [
    { when: 'piece ten', stopIf: 'fewer than a quarter of the first followers have returned four times' },
    { when: 'the end of month nine', stopIf: 'income is below half of the plan and flat' },
  ],
  steps: [
    {
      day: 10,
      action: 'Show one finished piece to fifteen of them',
      number: 'people who ask for another',
      go: 'six',
    },
    { day: 30, action: 'Release four on the same weekday', number: 'who return', go: 'one in three' },
    { day: 50, action: 'Ask three makers to name it once', number: 'newcomers', go: 'forty each' },
    { day: 65, action: 'Offer the paid part to those who return', number: 'paid', go: 'one in ten' },
    { day: 85, action: 'Talk to five possible partners', number: 'signed', go: 'one' },
  ],
  finding: {
    headline: 'Those who return decide.',
    text: 'Reach comes and goes; the few who come for every piece pay for it and bring the next.',
  },
}
