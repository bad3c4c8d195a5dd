// Apps that a household shares: they live as long as two or more people use them.
import type { SoftwareKind } from '../software/kind.ts'

export const HOME: SoftwareKind[] = [
  {
    cues: /\b(chores?|house-?mates?|room-?mates?|flat-?mates?|shared (house|flat)s?|house ?share|cleaning rota)\b/i,
    noun: 'app for shared houses',
    one: 'house',
    many: 'houses',
    scene:
      'The bin is full, four people have seen it, and each of them believes that it is not their turn. By Thursday nobody speaks about the bin any more; they speak about respect.',
    today:
      'A rota hangs on the fridge until the second week, and then the tidiest person does everything and keeps count in silence.',
    missing:
      'Nobody lacks a list. What is missing is a price for the jobs that everybody hates, agreed before the dirt is there.',
    groups: [
      {
        who: 'the person who cleans most',
        why: 'This one installs it, pays for it and nags the others to join. Without a nagger a house never gets past the second login.',
      },
      {
        who: 'houses that formed in September',
        why: 'They are strangers, rules are still open, and a rule made in the first week holds until the lease ends.',
      },
    ],
    nothing: 'a dirty kitchen, two silent weeks and, once a year, somebody who moves out',
    asked:
      'which job was last left undone, for how many days, who did it in the end and what was said about it',
    rivals: [
      {
        name: 'Do nothing: the tidiest one cleans',
        why: 'no talk, no app',
        fails: 'until that person moves out',
        answer: 'sell to that person, not to the house',
      },
      {
        name: 'The rota on the fridge',
        why: 'free, in sight of all',
        fails: 'treats every job as equal',
        answer: 'let the house price its own jobs',
      },
      {
        name: 'A cleaner, two hours a week',
        why: 'solves it at once',
        fails: 'costs each head ten times as much, and the bin fills on the other days',
        answer: 'leave houses with money to it',
      },
      {
        name: 'The group chat',
        why: 'everybody is in it already',
        fails: 'a reminder there reads as an attack',
        answer: 'let the app remind, so that no housemate has to',
      },
      {
        name: 'A free to-do list',
        why: 'known and free',
        fails: 'a list says what, never who or what it is worth',
        answer: 'be the trade, not the list',
      },
    ],
    danger: 'the free list app that adds points as one more feature',
    core: 'one weekly trade that ends with every job taken and nobody asked twice',
    features: [
      'a list of jobs that the house writes itself',
      'points that the house sets and can see',
      'one reminder, sent by the app and never by a person',
      'a photo as proof, deleted after a week',
    ],
    oneMore: 'each further screen has to be understood by the least interested person in the house',
    leftOut: [
      { what: 'splitting of bills', why: 'free apps do it well, and money quarrels are another quarrel' },
      { what: 'an open market between houses', why: 'strangers with keys are a business with insurance' },
      {
        what: 'a version for families',
        why: 'parents set rules by right; points between equals are the whole idea',
      },
    ],
    holds: 'points saved up are lost by leaving',
    leaves: 'the lease ends in early summer and the house with it',
    firstSign: 'two weekends without a single trade',
    save: 'a message to the one who pays, with the list shortened to three jobs',
    season:
      'Houses form in September and in January; what is not installed in those six weeks waits half a year.',
    decides: 'One person decides in a minute; three others have to follow within a week, or it is over.',
    layers: [
      {
        part: 'the auction',
        job: 'bids, ties and who got what, the same for all',
        choice: 'one service with the rules as plain code and a log of every bid',
      },
      {
        part: 'invitations',
        job: 'four people in one house by one link',
        choice: 'a link that works without an account for the first week',
      },
    ],
    secret: 'who did nothing for a month',
    whyNow: [
      'Rents keep people in shared houses for longer, so the same quarrel is fought at thirty and not only at twenty.',
      'Everybody in such a house already carries the telephone that an app needs; nothing has to be bought or hung up.',
    ],
    proof:
      'Ten houses run it for five weeks. It passes if in seven of them all jobs of the fifth week were taken without a message from the payer.',
    sceptic:
      'People who argue about bins do not argue about bins. A house with goodwill needs no points, and a house without it will not bid. What remains are the few houses in between, they dissolve every June, and they have little money.',
    mustKnow: 'somebody who has run a house of six and kept the peace',
    peril: {
      name: 'Houses dissolve together',
      firstSign: 'the payer’s address changes',
      answer: 'let each member carry points into the next house',
    },
    ways: [
      {
        name: 'Posters and one table at the university’s housing days',
        reached: 'students spoken to',
        act: [0.02, 0.05, 0.09],
        wins: 0.3,
        cost: 0.25,
      },
      {
        name: 'Short films of one auction',
        reached: 'viewers who tap',
        act: [0.003, 0.008, 0.015],
        wins: 0.35,
        cost: 0.6,
      },
      {
        name: 'Members who start the next house',
        reached: 'members who move',
        act: [0.06, 0.12, 0.2],
        wins: 0.35,
        cost: 0.1,
      },
    ],
    pool: 'shared houses',
    perThousand: [8, 16, 27],
    fits: [0.3, 0.45, 0.6],
    willing: [0.02, 0.05, 0.09],
    price: [4, 7, 11],
    churn: [0.06, 0.085, 0.12],
    told: 1.1,
    winMonths: [2.5, 4, 7],
    support: [0.02, 0.04, 0.07],
  },
  {
    cues: /\b(budgeting|budget (app|planner|tracker)s?|household budgets?|personal finance|expenses?|spending|savings?|debts?|bank accounts?|couples?|pocket money|net worth|investing)\b/i,
    noun: 'money app',
    one: 'subscriber',
    many: 'subscribers',
    scene:
      'It is the twenty-sixth, the card is declined at the till, and the first thought is not what was bought but who bought it. The account shows every payment and explains none.',
    today:
      'Once a year somebody builds a spreadsheet in January; it is kept for five weeks and abandoned after the first holiday.',
    missing:
      'The figures are all there, at the bank. What is missing is one number for today that can be believed, and a calm moment to look at it.',
    groups: [
      {
        who: 'people who have just begun to share',
        why: 'A first flat together or a first child puts two habits into one month. They look for a rule before they look for an app.',
      },
      {
        who: 'people after a bad month',
        why: 'A declined card or a letter about an overdraft opens a window of about two weeks in which somebody sets up anything at all.',
      },
    ],
    nothing: 'fees for an overdraft, a holiday that is paid off until Easter, and the same talk every month',
    asked:
      'when they last looked at their balance, what they expected to see, and what they did in the hour after it',
    rivals: [
      {
        name: 'Do nothing: look at the balance',
        why: 'free, in the bank’s own app',
        fails: 'shows what is gone, not what is left to spend',
        answer: 'one number for the rest of the month',
      },
      {
        name: 'The bank’s own budget page',
        why: 'already there and trusted',
        fails: 'knows one bank and no partner',
        answer: 'join two people and several banks',
      },
      {
        name: 'The spreadsheet',
        why: 'bends to any wish',
        fails: 'dies with the first missed week',
        answer: 'take ninety seconds a week, not an evening',
      },
      {
        name: 'A free budget app',
        why: 'no price',
        fails: 'earns with advertising for loans',
        answer: 'say on the first screen who pays, and for what',
      },
      {
        name: 'An adviser',
        why: 'a person who listens',
        fails: 'wants savings that are not there yet',
        answer: 'send them there once there is something to advise on',
      },
    ],
    danger: 'the bank that builds a page for two into the app people open anyway',
    core: 'one number that both believe on a Friday evening',
    features: [
      'read-only links to bank accounts',
      'a rule for what is shared and what is private',
      'one weekly message with one number',
      'a way to take all data along',
    ],
    oneMore: 'each further chart is one more thing to feel guilty about and close',
    leftOut: [
      { what: 'moving money', why: 'it needs a licence, and a mistake is somebody’s rent' },
      { what: 'advice on investments', why: 'that is a regulated trade with other people’s fear in it' },
      {
        what: 'selling of loans and cards',
        why: 'it pays well and makes the number on the first screen a lie',
      },
    ],
    holds: 'a year of categories sits in it, corrected by hand',
    leaves: 'the first good month makes it seem unneeded, or a bank link breaks and nobody mends it',
    firstSign: 'three Fridays in a row on which the message stays unopened',
    save: 'a shorter week: one number, no categories, for a month',
    season:
      'January and the weeks after moving in bring new people; December brings nobody who wants to know.',
    decides:
      'One person decides within two evenings; the second has to be persuaded, and that takes until the next rent day.',
    layers: [
      {
        part: 'bank data',
        job: 'balances and payments, read-only',
        choice: 'a licensed provider of account information; no bank password ever reaches us',
      },
      {
        part: 'rules',
        job: 'sorting payments, shared or private',
        choice: 'plain rules that a person can read and correct, before anything that guesses',
      },
    ],
    secret: 'what one partner spent and did not mention',
    whyNow: [
      'Banks in many countries have to open account data to licensed firms, so a small app can read what only a bank could read before.',
      'Fewer couples pool everything, while more of them share a rent: the joint account no longer does the sharing.',
    ],
    proof:
      'Thirty people get the weekly number for eight weeks. It passes if eighteen of them can say theirs from memory, within a tenth, when telephoned on a Tuesday.',
    sceptic:
      'Those who need it most can pay least, and those who pay were careful already. People install such an app in January, feel better for having installed it, and stop looking in March. A bank can give the same screen away, because it earns elsewhere.',
    mustKnow: 'somebody who has dealt with bank data and a supervisor’s questions',
    peril: {
      name: 'A bank link breaks',
      firstSign: 'links older than a week without new payments',
      answer: 'two providers, and a message before the customer notices',
    },
    ways: [
      {
        name: 'Guests on money podcasts and newsletters',
        reached: 'listeners who visit',
        act: [0.006, 0.014, 0.025],
        wins: 0.35,
        cost: 0.35,
      },
      {
        name: 'Search: the questions people type after a bad month',
        reached: 'visitors from search',
        act: [0.004, 0.009, 0.016],
        wins: 0.3,
        cost: 0.55,
      },
      {
        name: 'The second person, invited by the first',
        reached: 'invitations sent',
        act: [0.08, 0.15, 0.25],
        wins: 0.35,
        cost: 0.1,
      },
    ],
    pool: 'adults who share or juggle money',
    perThousand: [180, 260, 340],
    fits: [0.12, 0.2, 0.3],
    willing: [0.02, 0.04, 0.07],
    price: [4, 8, 13],
    churn: [0.045, 0.065, 0.09],
    told: 0.8,
    winMonths: [3, 4.5, 8],
    support: [0.03, 0.06, 0.1],
  },
  {
    cues: /\b(parent(s|ing|hood)?|bab(y|ies)|toddlers?|child(ren)?|kids?|famil(y|ies)|mums?|moms?|dads?|pregnan\w*|newborns?|co-?parent\w*|screen time|grandparents?|caregivers?)\b/i,
    noun: 'family app',
    one: 'household',
    many: 'households',
    scene:
      'It is ten past seven, one shoe is missing, and the note about the excursion was in the bag that stayed at the other grandmother’s. One parent holds the whole week in one head, and that head was asleep until five minutes ago.',
    today:
      'Photographs of notes lie in three chats, dates on a paper calendar, and the rest is asked across the stairs.',
    missing:
      'Information is not what is short. What is short is a second person who knows it without being told.',
    groups: [
      {
        who: 'the parent who carries the list',
        why: 'This one pays. What is bought is not a calendar but the right to forget something.',
      },
      {
        who: 'parents in two homes',
        why: 'Every handover is a message that can be misread. A neutral place for facts is worth more to them than to anybody else.',
      },
    ],
    nothing: 'a missed appointment now and then, and a quarrel about who should have known',
    asked: 'what fell through last week, who noticed it first, and where the information had been all along',
    rivals: [
      {
        name: 'Do nothing: one head remembers',
        why: 'works on most days',
        fails: 'on the day that head is ill',
        answer: 'be there on that day',
      },
      {
        name: 'The calendar on the telephone',
        why: 'free and shared',
        fails: 'somebody has to type it all in',
        answer: 'take it from the photograph of the note',
      },
      {
        name: 'The family chat',
        why: 'everybody reads it',
        fails: 'nothing can be found again on Thursday',
        answer: 'catch what is said there, do not replace it',
      },
      {
        name: 'The school’s own app',
        why: 'compulsory',
        fails: 'one for each child, and it only speaks',
        answer: 'sit behind all of them',
      },
    ],
    danger: 'the telephone’s own calendar, on the day it learns to read notes from school',
    core: 'tomorrow on one screen, right, without anybody having typed it',
    features: [
      'a photograph that becomes a date',
      'tomorrow for each child, at eight in the evening',
      'a second adult who sees it without an account',
      'a printout for the fridge',
    ],
    oneMore: 'each further function is set up by the most tired person in the house',
    leftOut: [
      { what: 'tracking of children by location', why: 'it changes a family and invites a regulator' },
      {
        what: 'rewards and stars',
        why: 'children tire of them in two weeks, and the app goes with the stars',
      },
      { what: 'advice on health', why: 'that belongs to people with a licence' },
    ],
    holds: 'the whole term is in it by October',
    leaves: 'the holidays come and nobody opens it for seven weeks',
    firstSign: 'a school week with fewer than two looks at tomorrow’s page',
    save: 'one message on the Sunday before term, with the dates already in it',
    season: 'The two weeks before school starts bring most new households; July brings none.',
    decides:
      'One parent decides at night on the sofa; whether it lasts is decided by the other one, within a fortnight.',
    layers: [
      {
        part: 'reading',
        job: 'dates out of photographs and mails',
        choice: 'a rented reading service, with the parent’s yes before anything is entered',
      },
      {
        part: 'sharing',
        job: 'second home, grandmother, sitter',
        choice: 'links that can be taken back, each with its own view',
      },
    ],
    secret: 'where a child is at what hour',
    whyNow: [
      'Schools and clubs have moved from paper to a dozen apps, and nobody joins them up.',
      'Reading a crumpled note from a photograph has become cheap enough to do for the price of an app.',
    ],
    proof:
      'Twenty households use it for the first four weeks of a term. It passes if twelve second adults opened it on three school days of the last week, unasked.',
    sceptic:
      'The parent who suffers has no time to set it up, and the parent who has time does not suffer. Children grow out of every stage in a year and take the subscription along. And the free calendar on the telephone is good enough on six days of seven.',
    mustKnow: 'somebody who has organised a parents’ group of sixty',
    peril: {
      name: 'A child’s data leak',
      firstSign: 'a link opened by somebody unknown',
      answer: 'short-lived links, no faces, and nothing kept beyond a year',
    },
    ways: [
      {
        name: 'Parents’ evenings and class groups',
        reached: 'parents in the groups',
        act: [0.01, 0.025, 0.05],
        wins: 0.35,
        cost: 0.2,
      },
      {
        name: 'Short films by other parents',
        reached: 'viewers who tap',
        act: [0.004, 0.009, 0.016],
        wins: 0.35,
        cost: 0.7,
      },
      {
        name: 'The second home and the grandmother',
        reached: 'links sent',
        act: [0.03, 0.07, 0.12],
        wins: 0.3,
        cost: 0.1,
      },
    ],
    pool: 'households with children',
    perThousand: [90, 115, 150],
    fits: [0.25, 0.4, 0.55],
    willing: [0.015, 0.035, 0.06],
    price: [4, 7, 12],
    churn: [0.05, 0.07, 0.1],
    told: 0.9,
    winMonths: [3, 4.5, 7],
    support: [0.03, 0.05, 0.08],
  },
  {
    cues: /\b(meals?|recipes?|cook(s|ing)?|grocer(y|ies)|dinners?|diets?|nutrition|pantry|fridge|allerg\w+|vegan|calories)\b/i,
    noun: 'kitchen app',
    one: 'household',
    many: 'households',
    scene:
      'At half past five somebody opens the fridge, sees half a cabbage and closes it again. The question what to eat is asked in every home on every day, at the hour when everybody is least able to answer it.',
    today:
      'Eleven dishes take turns, a twelfth was saved from a film in March and never cooked, and on Thursday something is ordered.',
    missing:
      'Recipes are free and endless. What is missing is a decision, made on Sunday, that survives Wednesday.',
    groups: [
      {
        who: 'households with two jobs and small children',
        why: 'The decision has to be made before six, by whoever is home first, out of what is there.',
      },
      {
        who: 'people with a diagnosis',
        why: 'An allergy or a diet from the doctor turns shopping into reading. They pay for certainty and stay for years.',
      },
    ],
    nothing: 'two ordered dinners a week and a bag of vegetables in the bin',
    asked:
      'what they ate on the last five evenings, when each was decided, and what was thrown away on Sunday',
    rivals: [
      {
        name: 'Do nothing: the same eleven dishes',
        why: 'nobody complains',
        fails: 'the cook is bored and the bin is full',
        answer: 'change one dish a week, not seven',
      },
      {
        name: 'Free recipes and films',
        why: 'endless',
        fails: 'they begin with a shopping trip',
        answer: 'begin with the fridge',
      },
      {
        name: 'Boxes with ingredients',
        why: 'everything weighed and decided',
        fails: 'dear, and wrapped twice',
        answer: 'the decision without the cardboard',
      },
      {
        name: 'Ordering in',
        why: 'no washing-up',
        fails: 'the money is gone by the twentieth',
        answer: 'show what four evenings cost',
      },
    ],
    danger: 'the supermarket that puts a weekly plan into its own loyalty app',
    core: 'a week of dinners and one shopping list in under three minutes on Sunday',
    features: [
      'five dinners out of what is in the house',
      'one list, sorted by the way through the shop',
      'a swap when Wednesday goes wrong',
      'rules for allergies that never bend',
    ],
    oneMore: 'each further recipe makes the choice longer, and choice is the trouble',
    leftOut: [
      { what: 'delivery of food', why: 'vans and cold chains are another company' },
      { what: 'counting of calories', why: 'it attracts people who leave in February' },
      { what: 'films of cooking', why: 'they are watched and not cooked' },
    ],
    holds: 'it knows what the children refuse',
    leaves: 'the summer holidays break the Sunday habit',
    firstSign: 'two Sundays without a list',
    save: 'a list already made, with the three dishes they cooked most',
    season:
      'January and September bring people who want order; from June to August kitchens are out of reach.',
    decides: 'Whoever shops decides, alone, in one evening; the rest of the table votes by eating.',
    layers: [
      {
        part: 'dishes',
        job: 'amounts, times, allergens, what can replace what',
        choice: 'our own small table of tested dishes; nothing scraped',
      },
      {
        part: 'the list',
        job: 'from five dinners to one walk through the shop',
        choice: 'works without a signal, because shops have none',
      },
    ],
    secret: 'diagnoses, and who eats alone',
    whyNow: [
      'Food has become dearer faster than most wages, and the bin is the one place where a household can save without going without.',
      'Swapping an ingredient sensibly used to need a cook; a program can now do it and be checked by a table.',
    ],
    proof:
      'Twenty-five households plan four Sundays in a row. It passes if sixteen cooked at least three of the five dinners in the fourth week.',
    sceptic:
      'Everybody has the problem and nobody has ever paid to have it solved for long. The dishes are free elsewhere, the list fits on an envelope, and a supermarket can give the whole thing away to sell the cabbage.',
    mustKnow: 'somebody who has written recipes that strangers cooked',
    peril: {
      name: 'A wrong allergen',
      firstSign: 'one corrected dish',
      answer: 'two people sign each dish; when in doubt, it is left out',
    },
    ways: [
      {
        name: 'Recipe pages found by search',
        reached: 'visitors from search',
        act: [0.003, 0.007, 0.012],
        wins: 0.35,
        cost: 0.35,
      },
      {
        name: 'Dietitians and clinics that hand out a card',
        reached: 'patients given a card',
        act: [0.03, 0.07, 0.12],
        wins: 0.3,
        cost: 0.25,
      },
      {
        name: 'Short films of a Sunday in three minutes',
        reached: 'viewers who tap',
        act: [0.003, 0.008, 0.014],
        wins: 0.35,
        cost: 0.4,
      },
    ],
    pool: 'households that cook',
    perThousand: [300, 380, 430],
    fits: [0.12, 0.2, 0.3],
    willing: [0.01, 0.025, 0.045],
    price: [4, 7, 11],
    churn: [0.055, 0.075, 0.1],
    churnAs: 'software for households',
    told: 0.8,
    winMonths: [3, 4.5, 7],
    support: [0.02, 0.04, 0.07],
  },
]
