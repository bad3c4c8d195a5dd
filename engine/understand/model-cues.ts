// Words that tell what kind of business it is. `what` names the thing sold and counts most as the head of the offer;
// `how` names the way of earning and counts wherever it stands.
import type { BusinessModel } from './understanding.ts'

export interface ModelCue {
  model: BusinessModel
  weight: number
  words: RegExp
}

const cues = (table: [BusinessModel, number, string][]): ModelCue[] =>
  table.map(([model, weight, words]) => ({
    model,
    weight,
    words: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu'),
  }))

export const WHAT = cues([
  [
    'local-service',
    4.5,
    '(?:[\\p{L}-]+ )?(?:parks?|arena|rink|saunas?|playground|soft play|play cent(?:re|er)|leisure cent(?:re|er)|(?:swimming )?pool|planetarium)',
  ],
  ['event', 5, '(?:\\p{L}+ )?(?:holidays|cruises|safaris?)'],
  [
    'direct-to-consumer',
    3,
    'kits?|vegetables|veg box(?:es)?|fruit|produce|groceries|meat|fish|eggs|bouquets?|flowers|meals|phones|laptops|bikes|clothes|dresses|shirts|jackets|denim|sneaker|hats|gloves|lamps|tents|knives|pans|instruments|guitars|cards|stickers',
  ],
  [
    'software-subscription',
    4,
    'software|saas|web ?apps?|mobile apps?|apps?|dashboards?|crm|erp|plug-?ins?|add-?ons?|(?:browser |chrome )?extensions?|chat-?bots?|bots?|(?:ai|digital|virtual|smart) (?:\\p{L}+ )?(?:assistant|agent|copilot|tool|coach|tutor|receptionist|scribe)s?|copilot|management (?:system|tool|platform)s?|(?:scheduling|booking|billing|planning|tracking|inventory|analytics|accounting|productivity|no-code) (?:tool|system)s?|robo-?advis(?:e|o)rs?|anwendung|aplicación|logiciel|软件|应用|تطبيق',
  ],
  [
    'software-subscription',
    1.4,
    'platforms?|tools?|online (?:tool|service)s?|websites?|portals?|algorithms?|ai|automat(?:es?|ed|ion)|machine learning|digital (?:tool|platform)s?|calculators?|planners?|trackers?',
  ],
  [
    'usage-based-software',
    6,
    'apis?|sdks?|developer (?:platform|tools?)|payments? (?:gateway|platform|processor|app|infrastructure|api)|cloud (?:gpu|compute|storage)|gpu|crypto (?:exchange|wallet)|stablecoins?|blockchain|remittances?|money transfer|micro-?(?:loans?|lending|credit)|lending (?:app|platform)|(?:small |business |student |payday )?loans?|lending|buy now pay later|neobank|digital wallet|mobile money|invoice (?:factoring|finance)|tokens|(?:instant |mobile |cross-border )?pay(?:outs?|ments)|(?:text message|sms|whatsapp|voice) (?:reminders?|notifications?|alerts?|messages|messaging)|speech[- ]to[- ]text|transcription',
  ],
  [
    'success-fee',
    5,
    'debt collection|tax (?:refund|reclaim)s?|claims? recovery|recruit(?:ment|ing) (?:agency|firm)|head-?hunt(?:er|ing)|(?:flight )?compensation claims?|bill negotiation|insurance brok\\p{L}+|mortgage brok\\p{L}+|real estate (?:agency|agents?|brokers?|brokerage)|estate agen(?:cy|ts?)|lettings? agen(?:cy|ts?)|property finders?|(?:yacht|boat|business|freight|energy) brok(?:er|ers|erage)|(?:rates|tax|bill|energy) (?:reduction|recovery)|delay compensation|m&a advis\\p{L}+|procurement savings',
  ],
  [
    'marketplace',
    7,
    'market-?places?|two-sided|peer[- ]to[- ]peer|p2p|(?:airbnb|uber|etsy|fiverr|upwork|ebay|vinted|deliveroo) (?:for|of)|gig platform|exchange platform|auction (?:site|platform)|classifieds|job board|directory|mercado online|marktplatz',
  ],
  [
    'marketplace',
    7,
    '(?:find|book|hire|rent)(?:ing)? (?:a |an )?(?:local |trusted |vetted |nearby |verified )+\\p{L}+|rent(?:ing)? out their|neighbou?rs (?:can )?(?:lend|share|rent)',
  ],
  [
    'direct-to-consumer',
    4,
    'candles?|soaps?|skin-?care|cosmetics|make-?up|jewel(?:le)?ry|sneakers|shoes|clothing(?: (?:brand|line|label))?|apparel|t-?shirts|fashion (?:brand|label)|streetwear|swimwear|lingerie|hand-?bags?|bags?|back-?packs?|coffee|supplements?|protein bars?|snacks?|hot sauce|sauces|jams?|honey|tea|teas|bread|cakes?|cupcakes|cookies|biscuits|pasta|cheeses?|pies|pickles|chutneys?|kimchi|ready meals|coffee (?:beans|roaster[sy]?|roasters)|chocolates?|granola|kombucha|pet (?:food|treats|toys)|dog (?:food|treats|toys)|toys?|board games?|puzzles?|stationery|notebooks|furniture|rugs|mattress(?:es)?|bedding|perfumes?|fragrances?|watches|sunglasses|water bottles?|bicycles|e-?bikes|prints|posters|gifts?|gift boxes|meal kits?|baby (?:clothes|products|food)|hair ?care|shampoos?|razors?|deodorants?|menstrual (?:cups?|products)|diapers|nappies|plants|seeds|bags|mugs|ceramics|pottery|knitwear|socks|vitamins|spices|olive oil|skateboards?|surfboards?|mats?|towels?|(?:dining|coffee) tables?|blankets?|pillows?|tiffin(?: service)?|(?:home[- ]cooked )?lunch(?:es| box(?:es)?)?|home ?wares?|home d[eé]cor',
  ],
  [
    'direct-to-consumer',
    5.5,
    '(?:online|web|e-?commerce|shopify|internet) (?:shop|store|boutique|retailer)s?|e-?commerce (?:brand|store|site|shop)|subscription box(?:es)?|(?:monthly|weekly|quarterly|mystery|gift) box(?:es)?|(?:meal|food|grocery|flower|wine|milk|veg(?:etable)?|fruit) (?:prep )?(?:delivery|deliveries)|meal prep|d2c|dtc|direct[- ]to[- ]consumer|(?:\\p{L}+ )?brand|dropshipping|etsy (?:shop|store)|print[- ]on[- ]demand|tienda online|boutique en ligne|onlineshop|网店|متجر إلكتروني',
  ],
  [
    'hardware-subscription',
    5,
    'sensors?|iot|wearables?|buoys?|smart (?!phones?|contracts?|watch apps?|home app|pricing|matching|city|cities|tools?)\\p{L}+|gps (?:collar|tracker|tag|device)s?|collars?|devices?|hardware|robots?|robotic \\p{L}+|drones?|beacons?|cameras?|ear-?buds|air quality monitors?|trackers?|kiosks?|dispensers?|thermostats?|meters?|gateways?|monitors?|scanner|(?:\\p{L}+ )?loggers?|(?:ear|rfid|nfc|gps|smart|tracking) tags?|wrist-?bands?|head-?sets?|probes?|alarms?|purifiers?|chargers?',
  ],
  [
    'local-shop',
    6,
    'bakery|bakeries|caf[eé]s?|coffee ?(?:shop|house|bar|cart|truck|kiosk)s?|restaurants?|bistro|diner|pizzeria|trattoria|taco stand|food (?:truck|stall|cart)s?|ice cream (?:parlou?r|shop|truck)|gelateria|(?:juice|wine|cocktail|sushi|noodle|ramen|tapas|smoothie|boba|bubble tea) (?:bar|shop|house)s?|bubble tea|pubs?|bars?|taproom|brewpub|deli(?:catessen)?|butchers?|fishmonger|green-?grocer|grocer(?:y|ies)(?: store)?|corner shop|convenience store|super-?market|book ?(?:shop|store)s?|florists?|flower shop|gift shop|toy (?:shop|store)|record (?:shop|store)|bike (?:shop|store)|pet (?:shop|store)|clothing (?:shop|store|boutique)|boutique|thrift (?:shop|store)|vintage (?:shop|store)|second-?hand (?:shop|store)|pharmacy|hardware store|garden cent(?:re|er)|plant shop|cheese (?:shop|monger)|tea ?(?:room|house|shop)|patisserie|panader[ií]a|b[aä]ckerei|boulangerie|cafeter[ií]a|restaurante|gastst[aä]tte|مخبز|مقهى|مطعم|面包店|咖啡[店馆]|餐厅|市场摊位',
  ],
  [
    'local-shop',
    2.5,
    'shops?|stores?|retail (?:shop|store|space|unit)|pop-?up (?:shop|store)|market stall|deli counter|tienda|laden|boutique|magasin',
  ],
  [
    'local-service',
    5.5,
    'dog[- ]?walk(?:ing|ers?)|dog (?:grooming|sitting|day ?care|training|boarding)|pet (?:sitting|grooming|boarding|care)|cat sitting|cleaning|cleaners|house ?keeping|laund(?:ry|erette|romat)|dry clean(?:ing|er)|car ?wash(?:ing)?|(?:mobile )?(?:car |auto )?detailing|(?:mobile )?mechanics?|auto repair|garage|plumb(?:ing|er)|electrician|handy ?m[ae]n|landscap(?:ing|er)|lawn (?:care|mowing)|gardening|gardener|pool (?:cleaning|maintenance)|pest control|moving (?:company|service)|removals|courier|hair ?(?:salon|dresser|dressing|cuts?)|barber(?:shop|s)?|nail (?:salon|bar|studio)|beauty (?:salon|studio)|salons?|spa|massages?|tattoo (?:studio|shop|parlou?r)|gyms?|(?:yoga|pilates|fitness|dance|boxing|crossfit|climbing|spin|cycling|barre) (?:studio|gym|box|cent(?:re|er)|wall)|personal train(?:ing|er)|martial arts|dojo|(?:dental|medical|physio\\p{L}*|veterinary|vet|health|eye|skin|fertility|mental health|walk-in|chiropractic|acupuncture|urgent care) (?:clinic|practice|cent(?:re|er)|surgery)s?|clinics?|therap(?:y|ists?) practice|counsell?ing|nursing home|home ?care|elder(?:ly)? care|senior care|care (?:agency|home)|child ?care|day ?care|baby-?sitting|nanny|solar (?:install\\p{L}+|panels? install\\p{L}+)|roofing|painting (?:company|business|service)|renovat\\p{L}+|construction|catering|private chef|mobile (?:\\p{L}+ ){0,2}(?:bar|studio|salon|clinic|workshop|vet|sauna|kitchen|groomer|spa)|repairs?|mending|restoration|alterations?|(?:waste |food waste |rubbish )?collection|installations?|maintenance|home inspections?|(?:padel|tennis|squash|golf|sports|swimming|climbing|boxing|pickleball|health|social|members) (?:club|courts?|cent(?:re|er)|hall)|telehealth|tele-?medicine|ambulance|repair (?:shop|service)|phone repair|bike repair|tailor(?:ing)?(?: shop)?|photograph(?:y|er)|wedding photograph\\p{L}+|window cleaning|chimney|locksmith|taxi|shuttle|escape rooms?|bowling|trampoline|mini golf|florist service|paseo de perros|limpieza|reinigung|friseur|peluquer[ií]a|健身房|صالون',
  ],
  [
    'local-service',
    0.8,
    "(?:\\p{L}+ )?services?|clubs?|door[- ]to[- ]door|on-site|home visits?|at (?:your|the customer's|their) (?:home|door)",
  ],
  [
    'education',
    7,
    '(?<!plant |tree |garden )nurser(?:y|ies)(?! (?:plants|trees|furniture|decor))|kinder-?gartens?|pre-?schools?|cr[eè]ches?|kita',
  ],
  [
    'local-shop',
    7,
    '(?:coffee|food|ice cream|burger|pizza|taco|juice) (?:van|truck|cart|bus|trailer|bike)s?',
  ],
  ['local-service', 5.5, '(?:\\p{L}+ )?couriers?'],
  ['rental', 6, '(?:toy|tool|gear|dress) library|library of \\p{L}+'],
  [
    'agency',
    5,
    '(?:\\p{L}+ )?research|(?:drone|aerial) (?:pictures|photos|photography|surveys?|inspections?)',
  ],
  [
    'event',
    6,
    '(?:night|flea|christmas|craft) (?:markets?|fairs?)|organi[sz](?:e|es|ing) (?:[\\p{L}-]+ ){0,3}(?:markets?|fairs?|nights?|parties|events?|festivals?|tours?|trips?|races?)',
  ],
  ['local-service', 8, '(?:cat|dog|pet) (?:hotel|resort)s?|kennels?|cattery'],
  [
    'local-shop',
    6,
    '(?:plant|tree|garden) nurser(?:y|ies)|(?:\\p{L}+ )?(?:stall|stand|dealership|dealer|showroom)s?',
  ],
  [
    'agency',
    8,
    '(?:software|apps?|web|mobile|game|custom|product) (?:development|dev|engineering) (?:agency|studio|company|firm|shop|house|team|services?)|software (?:agency|house)|(?:product|food|real estate|corporate|commercial) (?:photograph(?:y|er)|photos|videos?)|video production|(?:speech|grant|cv|resume|content|script|blog) ?writing|(?:payroll|accounting|bookkeeping|tax|hr|legal|it support|translation|design|marketing) services?',
  ],
  ['agency', 8, '(?:executive|business|career|leadership|sales|management|life) coach(?:ing|es)?'],
  [
    'agency',
    6,
    '(?:\\p{L}+ )?agenc(?:y|ies)|consultanc(?:y|ies)|consult(?:ing|ants?)|freelanc(?:e|ing)|(?:design|web|branding|creative|video|animation|architecture|development|production|game art|software) studio|done[- ]for[- ]you|ghost-?writing|copy-?writing|book-?keeping|accounting (?:firm|practice)|law firm|seo|social media management|lead generation|pr firm|marketing services|virtual assistants?|fractional (?:cfo|cto|cmo)|outsourc(?:ed|ing)|advisory|translation services?|interior design(?:er)?|travel (?:agency|agent|planning|planner)|tour operator|beratung|consultor[ií]a|agencia|agentur|咨询',
  ],
  [
    'education',
    6,
    'tutor(?:ing|s|ials?)?|boot-?camps?|(?:online |video |short |cooking |language |coding |evening |training )?courses?|(?:language|music|driving|cooking|coding|surf|ski|swim|art|dance|drama|film|flight|forest|private|summer) (?:school|academy|lessons|classes|camp)s?|academy|lessons|e-?learning|edtech|(?:corporate |staff |safety )?training (?:program\\p{L}*|provider|cent(?:re|er)|courses?|company)|cohort|mentorship|exam prep(?:aration)?|test prep|workshops|teach(?:es|ing)?|learn(?:ing)? (?:platform|app)|school|kindergarten|montessori|after-?school|coaching|clases|curso|unterricht|nachhilfe|培训|家教|دورات',
  ],
  [
    'content',
    6,
    'newsletters?|podcasts?|you-?tube(?: channel)?|channel|blogs?|magazines?|media (?:company|brand|outlet)|(?:indie |video |mobile |pc |puzzle |vr |role-playing |strategy )?(?:video )?games?(?! (?:cafe|café|night|store|shop|bar|of))|webcomics?|comics?|novels?|e-?books?|audio ?books?|films?|documentar(?:y|ies)|film production|web ?series|record label|music (?:label|streaming)|streaming (?:channel|service)|publishing(?: house)?|publisher|journalism|news site|tiktok (?:channel|account)|influencer|stock (?:photos|footage)|templates',
  ],
  [
    'rental',
    6,
    '(?:[\\p{L}-]+ )?(?:rentals?|hire(?= (?:with|for|on|in|of|and|at|near)\\b|[.,;:]|$))|rent(?:ing)? (?:out )?(?!their|is|of|and|at|for|from|per|about|around|will|was|free|monthly|costs?|chf|eur|usd|gbp|aud|cad|sek|nok|dkk|pln|inr|aed|kes|ngn|zar|kr|rs)\\p{L}+|b ?(?:&|and) ?b|bed and breakfast|guest ?house|hostel|hotels?|boutique hotel|eco-?lodge|lodge|glamping|camp ?sites?|camping site|cabins?|holiday (?:home|let|cottage)s?|vacation (?:home|rental)s?|short-term lets?|airbnb(?! for)|co-?working(?: space)?|co-?living|self[- ]storage|storage units?|meeting rooms|studio space|car[- ]?sharing|bike[- ]?sharing|scooter[- ]?sharing|library of things|tool library|ghost kitchen space|event venue|wedding venue|parking spaces|student housing|ferienwohnung|alquiler de|location de|民宿',
  ],
  [
    'manufacturing',
    6,
    '(?:vertical|hydroponic|mushroom|fish|oyster|insect|indoor|micro-?greens?|organic|dairy|shrimp|aquaponic) farms?|farms?|farming|micro-?greens|hydroponics|3d[- ]print(?:ing|ed|er)?(?: farm| service| parts)*|print farm|factory|manufactur(?:e|es|er|ing)|(?:micro|craft |nano)?-?brewer(?:y|ies)|distiller(?:y|ies)|winery|vineyard|cidery|food production|co-?pack(?:er|ing)|wholesale(?:r)?|packaging|foundry|sawmill|textile mill|furniture mak(?:er|ing)|workshop that (?:makes|builds)|production line|prefab\\p{L}*|modular homes|recycl(?:ing|ed) plant|machining|cnc|ingredients? (?:maker|supplier)|plant-based (?:meat|milk|cheese)|cervecer[ií]a|f[aá]brica|brauerei|工厂|مصنع',
  ],
  ['manufacturing', 4, 'gin|whisk(?:e)?y|rum|vodka|beers?|ciders?|wines?|mead|spirits|liqueurs?|sake'],
  [
    'manufacturing',
    2.5,
    'batter(?:y|ies)|bio-?plastics?|concrete|bricks|components|bio-?char|compost|fertili[sz]er|tiles|timber|steel|fabric|seaweed|kelp|mushrooms|parts|panels|insulation|boards|flooring|resin|moulds?|machines?|tools(?= (?:for|made))',
  ],
  [
    'manufacturing',
    5,
    '(?:we |i )?(?:grow|brew|distill?|mill|forg|weav|ferment|cultivat|press)(?:s|e|es|ed|ing)?(?! (?:fast|quick|your|their|sales|up|old|business))',
  ],
  [
    'event',
    6,
    "(?:music |film |food |beer |art |tech )?festivals?|conferences?|trade (?:show|fair)s?|expo|meet-?ups?|hackathons?|wedding plann(?:er|ing)|event (?:plann\\p{L}+|compan(?:y|ies)|production|organi[sz]\\p{L}+|management)|events|concerts?|concert series|supper clubs?|retreats?|pop-?up (?:dinners?|events?)|parties|kids' parties|birthday part(?:y|ies)|tournaments?|marathons?|(?:\\p{L}+ )?tours?|guided (?:walks?|hikes?)|excursions?|expeditions?|comedy nights?|quiz nights?|eventos|veranstaltung\\p{L}*",
  ],
  [
    'non-profit',
    8,
    'non-?profits?|not-for-profit|charit(?:y|ies|able)|ngo|foundation|donations?|donors|food bank|soup kitchen|shelter|community interest company|cic|501\\(c\\)\\(3\\)|volunteers|scholarships?|mutual aid|社会组织|جمعية خيرية|gemeinn[uü]tzig\\p{L}*|sin fines de lucro|ong',
  ],
])

export const HOW = cues([
  ['local-service', 6, 'mobile (?:\\p{L}+ ){0,2}(?:bar|studio|salon|clinic|workshop|vet|sauna|spa)'],
  [
    'marketplace',
    7,
    'where (?!(?:you|customers|guests|members|visitors|they|we|kids|children|volunteers|people) )(?:[\\p{L}-]+ ){1,4}?(?:can )?(?:sell|list|rent out|rent|swap|trade|offer|bid|book|hire|auction|alter|lend|find|buy)',
  ],
  [
    'marketplace',
    5,
    '(?:brings?|bringing) (?:together|[^.,;]{2,40} together)|(?:swap|trade|exchange)s? (?:[\\p{L}-]+ ){0,2}(?:with each other|among themselves)',
  ],
  ['marketplace', 4, 'connect(?:s|ing)? [\\p{L} -]{3,40} who (?:want|need|swap|trade|sell|buy)'],
  ['local-service', 3.5, '(?:repair|fix|mend|clean|install|restore)s? (?!and|of|for|in)\\p{L}+'],
  ['manufacturing', 1.6, '(?:we|i) (?:make|produce|manufacture)'],
  [
    'direct-to-consumer',
    1.6,
    '(?:we|i) (?:make|sew|knit|bake)|made (?:from|of|out of|to order)|custom|bespoke|sells? (?:for|at)|sell(?:s|ing)? (?:[\\p{L}-]+ ){1,5}online',
  ],
  ['local-shop', 1, 'sell(?:s|ing)?(?! (?:online|on))'],
  ['marketplace', 6, '(?:connect|match|link|pair)(?:s|es|ing)? (?!to\\b)[^.,;]{2,50}? (?:with|to|and)'],
  [
    'software-subscription',
    2.5,
    '(?:per|a|each) (?:seat|user)(?: per month)?|freemium|free tier|monthly recurring|mrr|arr|free trial|in-app|pro plan|premium (?:plan|tier|version)',
  ],
  [
    'usage-based-software',
    6,
    'pay[- ]as[- ]you[- ]go|usage[- ]based|pay[- ]per[- ](?:use|call)|per (?:api call|request|minute of|gb|thousand requests|1,?000|transaction|token|document|page|message|query|scan|sms|image|lookup|verification)|transaction fees?|interchange|(?:billed|charged|priced|paid|pay) (?:by the|per) (?:minute|call|message|second|page|document|request|image|scan|gb|token|check)',
  ],
  [
    'success-fee',
    20,
    'share of the (?:money|savings?|amount|refunds?|sums?) (?:recovered|saved|we (?:save|recover|find|win))?|(?:share|percentage|percent|cut|part|%|\\d+ ?%) of (?:the |what |any |all )?(?:money |amounts? |sums? )?(?:is |we |they |you |gets? )*(?:recover(?:ed|y|ies)?|sav(?:e|ed|ings?)|won|refunds?|reclaimed)|no[- ]win[,-]? no[- ]fee|success fees?|contingency|only (?:pay|get paid|gets paid|paid|charge|earn|bill)s? (?:[\\p{L}\\d]+ ){0,2}(?:if|when|once|on)|(?:pay|get paid|charge)s? only (?:if|when)|placement fee|first-year salary|paid on results|pay on success',
  ],
  [
    'marketplace',
    6.5,
    '(?:commission|cut|fee|share|percent|\\d ?%|\\d+ ?%) (?:of|on|from|per) (?:each |every |the |all )?(?:sale|sales|order|booking|transaction|rental|job|ride|lesson|trip|fare|session)s?|take[- ]rate|take a commission|we keep|we take (?:an? |\\d+ ?%?)|commission|both sides|buyers and sellers|listing fees?|supply side|gmv',
  ],
  [
    'direct-to-consumer',
    3,
    "deliver(?:s|ing)? (?:fresh|organic|hot|healthy|home-?made|local)|delivered (?:every|each|weekly|monthly|to|by post)|ship(?:s|ped|ping)? (?:to|directly|nationwide|worldwide|from)|(?:sell|sold|selling) (?:online|on (?:etsy|amazon|instagram|shopify|tiktok|our website))|hand-?made|hand-?crafted|small-batch|delivered to (?:your|their) door|by post|in the mail|instagram shop|farmers'? markets?",
  ],
  [
    'hardware-subscription',
    3,
    'hardware costs?|prototypes?|firmware|embedded engineer|bill of materials|device (?:plus|and) (?:a )?subscription|monitoring subscription',
  ],
  [
    'local-shop',
    2.2,
    "foot ?fall|high street|walk-ins?|takeaway|take-?out|dine-in|\\d+[- ]seats?(?:er)?|covers a day|counter|menu|lease|square (?:met(?:re|er)|foot|feet)|storefront|shop ?front|corner unit|main street|neighbou?rhood|farmers'? market stall",
  ],
  [
    'local-service',
    1.8,
    'appointments?|per visit|by the hour|within \\d+ (?:km|miles|kilomet)\\p{L}*|treatments?|memberships?|chairs|call-?outs?|van|residents of|home-owners|homeowners',
  ],
  ['agency', 2.5, 'retainers?|client work|project fees?|day rate|billable|per project|clients'],
  ['education', 2, 'students|pupils|curriculum|learners|teachers?|classes|tuition|certificate|exam'],
  [
    'content',
    3,
    'sponsors(?:hips?)?|ad revenue|advertis(?:ing|ers)|patreon|readers|listeners|viewers|episodes|paid subscribers|substack|steam|wishlists?|audience',
  ],
  [
    'rental',
    7,
    'rented (?:out|by the|to|for|per)|rents? (?:out |for |at |by )|hired? out|on loan|lend(?:s|ing)? (?!money|to (?:small|wom|busi))|reusable [^.,;]{2,30} scheme|pay by the (?:day|night)',
  ],
  [
    'rental',
    2.5,
    'per night|a night|nightly|per day|a day rate|occupancy|deposits?|daily rate|guests|rooms|by the day|weekend hire',
  ],
  [
    'manufacturing',
    2.5,
    'wholesale|restaurants and grocers|supply (?:restaurants|shops|hotels|retailers)|distributors?|batches|tonnes|kilograms? (?:a|per)|production capacity|stockists?|retailers|minimum order|contract manufactur\\p{L}+|kegs|crop',
  ],
  ['event', 2.5, 'tickets?|ticketed|attendees|speakers|venues?|line-?up|per head|exhibitors'],
  [
    'non-profit',
    5,
    'grant-funded|donat\\p{L}+|fundrais\\p{L}+|beneficiaries|free of charge|low-income|refugees|homeless|underprivileged|social mission|philanthrop\\p{L}+',
  ],
  // Ways of earning that leave no doubt.
  [
    'success-fee',
    16,
    'no (?:saving|savings|win|result|cure|recovery|refund|success)s?,? no (?:fee|pay|charge)',
  ],
  ['rental', 12, '(?:rent|hire|let|lease)(?:s|ing)? out (?!their|your)\\p{L}+'],
  ['event', 6, '(?:\\p{L}+ )?(?:nights?|evenings|parties)(?= [^.]{0,60}tickets?)'],
  ['agency', 7, '(?:monthly )?retainer of|on (?:a )?(?:monthly )?retainer'],
  [
    'manufacturing',
    11,
    '(?:make|build|produce)s? [^.,;]{2,40} in (?:a|our|my) (?:own )?(?:workshop|factory|small plant)',
  ],
  ['software-subscription', 8, 'cloud (?:tool|software|app|platform|service)'],
  [
    'non-profit',
    9,
    'volunteers|association loi|grants and|registered charity|csr (?:money|funds?)|shelters and',
  ],
  [
    'non-profit',
    12,
    'free (?:\\p{L}+ )?(?:legal|medical|dental|eye|health|food) ?(?:clinics?|care|advice|aid|meals?)?',
  ],
])
