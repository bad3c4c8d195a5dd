import type { SoftwareKind } from '../../software/kind.ts'

export const TOOL_FOR_SOFTWARE_TEAMS: SoftwareKind = {
  cues: /\b(developers?|engineers?|engineering teams?|devops|code|deploy\w*|bugs?|incidents?|startups?|saas|product managers?|designers?|software teams?|it teams?|cyber\w*|security|remote teams?|repositor\w+)\b/i,
  noun: 'tool for software teams',
  one: 'team',
  many: 'teams',
  scene:
    'The page is down, six people stare at four dashboards, and the one who wrote the failing part left in spring. The fix takes two minutes; finding it took ninety.',
  today: 'They have built half of it themselves, in a script that one of them maintains on Fridays.',
  missing: 'More alerts would make it worse. What is missing is the one line that says where to look.',
  groups: [
    {
      who: 'whoever is woken at night',
      why: 'This person has no budget and every reason. If it helps once, it is installed everywhere by Monday.',
    },
    {
      who: 'the lead of a team of eight',
      why: 'Too large to know everything, too small for a platform group.',
    },
  ],
  nothing: 'ninety minutes now and then, and one tired engineer who looks for another job',
  asked: 'what broke last, how long the finding took, and what they had built or bought against it before',
  rivals: [
    {
      name: 'Do nothing: ask the one who knows',
      why: 'mostly works',
      fails: 'in the holidays',
      answer: 'be what is left when that person leaves',
    },
    {
      name: 'A script of their own',
      why: 'fits exactly',
      fails: 'has one maintainer',
      answer: 'read the script, and retire it politely',
    },
    {
      name: 'An open-source tool',
      why: 'free and inspectable',
      fails: 'somebody has to run it',
      answer: 'publish the core, sell the running',
    },
    {
      name: 'The large platform',
      why: 'one contract for all',
      fails: 'priced by surprise',
      answer: 'a flat price on the page',
    },
  ],
  danger: 'the platform that bundles it, and the weekend project that gives it away',
  core: 'the right place named within a minute, once, in their own incident',
  features: [
    'installed in ten minutes, removed in one',
    'no data leaves without a switch',
    'a page that explains each answer',
    'a price without a call',
  ],
  oneMore: 'each further language or cloud doubles the ways in which it can be wrong',
  leftOut: [
    { what: 'a mobile app', why: 'nobody repairs from a telephone' },
    {
      what: 'single sign-on for large firms',
      why: 'it comes with questionnaires, once somebody pays for them',
    },
    { what: 'an assistant that acts by itself', why: 'the first wrong action ends the trial' },
  ],
  holds: 'it is written into the runbook',
  leaves: 'a budget review asks which tools were opened this quarter',
  firstSign: 'an incident in which it was not opened',
  save: 'we read that incident with them and publish what we missed',
  season: 'The week after something broke; never in the days before a release.',
  decides:
    'An engineer tries it the same night, the lead pays by card within a month, and security asks its questions after that.',
  layers: [
    {
      part: 'the agent',
      job: 'reads, sends little, never slows anything',
      choice: 'a small open program that can be read in an hour',
    },
    {
      part: 'answers',
      job: 'one place to look, with the reason',
      choice: 'rules first, models only where rules fail, and the source always linked',
    },
  ],
  secret: 'code, keys and what went wrong',
  whyNow: [
    'More code is written by machines than is read by people, and breakage follows.',
    'Teams are asked to justify every tool, which favours those with a flat and small price.',
  ],
  proof:
    'Ten teams install it without a call. It passes if six have it running after thirty days and three name an incident that it shortened.',
  sceptic:
    'Engineers would rather build than buy, and what they cannot build is free by next year. The platform gives it away to sell storage. A team of eight has thirty tools and a mandate to cut ten.',
  mustKnow: 'somebody who has carried the pager',
  peril: {
    name: 'It breaks what it watches',
    firstSign: 'one slow request traced to us',
    answer: 'a hard limit on what it may use, and a switch',
  },
  ways: [
    {
      name: 'Written post-mortems, ours first',
      reached: 'readers',
      act: [0.003, 0.007, 0.012],
      wins: 0.4,
      cost: 0.3,
    },
    {
      name: 'The open core',
      reached: 'teams that install it',
      act: [0.015, 0.03, 0.05],
      wins: 0.35,
      cost: 0.4,
    },
    {
      name: 'Meet-ups and a colleague’s word',
      reached: 'engineers met',
      act: [0.02, 0.04, 0.07],
      wins: 0.25,
      cost: 0.3,
    },
  ],
  isBorderless: true,
  pool: 'software teams',
  perThousand: [0.3, 0.7, 1.2],
  fits: [0.12, 0.2, 0.3],
  willing: [0.08, 0.16, 0.28],
  price: [39, 119, 349],
  churn: [0.025, 0.04, 0.06],
  churnAs: 'software for small firms on monthly plans',
  told: 0.6,
  winMonths: [3, 4.5, 7],
  support: [0.04, 0.07, 0.11],
}
