// A child who fell one step behind.
import type { CauseKind } from '../kind.ts'

export const LEARNING: CauseKind = {
  cues: /\b(?:teach(es|ing)?|schools?|pupils?|literacy|tutoring|scholarships?|coding|to code|homework|girls|classrooms?|education)/i,
  noun: 'education charity',
  served: { one: 'school year of a child', many: 'school years of children' },
  money: {
    unitCost: [60, 130, 280],
    isYearly: true,
    monthlyGift: [8, 15, 26],
    singleGift: [25, 55, 120],
    joining: [9, 13, 16],
    grants: [1, 2, 3],
    grant: [800, 1_800, 4_000],
    trading: {
      label: 'Paid courses and training for schools',
      one: 'place',
      many: 'places',
      price: [15, 28, 50],
      aMonth: [8, 26, 44],
      cost: 0.4,
    },
    equipment: [1_500, 4_500, 12_000],
    help: { role: 'Lead teacher', like: 'teacher', dollars: 46_000 },
    cares: [0.08, 0.15, 0.24],
  },
  scene:
    'One teacher, fifty desks, and a child who stopped following in week three. Nobody notices until the exam, because nobody has the hour that it would take. {Buyers} {where} are as quick as others; what they lack is somebody who comes back on Thursday.',
  groups: [
    {
      who: 'children who have fallen one step behind',
      why: 'A step can be made up in a term. Two cannot, and by then the child has decided that it is stupid.',
    },
    {
      who: 'teachers who see it and have no hands',
      why: 'They open the room, name the children and know in a month whether it helps. Without them nothing starts.',
    },
  ],
  nothing:
    'The child stays quiet at the back and leaves school early; the cost is counted in wages, thirty years long.',
  asked:
    'which lesson they last understood to the end, who helped, and what they do after school on Thursday',
  askedGo:
    'the teachers name thirty children in one school, and twenty of their families agree to two afternoons a week',
  craft:
    'Small groups, the same adult, twice a week, beginning where the child really stands. A test before and after tells the truth that a smiling photograph does not.',
  whyNow: [
    'Used computers, free material and connections that hold for an hour have reached places that had none of them.',
    'Former pupils who made it want to teach where they come from, and some of them can be paid for it.',
  ],
  against:
    'Ministries change curricula, donors change fashions, and a project that ends after two years teaches a village not to trust the next.',
  first: [
    'two afternoons a week in one school',
    'groups of eight with the same adult',
    'a test on the first and the last day',
    'a snack, because hungry children do not learn',
    'a meeting with parents each term',
  ],
  oneMore: 'each further school needs a lead teacher who has done a full year in the first',
  phases: {
    proof: 'one school, thirty children, one term',
    proved: 'two in three moved up a level, and nine in ten still come',
    open: 'three schools with the same plan, local teachers paid by the hour',
    settled: 'schools pay a part in money or rooms; former pupils lead groups',
  },
  leftOut: [
    { what: 'building a school', why: 'walls are photographed, and teachers are what is missing' },
    { what: 'tablets for every child', why: 'they break in a term, and the adult was what worked' },
    { what: 'volunteers who stay a fortnight', why: 'children get attached and are left' },
  ],
  rivals: [
    {
      name: 'Do nothing: sit at the back',
      why: 'no shame',
      fails: 'the exam',
      answer: 'start where the child stands',
    },
    { name: 'Private lessons', why: 'works', fails: 'costs a week’s wage', answer: 'the same, in eights' },
    {
      name: 'The state’s own programme',
      why: 'free, everywhere',
      fails: 'on paper in many places',
      answer: 'be its hands, and let it be credited',
    },
    {
      name: 'Another charity before the same donor',
      why: 'larger, moving',
      fails: 'counts children reached',
      answer: 'count children moved up',
    },
  ],
  danger: 'a large programme with free tablets that takes over the same schools for two years and leaves',
  hardToCopy: 'Local teachers who stay and tests that go back years. Material and method can be downloaded.',
  misleads:
    'Children reached misleads, as a single visit counts. Children who moved up a level, and the cost of each, are what a serious donor asks for.',
  giftLead:
    'Donors think in a child and a year. The sum is named with everything in it, and the letter at the end of the year tells the test results, the poor ones too.',
  giftTest:
    'Half of the new donors get the test results of their school, half a child’s drawing. If the first stay as long, results are what is sent.',
  ways: [
    {
      name: 'Monthly donors brought by donors',
      reached: 'friends of donors',
      converts: [0.02, 0.05, 0.09],
      share: 0.4,
      cost: 0.2,
    },
    {
      name: 'Firms whose staff give by payroll',
      reached: 'staff who were told',
      converts: [0.01, 0.03, 0.06],
      share: 0.35,
      cost: 0.35,
    },
    {
      name: 'People who left that place and did well',
      reached: 'people with roots there',
      converts: [0.02, 0.05, 0.1],
      share: 0.25,
      cost: 0.45,
    },
  ],
  wayNote:
    'Those who come from there and live elsewhere are asked first, in their own language. A firm gets one page a term with the test results; its staff decide.',
  wayGo:
    'Seven in ten monthly donors are there after a year. Under half: the letters are about us and not about the tests.',
  layers: [
    {
      part: 'register and tests',
      job: 'who came, level before and after',
      choice: 'paper in the room, typed in weekly; nothing that needs a network',
    },
    {
      part: 'lesson plans',
      job: 'what is taught in which week',
      choice: 'printed folders, one for each level, improved each term',
    },
  ],
  keeps:
    'Names and faces of children are not published. Whoever is alone with a child has been checked, and is never alone for long.',
  toolTest:
    'A substitute takes over a group with the folder alone; the children are where they should be two weeks later.',
  week: 'Groups on four afternoons, teachers’ hour on Friday, tests in the first and last week of a term. Holidays and harvest empty the room, and the calendar knows them.',
  bottleneck: 'Teachers who stay bind: one who leaves in the middle of a term takes a group’s year along.',
  gap: {
    gap: 'Somebody who measures',
    why: 'teachers are kind, and kind tests are worthless',
    closedBy: 'a university partner who sets and marks the tests',
  },
  decision: 'No school begins without the head’s signature and a test on the first day.',
  risks: [
    {
      name: 'Children stop coming',
      likelihood: 'medium',
      sign: 'two absences in a row',
      answer: 'a visit at home within the week',
    },
    {
      name: 'A child is harmed',
      likelihood: 'low',
      sign: 'a closed door',
      answer: 'checks, two adults, a number outside',
    },
  ],
  sceptic: [
    'Two afternoons do not make up for a broken school. Results fade in the year after, and no small charity measures that year.',
    'Everybody loves to give for children, so everybody asks. The donors found are those whom six others have already thanked.',
  ],
  wrongIf:
    'two in three children move up a level and keep it for a year, and if schools put in something of their own',
  kill: [
    {
      when: 'the end of the first term',
      stopIf: 'fewer than half moved up, or more than a third stopped coming',
    },
    { when: 'the end of month twelve', stopIf: 'no school gives room, hours or money of its own' },
  ],
  steps: [
    {
      day: 10,
      action: 'Sit in three schools for a day each',
      number: 'children whom teachers name',
      go: 'thirty in one',
    },
    {
      day: 25,
      action: 'Get the head’s signature and the rules on child protection',
      number: 'papers',
      go: 'both',
    },
    { day: 35, action: 'Test thirty children', number: 'levels known', go: 'thirty' },
    { day: 50, action: 'Run groups for a month', number: 'who still come', go: 'twenty-seven' },
    {
      day: 80,
      action: 'Ask forty people with roots there for a monthly gift',
      number: 'donors',
      go: 'ten',
    },
  ],
  finding: {
    headline: 'Children moved up, not children reached.',
    text: 'The test before and after is the product that donors and schools can buy; everything else is goodwill.',
  },
}
