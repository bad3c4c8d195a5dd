// The kinds of question that founders ask, by what would have to be computed to answer them, and the words that tell them apart.

/** Those that name one thing only come first: of two that score the same, the first is meant. */
export const KINDS = [
  'insurance',
  'season',
  'loan',
  'equity',
  'job',
  'payment',
  'grant',
  'permission',
  'hire',
  'basis',
  'price',
  'discount',
  'source',
  'purchase',
  'premises',
  'order',
  'size',
  'drop',
  'reach',
  'timing',
  'choice',
  'check',
  'enough',
] as const
/**
 * price: what to charge, more or less. basis: per what, by whom, monthly or yearly. discount: a share given away. payment: when
 * customers pay. order: an offer to accept. size: how much to begin with. choice: which of two. drop: what to stop. reach: winning
 * and keeping customers. enough: whether it pays, or how many it takes. season: the empty months. check: whether something is true.
 */
export type Kind = (typeof KINDS)[number]

/** Weights: 3 names the decision itself, 2 names its object, 1 is a hint that needs another. */
export type Sign = [weight: number, words: RegExp]

const AMOUNT = String.raw`(?:[$€£₦₹¥]|r\$|s/|rm|rs\.?|kes|ksh|usd|eur|gbp|php|aed|chf|kr|zar|ghs|birr)?\s?\d[\d.,' ]*k?`

export const SIGNS: Record<Kind, Sign[]> = {
  price: [
    [
      4.5,
      /\bwhat (?:should|shall|do|would|can|could|must|to) (?:i|we|you)?\s*(?:charge|ask|quote|bid|price|put)|\bwhat (?:i|we) should (?:charge|ask)/,
    ],
    [
      4.5,
      /\bh(?:o)?w much (?:can|should|do|to|shall|must|could|would)?\s*(?:i|we)?\s*(?:be )?(?:charge|ask|price|quote|demander)/,
    ],
    [3, /\b(?:what|which|how) (?:\w+ )?(?:price|rate|fee|tariff|fare|royalty|daily rate|day rate)\b/],
    [
      3.5,
      /\b(?:raise|rais|increase|put|push|lower|cut|drop|bump|change|up|reduce)\w* (?:up |down )?(?:the |my |our |their |its )?(?:\w+ ){0,3}(?:price|fee|rate|fare|commission|rent|share|tariff)s?\b/,
    ],
    [
      3,
      /\b(?:price|fee|rate|fare|plan|package)s?\b.{0,25}\b(?:up|down|too (?:low|high|cheap)|right|fair|higher|lower|sensible|reasonable|normal)\b/,
    ],
    [3, /(?<!(?:%|cent)\s)\btoo (?:low|high|cheap|much|expensive|greedy|dear|little)\b/],
    [
      4,
      RegExp(
        String.raw`\b(?:go|raise|increase|put|up|move|make it|make|rais)\w*\b.{0,30}\b(?:to|at|it) ${AMOUNT}`,
      ),
    ],
    [3, /\b(?:how (?:should|do|would|can) (?:i|we)|how to) (?:\w+ )?price\b|\bhow to price\b/],
    [
      3,
      /\bcharge (?:more|less|extra|higher)\b|\bput (?:it|them) up\b|\bhigher price\b|\bour price|\bmy price/,
    ],
    [
      3,
      /\b(?:cuánto|cuanto|quanto|combien|wie ?viel|hoeveel)\b.{0,25}\b(?:cobr|pedir|pido|deman|vendre|verlang|vragen|factur|prix|preço|precio)/,
    ],
    [
      3,
      /\bqu[ée] precio|\bwas soll i?c?h? verlangen|zu billig|\bsubo el precio|\bcómo cobro|\bcomo cobro|\bnaikin|\bmeer vragen/,
    ],
    [
      2,
      /\bprice|\bpricing|\bcharge|\bprix|\bprecio|\bpreis|\bpreço|\bmembership fee|\bfair\b.*\b(?:rate|price)|\bdaily rate\b/,
    ],
    [4.5, /\bmatch \d|\bwhat interest (?:rate )?should\b/],
  ],
  basis: [
    [5, /\bflat \S+ an? (?:month|year|week)/],
    [5, /\bsliding scale\b|\bcobrar aos dois\b/],
    [
      4,
      /\b(?:per|by the|by|pro|por) \w+(?: \w+)? (?:or|oder|ou|o|instead|rather|as against) (?:as a share|per|by the|by|pro|por|a|in|of)\b/,
    ],
    [
      4,
      /\b(?:month(?:ly)?|yearly|annual(?:ly)?|season|one[- ]off|per visit|subscription|flat|fixed|pay[- ]per[- ]\w+|licen[cs]e)\b.{0,40}\b(?:or|instead|rather|better than|vs|versus|than)\b.{0,40}\b(?:month|year|annual|per |by |one[- ]off|subscription|flat|fixed|hint|outright|calls|visit|percent|lifetime|session)/,
    ],
    [
      4,
      /\b(?:subscription|yearly contract|annual contract|flat (?:fee|rate|price|contract)|fixed fee|fixed price|monthly fee|retainer|unlimited|yearly payment|monthly pass|sliding scale|single annual price|season pass|membership)\b/,
    ],
    [
      3,
      /\bwho (?:should|shall|must) pay|\bshould the \w+ pay|\bcharge (?:the )?\w+ (?:instead|or the)|\bpay (?:alone|themselves|for this themselves)|\bcobr\w+ (?:al|à|a la|aos) .{0,30}\bo\b|\bcharge (?:the )?(?:buyer|seller|both)|\ben vez de\b|\bstatt\b|\binstead of (?:to |a |the )?(?:me|famil|per|royalt|percent)/,
    ],
    [
      3,
      /\bpago mensual|\babonnement|\bsuscripci|\bassinatura|\bmonatlich|\bjährlich|\bprice in dollars|\bprecio en d[oó]lares/,
    ],
    [4, /\b(?:rate|price|fee)\b.{0,30}\bor\b.{0,30}\bper \w+/],
    [
      2,
      /\bby the (?:hour|day|piece|head|metre|meter|kilo|horn)\b|\bper (?:hour|day|kilo|kg|metre|head|hectare|lift|mechanic|building|tonne|count)\b/,
    ],
  ],
  discount: [
    [3, /\bdiscount|\brebate|\bdescuento|\brabatt|\bremise\b|\bcheaper for\b/],
    [
      3,
      /\b(?:commission|royalt\w+|reseller share|share|cut|percentage|percent|margin)\b.{0,30}\b(?:normal|fair|too|ok|okay|right|collectible|better|worth)|\b(?:normal|fair|right) (?:royalty|commission|share|cut|percentage|split)/,
    ],
    [2, /\bis \d[\d.,]*\s?(?:%|per ?cent)\s*(?:\w+ )?(?:normal|fair|too|ok|right|a lot)/],
    [
      3,
      /\b(?:give|pay|offer|ask)\b.{0,25}\d[\d.,]*\s?(?:%|per ?cent)|\bconsignment\b|\b\d[\d.,]*\s?(?:%|per ?cent) (?:deal|share|off|cut)/,
    ],
    [
      2,
      /\bcommission\b|\broyalt|\breseller|\bpay (?:the )?\w+ (?:this|a) cut|\bsplit\b|\bwholesale(?:r)? price|\bgrossiste/,
    ],
  ],
  payment: [
    [
      4,
      /\bdeposit|\bdown ?payment|\bup ?front\b|\bin advance\b|\binstal?lments?\b|\bprepa(?:y|id)|\badelanto|\banzahlung|\bacompte|\bsinal\b|\bgarant[ií]a\b|\bpay small small/,
    ],
    [
      4,
      /\bfactor(?:ing)?\b|\binvoice finance|\binvoice discount|\bpaid sooner|\blate payers?|\bfinance the \d+|\bzahlungseingang|\bpaid only when/,
    ],
    [4.5, /\bwait(?:ing)? (?:for|on) (?:the )?.{0,12}(?:money|payments?|refunds)\b/],
    [
      3,
      /\bbefore (?:the )?\w+ pays? me|\bpay people before|\bpayment terms|\brefund|\bbridge the|\bget paid|\bpay at once|\bon credit\b|\bon account\b/,
    ],
  ],
  order: [
    [
      4,
      /\bis the (?:hotel|contract|client|group|chain|school|hospice|order|job|deal)\b.{0,12}\bworth|\bright to refuse\b/,
    ],
    [
      3,
      /\b(?:accept|take|say yes to|sign|agree to|go for|refuse|turn down|bid|tender|counter)\b.{0,40}\b(?:contract|order|offer|deal|job|hotel|exclusiv\w*|supermarket|chain|group|tender|condition|price|licen[cs]e|publisher|distributor|dollars|agency|wholesaler|client|number|store|shops?|stores)\b/,
    ],
    [4.5, /\bexclusiv/],
    [
      3,
      /\btender\b|\blicitaci|\bwould you bid|\bshould (?:i|we) (?:accept|sign)\b|\bsay yes to\b|\bacepto el|\baccepter\b|\bdarauf eingehen/,
    ],
    [
      3,
      /\b(?:take it|take them|sign it|hold out|good deal|fair deal|that deal|the deal|that offer|the offer|their offer|safe to sign|counter with)\b/,
    ],
    [
      2,
      /\bcontract\b|\baccept\b|\bsign\b|\boffer\b|\bbig order|\bdeal\b|\bdo i take\b|\bdo we take\b|\bnational account|\bwould you take\b/,
    ],
  ],
  loan: [
    [4, /\btake (?:the |that |this )?(?:\w+ )?money\b/],
    [
      4,
      /\bloan|\bborrow|\boverdraft|\bcredit\b|\bcr[ée]dito?\b|\bkredit|\bpr[ée]stamo|\bempr[ée]stimo|\bmudra|\bsacco\b|\bmortgage|\bendeud|\bdarlehen|\blend\b|\binterest\b|\bmicrofinance|\bcooperative money|\bbank money|\bdebt\b|\bemprunt/,
    ],
    [
      3,
      /\bleasing\b|\bfinance (?:it|the|them)\b|\bon finance\b|\bbridge\b|\bpréstamo|\bpay cash or\b|\bcash or finance/,
    ],
    [1, /\bbank\b|\bfund(?:ed|ing)?\b|\bcapital\b/],
  ],
  equity: [
    [
      4,
      /\binvestors?\b|\bequity|\bangel\b|\bvaluation|\bvc\b|\bventure|\bsell (?:him|her|them)? ?\d+ ?%|\bshare offer|\bshareholder|\bstake\b|\bwho invests|\bcrowdfund/,
    ],
    [
      4,
      /\b(?:bring|take|find|get|give|have|go with)\b.{0,20}\bpartners?\b|\bpartner (?:up|him|her|or|for)|\bco-?founder|\b(?:give|sell|offer)\b.{0,20}\b(?:half|\d+ ?%|per ?cent|shares?) of (?:the|my|our) (?:company|business)|\bsocio\b|\bsócio\b|\bassocié|\btake on (?:more )?capital|\braise money\b|\braise (?:a|the|our) (?:round|seed)/,
    ],
  ],
  job: [
    [
      4,
      /\b(?:quit|leave|keep|resign|give up|drop|stay in|stop)\w*\b.{0,25}\b(?:job|work|bank|day job|salary|position|employment|office|post)\b|\bquit\b|\bkündigen|\bteilzeit|\bpart[- ]time first|\bfull[- ]time\b.{0,30}\bor\b|\bgo full ?time|\bdejar? (?:el|mi) (?:trabajo|empleo)|\bquitter mon|\bnotice\b.{0,15}\bjob|\breduce my hours|\bleave the\b.{0,10}\bfully/,
    ],
  ],
  hire: [
    [4.5, /\bbacklog\b|\bwithout hiring\b/],
    [
      4,
      /\bhir(?:e|ing)\b(?! (?:for|in a second|another year))|\bemploy(?:ee)?\b|\bemploying|\bstaff\b|\btake (?:him|her|someone|somebody|on another|on a) on|\btake (?:him|her) on|\bsecond person|\bthird crew|\bhelper\b|\bassistant\b|\bapprentice|\bsalesperson|\bcontractor or\b|\bas a contractor|\beinstellen|\bcontrat(?:o|ar|amos)\b|\bembaucher|\bpay (?:someone|somebody|a person)|\bfreelancers?\b|\bsubcontract|\btechnician\b|\bsecond (?:dev|driver|crew|coach|teacher|nurse|pair of hands)/,
    ],
    [
      2,
      /\bhire\b|\bwages?\b|\bsalary\b|\btrainee|\bkeep (?:the )?(?:girls|teachers|guys|team) busy|\bsplit (?:my|the) route|\bget (?:a )?second person/,
    ],
  ],
  purchase: [
    [
      4,
      /\b(?:buy|buying|purchase|lease|get|rent|own|invest in|order|pay for|finance)\w*\b.{0,35}\b(?:machine|press|truck|van|car|oven|trailer|boat|tractor|compressor|printer|drone|generator|kiln|lorry|bus|equipment|comber|dryer|grinder|sorter|shredder|cnc|freezer|app|website|software|laser|stone|unit|maxi|tool|excavator|cold room|solar|scanner|line|raft|mill|robot|pump|bike|scooter|cart|moulds?|molds?|second one|third one|another one|own \w+)s?\b/,
    ],
    [
      4,
      /\bbuy\b|\bcompro\b|\bcomprar\b|\bacheter\b|\bkaufen\b|\bbuy or rent|\brent or buy|\blease or buy|\bbuy or lease|\bkeep renting|\bcontinue to hire|\bhire for another|\bsubrentar|\bcompra\b/,
    ],
    [
      3,
      /\b(?:second|third|another|bigger|new|own) (?:machine|truck|van|car|carro|oven|trailer|boat|tractor|raft|drone|press|kiln|van|freezer|generator|bus|one)\b|\bthird tractor|\bhire in a\b|\bneed the app\b|\bthe app\b|\bbuild (?:the|an|my own) app|\bno-?code\b|\bpay for the app|\bput (?:what|the|it|my|our)\b.{0,20}\binto\b/,
    ],
    [
      3,
      /\b(?:certif\w*|accredit\w*|patent|trade ?mark|organic|approval)\b.{0,40}\b(?:worth|first|already|now|at our size|yet)|\b(?:worth|lohnt)\b.{0,40}\b(?:certif|zertif|accredit|patent|organic|trade ?mark|dump station)|\bzertifizierung|\bcertificar\b|\bgoing organic|\bworth (?:it )?(?:putting|adding|installing)/,
    ],
    [1, /\bmachine\b|\bequipment\b|\bfleet\b|\bworth it\b|\bthe press\b|\bthe van\b|\bthe truck\b/],
  ],
  premises: [
    [
      4,
      /\b(?:sign|take|rent|open|get|need|wait with|move to|move into|have|lease)\w*\b.{0,30}\b(?:lease|shop|room|kiosk|store|storefront|local|premises|unit|warehouse|floor|office|studio|arch|space|stall|kitchen|building|workshop|garage|clinic|café|cafe|restaurant|branch|display flat|showroom|second place|house|container|hall|place)\b/,
    ],
    [
      3,
      /\bthe lease\b|\blease\b|\bsecond (?:shop|place|location|room|branch|site|store|studio)|\bthe rent\b|\blokal\b|\bstay (?:in|at) (?:my|the) (?:house|home|mum|garage|kitchen)|\bkeep going from home|\bfrom home\b|\bbigger room|\bfixed rent\b|\bsublet|\bloyer\b|\brento (?:primero )?el local|\bopen (?:a|the|in|it)\b/,
    ],
    [2, /\bthe store\b|\bthe shop\b|\bthe room\b|\bthe unit\b|\bwarehouse\b|\bkiosk/],
  ],
  source: [
    [
      4,
      /\bco-?pack\w*|\boutsourc\w*|\bin[- ]house\b|\bsend (?:it|them|the \w+)? ?out\b|\bmake (?:it|them) (?:myself|ourselves|ourself|in|locally|here)|\b(?:keep|stop) making|\bimport(?:ing)?\b|\bcontract manufactur\w*|\bgive (?:the )?work out|\bfare? il? .{0,15}da altri|\bfaccio fare|\brent (?:more )?(?:kitchen|factory|time)|\btime in a factory|\bmyself or (?:pay|hire|let|have)|\bpay (?:someone|somebody|an? \w+) to (?:make|build|do)|\bdo it (?:all )?(?:myself|ourselves)|\bgrow (?:our|my) own|\bown juice|\bbuy paddy|\bsupplier\b/,
    ],
    [2, /\bmanage?ing \w+ of other owners|\bkeep the captains with theirs|\bpart(?:ner)? factory/],
  ],
  size: [
    [
      4,
      /\b(?:start|begin|starting|anfangen|commence)\w*\b.{0,30}\b(?:small(?:er)?|kleiner|less|fewer|with only|with (?:only |just )?(?:one|1|two|2|a single)|only (?:one|with)|une seule)\b|\bkleiner anfangen/,
    ],
    [
      4,
      /\b(?:both|all)\b.{0,30}\bat once|\bat once or\b|\bone first\b|\ball the \w+ at once|\bhow (?:many|big|large)\b.{0,40}\b(?:first|start|begin|print|order|buy|make|at first|the first year)|\bprint \d|\b(?:first|bigger|smaller) (?:run|batch|order)|\bminimum order|\bfull amount|\bfor \d[\d.,]* (?:tons?|tonnes?|units|pieces)|\bgo(?:ing)? to \d[\d.,]* silly|\balone enough for the first/,
    ],
    [2, /\bgo slow|\bslow slow|\bgrow slow|\bfewer \w+ or\b|\bis one \w+ enough|\bjust the one\b/],
  ],
  choice: [
    [
      2.8,
      /\b(?:first|start|begin)\b.{0,50}\bor\b|\bor\b.{0,50}\bfirst\b|\bwhich (?:one|of|leg|product|market|group|city|way|stream|is better)|\bwhich\b.{0,40}\bfirst\b/,
    ],
    [
      2.8,
      /\bwhich (?:one )?(?:would|should|do|first)|\bbefore or after\b|\binstead of\b|\badd \w+ before\b|\b\w+ first\?*$|\bgo to \w+ next|\b(?:first|next) or\b|\bsplit (?:it )?into|\bgo (?:direct|alone)\b|\bkeep only\b|\bself ?publish|\bbe better with\b|\b(?:begin|start) selling\b|\balso (?:sell|offer|do|make|take)\b|\bpush the\b|\bla livraison aussi/,
    ],
    [
      2,
      /\b(?:better|wiser|smarter)\b.{0,60}\bor\b|\bor (?:stay|keep|stick|better|only|rather|should|just|first|go on|continue|do (?:i|we))\b|\bexpand|\bexpansion|\bfocus on\b|\bmix \w+ and\b|\bconcentrate/,
    ],
    [1, /\bor\b|\boder\b|\b\w+ ou \w+|\b\w+ o \w+\?/],
  ],
  drop: [
    [
      4,
      /\b(?:drop|stop|give up|close|cancel|leave|quit|cut|kill|abandon|get rid of|fire|let go of|discontinue)\b.{0,12}\b(?:the|my|our|serving|selling|doing|making|those|that|these|all|altogether|this)\b(?! (?:price|fee|rate|job|bank|work|share))/,
    ],
    [
      3,
      /\bdrop\b.{0,25}\baltogether|\bworth keeping|\bkeep (?:on )?(?:selling|serving|doing|the \w+ going)\b|\bleave (?:the )?(?:health plans|platform)|\bkeep going\b|\bis (?:it|the \w+) eating\b|\beats? (?:me|us)\b/,
    ],
  ],
  reach: [
    [
      3,
      /\b(?:ads?|advertis\w*|marketing|facebook|instagram|google|tiktok|influencer|seo|flyers?|campaign|viator|ota|newsletter|leads?)\b/,
    ],
    [
      4,
      /\bhow (?:do|can|should|to|would)\b.{0,12}\b(?:i|we)?\b.{0,6}\b(?:get|find|reach|win|attract|bring|sell|grow|convince|make|keep|stop|persuade)\b.{0,45}\b(?:customers?|clients?|people|parents|hotels?|members?|buyers?|patients|schools|farmers?|families|teachers|districts|renew|users|subscribers|growers|guests|students|companies|firms|shops|quick|course|trust|faster|directly|business|drivers|owners|restaurants|it to)\b/,
    ],
    [
      3,
      /\bhow to (?:grow|sell)|\bfirst (?:ten |\d+ )?(?:customers|clients)|\brenew\b|\bloyal|\bretain|\bstop (?:families|people|customers|clients) from|\bhow can i make that|\bget more (?:customers|clients|members)|\bown website|\bget to the\b|\bwhat (?:else )?(?:do|can) (?:i|we) sell|\bspread the word|\breach\b/,
    ],
  ],
  grant: [
    [3, /\bsponsor/],
    [
      4,
      /\bgrants?\b|\bsubsid|\bministry\b.{0,20}\bmoney|\bsupport money|\bfoundation money|\bdonat|\bcharit|\bförder|\bsubvenci|\bsubvention|\bdonors?\b|\bsercotec|\bfunder|\baccess to work|\bfundrais|\bgovernment (?:money|scheme|programme|program)|\bapply (?:to|for)\b/,
    ],
  ],
  permission: [
    [
      4,
      /\b(?:licen[cs]e|licen[cs]ed|permit|legal\w*|allow(?:ed|s)?|permission|registered?|registration(?! fee)|law|regulat\w*|certificate|approv\w*|waiver|disclosure|ce mark\w*|lawyer|liab\w+|gewerbe|darf ich|steuerberater|gdpr|data protection|trademark|trade mark|patented|copyright|ethical|compliance|fda|caan|sec license|inspect(?:or|ion)|planning|zoning|visa)\b/,
    ],
    [
      4,
      /\b(?:company|ngo|association|cooperative|foundation|non-?profit|social enterprise|llc|ltd|sole (?:trader|proprietor)|auto-entrepreneur|mei|förderverein|gmbh|charity|cic|lending company|two companies)\b.{0,40}\b(?:or|instead|rather|first|at this size|now)|\bor (?:as )?(?:an? )?(?:company|ngo|association|cooperative|foundation|social enterprise|nonprofit)|\bbe (?:a|an) (?:nonprofit|association|company)|\bvirar mei|\bgründen\b|\bwho signs if|\bwho (?:is|would be) (?:responsible|liable)|\bhow should i write the contract|\bvotes? be per|\bregister\b|\bbusiness name\b|\bconfidentialit|\bown licen[cs]e|\bcan (?:i|we) bill\b|\bok for (?:a|an)\b/,
    ],
  ],
  insurance: [[5, /\binsur\w*|\bliability cover|\bversicherung|\bseguro\b|\bassurance\b|\bindemnity/]],
  enough: [
    [4, /\bhow many\b(?!.{0,30}\b(?:first year|at first|to start|release))/],
    [
      4,
      /\b(?:live|living) (?:from|off|on|of)\b|\bviable|\bbreak[- ]?even|\bprofitable|\bbusiness or (?:a )?hobby|\bearn from this|\bdoes (?:it|this) (?:work|pay|add up|make sense)|\bleft for me|\brealistic|\bhow (?:much|many)\b.{0,25}\bneed to (?:sell|make|earn)|\bmake (?:any )?sense|\bis it enough|\benough (?:small )?work|\bshould i do it|\bpay for (?:it|itself)\b|\bviab|\bträgt|\brent(?:able|abel)|\bnos da el cuero|\btoo many \w+ (?:in|already)/,
    ],
    [
      2.5,
      /\bworth it\b|\bworth the (?:bother|trouble|effort)|\bany (?:money|good)\b|\bmad to|\bcrazy|\bstupid|\breckless|\bgood idea|\bsense\?|\bvale a pena|\bvale la pena|\bvaut la peine|\blohnt|\bzahlt sich/,
    ],
    [
      3,
      /\bwhat (?:is|would be) my (?:profit|income|salary)|\bwhere is the leak|\bcover the (?:rent|cost|wages)|\bhow long until|\bgood business|\bmake a living|\bset aside|\bput aside|\bsafely\b|\bgreat idea|\bcan (?:i|we) earn/,
    ],
  ],
  timing: [
    [
      3.5,
      /\bwhen (?:should|do|can|to|shall|is|would)\b|\bor wait\b|\bwait (?:until|till|til|for|a|another|or)\b|\btoo early|\btoo late|\bis it time|\bright time|\bor should (?:i|we) wait|\bhold off\b|\bbefore (?:harvest|summer|christmas|autumn|spring|winter|july|the season)|\bj'attends|\bab wann|\bschon jetzt|\bin time\b|\bready in time|\bcuándo|\bquando\b|\bmake the deadline|\bj'attends/,
    ],
    [
      2,
      /\bthis (?:year|season|spring|summer|autumn)\b.{0,30}\bor\b|\balready\?|\bnow or\b|\bnow\?|\btoo soon|\bgo now\b|\bright now\b/,
    ],
  ],
  season: [
    [
      5,
      /\b(?:summer|winter|off[- ]?season|rainy|dry|quiet|slow|empty|dead|glut)\s(?:months?|season|period)\b|\bwhat (?:should|do|can) (?:i|we) do in (?:the )?(?:summer|winter)|\brest of the year|\bother \d+ months|\bin (?:the )?(?:winter|summer|monsoon|off[- ]season)\b|\bover (?:the )?(?:summer|winter)|\bpause in winter|\bfor (?:august|december|july|january)|\bcover the gap|\bshut in|\ball year round|\baugust\b|\bfor december/,
    ],
  ],
  check: [
    [5, /\bfind out\b/],
    [
      4,
      /\bis (?:he|she) right|\bwho is right|\bare they right|\bdo(?:es)? (?:i believe|it)\?|\bdo i believe|\bis (?:that|this|it) (?:true|right|correct)\W*$|\bdoes it\?*$|\bwhat do you think|\bhow do i (?:know|test|check)|\bwould (?:anyone|people|they|\w+) pay\b|\bmissing something|\bam i (?:missing|right|wrong)|\bdo (?:owners|people|customers) pay|\bwill (?:people|they|the \w+) (?:pay|walk|buy)|\bwould \w+ (?:sign|pay|buy)|\bis my (?:maths?|sum|calculation)|\bwhat (?:am|do) i (?:miss|overlook)|\bnumbers right|\bdo the numbers/,
    ],
  ],
}
