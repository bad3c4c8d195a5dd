// Firms that look after figures, contracts and rules.
import type { Practice } from './practice.ts'

export const CAREFUL: Practice[] = [
  {
    cues: /\b(book-?keep\w*|accounting|accountants?|payroll|tax (?:returns?|filing|advice|advis\w+)|fractional cfos?|cfo|vat returns?|buchhaltung|contabilidad)\b/i,
    noun: 'bookkeeping firm',
    work: { one: 'month of books', many: 'months of books' },
    bills: 'retainer',
    rate: [40, 62, 95],
    fee: [300, 620, 1_400],
    outside: [0.05, 0.08, 0.12],
    hand: { role: 'Bookkeeper', like: 'bookkeeper', dollars: 51_000 },
    scene:
      'Receipts lie in a drawer, a mailbox and three telephones. Once a quarter somebody who is paid to do something else spends two evenings on them, and the figures that come out describe a business that no longer exists.',
    nothing:
      'Muddled books cost three times: in penalties, in a tax adviser’s hourly bill for sorting, and in a decision made on last year’s numbers. The third is the dear one, and nobody sends an invoice for it.',
    asked:
      'when the last month was closed, who did it, how many evenings it took and what the year-end bill of the tax adviser was',
    groups: [
      [
        'owners who have just had a letter from the tax office',
        'A deadline with a penalty is the one hour at which bookkeeping is urgent. They buy within a week and ask the price last.',
      ],
      [
        'owners whose bookkeeper is about to retire',
        'They know what order is worth, fear the handover more than the fee, and have nobody to hand over to.',
      ],
      [
        'firms that have grown past the owner’s memory',
        'Payroll with more than a handful of names cannot be kept in a head. They feel it on pay day.',
      ],
    ],
    signs:
      'The owner signs, and the tax adviser is asked first. Whoever has the adviser’s blessing has the client; whoever threatens the adviser’s own small fees does not.',
    season:
      'Clients come in the month after the year-end and again before each tax date, because that is when the drawer is opened. From May to August hardly anybody changes.',
    method:
      'Bank and card feeds arrive every night, odd items are asked about in one short message a week, and the month is closed by the tenth working day with a page the owner can read standing up.',
    pilot: 'a clean-up of the last quarter',
    features: [
      'bank feeds and a receipt inbox',
      'one list of questions a week, never more',
      'month closed by the tenth working day',
      'payroll run with a second pair of eyes',
      'one page for the owner: cash, debts, tax set aside',
      'a file the tax adviser accepts unseen',
    ],
    rivals: [
      [
        'Do nothing: the drawer and two evenings',
        'it has cost nothing visible so far',
        'penalties, and a year of blind decisions',
        'a clean-up first, so that the drawer shows what it hid',
      ],
      [
        'The tax adviser does it as well',
        'trusted, and knows the law',
        'bills by the hour and looks once a year',
        'hand the adviser clean files and take the dull part',
      ],
      [
        'Accounting software alone',
        'cheap, and the feeds are automatic',
        'somebody still has to decide what an entry is',
        'run that very software for them',
      ],
      [
        'A part-time bookkeeper in the office',
        'present, and can be asked',
        'ill in the week of the tax date',
        'two people know each client',
      ],
      [
        'A large outsourced provider',
        'low price, many countries',
        'a ticket instead of a name',
        'one name, one telephone number',
      ],
    ],
    danger: 'the software vendor that adds a human bookkeeper to its subscription',
    leftOut: [
      [
        'audits and signed tax opinions',
        'they need another licence and another insurance, and they bite the hand that recommends us',
      ],
      ['clients who hand in paper only', 'each takes double the hours at the same fee'],
      ['loan brokering', 'a commission would make every figure we hand over suspect'],
    ],
    whyNow: [
      'Bank feeds and electronic invoices have moved the typing to machines; what is left to sell is judgement and a date that is kept.',
      'Bookkeepers are retiring faster than new ones are trained, so owners who never looked for one have to.',
    ],
    against:
      'The same automation that makes the work quick makes it cheap: next year’s client will ask why a month still costs what it did.',
    run: 'Feeds come in overnight, questions go out on Tuesday, payroll is run on the twentieth, the month is closed by the tenth of the next. Two weeks are calm and two are not.',
    neck: {
      what: 'the first ten working days of a month',
      because: 'all clients close at once and nobody’s month can be moved',
    },
    leak: 'Hours leak in the chase for missing receipts: ten minutes a time, never on an invoice, worst with the clients who pay least.',
    proof:
      'Three closed months of three pilot clients go to an outside tax adviser. If more than two entries in a hundred have to be changed, checking is rebuilt before a fourth client is taken.',
    tools: [
      [
        'ledger',
        'entries, bank feeds, tax codes',
        'the accounting program most of the clients’ advisers use',
      ],
      [
        'receipt inbox',
        'photographs and mails become entries with a picture behind them',
        'the ledger’s own capture tool',
      ],
      [
        'close list',
        'who did which step for whom, and by when',
        'a checklist tool with one template for a month',
      ],
    ],
    guard:
      'Payroll shows what everybody earns, so each client’s staff data sit in a space of their own and no list ever leaves by mail.',
    ways: [
      'Tax advisers who dislike bookkeeping',
      'Owners one client knows',
      'A clean-up offer in the weeks before a tax date',
    ],
    hazard: [
      'A wrong filing becomes our fault',
      'a letter that names a period we closed',
      'second signature on every filing, and cover for errors',
    ],
    sceptic:
      'Every month-end is an exam, and the price is set by software that costs a fraction of it. The good clients already have somebody; the bad ones, with the drawer, are free to come.',
  },
  {
    cues: /\b(lawyers?|legal|law firm|contracts? review|solicitors?|attorneys?|immigration|visas?|trade-?marks?|patents?|compliance|gdpr|privacy)\b/i,
    noun: 'legal practice',
    work: { one: 'matter', many: 'matters' },
    bills: 'project',
    rate: [110, 180, 320],
    fee: [500, 1_400, 4_500],
    outside: [0.04, 0.08, 0.15],
    hand: { role: 'Associate', like: 'consultant', dollars: 88_000 },
    scene:
      'A contract arrives on Thursday and is to be signed on Friday. The careful reader would cost more than the deal’s first month earns, so somebody searches for a template, changes the names and hopes.',
    nothing:
      'Unread papers are free until the other side reads them. Then one clause on liability, a missed form or a lapsed date costs more than years of advice, and it is found out at the worst moment: in a sale, a dispute or at a border.',
    asked:
      'which paper they signed unread in the last year, what a lawyer last quoted, and what they did instead',
    groups: [
      [
        'people with a date on the form',
        'An expiry date or a closing date turns advice from a luxury into a condition. They pay before the work begins.',
      ],
      [
        'small firms whose customer sends forty pages',
        'They cannot refuse the customer and cannot read the paper. A fixed price is what lets them ask at all.',
      ],
      ['those who were burnt once', 'They call before signing and bring others.'],
    ],
    signs:
      'Whoever will be blamed signs, and looks first for a fixed price, then for a licence, then for somebody who had the same case.',
    season:
      'Matters come when deals do: before a quarter ends and in the weeks after a rule or a quota changes. August and the days around New Year are empty.',
    method:
      'Each matter is one of a few types with a fixed price, a list of what the client must bring, and an answer by a named day. What does not fit a type is priced apart or sent on.',
    pilot: 'one small matter, with the answer by the third working day',
    features: [
      'a price list by type of matter',
      'intake form that refuses an incomplete file',
      'a conflict check before the first word',
      'two-page answer: sign, change, or walk away',
      'a register of dates with reminders',
    ],
    rivals: [
      [
        'Do nothing: sign and hope',
        'free, and it has always gone well',
        'once it does not',
        'show the three clauses that hurt firms of that size',
      ],
      [
        'The established firm',
        'a name on the letterhead',
        'bills by the hour, and for a junior',
        'a price before the work, a senior on the file',
      ],
      [
        'A template or a chatbot',
        'minutes instead of days',
        'nobody stands behind it',
        'say what it missed, and be insured for saying so',
      ],
      [
        'An unlicensed adviser',
        'cheap, speaks the language',
        'vanishes when the answer was wrong',
        'licence number on every page',
      ],
    ],
    danger: 'the template with an insurer behind it',
    leftOut: [
      ['litigation', 'one case in court eats the calendar of a small practice for a year'],
      ['success fees', 'most rules of the profession restrict them, and they invite hopeless cases'],
      ['general questions by telephone', 'free advice carries full liability'],
    ],
    whyNow: [
      'First drafts and first readings take machines minutes, so a fixed price no longer gambles on hours.',
      'Clients compare prices online, and most established practices still publish none.',
    ],
    against:
      'The rules of the profession decide who may advise, own and advertise; a wrong legal form is found out after the first complaint, not before.',
    run: 'The file comes in by form, is checked for conflicts and gaps the same day, read on the next, answered on the third. Payment is taken before reading.',
    neck: {
      what: 'the one person allowed to sign',
      because: 'every answer has to pass one licence, however many prepare it',
    },
    leak: 'Time leaks into the second question: after the answer comes a call, then a changed draft, each too small to bill.',
    proof:
      'Twenty finished matters are read blind by another licensed colleague. One missed point that matters is one too many, and the checklist of that type is rewritten.',
    tools: [
      [
        'intake',
        'facts, papers, conflict check, payment',
        'a hosted form with payment in front of the upload',
      ],
      ['matter file', 'papers, versions, dates', 'a practice system with an audit trail'],
      ['clause library', 'our own wording by type', 'a versioned folder, no client names in it'],
    ],
    guard:
      'Privilege rules over convenience: client papers stay in one country and one system, and nothing confidential goes into a public model.',
    ways: [
      'Accountants and notaries who are asked first',
      'Short public answers to one narrow question',
      'The group where such clients ask each other',
    ],
    hazard: [
      'A date is missed',
      'a reminder answered by nobody',
      'two people hold each date, and cover for errors',
    ],
    sceptic:
      'A fixed price sells certainty, and the certainty is paid by the practice: easy matters go to machines for nothing, so the ones that still arrive are those that overrun.',
  },
  {
    cues: /\b(sustainab\w+|carbon|esg|csrd|net[- ]zero|climate|emissions?|energy audits?|circular|recycling advice|life-?cycle)\b/i,
    noun: 'sustainability practice',
    work: { one: 'report', many: 'reports' },
    bills: 'project',
    rate: [80, 125, 190],
    fee: [4_000, 9_500, 24_000],
    outside: [0.06, 0.1, 0.16],
    hand: { role: 'Analyst', like: 'consultant', dollars: 78_000 },
    scene:
      'A buyer’s form asks for tonnes of carbon by supplier, site and year. The plant manager has electricity bills, a diesel card and no idea; the sales head has a fortnight.',
    nothing:
      'Leaving the form empty loses no money this month. It moves the firm to the second page of a buyer’s list and adds a question to the bank’s next talk, and neither sends a note to say so.',
    asked:
      'which customer, bank or authority asked for such figures in the last year, what they answered, and who spent how many days on it',
    groups: [
      [
        'suppliers whose largest customer has sent a form',
        'One order pays for the report many times. They need a number that an auditor will not laugh at, by a date.',
      ],
      [
        'firms that fall under a reporting duty soon',
        'They know the year and not the work. Most begin too late and pay for haste.',
      ],
      ['owners who want the energy bill down', 'They care about the saving; the report is a by-product.'],
    ],
    signs:
      'The finance head signs because it goes into the annual papers; the plant manager decides whether the data ever arrive.',
    season:
      'Work bunches between the closing of the year and the filing of the report. Summer is for measuring, and few pay for it.',
    method:
      'Bills and meters first, estimates only where there is no bill, each figure with its paper behind it. What comes out is one table an auditor can follow and three measures with their payback.',
    pilot: 'a footprint of one site from its bills',
    features: [
      'list of data with an owner and a date for each',
      'calculation file open to the auditor',
      'factors with source and year',
      'three measures with cost and payback',
      'answers to the customers’ usual forms',
    ],
    rivals: [
      [
        'Do nothing: an empty form',
        'nobody has been dropped yet',
        'the first who is will not be told why',
        'start with the one customer who asked',
      ],
      [
        'The auditor’s advisory arm',
        'signs in the end anyway',
        'day rates for a listed group, and it may not audit its own advice',
        'prepare for exactly that auditor',
      ],
      [
        'A carbon calculator online',
        'a number in an hour',
        'no paper behind it',
        'keep its interface and add the evidence',
      ],
      [
        'A student in the plant',
        'cheap and willing',
        'gone before the second year',
        'leave a file the next one can continue',
      ],
    ],
    danger: 'the accounting program that learns to compute it from invoices',
    leftOut: [
      ['selling offsets', 'the commission would sit on the wrong side of the advice'],
      ['labels and seals of our own', 'nobody’s buyer asks for them'],
      ['lobbying on the rules', 'clients pay for what holds today'],
    ],
    whyNow: [
      'Large buyers pass their own reporting duty down to suppliers that no law names.',
      'Factor databases and meters that report themselves have taken the drudgery out; judgement is left.',
    ],
    against:
      'What politicians ordered they can postpone. A duty delayed by two years empties the order book in a week.',
    run: 'Week one asks for data, weeks two to five wait for them, week six computes, week eight defends the result before the auditor. Waiting is most of it.',
    neck: {
      what: 'data from the client’s own people',
      because: 'the calculation cannot start before the last bill is found',
    },
    leak: 'Chasing data leaks the margin: each missing bill is a mail, a call and a visit.',
    proof:
      'The first two reports go to an auditor outside the engagement. More than one figure without its paper, and the data list is rewritten before the third.',
    tools: [
      ['data room', 'bills, meters, owners, dates', 'a shared folder with a form in front'],
      ['model', 'activity × factor, by site and year', 'an open spreadsheet with locked factors'],
      ['factor library', 'source, year, country', 'licensed database, version noted in each report'],
    ],
    guard:
      'Energy bills show output, and output shows orders: clients’ data are never pooled or quoted as a benchmark without consent.',
    ways: [
      'Auditors who may not prepare what they sign',
      'Buyers who want their suppliers’ forms filled',
      'A data list given away at the trade association',
    ],
    hazard: [
      'The duty is postponed',
      'a consultation paper from the ministry',
      'half of the work tied to customers’ forms and energy bills',
    ],
    sceptic:
      'The demand is made by decree. Nobody wants the report; they want not to be asked again, and a tool that fills the form badly but at once will do for most.',
  },
]
