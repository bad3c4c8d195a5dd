// A room of people who know each other’s names.
import type { ContentKind } from '../kind.ts'

export const COMMUNITY: ContentKind = {
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
}
