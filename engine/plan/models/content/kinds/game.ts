// Years of work, one week of sales.
import type { ContentKind } from '../kind.ts'

export const GAME: ContentKind = {
  cues: /\bgames?\b|gaming|wishlists?|steam\b|players?|board ?game|puzzle/i,
  noun: 'game',
  issue: { one: 'release', many: 'releases' },
  issuesAMonth: 0.05,
  subject: 'this genre of game',
  anywhere: [800_000, 3_000_000, 12_000_000],
  isSoftware: true,
  audience: { one: 'wishlist', many: 'wishlists' },
  money: {
    copies: {
      label: 'Copies',
      one: 'copy',
      many: 'copies',
      price: [12, 19, 30],
      cost: [0.3, 0.34, 0.4],
      converts: [0.1, 0.18, 0.28],
      stockMonths: 0,
      isLaunched: true,
    },
    running: 7_000,
    growth: [700, 400, 500],
    making: [350, 800, 2_000],
    equipment: [1_500, 3_500, 8_000],
    help: { role: 'Art and programming', like: 'designer', dollars: 58_000 },
  },
  scene:
    'Players of a small genre have finished what there is. Large studios will not make their game, because it sells too few; small ones make it and are never seen, since shops show what already sells. So people replay old favourites and keep lists of games that may come some day.',
  groups: [
    {
      who: 'those who play everything in the genre',
      why: 'They recognise from a ten-second clip whether somebody understands it. They wishlist early, play the demo to its end and write the first reviews, which decide the rest.',
    },
    {
      who: 'those who watch others play',
      why: 'They come through a streamer’s evening. A game that is pleasant to watch gets them; one that is only pleasant to play does not.',
    },
  ],
  nothing: 'They play what they own once more. A backlog costs nothing, and every sale makes it longer.',
  asked:
    'what they last bought in this genre, at what price and in which sale, and what they stopped playing after an hour',
  askedGo: 'ten of twenty-five played the demo for twenty minutes or more and asked when it comes out',
  craft:
    'The first ten minutes must hold the whole promise: one action that feels good, one surprise, one reason for tomorrow. Everything else can be added; this cannot be repaired by content.',
  whyNow: [
    'Shops run festivals of demos several times a year, and a small game can stand there beside large ones for a week.',
    'Engines are free until a game earns, so the money goes into hours rather than licences.',
  ],
  against:
    'More games come out every day than a player could start in a month. A launch week beside a famous name is lost, and the date of famous names is announced late.',
  first: [
    'a demo of the first twenty minutes, finished to the last sound',
    'a shop page with a clip that shows the main action in three seconds',
    'saving, settings and remappable keys',
    'two languages beside English, chosen by wishlists',
    'a way for players to report faults from inside the game',
  ],
  oneMore: 'each further system has to be drawn, balanced, translated and tested against all the others',
  phases: {
    proof: 'a demo played by strangers while somebody watches in silence; the shop page opens',
    proved: 'half of those who start the demo finish it',
    open: 'festival, streamers, launch on one platform, fixes within a day',
    settled:
      'a second platform and one extension for those who finished it; the next game starts from the same tools',
  },
  leftOut: [
    { what: 'multiplayer', why: 'empty servers kill a small game in its second week' },
    { what: 'a console version at launch', why: 'certification takes months and fixes take weeks there' },
    { what: 'advertising in the game', why: 'this audience pays once so as not to see it' },
  ],
  rivals: [
    {
      name: 'Do nothing: the unplayed games one owns',
      why: 'paid for already',
      fails: 'guilt instead of curiosity',
      answer: 'be what is talked about this week',
    },
    {
      name: 'The classic of the genre',
      why: 'loved, deep, discounted',
      fails: 'known by heart',
      answer: 'name it openly, and differ in one thing',
    },
    {
      name: 'The large studio’s version',
      why: 'looks and sound',
      fails: 'made for everybody',
      answer: 'go deeper where it stays shallow',
    },
    {
      name: 'A free mobile game',
      why: 'in the pocket, costs nothing',
      fails: 'asks for money every ten minutes',
      answer: 'one price, no timers',
    },
  ],
  danger: 'a game with the same idea that is announced three months earlier by a publisher',
  hardToCopy:
    'Taste in a thousand small decisions, and the people on the server who have tested since spring. The idea itself can be had by watching a clip.',
  misleads:
    'Wishlists mislead when they are old: those added in a sale years ago hardly buy. The number added in the four weeks before launch predicts the first week.',
  priceLead:
    'Players count hours for money and wait for sales. The list price is therefore also the price from which later discounts are seen, so starting low cannot be undone.',
  priceTest:
    'The demo ends with two prices, shown to halves of the players, and counts who adds it to the list. If the dearer one loses less than a fifth, the game starts there.',
  ways: [
    {
      name: 'Festivals of demos on the shop',
      reached: 'players of the demo',
      converts: [0.03, 0.07, 0.14],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Streamers of the genre',
      reached: 'viewers of streams',
      converts: [0.001, 0.003, 0.007],
      share: 0.35,
      cost: 0.4,
    },
    {
      name: 'People on the server since the first build',
      reached: 'members of the server',
      converts: [0.15, 0.28, 0.45],
      share: 0.2,
      cost: 0.4,
    },
  ],
  wayNote:
    'Streamers get a key, ten lines and the hour at which the fun starts. They are written to one by one, by somebody who has watched them, and never in the week of a famous release.',
  wayGo:
    'The date holds only if wishlists have reached the planned number four weeks before. Otherwise the launch moves behind the next festival, once.',
  layers: [
    {
      part: 'engine and build',
      job: 'one version for every platform, made each night',
      choice: 'a common engine; scripted builds; the last good one kept',
    },
    {
      part: 'telemetry',
      job: 'where players stop, which fault they met',
      choice: 'a hosted error service, without names, switched off by one click',
    },
    {
      part: 'shop and server',
      job: 'page, keys, talk with players',
      choice: 'the shop’s own tools and one public server with two moderators',
    },
  ],
  keeps:
    'Source and art lie in a repository with a copy elsewhere. Every freelance signs over the rights before the first payment, since a game with one missing signature cannot be sold on.',
  toolTest:
    'A clean machine builds and starts the game from the repository alone, within an hour, by somebody who did not write it.',
  week: 'Work runs in fortnights: one thing that players will notice, one fault list, one build for the server on Friday. The last quarter before launch adds nothing new; it removes.',
  bottleneck:
    'Art is the limit: every idea is quick to program and slow to draw, so scope is cut by counting pictures.',
  gap: {
    gap: 'Somebody who talks to press and streamers',
    why: 'the weeks before launch need letters when the maker needs to fix',
    closedBy: 'a freelance for eight weeks, paid half on wishlists',
  },
  decision: 'Scope is frozen half a year before launch; whatever is not in by then belongs to the extension.',
  risks: [
    {
      name: 'Launch beside a famous game',
      likelihood: 'medium',
      sign: 'an announcement for the same week',
      answer: 'move by three weeks at once',
    },
    {
      name: 'Saved games break',
      likelihood: 'medium',
      sign: 'two reports with the same line',
      answer: 'roll back within the hour, then explain',
    },
  ],
  sceptic: [
    'Many small games earn less than their makers’ rent. This one asks for years of work before the first honest number, and that number arrives in a single week.',
    'The shop keeps its part, refunds take a slice, the tail lives on discounts. A second game starts from nothing, whatever the roadmap says, because an audience belongs to a genre and not to a studio.',
  ],
  wrongIf:
    'strangers finish the demo, if wishlists rise in weeks without any news, and if the founder can live until launch',
  kill: [
    { when: 'the demo’s first month', stopIf: 'fewer than a third of its players finish it' },
    {
      when: 'four weeks before launch',
      stopIf: 'wishlists stand under half of the planned number after one move of the date',
    },
  ],
  steps: [
    {
      day: 14,
      action: 'Watch ten strangers play in silence',
      number: 'minute at which they stop',
      go: 'after minute twenty for six of them',
    },
    {
      day: 30,
      action: 'Open the shop page with the three-second clip',
      number: 'wishlists a day',
      go: 'ten without news',
    },
    { day: 50, action: 'Apply for the next festival of demos', number: 'accepted', go: 'yes' },
    { day: 65, action: 'Write to forty streamers, one by one', number: 'evenings played', go: 'five' },
    {
      day: 85,
      action: 'Count pictures still to be drawn and cut the last fifth',
      number: 'pictures left',
      go: 'fewer than weeks times what one week draws',
    },
  ],
  finding: {
    headline: 'One week decides three years.',
    text: 'Most copies go in the weeks after release, and what was wishlisted by then sets their number; the rest is discounts.',
  },
}
