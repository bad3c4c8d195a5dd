import type { SoftwareKind } from '../../software/kind.ts'

export const TOOL_FOR_LANDLORDS: SoftwareKind = {
  cues: /\b(landlords?|rent(al|als)?|tenan(ts?|cy)|propert(y|ies)|lettings?|flats?|apartments?|real estate|estate agents?|realtors?|housing|facility|condo\w*)\b/i,
  noun: 'tool for landlords',
  one: 'landlord',
  many: 'landlords',
  scene:
    'The tenant writes on a Sunday that the boiler is out. The certificate was due in March, the fitter’s number is in an old telephone, and the rent of the flat above has not come.',
  today: 'A folder for each flat, a standing order that nobody checks, and a solicitor when it is too late.',
  missing:
    'The duties are known and dated. What is missing is somebody who knows the date before the tenant does.',
  groups: [
    {
      who: 'owners of a few flats with another job',
      why: 'They own by inheritance or by plan, do it on Sundays, and fear the one letter that they did not expect.',
    },
    {
      who: 'people who manage for others',
      why: 'They answer to owners for each missed date, and would rather show a screen than a folder.',
    },
  ],
  nothing: 'a fine or a void month now and then, and every second Sunday',
  asked: 'what they last forgot or found too late, what it cost, and where the date had stood',
  rivals: [
    {
      name: 'Do nothing: folder and memory',
      why: 'enough for one flat',
      fails: 'at the third',
      answer: 'sell from the third flat on',
    },
    {
      name: 'A letting agent',
      why: 'takes it all away',
      fails: 'for a tenth of the rent',
      answer: 'a fiftieth, for those who do the work themselves',
    },
    { name: 'A spreadsheet', why: 'free', fails: 'does not ring', answer: 'ring' },
    {
      name: 'Software for large portfolios',
      why: 'complete',
      fails: 'an accountant’s tool with an accountant’s words',
      answer: 'speak of flats, not of ledgers',
    },
  ],
  danger: 'the bank or portal that gives landlords a free page to keep their rent',
  core: 'no date missed and no late rent unnoticed, for one year',
  features: [
    'every certificate with its date',
    'rent matched with the bank by itself',
    'repairs with photographs and a known fitter',
    'a year’s file for the tax adviser',
  ],
  oneMore: 'each further country has its own duties, forms and courts',
  leftOut: [
    { what: 'holding of deposits', why: 'other people’s money needs a licence' },
    { what: 'finding tenants', why: 'portals own that, and it happens once in two years' },
    { what: 'legal letters', why: 'a wrong one costs more than a year of rent' },
  ],
  holds: 'the papers of every flat lie in it',
  leaves: 'a flat is sold, or an agent takes over',
  firstSign: 'a rent marked as paid by hand, twice',
  save: 'a call with one offer: we enter the papers',
  season: 'Tax time and the day a tenant gives notice; nobody thinks of it between.',
  decides: 'One owner decides alone on a Sunday, after reading reviews by other owners.',
  layers: [
    {
      part: 'bank data',
      job: 'rents that came, and those that did not',
      choice: 'a licensed account-information service, read-only',
    },
    {
      part: 'duties',
      job: 'which paper is due when, by kind of flat',
      choice: 'our own table with the law’s reference on each line, checked twice a year',
    },
  ],
  secret: 'arrears, keys and the papers of tenants',
  whyNow: [
    'Duties of landlords have grown year by year in most countries, and each has its date and its fine.',
    'Bank data can be read with consent, so rent no longer has to be ticked off by hand.',
  ],
  proof:
    'Fifteen landlords hand over their folders. It passes if we find a date that was missed in eight of them, and ten still let us watch after three months.',
  sceptic:
    'Two flats do not need software, and two hundred already have it. In between sit people who hate paying monthly for what a folder did for nothing, and who sell up when rules grow heavier.',
  mustKnow: 'somebody who has let flats and stood before a tribunal',
  peril: {
    name: 'A date is wrong',
    firstSign: 'a correction by a customer',
    answer: 'each duty carries its source and a second pair of eyes',
  },
  ways: [
    {
      name: 'Owners’ associations',
      reached: 'members who hear of it',
      act: [0.008, 0.018, 0.03],
      wins: 0.35,
      cost: 0.35,
    },
    {
      name: 'Search: duties and templates',
      reached: 'visitors from search',
      act: [0.004, 0.009, 0.015],
      wins: 0.4,
      cost: 0.45,
    },
    {
      name: 'Tax advisers and fitters',
      reached: 'clients told',
      act: [0.02, 0.04, 0.07],
      wins: 0.25,
      cost: 0.2,
    },
  ],
  pool: 'private landlords',
  perThousand: [15, 28, 40],
  fits: [0.12, 0.2, 0.3],
  willing: [0.06, 0.12, 0.2],
  price: [9, 22, 59],
  churn: [0.012, 0.022, 0.035],
  told: 0.45,
  winMonths: [4, 6, 10],
  support: [0.05, 0.08, 0.13],
}
