import type { Kind } from '../kind-row.ts'

export const tradeCleaning: Kind = {
  cues: /\b((commercial|office|industrial|contract|clinic|kitchen|duct|tank|solar panel|panel|bin|air condition\w*|fleet|graffiti|facade|gutter|pressure)[- ](clean\w*|wash\w*)|janitor\w*|legionella|saniti[sz]\w*|disinfect\w*|graffiti removal|clean(s|ing)? (and \w+ )?(offices|ducts|(water )?tanks|(solar )?panels|bins|gutters|air condition\w*)|wash(es|ing)? (and \w+ )?(wheelie )?bins)\b/i,
  noun: 'cleaning contractor',
  visit: { one: 'clean', many: 'cleans' },
  customer: { one: 'customer', many: 'customers' },
  worker: { role: 'Cleaner', like: 'cleaner', dollars: 36_000 },
  craft: 'leave a place so that an inspector finds nothing to write down',
  craftTest:
    'five cleans for strangers inside the agreed hours, each passed on the customer’s own checklist, and four of the five given a next date',
  trouble: [
    'Nobody notices what is clean; everybody notices the corner that was forgotten. {buyers} {where} have had a contractor who was thorough in the first month, sent whoever was free in the third, and met complaints with an apology and no date.',
    'Dirt in a firm is a matter of paper too. An inspector, an insurer or a tenant asks when it was last cleaned and by whom, and {buyers} look for a sheet that was never filled in. The work may even have been done.',
  ],
  groups: [
    {
      who: 'places that are inspected',
      why: 'Clinics, kitchens, and whoever runs water tanks or air ducts have a date, a standard and somebody who may close them. They buy the report; the clean comes with it.',
    },
    {
      who: 'whoever answers for several buildings',
      why: 'A property manager rings one number for many doors and is judged by the complaints that reach the office. One door without any for three months opens the others.',
    },
  ],
  nothing:
    'Left alone, a panel yields a little less, a filter begins to smell, a wall with one scrawl gets a second. No single week makes the case. An inspection makes it, or a tenant’s notice, or a question about grease after a fire next door; the offer should lie in the drawer by then.',
  ask: {
    what: 'who cleaned it last, what was missed, and who had to complain to whom',
    pass: 'six of the fifteen pay somebody now and four can name what was missed',
  },
  works:
    'A walk round with whoever hears the complaints, a list of surfaces and how often each is done, one price for the list. Work happens in the agreed hours; before anybody leaves, the list is ticked, photographed and signed. {price} is the ordinary clean, and what lies beyond the list is quoted before it is touched.',
  trust:
    'Good work cannot be seen here, so proof stands in for it: a signed sheet, a photograph from the same spot each time, a swab where hygiene is at stake. Keys, codes and the name of everybody who enters are settled before the price is.',
  now: [
    'Staff fill offices on some days and leave them empty on others. A contract of five equal evenings no longer fits, and whoever offers three with a better list is heard.',
    'Photographs with their time, and swabs that are read on the spot, have made proof cheap enough for a small contract.',
  ],
  against:
    'The tender is against it. Offers are compared by the price of an hour, and somebody always names an hour that cannot be paid out of it. {company} leaves these to others and looks for customers who have failed an inspection, or fear one.',
  caution:
    'Everything is cleaned by somebody or by nobody, which makes the count generous. Much is bound by contracts of a year or more, some is done by own staff, and for a branch the head office signs. Ask first who may decide, and when the present contract ends.',
  rivals: [
    {
      name: 'Do nothing: wait for the complaint',
      why: 'no bill, and it looks passable',
      fails: 'the inspection, the smell, the lost yield',
      answer: 'a photograph of what is there, without comment',
    },
    {
      name: 'Own staff',
      why: 'on the payroll, there at once',
      fails: 'no ladder, no course, and other things to do',
      answer: 'take what is high, wet or has to be certified',
    },
    {
      name: 'The present contractor',
      why: 'has the key, and changing is work',
      fails: 'a new crew each month and the same corner missed',
      answer: 'a trial on one part, the list on the wall',
    },
    {
      name: 'A national facilities firm',
      why: 'one invoice for every building',
      fails: 'hands the work on, at a lower price each time',
      answer: 'whoever signs the sheet has done the work',
    },
    {
      name: 'The lowest tender',
      why: 'a choice that is easy to defend',
      fails: 'too few minutes for its own list',
      answer: 'print minutes beside each line, to be compared',
    },
  ],
  danger:
    'Beware of the firm that holds the contract. It hears of our offer from the customer, sends its best crew for a month and takes a tenth off. So {company} asks for the one part that is done badly, and for the rest when the contract ends.',
  first: [
    'a walk round before any price',
    'a list of surfaces, with how often',
    'agreed hours, when the place is free',
    'named people, keys against signature',
    'proof by photograph, swab or reading',
    'a signed report on the same day',
  ],
  oneMore:
    'each further surface, be it glass at height, grease or drinking water, wants its own machine, its own chemical and its own certificate',
  leftOut: [
    {
      what: 'building sites before handover',
      why: 'dust settles twice, the date moves, the builder pays last',
    },
    { what: 'tenders decided by the hour', why: 'they are won by whoever has counted the fewest minutes' },
    {
      what: 'a machine for one customer',
      why: 'it is hired by the day until three of them need it',
    },
  ],
  workTest:
    'Once a month {founder} goes round two places unannounced, with the list and a torch, after the crew has left. More than one line in fifty missed, and the list is walked through again with the crew, on paid time.',
  priceTalk:
    'The price belongs to the list, and the list shows minutes. A customer who wants to pay less can strike lines, which is a better talk than one about haste. {price} assumes easy access and water on the spot; height, grease and nights are lines of their own.',
  priceTest:
    'Eight offers show two lists each, the plain one at {price} and one with fuller proof a fifth above it. If three of the eight take the second, it becomes the ordinary one. Owner: {founder}.',
  channels: [
    {
      name: 'Calls on premises, asking who hears the complaints',
      reached: 'premises',
      share: [0.01, 0.03, 0.06],
    },
    {
      name: 'Property managers and fitters who name somebody',
      reached: 'introductions',
      share: [0.15, 0.3, 0.45],
    },
    { name: 'Search after a bad inspection', reached: 'enquiries', share: [0.1, 0.2, 0.35] },
  ],
  winning:
    'Contracts end in a known month, and few contractors ask which. {founder} notes it for each building, cleans the worst corner once for a fair price, leaves the photographs of before and after, and calls again ten weeks ahead of the date.',
  keeping:
    'Silence is no praise; in this trade it comes before a notice. Every quarter {founder} goes round with the customer and points out misses first. A complaint is put right within a working day, and the proof goes to the person who complained.',
  tools: [
    {
      part: 'lists',
      job: 'surfaces, how often, minutes, kind of proof',
      choice: 'a checklist tool on the telephone, signed on the spot',
    },
    {
      part: 'access',
      job: 'keys, codes, hours, who may enter',
      choice: 'a sealed pouch for each place, opened against a signature',
    },
    {
      part: 'safety',
      job: 'dilution, height, what may not be mixed',
      choice: 'data sheets in the van and a course for each person',
    },
  ],
  data: 'Reports tell of faults, hours and empty buildings, and belong to the customer. A photograph shows the surface and never a desk, a screen or a patient; alarm codes are known to two people and changed when one of them leaves.',
  toolTest:
    'Somebody asks at ten for proof of a clean three weeks ago. Sheet, photograph and name must be found within five minutes by a person who was not there.',
  day: 'Whatever has opening hours is done before or after them; whatever stands outside, panels, bins, walls, in the light between; grease at night, when the hobs are cold. The order stays the same: key, sign at the door, high before low, proof, signature, key.',
  binds: 'the hours in which a customer can spare the place',
  lever:
    'Evenings run out before people do. Work that bears daylight fills the van from nine to four, and a second customer behind the same front door needs no way at all; both are asked for before another district is.',
  alone: 'a place that opens at eight has been cleaned by then or is seen as it is',
  sceptic:
    'It sells what cannot be seen, at hours when few want to work, to buyers who compare one figure. Wages fall due before the invoice is paid. A contract takes months to win and four weeks to lose, and the next winner may hire the crew along with the building. A certificate protects little, since anybody can take the course.',
  kill: 'there is more than one complaint in thirty cleans, or one customer brings more than a third of the takings',
  steps: [
    {
      day: 26,
      action: 'Clean the worst corner of five places, paid and with proof',
      number: 'given a next date',
      go: 'four of five',
    },
    {
      day: 42,
      action: 'Ask at thirty doors when the present contract ends',
      number: 'months on the list',
      go: 'fifteen',
    },
    {
      day: 58,
      action: 'Have somebody else work from the list alone, then go round with a torch',
      number: 'lines missed',
      go: 'one in fifty or fewer',
    },
    {
      day: 76,
      action: 'Quote three places by list and minutes beside their present price',
      number: 'signed',
      go: 'one of three',
    },
  ],
  money: {
    shape: 'visits',
    price: [20, 160, 480],
    hours: 4,
    timesAYear: [2, 26, 150],
    perWorker: [1, 1.9, 60],
    daysAWeek: 5,
    small: 1,
    settled: 6,
    materials: [0.04, 0.07, 0.11],
    churn: [0.01, 0.025, 0.05],
    win: [70, 180, 450],
    kit: [2_000, 5_500, 16_000],
    running: [220, 400, 720],
    reach: [5, 9, 16],
    way: 'by car',
    share: { label: 'with panels, bins, gutters or cooling to be cleaned', range: [0.2, 0.35, 0.5] },
    willing: [0.03, 0.06, 0.12],
  },
}
