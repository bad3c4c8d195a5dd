// Trades that are seldom met: what each is, whatever words of other trades stand in its brief.
import { type Brief, briefSchema } from '../../brief.ts'
import type { BusinessModel } from '../understanding.ts'

/** A line is: name | idea | customer | industry | context. */
const TOLD: Partial<Record<BusinessModel, string>> = {
  agency: `
    Padlock | Cyber security checks for dental practices | Dental practices in Ireland | Technology | €220 a month
    Podium | Podcast production for professional associations | Professional associations in Canada | Marketing | 
    Stanza | We write wedding speeches after a 40 minute interview, delivered in three days with one round of changes. | Best men and fathers of the bride in the US | Other | $240 a speech.
    Bridgepoint | Interim school bus drivers supplied at one day's notice. | School districts in Ohio | Other | 
    Pixel & Pine | Short explainer animations for climate start-ups. | Climate start-ups in Berlin | Marketing | €4,500 a minute.
    Sidekick | Virtual assistant service for estate agents. | Estate agents in Florida | Real Estate | $900 a month.
    Juno | Career coaching by phone for nurses who want to leave the hospital. | Nurses in Canada | Consulting | C$220 a session.
    Greenlight | Planning permission drawings and applications for house extensions. | Home owners in London | Real Estate | £1,450 flat fee.
    Nest Egg | Pension advice for nail salon workers in Vietnamese. | Vietnamese salon workers in the US | Finance | 
  `,
  content: `
    Glyph | Type foundry selling font licences online | Graphic designers worldwide | Technology | $60 per licence
    Relay | A podcast about the business of women's sport with a paid tier. | Sports marketers and fans in the UK | Entertainment | £6 a month.
    Inkwell | A quarterly printed magazine about small harbours. | Sailors in Northern Europe | Entertainment | €14 an issue.
  `,
  'direct-to-consumer': `
    Sari Story | Pre-owned silk saris, cleaned and resold online | Women in the Indian diaspora in the UK | Retail | 
    Roost | Modular chicken coops made from recycled plastic with automatic doors, shipped flat and assembled in an hour. | Suburban families in the Netherlands who want to keep three to six hens | E-commerce | Material cost is €180, we want to sell at €449.
    Gearshift | Refurbished bicycles collected from recycling centres, repaired by apprentices and sold with a one-year guarantee. | Commuters in Ghent | Retail | We sell at €190 on average.
    SeedVault | Rare vegetable seeds grown on our own smallholding and posted in paper envelopes. | Allotment gardeners in the UK | E-commerce | £2.80 a packet.
    Ferrywell | Bottled spring water in returnable glass, delivered by electric van every second week. | Households and offices in Lisbon | Food & Beverage | €9 per crate.
    Petal Post | Letterbox flowers sent weekly by subscription with a note. | Adult children sending to parents in Ireland | E-commerce | €24 a delivery.
    Tack | Second-hand saddles checked by a saddler and resold online with a return right. | Riders in Germany | E-commerce | Average price €620.
    Woolgather | Yarn hand-dyed with plants and posted to knitters worldwide. | Knitters in North America and Europe | E-commerce | $28 a skein.
    Goodwood | Firewood logs kiln-dried and delivered stacked. | Households in rural Sweden | Other | SEK 1,900 per cubic metre.
    Kumo | Weighted blankets filled with glass beads and covered in organic cotton. | Adults who sleep badly in Japan | E-commerce | ¥14,800.
    Tessera | Mosaic tile kits for children with all pieces in a box. | Grandparents buying gifts in the US | E-commerce | $32.
  `,
  education: `
    Hatch | Coding clubs after school run by university students. | Primary schools and parents in Lyon | Education | €14 a session.
    Lexi | Dyslexia screening and reading lessons online with a specialist. | Parents of primary school children in Australia | Education | A$70 a lesson.
    Cadence | Drum lessons in a soundproof container at schools. | Pupils aged 8 to 16 in Belgium | Education | €22 a lesson.
    Brickfield | Weekend bricklaying courses for women. | Women in Manchester | Education | £240.
    Chalk | Bilingual nursery with its own kitchen and garden. | Expat parents in Prague | Education | CZK 16,500 a month.
  `,
  event: `
    Grain & Grape | Wine tasting evenings in people's homes | Groups of friends in Lyon | Entertainment | €45 per head
    Lantern Walks | Evening ghost walks through the old town with an actor and a paper lantern for each guest. | Tourists and families in York | Travel & Hospitality | £16 a head.
    Lumiere | Outdoor cinema nights in vineyards with food trucks. | Couples and groups in Bordeaux | Entertainment | €18 a ticket.
    Nightingale | Singing telegrams and surprise choirs for birthdays. | Families in Cape Town | Entertainment | R1,800 each.
    Polyglot Kids | Bilingual puppet shows that tour nurseries. | Nurseries in Luxembourg | Education | €280 per show.
    Trailhead | Guided mountain bike days with bike, lunch and photos included. | Office teams and tourists in Innsbruck | Travel & Hospitality | €120 per head.
    Bright Sparks | Science shows for birthday parties. | Parents in Edinburgh | Entertainment | £180 per party.
    Fieldwork | Corporate volunteering days: we plan, transport and lead teams that plant hedges. | Companies with 50 to 500 staff in the Midlands | Other | £65 per head.
    Silverline | Dance afternoons with live music for people over 70. | People over 70 in Turin | Entertainment | €12 a ticket.
    Tango Club | Weekly tango evenings with a beginner class and a bar. | Singles over 40 in Hamburg | Entertainment | €14 entry.
  `,
  'hardware-subscription': `
    Lumen | Light therapy lamp with an app for shift workers | Night shift workers in Finland | Fitness & Wellness | €149 plus €4 a month
    Voltline | Electric car charging points installed and run in apartment garages, residents pay per kWh. | Apartment owners' associations in Norway | Technology | NOK 3.2 per kWh.
    Glow | At-home light treatment masks for acne with a skin tracking app. | Teenagers and parents in South Korea | Healthcare | ₩190,000 for the mask.
    Lifeline | Wearable fall alarm for people with epilepsy with 24-hour call centre. | Adults with epilepsy and families in France | Healthcare | €29 a month.
    Pantry Pal | A smart scale and app that reorders coffee before the office runs out. | Offices with 20 to 100 people in Stockholm | Technology | SEK 290 a month.
    Pitchside | Video analysis for amateur football clubs from one camera on a mast. | Amateur football clubs in Poland | Technology | PLN 249 a month.
  `,
  'local-service': `
    Spindrift Linen | Laundry and linen service for short-let hosts: we collect, wash, press and bring back sheets and towels on changeover day | Airbnb hosts and small guesthouses in Galway | Travel & Hospitality | €18 per changeover, 12 hosts signed up
    Loft & Latch | We clear, insulate and board lofts in two days | Home owners in Manchester | Real Estate | £2,900 average job
    Hive Mind Honey | Beehives on office roofs: we install, tend and harvest, the company gets the honey | Companies with more than 100 staff in Brussels | Other | €290 a month per hive
    BarkBox Kennels | Boarding kennels with webcam for dogs while owners travel | Dog owners in Oslo | Other | NOK 450 a night
    SolarSnip | Window film that keeps offices cool, measured and fitted by us | Offices in Seville | Other | 
    Moss & Mortar | Restoring dry stone walls | Farmers and estates in Cumbria | Other | £38 per square metre
    Vertigo | Indoor bouldering wall with cafe | Students and families in Ghent | Fitness & Wellness | €12 entry
    Sprout | School meals cooked centrally and brought warm to kindergartens | Private kindergartens in Warsaw | Food & Beverage | PLN 14 per meal
    Echo Archive | We digitise old tapes, slides and films for families | Families in Ohio | Entertainment | $25 per tape
    Slate | Roof inspection by drone with a report for insurers | Insurers and roofers in Belgium | Technology | €180 per inspection
    Clean Sheet | Commercial cleaning for clinics with infection reports | Medical clinics in Nairobi | Healthcare | 
    Bloom & Bury | Dried flower arrangements for hotels on subscription | Boutique hotels in Lisbon | Other | €160 a month
    Kiln Club | A shared pottery studio with memberships, wheel hire and firing by the kilo. | Hobby potters in Valencia without a kiln at home | Entertainment | Membership €65 a month.
    Nestling | Night nurses and lactation consultants who visit new parents at home in the first six weeks. | First-time parents in Singapore | Healthcare | S$90 an hour.
    Wingman | Airport pick-up by vetted local drivers with child seats, booked by travel agencies. | Family travel agencies selling Bali | Travel & Hospitality | 
    Cartwheel | Cargo bike deliveries for independent shops, same day, flat fee. | Independent shops in Bristol | Other | £4.50 per drop.
    Tracey's Tots | Childminding from my home with a garden, breakfast and school run. | Working parents in Swindon | Education | £6.20 an hour.
    Codex | Rare book restoration and boxes made to measure. | University libraries and collectors in Austria | Other | 
    Skyline Wash | Solar panel cleaning by drone with a before-and-after yield report. | Solar farm operators in Portugal | Other | €0.40 per panel.
    Cobble & Keel | A floating sauna on a barge in the harbour, booked by the hour with towels and cold plunge. | Friends and couples in Aarhus | Fitness & Wellness | DKK 1,200 per hour for up to eight.
    Gather | A shared workshop with woodworking machines, lockers and induction courses, open to members day and night. | Hobby woodworkers in Toronto | Other | C$110 a month.
    Turnkey | We furnish and photograph flats for landlords so they let in a week. | Private landlords in Warsaw | Real Estate | PLN 4,500 per flat.
    Clarion | Hearing loop installation for churches and theatres. | Churches and theatres in Wales | Other | £2,200 per installation.
    Verdant | Green roofs planted and maintained on bus shelters and sheds. | Municipalities and schools in the Netherlands | Other | 
    Kitchen Garden Co | We plan, plant and look after raised vegetable beds in people's gardens. | Busy families in Surrey | Other | £95 a visit.
    Foxglove | Bridal make-up and hair at the venue with a trial beforehand. | Brides in Tuscany | Other | €420 per wedding.
    Rigger | Inspection of playground equipment with a digital report. | Municipalities and schools in Finland | Other | €140 per playground.
    Nurture | A birth centre with midwives and two birthing rooms. | Expectant parents in Bogotá | Healthcare | 
    Hopscotch | Playground markings and murals painted in the school holidays. | Primary schools in Ireland | Education | €1,800 a playground.
    Hearth | Wood stove servicing and chimney sweeping with a safety certificate for insurers. | Home owners in rural Wales | Other | £75 a visit.
    Barnacle | Hull cleaning by divers for sailing boats. | Boat owners in Mallorca | Other | €190 per boat.
    Thaw | Emergency boiler repair within four hours, seven days a week. | Households in Glasgow | Other | £120 call-out.
    Rest Easy | Estate clearing after a death: we sort, sell, donate and clean. | Heirs in Vienna | Other | €2,400 per flat.
    Spark Plug | Electric conversion of classic cars in our own garage. | Classic car owners in Germany | Other | €32,000.
    Lilt | Speech therapy for stroke patients over video with exercises in an app. | Stroke patients and families in Spain | Healthcare | €48 a session.
    Gutter Guard | Gutter clearing twice a year by subscription. | Home owners in Oregon | Other | $19 a month.
  `,
  'local-shop': `
    BookNook | A children's bookshop with a reading treehouse and birthday parties. | Families in Cambridge | Retail | 
    Bao Bus | A double-decker bus turned into a bao restaurant that parks at business parks. | Office workers in Milton Keynes | Food & Beverage | £9.50 a meal.
    Zest | Cold-pressed juice bar inside a gym. | Gym members in Dubai | Food & Beverage | AED 28 a bottle.
    Quayside | Fish and chips van at the ferry terminal, open from Easter to October. | Ferry passengers in Mull | Food & Beverage | Average spend £11.
  `,
  manufacturing: `
    Soapstone | Kitchen worktops made from recycled glass | Kitchen fitters in Poland | Other | 
    Tin Roof | Tiny houses on wheels built to order | Young couples in New Zealand | Real Estate | NZ$95,000
    Quarry Stone | Natural stone sinks cut from quarry offcuts. | Bathroom designers and builders in Greece | Other | €390 a sink.
    Threadbare | Uniforms for hospitality made from linen, with repair included. | Boutique hotels and restaurants in Italy | Other | 
    Nonna's Table | Frozen lasagne trays made by retired Italian cooks and sold in local supermarkets. | Supermarkets in Boston | Food & Beverage | $9.50 wholesale.
    Marl | Clay plaster made from local soil, sold in bags to builders. | Builders and architects in Bavaria | Other | €28 a bag.
    Rooftop Greens | Salad grown in rooftop greenhouses and delivered to restaurants the same morning. | Restaurants in Singapore | Food & Beverage | S$32 a kilo.
    Loom | Handwoven scarves from a cooperative of weavers in Oaxaca sold to boutiques abroad. | Boutiques in Texas and California | Retail | $38 wholesale.
    Mortise | Bespoke staircases designed and built by two joiners. | House builders and home owners in Yorkshire | Other | Average £6,800.
    Amber | Elderflower cordial brewed in small batches and sold at farm shops. | Farm shops in Somerset | Food & Beverage | £4.20 wholesale.
  `,
  marketplace: `
    Splice | A network where independent film editors share overflow work, we take 8% of each job. | Film editors in Los Angeles | Entertainment | 
    Orchard Share | Neighbours with surplus apples list their trees, pickers keep half and pay a small fee. | Garden owners and pickers in Kent | Other | 
  `,
  'non-profit': `
    FogCatch | Nets that collect drinking water from fog for villages, funded by donors | Villages in the Atlas mountains, Morocco | Other | 
  `,
  rental: `
    MicroFleet | Leasing cargo bikes to couriers with maintenance | Courier companies in Utrecht | Other | €180 a month
    LoopCup | Returnable coffee cups with a deposit system for cafes | Cafes in Vienna | Other | €0.12 per use
    Bento Loop | Reusable lunch boxes for office canteens, collected, washed and returned daily. | Corporate canteens in Tokyo | Food & Beverage | ¥60 per use.
    Greenkeep | Robot mower rental for schools and football pitches with fences, service and winter storage. | Schools and amateur football clubs in Denmark | Technology | DKK 2,900 a month.
    Sola | Solar lanterns rented by the week to fishing boats. | Night fishers on Lake Victoria in Tanzania | Other | TSh 3,000 a week.
    Dockside Storage | Heated winter storage for motorbikes with battery care. | Motorbike owners in Helsinki | Other | €45 a month.
    Cellar Door | Wine storage lockers with tasting lounge. | Wine collectors in Hong Kong | Food & Beverage | HK$1,200 a month.
    Caddy | Golf trolley hire with GPS at municipal courses. | Golfers in Portugal | Other | €9 a round.
    Sunbird | Solar pumps leased to vegetable farmers who pay from the harvest. | Vegetable farmers in Zambia | Other | 
    Stack | Warehouse space shared by small online shops with packing and shipping included. | Online shops in Czechia | Other | €1.90 per parcel.
    Riverbend | Canoe camp with tents, fire pits and a shuttle up the river. | Families in Slovenia | Travel & Hospitality | €28 per person per night.
  `,
  'software-subscription': `
    MoveWell | Exercise videos prescribed by physiotherapists, the patient films themselves and gets corrections. | Physiotherapy practices in Spain | Healthcare | €59 a month per practice.
    Farmgate | Software that lets small abattoirs schedule slaughter slots and print traceability labels. | Small abattoirs in New Zealand | Technology | NZ$320 a month.
    ScribeMate | A voice assistant that fills in the veterinary record while the vet examines the animal. | Vet practices in Denmark | Healthcare | DKK 900 a month.
    Swiftlet | Passport photo app that checks the rules of each country. | Travellers in India | Technology | ₹99 per photo.
    Campfire | A community app for widowed parents with moderated groups and expert talks. | Widowed parents in the US | Other | $8 a month.
    Civic | Participatory budgeting platform for small towns. | Town halls with under 20,000 inhabitants in Italy | Technology | €3,000 a year.
    Harvest Hands | App that pays seasonal workers daily and tracks hours on farms. | Fruit farms in Chile | Technology | 
    Steward | AI that answers tenants' repair requests by WhatsApp and books the tradesman. | Property managers in South Africa | Real Estate | R1,900 a month.
  `,
  'success-fee': `
    ReFare | We claim refunds for delayed train commuters and keep a fifth | Season ticket holders in England | Finance | 
    PensionPal | Finds people's lost pension pots and merges them for a fee of one percent of what is found. | Workers over 40 in the UK | Finance | 
    Nimbus | Weather insurance brokerage for outdoor event organisers. | Festival and wedding organisers in Spain | Finance | We earn commission from insurers.
    Sift | We find unused software licences at companies and take 25% of the first-year saving. | Companies with 200 to 2,000 staff in Germany | Technology | 
    Folio | Grant applications written for community theatres, paid only if the grant is won. | Community theatres in Canada | Consulting | 8% of the grant.
  `,
  'usage-based-software': `
    RentRight | We check tenants for small landlords | Private landlords in Ireland | Real Estate | €35 per check
    TapTip | QR code tipping for hotel staff | Hotels in Turkey | Finance | 4% of each tip
    PayBridge | Salary advances for gig drivers, repaid from the next ride payouts. | Gig drivers in Mexico City | Finance | 3% fee per advance.
  `,
}

function briefIn(line: string): Brief {
  const [startupName, businessIdea, targetCustomer, industry, additionalContext] = line
    .split('|')
    .map((part) => part.trim())
  return briefSchema.parse({ startupName, businessIdea, targetCustomer, industry, additionalContext })
}

export const RARE_TRADES = (Object.entries(TOLD) as [BusinessModel, string][]).flatMap(([model, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ model, brief: briefIn(line) })),
)
