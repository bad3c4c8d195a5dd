// Heard while hands are busy.
import type { ContentKind } from '../kind.ts'

export const PODCAST: ContentKind = {
  cues: /podcasts?|audio (show|series|drama)|listeners|episodes?|radio/i,
  noun: 'podcast',
  issue: { one: 'episode', many: 'episodes' },
  issuesAMonth: 4,
  audience: { one: 'listener', many: 'listeners' },
  money: {
    members: {
      label: 'Supporters',
      one: 'supporter',
      many: 'supporters',
      price: [4, 6, 10],
      converts: [0.008, 0.02, 0.035],
      churn: [0.03, 0.045, 0.065],
      wonAs: 'paying reader or listener',
      serving: 0.1,
    },
    sponsors: {
      label: 'Host-read advertising',
      thousand: [16, 25, 42],
      counted: 'listens',
      sees: 0.75,
      kept: [0.65, 0.75, 1],
      sold: [0.7, 1.3, 2],
    },
    running: 2_500,
    growth: [420, 760, 1_050],
    making: [180, 420, 900],
    equipment: [900, 2_200, 5_000],
    help: { role: 'Producer and sound editor', like: 'designer', dollars: 52_000 },
  },
  scene:
    'Ears are free when hands are not: in the car, at the sink, on the second walk with the pram. What fills them is either two people who laugh at their own jokes or a studio production on a subject for everybody. Those who want their own life talked about, by somebody who has prepared, search, try one episode and go back to music.',
  groups: [
    {
      who: 'those who listen on the same route every week',
      why: 'They hear an episode to its end because the road is as long as it is. A voice they trust recommends better than any banner, and that trust is what a sponsor rents.',
    },
    {
      who: 'those who are sent one episode by a friend',
      why: 'They begin with the guest, not with the host. Whether they stay is decided in the first ninety seconds and by the episode before.',
    },
  ],
  nothing: 'They let the next thing in the queue play; it costs nothing and is forgotten at the front door.',
  asked:
    'what they listened to on their last three ways to work, to which end, and whose advertisement they remember',
  askedGo: 'seven of twenty heard one whole episode of anything on this subject and can name the host',
  craft:
    'The cut makes the show. An hour of talk holds thirty good minutes; listeners leave where the host repeats what the guest just said, and the graph of every episode shows the second.',
  whyNow: [
    'A quiet room, two microphones and remote recording now sound as good as a studio did, so the money can go into preparation and the cut.',
    'Small firms buy host-read messages directly since hosting tools put them into old episodes as well, which pays for the back catalogue.',
  ],
  against:
    'Discovery is poor: no list of shows sends strangers, and the apps promote what is already large. Growth comes from other people’s shows and from patience.',
  first: [
    'one episode a week of the length of a commute',
    'a first minute that says what will be different afterwards',
    'one host-read message, tried by the host before it is read',
    'a bonus part and no advertising for supporters',
    'notes with every name and place that was mentioned',
  ],
  oneMore: 'a second show splits the same listeners and doubles the editing, which is where the hours go',
  phases: {
    proof: 'eight episodes in one format, guest and length held constant, so that the graphs can be compared',
    proved: 'two thirds of those who start an episode hear three quarters of it',
    open: 'host-read places sold directly to firms that the audience already uses; the bonus feed opens',
    settled:
      'an editor takes over the cut, the host keeps preparation and voice; one live recording a season',
  },
  leftOut: [
    {
      what: 'video of every talk',
      why: 'lighting and a second camera make guests stiff and the week a day longer',
    },
    {
      what: 'an exclusive contract with one app',
      why: 'it buys out the reach that sponsors pay for, at a price set by somebody else',
    },
    { what: 'merchandise', why: 'boxes in the hall for the profit of one message' },
  ],
  rivals: [
    {
      name: 'Do nothing: music, or silence',
      why: 'no effort, no host',
      fails: 'the mind goes back to the to-do list',
      answer: 'the first minute must beat the last song',
    },
    {
      name: 'The famous interview show',
      why: 'guests everybody knows',
      fails: 'speaks to everybody, so to nobody’s Tuesday',
      answer: 'guests that only this audience would stop for',
    },
    {
      name: 'A broadcaster’s series',
      why: 'sound design, reporters, archive',
      fails: 'eight episodes, then gone',
      answer: 'be there every week of the year',
    },
    {
      name: 'An audio book',
      why: 'longer and more thorough',
      fails: 'cannot answer a letter',
      answer: 'read letters; answer them',
    },
  ],
  danger: 'the known host who adds a spin-off on this subject and brings an audience along on the first day',
  hardToCopy:
    'A back catalogue that still earns, the habit of a weekday, and a host who is written to. Format, music and microphone are for sale to all.',
  misleads:
    'Downloads mislead: phones fetch episodes that nobody plays. Listens past the middle are what a sponsor’s second booking depends on, so the plan counts those.',
  priceLead:
    'Sponsors buy a thousand listens and compare with other shows of that size; supporters give the price of a coffee for a voice, and a higher tier is bought for closeness, not for content.',
  priceTest:
    'The next three sponsors are quoted a price a quarter above plan, with a promise to repeat the message without charge if fewer than the agreed listens come. Two of three accept: it stays.',
  ways: [
    {
      name: 'Guest on shows of the same size',
      reached: 'listeners of other shows',
      converts: [0.0004, 0.0009, 0.002],
      share: 0.45,
      cost: 0.3,
    },
    {
      name: 'Guests who send it to their own people',
      reached: 'followers of guests',
      converts: [0.0002, 0.0004, 0.001],
      share: 0.3,
      cost: 0.2,
    },
    {
      name: 'Asked for in the episode itself',
      reached: 'regular listeners asked',
      converts: [0.006, 0.015, 0.03],
      share: 0.25,
      cost: 0.5,
    },
  ],
  wayNote:
    'A swap works when both shows have the same size: one minute, read by the other host, about one named episode. Clips for social feeds are cut only where the graph shows that nobody left.',
  wayGo:
    'A guest spot should bring at least one new regular in a hundred who heard it. Below one in three hundred after five spots, change the pitch before the next request.',
  layers: [
    {
      part: 'hosting and feed',
      job: 'files, statistics, messages put into old episodes',
      choice: 'a host with measured listens and a feed that can be moved',
    },
    {
      part: 'recording',
      job: 'both voices on separate tracks',
      choice: 'a browser studio with a local copy on each side, a spare recorder on the table',
    },
    {
      part: 'supporters’ feed',
      job: 'private address for each supporter, bonus part',
      choice: 'a hosted membership tool; cancelling takes two taps',
    },
  ],
  keeps:
    'Guests say more than they meant. Raw tracks are deleted after six months, and a guest may withdraw one passage before release.',
  toolTest:
    'Two strangers in two towns record a test episode without help; both tracks arrive, and it is cut, published and playing in three apps within a day.',
  week: 'One day prepares, half a day records two talks, two days cut, half a day writes notes and sponsor’s messages. Episodes lie four weeks ahead, because guests cancel in flu season and hosts do too.',
  bottleneck: 'Cutting binds: an hour of tape takes a day, and a tired cut is what listeners leave at.',
  gap: {
    gap: 'Somebody who sells places',
    why: 'hosts are poor at asking for money and good at reading it out',
    closedBy:
      'ten direct letters a month by the founder, an agency on commission only above the first ten thousand listens',
  },
  decision: 'Two episodes are finished before the first is announced, and four lie ready from then on.',
  risks: [
    {
      name: 'A guest or host says something that cannot be taken back',
      likelihood: 'low',
      sign: 'a clip without its context',
      answer: 'a second listener before release; correction in the next first minute',
    },
    {
      name: 'An app changes how listens are counted',
      likelihood: 'medium',
      sign: 'all shows fall in the same week',
      answer: 'sell by results of a code as well as by thousands',
    },
  ],
  sceptic: [
    'Many shows end before the tenth episode, and most of the others are hobbies with a microphone. Sponsors buy tens of thousands of listens; below that they pay in mattresses.',
    'The income is a tenth of what the hours would earn anywhere else for the first two years. Two hosts who fall out take the whole firm with them, because the voice cannot be replaced.',
  ],
  wrongIf:
    'three sponsors book a second time, and if those who finish an episode grow faster than those who start one',
  kill: [
    { when: 'episode twelve', stopIf: 'fewer than half of those who begin hear the end' },
    { when: 'the end of month ten', stopIf: 'no sponsor has booked twice' },
  ],
  steps: [
    {
      day: 10,
      action: 'Record two pilots and play them to ten listeners in the room',
      number: 'minute at which they look away',
      go: 'after the middle',
    },
    { day: 30, action: 'Finish four episodes before announcing one', number: 'episodes ready', go: 'four' },
    {
      day: 50,
      action: 'Be a guest on three shows of the same size',
      number: 'new regulars',
      go: 'one in a hundred who heard it',
    },
    {
      day: 65,
      action: 'Write to twenty firms that the audience already buys from',
      number: 'answers',
      go: 'four talks',
    },
    {
      day: 85,
      action: 'Open the supporters’ feed to those who wrote in',
      number: 'supporters',
      go: 'one in four of them',
    },
  ],
  finding: {
    headline: 'The second booking is the business.',
    text: 'A first sponsor buys hope, a second booking buys results; the plan fills places with firms that the audience already pays.',
  },
}
