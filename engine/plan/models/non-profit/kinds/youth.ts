// Sport and art on the same days all winter.
import type { CauseKind } from '../kind.ts'

export const YOUTH: CauseKind = {
  cues: /\b(?:football|soccer|basketball|boxing|sports?|youth (club|centre)|music|arts?|dance|theatre|choir|museum|painting|culture)/i,
  noun: 'programme for sport or art',
  served: { one: 'season of a participant', many: 'seasons of participants' },
  money: {
    unitCost: [45, 95, 210],
    isYearly: true,
    monthlyGift: [8, 14, 24],
    singleGift: [25, 50, 110],
    joining: [7, 10, 13],
    grants: [1, 2, 3],
    grant: [700, 1_500, 3_500],
    trading: {
      label: 'Paid camps, tickets and hire of kit',
      one: 'place',
      many: 'places',
      price: [20, 38, 75],
      aMonth: [6, 18, 30],
      cost: 0.45,
    },
    equipment: [1_500, 4_500, 12_000],
    help: { role: 'Coach or teacher', like: 'trainer', dollars: 38_000 },
    cares: [0.04, 0.09, 0.15],
  },
  scene:
    'The hall is locked at four, the club asks for a fee and a bus fare, the instrument lies in a cupboard. What is left of the afternoon belongs to the stairwell. {Buyers} {where} do not lack talent; they lack a door that is open on the same days all winter.',
  groups: [
    {
      who: 'those whom no club has asked',
      why: 'They come with a friend, watch twice and join the third time. Fees, forms and kit in the right colour are what kept them away.',
    },
    {
      who: 'parents on late shifts',
      why: 'They need to know where the child is until seven. For that they would bring a cake and, if asked, something each month.',
    },
  ],
  nothing: 'The stairwell, a telephone, older boys; nobody decides it.',
  asked:
    'where they were yesterday between four and seven, with whom, and what they would have to bring to join a team or a group',
  askedGo: 'fifteen of thirty were nowhere in particular, and ten came to the first open afternoon',
  craft:
    'The same adult on the same days, and something to be ready for: a match, a show, a wall to paint. Talent is found on the way; turning up is what is trained.',
  whyNow: [
    'Halls, stages and pitches stand empty for hours that clubs and theatres cannot fill.',
    'Clubs that lose members look for young people and will lend coaches for a year.',
  ],
  against:
    'Good trainers are offered paid work, halls are closed for repairs, and summer scatters every group.',
  first: [
    'three open afternoons a week in one place',
    'no fee, no form on the first day',
    'kit and instruments on loan',
    'a date to be ready for, each season',
    'a trained adult and a second one',
  ],
  oneMore: 'each further group needs two adults and a key that somebody is answerable for',
  phases: {
    proof: 'one season, one place, open to whoever comes',
    proved: 'twenty come on two days out of three, and the same twenty',
    open: 'three groups, a season that ends in a match or a show',
    settled: 'older ones lead younger ones for pay; camps and tickets bring part of the money',
  },
  leftOut: [
    { what: 'scouting for talent', why: 'it turns an open door into a trial' },
    { what: 'an own hall', why: 'heating costs what three trainers do' },
    { what: 'competitions far away', why: 'buses eat the kit' },
  ],
  rivals: [
    {
      name: 'Do nothing: stairwell and screen',
      why: 'free, friends are there',
      fails: 'every day the same',
      answer: 'bring the friends too',
    },
    {
      name: 'The club or the music school',
      why: 'proper, leads somewhere',
      fails: 'fee, bus, form',
      answer: 'be its antechamber',
    },
    {
      name: 'School’s own afternoon',
      why: 'there already',
      fails: 'ends at four',
      answer: 'begin at four',
    },
    {
      name: 'A youth centre',
      why: 'open, warm',
      fails: 'nothing to be ready for',
      answer: 'give it a date',
    },
  ],
  danger: 'the club with a name that opens a free branch for two seasons and closes it',
  hardToCopy:
    'Older participants who lead, and a key that the caretaker gives gladly. Balls and paint are bought in an hour.',
  misleads:
    'Names on the list mislead. The same young people on two days out of three, over a season, are the figure.',
  giftLead:
    'Firms give for a season with a date at its end, to which they are invited; neighbours give monthly for a child they can hear. Both want to see it once.',
  giftTest:
    'Guests at the end of a season are asked in two ways by the side they sit on: for one participant’s season, or for kit. What brings more monthly gifts is asked next time.',
  ways: [
    {
      name: 'Guests at the match or show',
      reached: 'guests at the end of a season',
      converts: [0.04, 0.09, 0.15],
      share: 0.45,
      cost: 0.25,
    },
    {
      name: 'Firms in the district',
      reached: 'staff who were told',
      converts: [0.01, 0.03, 0.06],
      share: 0.3,
      cost: 0.35,
    },
    {
      name: 'Former players, players’ parents, neighbours',
      reached: 'people spoken to',
      converts: [0.03, 0.06, 0.1],
      share: 0.25,
      cost: 0.4,
    },
  ],
  wayNote:
    'Every season ends before an audience, and the audience is asked once, by a participant. Firms lend a hall, a van or a printer before they give money; that is how they get to know it.',
  wayGo:
    'One guest in ten becomes a monthly donor. One in thirty: the asking was left out again, out of shyness.',
  layers: [
    { part: 'presence', job: 'who came, on which day', choice: 'a list on a telephone, first names only' },
    {
      part: 'kit and keys',
      job: 'what is lent to whom, who locks',
      choice: 'a sheet on the cupboard door',
    },
  ],
  keeps: 'Photographs need a parent’s signature, for one use at a time. Two adults are in the room, always.',
  toolTest:
    'The second adult runs an afternoon alone with the sheet; all kit is back, and the door is locked.',
  week: 'Three afternoons from four to seven, an hour before for setting up; one evening for adults, Saturday for matches or rehearsals. The long holidays are planned first, as groups are lost then.',
  bottleneck: 'Trainers who come back bind; each season lost with one of them is a group lost.',
  gap: {
    gap: 'Child protection that would stand in court',
    why: 'sport and art happen in changing rooms and back stages',
    closedBy: 'a trained lead, checks renewed by date, rules on the wall',
  },
  decision: 'Nobody is sent away for lack of kit, fee or form; nobody trains alone with one child.',
  risks: [
    {
      name: 'The hall is closed',
      likelihood: 'medium',
      sign: 'a notice of repairs',
      answer: 'a second place tried each season',
    },
    {
      name: 'An injury or an accusation',
      likelihood: 'low',
      sign: 'one adult in the room',
      answer: 'two adults, cover, a lead who acts the same day',
    },
  ],
  sceptic: [
    'Afternoons do not change a district. Those who come are those who would have found something, and the others stay in the stairwell.',
    'Firms pay for a photograph in spring and forget by autumn. A trainer’s pay is due in February.',
  ],
  wrongIf: 'the same twenty come all winter, and if older ones begin to lead by the second season',
  kill: [
    { when: 'week ten', stopIf: 'fewer than twelve come on an ordinary afternoon' },
    { when: 'the end of the first season', stopIf: 'no firm, club or town pays for the second' },
  ],
  steps: [
    {
      day: 7,
      action: 'Count who is in the stairwells between four and seven',
      number: 'young people',
      go: 'thirty',
    },
    {
      day: 18,
      action: 'Get a hall, a key and cover for three afternoons',
      number: 'afternoons',
      go: 'three',
    },
    { day: 30, action: 'Open the door', number: 'who come a second time', go: 'twelve' },
    { day: 60, action: 'Fix the date of match or show', number: 'who are ready for it', go: 'sixteen' },
    { day: 85, action: 'Invite forty guests to a rehearsal', number: 'monthly donors', go: 'four' },
  ],
  finding: {
    headline: 'The same twenty, all winter.',
    text: 'Presence is what is built; a date at the season’s end turns it into something firms and neighbours pay for.',
  },
}
