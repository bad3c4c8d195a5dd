// Ground that is mended and then looked after.
import type { CauseKind } from '../kind.ts'

export const NATURE: CauseKind = {
  cues: /\b(?:environment|conservation|restor(e|es|ing|ation)|trees?|forests?|rivers?|ponds?|reefs?|beach|ocean|climate|nature|biodiversity|wetlands?|recycl|bees)/i,
  noun: 'nature charity',
  served: { one: 'day of restoration', many: 'days of restoration' },
  money: {
    unitCost: [180, 380, 800],
    isYearly: false,
    monthlyGift: [8, 15, 26],
    singleGift: [25, 50, 110],
    joining: [8, 12, 14],
    grants: [1, 2, 3],
    grant: [900, 2_100, 5_000],
    trading: {
      label: 'Work days for firms and schools',
      one: 'work day',
      many: 'work days',
      price: [350, 700, 1_500],
      aMonth: [0.6, 1.6, 2.6],
      cost: 0.35,
    },
    equipment: [2_500, 7_000, 20_000],
    help: { role: 'Field officer', like: 'technician', dollars: 42_000 },
    cares: [0.06, 0.12, 0.2],
  },
  scene:
    'A bank that was mown too often, a pond filled with leaves, a slope planted and never watered: small losses, each of them nobody’s job. Owners would let it be mended if somebody asked, came twice and did not send a bill. {Where} that somebody is missing, and the season for it is short.',
  groups: [
    {
      who: 'owners of the ground',
      why: 'They fear rules more than work: what grows there may bind them later. A written promise on what they may still do opens the gate.',
    },
    {
      who: 'people who live beside it',
      why: 'They would come on a Saturday with boots, and again if they see what came of it. They are also the ones who water in July.',
    },
  ],
  nothing: 'It goes on drying out or washing away, a little each year, and nobody is to blame.',
  asked:
    'which piece of ground they pass and miss as it was, who owns it, and when they last worked on such a thing',
  askedGo: 'three owners would sign for five years, and twenty people come on the first Saturday',
  craft:
    'Ten years decide, not the planting day. So the site is chosen by who will look after it; a small one that is watered beats a large one that was photographed.',
  whyNow: [
    'Public money for restoration looks for bodies that can prove work on the ground.',
    'Firms have to report on nature and would rather dig for a day than write.',
  ],
  against:
    'A dry spring undoes a year. Credits and certificates have made owners and donors suspicious, with reason.',
  first: [
    'three sites with a five-year agreement',
    'a count of species or cover before the first spade',
    'work days in the season, with tools',
    'watering and mowing named by person',
    'a public page with the failures',
  ],
  oneMore: 'each further site is five summers of care, agreed to on a pleasant spring day',
  phases: {
    proof: 'one site, one season, counted before and after',
    proved: 'nine in ten plantings live in autumn, or the bank holds the first flood',
    open: 'three sites, paid work days for firms and schools',
    settled: 'care handed to owners and neighbours, with a yearly count by us',
  },
  leftOut: [
    { what: 'buying land', why: 'it binds donations of years in one field' },
    { what: 'selling carbon certificates', why: 'they promise a century that nobody here can keep' },
    { what: 'planting records', why: 'the number that counts is what lives in year three' },
  ],
  rivals: [
    {
      name: 'Do nothing: leave it',
      why: 'free',
      fails: 'goes on declining',
      answer: 'one site people can see',
    },
    {
      name: 'The large conservation body',
      why: 'science, standing',
      fails: 'far, slow',
      answer: 'do small sites for it',
    },
    {
      name: 'The council’s green office',
      why: 'owns a good deal',
      fails: 'mows by calendar',
      answer: 'take over three strips, by contract',
    },
    {
      name: 'A planting scheme online',
      why: 'a click, a tree',
      fails: 'nobody goes back',
      answer: 'show year three',
    },
  ],
  danger: 'a subsidised contractor who plants ten times as much in a week and leaves',
  hardToCopy:
    'Agreements with owners, counts that go back years and neighbours who water. Spades and saplings are for sale.',
  misleads:
    'Trees planted or metres cleared mislead. What lives or holds in the third year, and the cost of that, is the figure.',
  giftLead:
    'Monthly gifts pay for care, which no grant likes to fund. Firms pay for a day, at a price that covers the summer after it.',
  giftTest:
    'The next four firms are quoted a day with two summers of care included, at half as much again. If two of four accept, no day is sold without.',
  ways: [
    {
      name: 'People who dug on a work day',
      reached: 'people who dug along',
      converts: [0.06, 0.12, 0.2],
      share: 0.45,
      cost: 0.2,
    },
    {
      name: 'Schools, parishes and walkers’ clubs',
      reached: 'people at a walk',
      converts: [0.02, 0.05, 0.09],
      share: 0.3,
      cost: 0.3,
    },
    {
      name: 'Firms’ staff after their day',
      reached: 'staff who came',
      converts: [0.02, 0.05, 0.1],
      share: 0.25,
      cost: 0.5,
    },
  ],
  wayNote:
    'Everybody who dug gets a picture of the same spot one year later. That letter asks for a monthly gift for its care, and names who waters.',
  wayGo:
    'One in eight who dug gives monthly within the year. One in thirty: the second picture was never sent.',
  layers: [
    {
      part: 'site book',
      job: 'agreement, map, counts, care by person',
      choice: 'a free map tool and one folder for each site',
    },
    {
      part: 'counts',
      job: 'species, cover, survival, on fixed dates',
      choice: 'an open recording scheme, so that others can check',
    },
  ],
  keeps:
    'Nests and rare plants are not put on public maps. Owners see what is published about their ground before it is.',
  toolTest:
    'A stranger finds the site from the book, knows what was done and what is due, and sends a count that matches ours within a tenth.',
  week: 'Planting and digging in the cold half of the year, care in the warm one. In the season two days a week are outdoors, one for owners, one for papers; after storms everything waits.',
  bottleneck: 'Care in dry months binds: each site needs somebody near who carries water in July.',
  gap: {
    gap: 'Somebody who can count',
    why: 'without a baseline nothing was achieved',
    closedBy: 'a naturalist or student, paid for four count days a year',
  },
  decision: 'No site without a five-year signature and a named person for the summer.',
  risks: [
    {
      name: 'Drought, flood or storm',
      likelihood: 'high',
      sign: 'four weeks without rain',
      answer: 'a watering rota; a tenth of each budget for replanting',
    },
    {
      name: 'An owner sells or withdraws',
      likelihood: 'medium',
      sign: 'a surveyor on the field',
      answer: 'agreement entered with the deed where possible',
    },
  ],
  sceptic: [
    'Small sites please those who dig and change little. What decides is how large owners farm and build, and they are not at the Saturday walk.',
    'Care has no ribbon to cut, so no grant pays for it. In the fourth summer there are saplings and no water.',
  ],
  wrongIf: 'nine in ten plantings live in the second autumn, and if firms accept a price with care in it',
  kill: [
    { when: 'the first autumn', stopIf: 'fewer than seven in ten plantings live' },
    { when: 'the end of month twelve', stopIf: 'no owner has signed for a second site' },
  ],
  steps: [
    {
      day: 10,
      action: 'Walk twelve sites with people who know them',
      number: 'sites with a willing owner',
      go: 'three',
    },
    { day: 25, action: 'Count the first one', number: 'baseline', go: 'a second person gets the same' },
    { day: 40, action: 'Sign the first agreement', number: 'years', go: 'five' },
    { day: 60, action: 'Hold two work days', number: 'people who come twice', go: 'ten' },
    { day: 85, action: 'Quote a day with care to four firms', number: 'accepted', go: 'one' },
  ],
  finding: {
    headline: 'The third summer, not the planting day.',
    text: 'Care is the cost that nobody likes to fund, so it is built into the price of every work day and every monthly gift.',
  },
}
