// Learning, sport and art for the young; animals; nature; and a plain row.
import type { CauseKind } from './kind.ts'

export const GROWTH_CAUSES: CauseKind[] = [
  {
    cues: /teach(es|ing)?|schools?|pupils?|literacy|tutoring|scholarships?|coding|to code|homework|girls|classrooms?|education/i,
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
    hardToCopy:
      'Local teachers who stay and tests that go back years. Material and method can be downloaded.',
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
  },
  {
    cues: /football|soccer|basketball|boxing|sports?|youth (club|centre)|music|\barts?\b|dance|theatre|choir|museum|painting|culture/i,
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
    keeps:
      'Photographs need a parent’s signature, for one use at a time. Two adults are in the room, always.',
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
  },
  {
    cues: /animals?|dogs?|cats?|shelter|adopt(ion)?|rescue|wildlife|stray|veterinar/i,
    noun: 'animal charity',
    served: { one: 'animal rehomed', many: 'animals rehomed' },
    money: {
      unitCost: [130, 260, 520],
      isYearly: false,
      monthlyGift: [9, 16, 28],
      singleGift: [25, 45, 90],
      joining: [11, 16, 20],
      grants: [0, 1, 2],
      grant: [600, 1_400, 3_000],
      trading: {
        label: 'Adoption fees and shop',
        one: 'fee',
        many: 'fees',
        price: [70, 130, 230],
        aMonth: [3, 9, 14],
        cost: 0.1,
      },
      equipment: [3_000, 9_000, 30_000],
      help: { role: 'Animal carer', like: 'carer', dollars: 34_000 },
      cares: [0.1, 0.17, 0.26],
    },
    scene:
      'An owner dies, moves, falls ill or gives up; by the evening the animal needs a place. Public pounds are full and count days. {Where} there are people who would take one in, if they knew that it is healthy, what it fears and whom to ring when it eats the sofa.',
    groups: [
      {
        who: 'people who want to adopt',
        why: 'They fear a surprise more than a fee. A true description and four weeks in which it may come back bring the right home, and keep it.',
      },
      {
        who: 'owners who cannot go on',
        why: 'They come late, because they are ashamed. Food for a month or a vet’s bill would often keep the animal where it is.',
      },
    ],
    nothing: 'The animal waits in a kennel that costs by the day, or is handed from one garden to the next.',
    asked:
      'how they came to their last animal, what they were not told, and what would have made them take one from a shelter',
    askedGo:
      'nine of twenty would have adopted if health and habits had been known and a return had been possible',
    craft:
      'The best cage is an empty one. Foster homes, a vet’s day and an honest page shorten the stay; length of stay is cost, stress and illness in one figure.',
    whyNow: [
      'Many animals bought in years at home have been given up since, and the homes that want one look online first.',
      'Vets and trainers give hours for a named charity that sends no surprises.',
    ],
    against: 'Vets’ bills rise every year. One hoarding case fills every place on a single day.',
    first: [
      'foster homes before kennels',
      'a vet’s check and chip for each',
      'a page with faults as well as charms',
      'four weeks’ return',
      'a food shelf for owners in trouble',
    ],
    oneMore: 'each further kennel costs by the day and makes it easier to keep an animal too long',
    phases: {
      proof: 'ten foster homes, no building, twenty animals',
      proved: 'median stay under six weeks, two of twenty returned',
      open: 'a small intake room, a contract with the municipality for strays',
      settled: 'help for owners beside rehoming, so that fewer come in',
    },
    leftOut: [
      { what: 'a large building', why: 'it fills, and then it has to be fed' },
      { what: 'animals from abroad', why: 'each takes a home from one here, and a disease along' },
      { what: 'pictures of suffering', why: 'they bring one gift and no adopter' },
    ],
    rivals: [
      {
        name: 'Do nothing: keep it in the garden',
        why: 'no decision',
        fails: 'bites, bills',
        answer: 'food and a vet first',
      },
      {
        name: 'A breeder or an advert',
        why: 'young, at once',
        fails: 'no history, no return',
        answer: 'four weeks’ return',
      },
      {
        name: 'The public pound',
        why: 'it must take strays',
        fails: 'days are counted',
        answer: 'take from it, by contract',
      },
      {
        name: 'Another shelter before the same donors',
        why: 'known, pictures',
        fails: 'full',
        answer: 'show empty cages',
      },
    ],
    danger: 'a breeding season or a hoarding case that fills every place before donors have heard of it',
    hardToCopy:
      'Foster homes that say yes by telephone, and a vet who trusts the triage. Kennels are built by any joiner.',
    misleads:
      'Animals taken in mislead and ruin shelters. Days of stay, and animals that stayed in their new home for a year, are the figures.',
    giftLead:
      'People give for one animal with a face, and go on for the next. The adoption fee covers a part of the vet’s bill only, and says so.',
    giftTest:
      'For two months half of the adopters are asked for a monthly gift at the handover, half four weeks later. Whichever half gives more often sets the day.',
    ways: [
      {
        name: 'Adopters and foster homes',
        reached: 'adopters asked after four weeks',
        converts: [0.1, 0.2, 0.32],
        share: 0.35,
        cost: 0.1,
      },
      {
        name: 'Followers of single animals',
        reached: 'followers who saw a story',
        converts: [0.0008, 0.002, 0.004],
        share: 0.4,
        cost: 0.4,
      },
      {
        name: 'Vets’ and pet shops’ counters',
        reached: 'people at the counter',
        converts: [0.002, 0.005, 0.01],
        share: 0.25,
        cost: 0.5,
      },
    ],
    wayNote:
      'Each animal has a page that is updated until it has left, and then once more after a year. The gift asked for is the next one’s vet.',
    wayGo: 'One adopter in five gives monthly. One in twenty: the call after four weeks was not made.',
    layers: [
      {
        part: 'animal record',
        job: 'chip, vet, habits, stay, home',
        choice: 'a hosted shelter record with an export',
      },
      {
        part: 'foster calendar',
        job: 'who can take what from when',
        choice: 'a shared calendar and one telephone chain',
      },
    ],
    keeps: 'Addresses of owners who gave up are told to nobody. Medicine is locked and counted.',
    toolTest:
      'Six animals at once, announced by telephone: within three hours each has a place, a check and a record.',
    week: 'Feeding at seven and at five, vet on Tuesday, visits on Saturday, foster calls on Sunday. Spring brings kittens, summer brings holidays’ leavings, and both are in the calendar.',
    bottleneck: 'Foster homes bind; a kennel can be added, but a calm sofa cannot be bought.',
    gap: {
      gap: 'A vet with fixed hours and a ceiling on bills',
      why: 'one operation eats a month',
      closedBy: 'a written price list and a rule on who decides above it',
    },
    decision: 'Intake stops when foster homes are full; nobody is taken in for a cage.',
    risks: [
      {
        name: 'Disease in the intake room',
        likelihood: 'medium',
        sign: 'two coughs',
        answer: 'quarantine, a second entrance',
      },
      {
        name: 'An animal hurts somebody',
        likelihood: 'low',
        sign: 'a habit not written down',
        answer: 'honest pages, cover, a trainer’s visit',
      },
    ],
    sceptic: [
      'The supply has no end: each animal rehomed makes room for the next. Love of animals is a strong motive and a poor accountant.',
      'Donors follow the saddest picture, which is always somebody else’s. Vets’ bills come on the first of the month.',
    ],
    wrongIf: 'the median stay is under six weeks, and if one adopter in five gives monthly',
    kill: [
      { when: 'the end of month four', stopIf: 'median stay is above ten weeks' },
      {
        when: 'the end of month nine',
        stopIf: 'vets’ bills pass a third of the income in three months running',
      },
    ],
    steps: [
      {
        day: 7,
        action: 'Ask the pound and five vets what came last month',
        number: 'animals',
        go: 'ten that could be placed',
      },
      { day: 20, action: 'Visit foster homes', number: 'homes', go: 'ten' },
      { day: 30, action: 'Agree the vet’s price list', number: 'cost of one animal', go: 'within the plan' },
      { day: 60, action: 'Place the first ten', number: 'days of stay', go: 'six weeks or less' },
      { day: 85, action: 'Call the adopters after four weeks', number: 'monthly donors', go: 'two of ten' },
    ],
    finding: {
      headline: 'Days of stay are the cost.',
      text: 'Every week an animal stays costs food, illness and a place for the next; foster homes and honest pages shorten it.',
    },
  },
  {
    cues: /environment|conservation|restor(e|es|ing|ation)|trees?|forests?|rivers?|ponds?|reefs?|beach|ocean|climate|nature|biodiversity|wetlands?|recycl|bees/i,
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
  },
  {
    cues: /disab(led|ility|ilities)|wheelchairs?|blind|deaf|autis(m|tic)|prosthe|patients?|clinic|health|mental|hospitals?|cancer|therapy/i,
    noun: 'health and access charity',
    served: { one: 'person supported for a year', many: 'people supported for a year' },
    money: {
      unitCost: [120, 280, 600],
      isYearly: true,
      monthlyGift: [9, 17, 30],
      singleGift: [30, 60, 130],
      joining: [8, 11, 14],
      grants: [1, 2, 4],
      grant: [900, 2_000, 4_500],
      trading: {
        label: 'Training and audits for employers',
        one: 'session',
        many: 'sessions',
        price: [120, 260, 500],
        aMonth: [1, 3, 5],
        cost: 0.3,
      },
      equipment: [2_500, 8_000, 25_000],
      help: { role: 'Support worker', like: 'carer', dollars: 40_000 },
      cares: [0.08, 0.15, 0.24],
    },
    scene:
      'The treatment ends, the form has been filled in, and the person stands at home with a device that does not fit or a diagnosis nobody explained. Between the clinic and a life there is a gap of small things. {Buyers} {where} are told by everybody whose job it is not.',
    groups: [
      {
        who: 'people in the first months',
        why: 'They would learn most from somebody who is three years ahead. That person exists, lives nearby, and nobody has introduced them.',
      },
      {
        who: 'employers and schools with one case',
        why: 'They mean well and are afraid of doing it wrong. Half a day with somebody who lives with it costs less than a mistake.',
      },
    ],
    nothing:
      'They manage, at home, with less than they could have; families give up hours and wages without counting them.',
    asked:
      'what they could do a year ago and no longer try, what it would take, and who told them it was not possible',
    askedGo:
      'eleven of twenty name one thing that a device, a skill or a companion would bring back within three months',
    craft:
      'Somebody with the same condition leads, a professional stands behind. One aim for each person, tried for three months, with the device or the place on loan before it is bought.',
    whyNow: [
      'Used devices in good order lie in cellars, and insurers have begun to pay for refitting them.',
      'Employers have to fill posts and quotas, and look for somebody who makes it work in the first weeks.',
    ],
    against: 'Public payers decide slowly and by category. Whatever smells of treatment needs a licence.',
    first: [
      'peers with the same condition, trained and paid by the hour',
      'devices on loan, refitted and checked',
      'one aim for each person, three months',
      'half-days for employers and schools',
      'a clinician who signs for safety',
    ],
    oneMore: 'each further condition needs its own peers, because experience does not transfer',
    phases: {
      proof: 'twenty people, one aim each, three months',
      proved: 'thirteen of twenty reached the aim, and none was harmed',
      open: 'loan store, referrals by two clinics, first employer’s half-day',
      settled: 'contracts by case with insurers or the town; peers on the payroll',
    },
    leftOut: [
      { what: 'treatment', why: 'it is licensed, and others do it' },
      { what: 'a centre of our own', why: 'people should go out, not come in' },
      { what: 'new devices as gifts', why: 'the wrong one stands in the hall for ever' },
    ],
    rivals: [
      {
        name: 'Do nothing: manage at home',
        why: 'no forms',
        fails: 'the world gets smaller',
        answer: 'one aim, three months',
      },
      {
        name: 'The clinic’s social service',
        why: 'professional, free',
        fails: 'ends at the door',
        answer: 'begin at its door',
      },
      { name: 'Self-help group', why: 'warm, knows it', fails: 'talks', answer: 'give it aims and a store' },
      {
        name: 'A supplier of devices',
        why: 'insured, new',
        fails: 'sells and leaves',
        answer: 'try before it is sold',
      },
    ],
    danger: 'a payer that changes its categories and no longer sees the case',
    hardToCopy: 'Peers who live with it and clinics that refer. A store of devices can be copied with a van.',
    misleads:
      'People reached and devices given mislead. Aims reached after three months, by the person’s own word, are the figure.',
    giftLead:
      'Donors give for an aim: to cook again, to ride to work. Employers pay for half a day at the price of any other training, because a low one would not be taken seriously.',
    giftTest:
      'The next six employers get two offers, a fifth apart. If three of six take the dearer, it becomes the price.',
    ways: [
      {
        name: 'Families and friends of those supported',
        reached: 'people close to them',
        converts: [0.03, 0.07, 0.12],
        share: 0.4,
        cost: 0.2,
      },
      {
        name: 'Clinics, pharmacies and fitters',
        reached: 'people at such a counter',
        converts: [0.001, 0.003, 0.006],
        share: 0.3,
        cost: 0.4,
      },
      {
        name: 'Employers after a half-day',
        reached: 'staff who took part',
        converts: [0.02, 0.05, 0.09],
        share: 0.3,
        cost: 0.4,
      },
    ],
    wayNote:
      'A peer tells of an aim reached, in two minutes, standing up or not. Employers hear it from another employer, with the figure for days lost before and after.',
    wayGo:
      'Two clinics refer three people a month each by month five. Otherwise {founder} asks the ward nurse, not the director.',
    layers: [
      {
        part: 'aim book',
        job: 'aim, start, three-month answer',
        choice: 'a hosted record in the country, two-step entry',
      },
      {
        part: 'loan store',
        job: 'device, check, who has it, due back',
        choice: 'numbered tags and one sheet',
      },
    ],
    keeps: 'Diagnoses are known to the peer and one clinician. An aim can be told without them.',
    toolTest:
      'A loan device is recalled: within a day it is known who has it, and within a week it is back or made safe.',
    week: 'Referrals on Monday, home visits in pairs on three days, the store on Thursday, an employer’s half-day when booked. Peers meet on Friday, since their own strength has to last.',
    bottleneck: 'Peers bind: they are few, and some weeks their own condition comes first.',
    gap: {
      gap: 'A clinician who signs',
      why: 'the line between support and treatment is a licence',
      closedBy: 'a named professional, paid by the hour, with a stop rule',
    },
    decision: 'Nothing is lent that has not been checked; nothing is advised that needs a licence.',
    risks: [
      {
        name: 'Somebody is hurt by a device',
        likelihood: 'low',
        sign: 'a tag out of date',
        answer: 'checks by date, cover, recall',
      },
      {
        name: 'Peers wear out',
        likelihood: 'medium',
        sign: 'two cancelled visits',
        answer: 'pairs, pay, a month off',
      },
    ],
    sceptic: [
      'It stands in the gap between payers, and gaps have no budget. Each success shows a payer what it need not pay for.',
      'Peers are the method and cannot be multiplied; the coordinator is the cost and can. In the end there is an office.',
    ],
    wrongIf:
      'thirteen of twenty aims are reached in three months, and if one payer or employer pays by case within the year',
    kill: [
      { when: 'the end of month five', stopIf: 'fewer than half of the aims are reached' },
      { when: 'the end of month twelve', stopIf: 'no clinic, employer or payer has paid for a case' },
    ],
    steps: [
      {
        day: 10,
        action: 'Ask twenty people for their one aim',
        number: 'aims',
        go: 'fifteen that can be tried in three months',
      },
      { day: 25, action: 'Train six peers', number: 'peers', go: 'six' },
      { day: 40, action: 'Start ten aims', number: 'begun', go: 'ten' },
      { day: 60, action: 'Collect and check the first loan devices', number: 'devices safe', go: 'ten' },
      { day: 85, action: 'Hold one half-day for an employer', number: 'price paid', go: 'the planned one' },
    ],
    finding: {
      headline: 'One aim, three months.',
      text: 'An aim that was reached can be shown to a payer, an employer and a donor; support without one cannot.',
    },
  },
]

/** A cause we have no row for. */
export const PLAIN_CAUSE: CauseKind = {
  cues: /(?!)/,
  noun: 'charity',
  served: { one: 'person helped', many: 'people helped' },
  money: {
    unitCost: [50, 120, 280],
    isYearly: true,
    monthlyGift: [8, 15, 27],
    singleGift: [25, 50, 110],
    joining: [8, 12, 15],
    grants: [1, 2, 3],
    grant: [700, 1_700, 4_000],
    trading: {
      label: 'Paid services',
      one: 'service',
      many: 'services',
      price: [25, 50, 110],
      aMonth: [5, 14, 24],
      cost: 0.4,
    },
    equipment: [1_000, 3_500, 10_000],
    help: { role: 'Programme coordinator', like: 'operations', dollars: 42_000 },
    cares: [0.04, 0.09, 0.16],
  },
  scene:
    'Those who need it do not pay, those who pay do not need it, and between the two stands whoever does the work. Offices are responsible for categories; the trouble here falls between them. {Where} everybody agrees that somebody should.',
  groups: [
    {
      who: 'those it is for',
      why: 'They have been promised things before. What they believe is somebody who comes a third time, at the hour that was said.',
    },
    {
      who: 'those who might give',
      why: 'They see many appeals and remember the one that told them what their last gift did. They stay where they are told the truth.',
    },
  ],
  nothing: 'It goes on as it is; the cost is spread so thin that nobody sends a bill.',
  asked:
    'when it last happened to them, who helped in the end, and what it cost them in hours, money or chances',
  askedGo: 'ten of twenty describe the same gap in their own words',
  craft:
    'One thing, done completely for a few, and counted. Help that cannot be counted cannot be improved, and will not be paid for twice.',
  whyNow: [
    'Giving by the month is arranged in a minute on a telephone, so a small circle can carry a small cause.',
    'Public bodies have begun to buy results from small organisations that can show them.',
  ],
  against: 'Donors are asked more often than ever. Costs of people rise each year, and gifts do not.',
  first: [
    'one form of help, in one place',
    'a count before and after',
    'a list of who else can help',
    'a page with costs, all in',
    'a named person who answers',
  ],
  oneMore: 'each further form of help needs its own people, papers and count',
  phases: {
    proof: 'three months, one place, twenty people, everything counted',
    proved: 'two in three are better off by their own account',
    open: 'a steady rhythm, monthly donors, a first foundation',
    settled: 'something of its own to sell; a public body that pays by result',
  },
  leftOut: [
    { what: 'a second place', why: 'the first has to run a month without its founder' },
    { what: 'a gala', why: 'half of what it raises pays for the evening' },
    { what: 'awareness campaigns', why: 'they cannot be counted, and others do them louder' },
  ],
  rivals: [
    {
      name: 'Do nothing',
      why: 'nobody complains',
      fails: 'somebody pays later',
      answer: 'show one case with its cost',
    },
    {
      name: 'The public office',
      why: 'responsible',
      fails: 'by category, by queue',
      answer: 'work with one clerk',
    },
    { name: 'The large charity', why: 'known, trusted', fails: 'far away', answer: 'do what it refers' },
    { name: 'Family and neighbours', why: 'there, free', fails: 'wear out', answer: 'relieve them first' },
  ],
  danger: 'a large charity that takes up the same cause with a campaign',
  hardToCopy:
    'Trust of those it is for, and a count that goes back to the first day. Leaflets can be copied.',
  misleads:
    'People reached misleads. People for whom something changed, and the full cost of one such change, are the figures.',
  giftLead:
    'A gift is named by what it does, all costs in. Whoever gives monthly hears once a quarter what happened, the failures too.',
  giftTest:
    'Half of the next letters ask for a sum, half for a named piece of help. The wording that brings more second gifts stays.',
  ways: [
    {
      name: 'People asked in person by somebody they know',
      reached: 'people asked',
      converts: [0.06, 0.13, 0.22],
      share: 0.5,
      cost: 0.15,
    },
    {
      name: 'Evenings at clubs, schools and congregations',
      reached: 'people at such an evening',
      converts: [0.02, 0.05, 0.09],
      share: 0.3,
      cost: 0.35,
    },
    {
      name: 'A page with one story and one figure',
      reached: 'visitors of the page',
      converts: [0.005, 0.012, 0.025],
      share: 0.2,
      cost: 0.5,
    },
  ],
  wayNote:
    'The first fifty donors are asked by voice. Letters to strangers cost more than the first gift brings, so they wait until the second gift is known.',
  wayGo:
    'One in eight who are asked in person gives monthly. One in thirty: the cause is liked and not understood, and the page is rewritten.',
  layers: [
    { part: 'count', job: 'who, what, before and after', choice: 'one sheet with numbers in place of names' },
    { part: 'rota', job: 'volunteers, hours, stand-ins', choice: 'a free volunteer calendar' },
  ],
  keeps: 'Those it is for are numbers in every table and names in one locked list.',
  toolTest:
    'An outsider takes the sheet and finds the count of the last month, within a tenth, in half an hour.',
  week: 'Three days of help, one of asking and thanking, one of counting and papers. Nothing is promised on the day of asking that the rota does not hold.',
  bottleneck: 'Reliable hours bind: volunteers are many in spring and few in November.',
  gap: {
    gap: 'Somebody on the board who reads accounts',
    why: 'small charities fail by surprise',
    closedBy: 'a treasurer with experience before the first public gift',
  },
  decision: 'The count begins on the first day, even if it is unflattering.',
  risks: [
    {
      name: 'Volunteers stay away',
      likelihood: 'medium',
      sign: 'two gaps in a week',
      answer: 'a paid core, fewer promises',
    },
    {
      name: 'Trust is lost over one mistake',
      likelihood: 'low',
      sign: 'a question left unanswered',
      answer: 'tell it first, with the remedy',
    },
  ],
  sceptic: [
    'Good will is not a plan. There is a charity for this already, somewhere, and its books are better.',
    'Whoever pays does not receive, so nobody notices when it stops working. The founder will be the last to know.',
  ],
  wrongIf: 'two in three are better off by their own account, and if half of the donors give a second time',
  kill: [
    { when: 'the end of month four', stopIf: 'fewer than half are better off, by the count' },
    { when: 'the end of month ten', stopIf: 'fewer than a third of first gifts were followed by a second' },
  ],
  steps: [
    { day: 10, action: 'Ask twenty of those it is for', number: 'the same gap', go: 'ten' },
    {
      day: 25,
      action: 'Name the one form of help and its full cost',
      number: 'cost of one',
      go: 'it fits on a line',
    },
    { day: 40, action: 'Help the first ten and count', number: 'better off', go: 'six' },
    { day: 60, action: 'Ask fifty people in person for a monthly gift', number: 'donors', go: 'seven' },
    {
      day: 85,
      action: 'Send three applications to foundations that fund exactly this',
      number: 'talks',
      go: 'one',
    },
  ],
  finding: {
    headline: 'Two customers, one of whom pays.',
    text: 'Those it is for judge the help, those who give judge the account of it; both have to come back.',
  },
}
