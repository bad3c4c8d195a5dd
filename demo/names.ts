// Who buys, and what they want to found. All of them made up; their addresses lead nowhere.
const FIRST = [
  ...[
    'Mara',
    'Jin',
    'Noor',
    'Tomás',
    'Aoife',
    'Kwame',
    'Ingrid',
    'Rafael',
    'Yuki',
    'Leila',
    'Pavel',
    'Chiara',
  ],
  ...[
    'Sanjay',
    'Fatima',
    'Emre',
    'Hanna',
    'Luca',
    'Priya',
    'Diego',
    'Zofia',
    'Amara',
    'Björn',
    'Camille',
    'Dmitri',
  ],
  ...['Elif', 'Farid', 'Greta', 'Hugo', 'Isla', 'Jonas', 'Keiko', 'Lars', 'Mei', 'Nadia', 'Oskar', 'Paloma'],
]
const LAST = [
  ...[
    'Lindqvist',
    'Park',
    'Haddad',
    'Moreno',
    'Byrne',
    'Mensah',
    'Solberg',
    'Costa',
    'Tanaka',
    'Rahimi',
    'Novák',
  ],
  ...[
    'Ricci',
    'Mehta',
    'Diallo',
    'Yılmaz',
    'Koch',
    'Ferrari',
    'Nair',
    'Vargas',
    'Kowalska',
    'Okafor',
    'Ström',
  ],
  ...[
    'Laurent',
    'Ivanov',
    'Demir',
    'Aziz',
    'Weber',
    'Girard',
    'Fraser',
    'Berg',
    'Sato',
    'Nilsson',
    'Chen',
    'Petrova',
  ],
]
/** Names that are not written in our letters, as some people's are not. */
const OTHER_SCRIPTS = ['李明', 'Ольга Смирнова', 'سارة العلي', '김서연', 'Αλέξης Νικολάου']

export const MOST_PEOPLE = FIRST.length * LAST.length

/** Everybody once: the same number is the same person. */
export function personNumber(i: number): { fullName: string; email: string } {
  const first = FIRST[i % FIRST.length] ?? ''
  const last = LAST[(i * 7 + Math.floor(i / FIRST.length)) % LAST.length] ?? ''
  const other = i % 60 === 59 ? OTHER_SCRIPTS[Math.floor(i / 60) % OTHER_SCRIPTS.length] : undefined
  return { fullName: other ?? `${first} ${last}`, email: `${plain(`${first}.${last}`)}.${i}@example.com` }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()

export interface Idea {
  startupName: string
  businessIdea: string
  targetCustomer: string
  industry: string
  stage: string
}

const idea = (line: string): Idea => {
  const [startupName = '', businessIdea = '', targetCustomer = '', industry = '', stage = ''] =
    line.split(' | ')
  return { startupName, businessIdea, targetCustomer, industry, stage }
}

export const IDEAS: Idea[] = [
  'Tidewatch | Sensors and a daily text message that tell oyster growers when the water is safe to harvest | Oyster farms with two to ten people | Technology | Validation',
  'Second Stitch | A repair counter for outdoor clothing inside climbing gyms, with a fixed price list | Climbers and hikers in mid-sized cities | Retail | Idea Stage',
  'Kornblume | A weekly box of regional grains and flours with recipes that use all of them up | Home bakers in southern Germany | Food & Beverage | MVP Ready',
  'Rooted Rent | Deposit insurance for tenants who share flats, paid by the month | Students and first-job renters | Finance | Idea Stage',
  'Plot & Pantry | Planning software for community gardens: beds, waiting lists, water rota | Volunteers who run gardens with 20 to 200 beds | Technology | Validation',
  'Night Shift Meals | Warm food for hospital night staff, ordered by ward, delivered at 1 am | Hospitals with more than 200 beds | Food & Beverage | Validation',
  'Bright Ledger | Bookkeeping by photo for market traders, with the VAT return ready to file | Market traders without an accountant | Finance | Development',
  'Lumen Tutors | Evening maths tutoring in groups of three, taught by retired engineers | Pupils aged 12 to 16 | Education | Growth',
  'Quiet Keys | Silent practice rooms for pianists by the half hour, opened by phone | Amateur pianists in flats | Entertainment | Idea Stage',
  'Ferrywell | Bike boxes that fit every regional ferry, rented at one harbour and left at another | Touring cyclists in Norway | Travel & Hospitality | Validation',
  'Paw Parallel | Walking groups for anxious dogs with a trainer on every walk | Dog owners in suburbs | Fitness & Wellness | MVP Ready',
  'Slate & Signal | Status pages for small software firms that write themselves from monitoring alerts | Software firms with 5 to 50 people | Technology | Development',
  'Common Thread | A library of formal clothes for job interviews, funded by employers | Job seekers and the agencies that help them | Consulting | Idea Stage',
  'Harbor Physio | Physiotherapy on the quay for fishing crews, paid per boat and season | Fishing fleets on the west coast | Healthcare | Validation',
  'Blue Door Lettings | Fair-fee letting for landlords with one flat, everything by message | Accidental landlords | Real Estate | Growth',
  'Seedling School | Kits and lesson plans that let any primary class grow one meal a term | Primary school teachers | Education | MVP Ready',
  'Copper Kettle Audio | Short audio histories of pubs, paid for by the pubs | Regional breweries and their guests | Entertainment | Idea Stage',
  'Nine Bridges | Translation of official letters with a volunteer lawyer a click away | Families new to the country | Consulting | Validation',
  'Verbena | Scent-free cleaning for offices with allergic staff, certified each quarter | Offices with 10 to 80 desks | Healthcare | Development',
  'Stacklight | Lending of film lights between schools, insured and tracked | Film teachers | Technology | Idea Stage',
  'Old Wharf Coffee | Coffee roasted on a barge, sold by subscription along the canal | People who live beside the canal | Food & Beverage | MVP Ready',
  'Meadowline | Mowing plans that keep roadside flowers alive and the council within budget | Small councils | Consulting | Validation',
].map(idea)

/** Made anew by the engine while the demo runs: the member's. */
export const MEMBERS_IDEAS: Idea[] = [
  'Larder & Loaf | A neighbourhood sourdough bakery with evening classes | Families in Cork city | Food & Beverage | Validation',
  'Tallow & Tide | Soap from the fat that fish restaurants throw away, sold back to their guests | Guests of seaside restaurants | Retail | Idea Stage',
].map(idea)
