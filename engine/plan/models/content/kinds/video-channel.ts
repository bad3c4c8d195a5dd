// Shown by a platform that watches its viewers.
import type { ContentKind } from '../kind.ts'

export const VIDEO_CHANNEL: ContentKind = {
  cues: /you-?tube|video channel|\bchannel\b|tiktok|vlog|viewers|streamer|twitch|web ?series|influencer/i,
  noun: 'video channel',
  issue: { one: 'video', many: 'videos' },
  issuesAMonth: 4,
  audience: { one: 'subscriber', many: 'subscribers' },
  money: {
    members: {
      label: 'Patrons',
      one: 'patron',
      many: 'patrons',
      price: [4, 6, 10],
      converts: [0.004, 0.009, 0.02],
      churn: [0.035, 0.05, 0.07],
      wonAs: 'paying reader or listener',
      serving: 0.1,
    },
    sponsors: {
      label: 'Advertising and sponsored videos',
      thousand: [10, 22, 38],
      counted: 'views',
      sees: 0.7,
      kept: [0.5, 0.62, 0.75],
      sold: [0.8, 1, 1.2],
    },
    running: 8_000,
    growth: [900, 1_500, 2_100],
    making: [200, 450, 1_000],
    equipment: [1_500, 3_500, 8_000],
    help: { role: 'Camera and editing', like: 'designer', dollars: 50_000 },
  },
  scene:
    'A platform shows a film to a few hundred strangers and watches them: if they stay, it shows it to more. So the picture and the title decide whether anybody comes, the first half-minute whether they stay, and the subject whether they return. Many who know a craft never learn the first two, and their films are seen by their friends.',
  groups: [
    {
      who: 'those who practise it themselves',
      why: 'They watch with a notebook, write long comments and buy what is used on screen. Few in number, they are why a maker of tools pays for a mention.',
    },
    {
      who: 'those who only like to watch it being done',
      why: 'They never will do it, and that is fine. Their evening hours make the views, and the views make the advertising.',
    },
  ],
  nothing:
    'They watch whatever comes next on the same screen; the cost is nothing, and the next film starts by itself.',
  asked:
    'what the last three films were that they watched to the end, why they clicked, and what they bought because of one',
  askedGo: 'six of twenty can describe a film on this subject that they looked for and did not find',
  craft:
    'Something has to change between the first minute and the last: broken and then whole, unknown and then known. Retention falls in steps, and each step has a sentence that should have been cut.',
  whyNow: [
    'A telephone films better than a studio of ten years ago, and the platform pays by the thousand views without asking for a contract.',
    'Makers of tools and materials have moved budget from magazines to people who are seen using them.',
  ],
  against:
    'Rules and rates of the platform change without notice. January pays far less than December, because advertisers’ budgets begin anew.',
  first: [
    'one film a week in one format, with the same promise in each title',
    'three pictures for every film, tested against each other',
    'a list of what was used, with marked links',
    'early films and plans for patrons',
    'a mailing list that belongs to nobody else',
  ],
  oneMore: 'a second format confuses the platform about whom to show the first one to',
  phases: {
    proof: 'ten films in one format; the curve of each is read before the next is filmed',
    proved: 'four films in a row hold half of their viewers past the middle',
    open: 'one sponsored film a month with a maker whose product was in use before; patrons get plans',
    settled:
      'editing handed over, filming in blocks of two; a mailing list that reaches a tenth of the audience without any platform',
  },
  leftOut: [
    {
      what: 'daily short clips',
      why: 'their viewers do not come over to long films, and the rate for a thousand is a fraction',
    },
    {
      what: 'an own shop with stock',
      why: 'patrons prefer a plan to a mug, and a plan does not have to be posted',
    },
    { what: 'a second platform from the start', why: 'each has its own first half-minute to learn' },
  ],
  rivals: [
    {
      name: 'Do nothing: the next film in the row',
      why: 'starts by itself',
      fails: 'forgotten by the next',
      answer: 'a film that people describe to somebody else',
    },
    {
      name: 'A large channel on the same subject',
      why: 'known face, fine pictures',
      fails: 'has gone over to spectacle',
      answer: 'show the step that it leaves out',
    },
    {
      name: 'A course for money',
      why: 'order, exercises, a certificate',
      fails: 'begun and not finished',
      answer: 'one finished thing in each film',
    },
    {
      name: 'A forum or manual',
      why: 'exact, searchable',
      fails: 'hands cannot be seen',
      answer: 'film the hands',
    },
  ],
  danger: 'the large channel that takes up this format with a crew and three films a week',
  hardToCopy:
    'A catalogue that is still found after years, and a list of patrons. Camera, tricks of title and format are copied within a month.',
  misleads:
    'Subscribers mislead: the platform shows a film to those likely to watch, whether they subscribed or not. Views of films older than ninety days say whether there is a catalogue or only a treadmill.',
  priceLead:
    'Advertising pays what the platform’s auction pays; nothing can be asked there. A sponsored film is another matter: it is priced by the views of the last ten films after thirty days, and by what one buyer is worth to the maker.',
  priceTest:
    'The next two sponsors are quoted the average of ten films in thousands times a rate half above plan, with one round of changes. If one of two signs within a month, that rate becomes the list price.',
  ways: [
    {
      name: 'Found on the platform: search and suggestions',
      reached: 'viewers who were shown a film',
      converts: [0.00008, 0.0002, 0.0005],
      share: 0.55,
      cost: 0.35,
    },
    {
      name: 'Films made together with others',
      reached: 'viewers of shared films',
      converts: [0.0002, 0.0005, 0.001],
      share: 0.25,
      cost: 0.35,
    },
    {
      name: 'Asked for at the end of a film',
      reached: 'viewers who saw the end',
      converts: [0.0008, 0.002, 0.004],
      share: 0.2,
      cost: 0.3,
    },
  ],
  wayNote:
    'Every film answers a question that people already type. Titles are written before filming; if no title makes a stranger curious, the film is not made.',
  wayGo:
    'One film in ten should reach three times the average. None in fifteen: the subjects are too narrow or the pictures too dull, and filming stops for a week of titles.',
  layers: [
    {
      part: 'platform',
      job: 'shows films, sells advertising, pays monthly',
      choice: 'the one where the audience already searches; everything else is a mirror',
    },
    {
      part: 'footage',
      job: 'raw film, kept for later cuts',
      choice: 'two disks and one copy elsewhere; deleted never',
    },
    {
      part: 'patrons and mail',
      job: 'plans, early films, an address list of our own',
      choice: 'hosted tools with export',
    },
  ],
  keeps:
    'The account is the firm: two-step entry, a second owner, no shared password. Music and pictures are bought with a written licence, for one strike can close everything.',
  toolTest:
    'The account is recovered on a borrowed computer with the second owner’s help, in one hour, before the tenth film.',
  week: 'Titles on Monday, filming on two days, cutting on two, comments in the first two hours after release, when the platform is watching. Filming is done in blocks, because light and set take longer than the take.',
  bottleneck:
    'Editing eats hours for each finished minute, and no helper can choose what is dull until the founder has written down the rules.',
  gap: {
    gap: 'Somebody who reads sponsorship contracts',
    why: 'exclusivity and rights of use are where a cheap deal becomes dear',
    closedBy: 'one lawyer’s template, and no signature on a sponsor’s own form',
  },
  decision:
    'No sponsor is taken whose product was not in use before it paid; the first refusal is recorded, so that the second is easier.',
  risks: [
    {
      name: 'Strike or blocked account',
      likelihood: 'low',
      sign: 'a claim on music or pictures',
      answer: 'licences in one folder, a mailing list that survives',
    },
    {
      name: 'The founder burns out',
      likelihood: 'high',
      sign: 'two weeks without a title',
      answer: 'four films in reserve, two free weeks in each half-year',
    },
  ],
  sceptic: [
    'The landlord here is an algorithm that gives no lease. It can halve the income of a month without a letter, and it has done so to better channels than this one.',
    'Views are bought with novelty, and novelty is what wears out. A channel sells for little, because the face does not come with it; at the end of three years there is a catalogue and a tired person.',
  ],
  wrongIf: 'films older than a quarter make up half of the views, and if sponsors come back on their own',
  kill: [
    { when: 'film fifteen', stopIf: 'none has held half of its viewers to the middle' },
    { when: 'the end of month twelve', stopIf: 'old films bring less than a third of the views' },
  ],
  steps: [
    {
      day: 7,
      action: 'Write sixty titles and test them on strangers, two at a time',
      number: 'titles that win four of five',
      go: 'ten',
    },
    {
      day: 30,
      action: 'Publish four films in one format',
      number: 'share seen to the middle',
      go: 'two of them above half',
    },
    {
      day: 50,
      action: 'Make one film with a channel of the same size',
      number: 'new subscribers',
      go: 'twice an ordinary week',
    },
    {
      day: 70,
      action: 'Write to ten makers whose product has been on screen',
      number: 'offers',
      go: 'two',
    },
    {
      day: 85,
      action: 'Open plans to patrons',
      number: 'patrons',
      go: 'one in two hundred regular viewers',
    },
  ],
  finding: {
    headline: 'The catalogue pays, the newest film only feeds it.',
    text: 'Films that are still found after a quarter earn without being filmed again; the plan grows by keeping them findable.',
  },
}
