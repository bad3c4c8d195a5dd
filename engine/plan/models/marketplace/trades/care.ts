// Care by the hour.
import type { Trade } from '../trade.ts'

export const care: Trade = {
  cues: /\b(carers?|caregivers?|nurses?|therap(y|ists?)|doctors?|patients?|elder\w*|seniors?|babysit\w*|nann(y|ies)|childcare|midwi(fe|ves)|psycholog\w+|counsel\w+|physio\w*|pet ?sit\w*|dog ?walk\w*|dogs?|cats?|pets?|vets?|clinics?|locums?)\b/i,
  field: 'care by the hour',
  order: { one: 'visit', many: 'visits' },
  seller: { one: 'carer', many: 'carers' },
  buyer: { one: 'client', many: 'clients' },
  wants: 'a person one would give the key to',
  now: ['ask round until somebody knows somebody', 'sit on the waiting list of the one place with a name'],
  lack: 'Hands exist, and trust does not travel: a good reference from one family never reaches the next.',
  idle: 'Those who care patch a week together from four employers and are paid for none of the drives between.',
  nothing: 'one more week of doing it oneself at night',
  groups: [
    {
      who: 'those who arrange it for somebody else',
      why: 'Daughters, sons, owners away for work: they pay, they are not in the room, and they want a message after every visit.',
    },
    {
      who: 'those for whom the usual person has just dropped out',
      why: 'They have until Monday. Whoever solves it then is kept, unless the second visit brings a stranger.',
    },
  ],
  leak: 'Liking each other is the point of it, so after a month the pair arranges its own hours.',
  hold: 'cover for illness and holidays, insurance, and payslips in order',
  breaks: 'a visit nobody came to, a key that is lost, medicine or food given wrongly',
  remedy: 'have somebody known at the door within three hours and call whoever pays before they call us',
  check: 'identity, police record, two references by telephone, certificates seen in the original',
  thick: 'one part of town, so that three known faces can share one client',
  liquid: 'nine requests in ten for the next day are taken by somebody the client has met',
  steps:
    'A first talk at the client’s place, with the person who would come; a trial visit; then fixed hours, a second face introduced in the first month, and two lines to the family after each visit.',
  bottleneck: {
    what: 'people who pass the checks and stay',
    because: 'each who leaves takes the trust of three clients along',
  },
  busy: 'school holidays, and Monday mornings after somebody fell ill',
  rivals: [
    {
      name: 'Do nothing: the family manages',
      why: 'no stranger, no bill',
      fails: 'until the one who manages cannot',
      answer: 'sell one afternoon, as a rest, not as a solution',
    },
    {
      name: 'The agency',
      why: 'papers, staff, a telephone',
      fails: 'another face each week',
      answer: 'the same three faces, named in the contract',
    },
    {
      name: 'Somebody from the notice board',
      why: 'cheap, nearby',
      fails: 'no cover when ill, no papers',
      answer: 'let them join with what they have, and bring the papers',
    },
    {
      name: 'A place in an institution',
      why: 'solved, day and night',
      fails: 'a waiting list, and a home given up',
      answer: 'cover the months of waiting',
    },
    {
      name: 'Friends in turn',
      why: 'kind',
      fails: 'by the third week',
      answer: 'be the fourth turn',
    },
  ],
  danger: 'the good agency, once it lets clients choose the person',
  uncopied: 'pairs that know each other, with a second face introduced in time',
  firstVersion: [
    'first talk and trial visit',
    'three faces for each client',
    'two lines to the family after each visit',
    'substitutes called by the rota, not by the carer',
  ],
  leftOut: [
    { what: 'medical acts', why: 'they ask for licences that visits do not' },
    { what: 'night duty', why: 'rest rules double the people needed' },
    { what: 'clients outside the first part of town', why: 'drives that nobody pays drive carers away' },
  ],
  layers: [
    {
      part: 'rota',
      job: 'visits, drives, substitutes',
      choice: 'a rented rota program; the list of known faces is kept beside it',
    },
    {
      part: 'records',
      job: 'checks, certificates and what was agreed about keys and allergies',
      choice: 'encrypted store, opened by role, every look written down',
    },
  ],
  asked:
    'who helped in the last month, how that person was found, and what happened when they could not come',
  askedSeller:
    'how many paid hours they had last week, how many unpaid ones on the road, and why they left the last place',
  productTest:
    'Twenty clients are followed for eight weeks. If more than three met more than four faces, no further client is taken until the rota holds.',
  sceptic: [
    'Trust is between two people, and a platform that succeeds makes itself superfluous.',
    'Those who pass every check are the ones whom agencies already fight over, at wages that a fee cannot match.',
  ],
  risk: {
    name: 'Harm to a client',
    sign: 'a missed message after a visit',
    answer: 'call within the hour, person off the rota, insurer and authority told the same day',
  },
  ways: [
    'Search advertising on the need and the district',
    'Carers who bring clients of their own',
    'Practices, pharmacies and vets who are asked for a name',
  ],
  supply: 'in training courses for care and at the gates of the institutions that people leave',
  takeLike: 'marketplaces for services',
  take: [0.12, 0.18, 0.24],
  orderValue: [30, 52, 90],
  serving: [0.02, 0.035, 0.05],
  ordersAYear: [12, 22, 40],
  leaving: [0.045, 0.07, 0.11],
  paidBack: 8.5,
  perSeller: [15, 32, 60],
  counted: 'households',
  share: [0.05, 0.09, 0.15],
}
