// The words that tell the kinds of question apart; those about prices, money and people have a file of their own.
import type { Kind, Sign } from './kind.ts'
import { SIGNS_OF_MONEY } from './signs-of-money.ts'

export const SIGNS: Record<Kind, Sign[]> = {
  ...SIGNS_OF_MONEY,
  purchase: [
    [4, /\b(?:zweite[rn]?|second|segundo|deuxième) (?:bus|wagen|auto|carro|van|camion)\b|\bbuy or lease\b/],
    [3.5, /\bneed a second (?:set|one|machine)\b|\bbuy \w+ now\b/],
    [3.5, /\bworth (?:the money|buying)\b|\bbuying (?:the|a|another)\b/],
    [5, /\bnew or used\b|\bbuy or borrow\b/],
    [3, /\bcertificate\b|\bthe app\b/],
    [
      5,
      /\bbuy\b.{0,60}\bhire\b(?! (?:the |a |an |another )?(?:\w+ )?(?:man|person|girl|guy|nurse|driver|technician|helper|staff|crew))/,
    ],
    [
      4,
      /\b(?:buy|buying|purchase|lease|get|rent|own|invest in|order|pay for|finance)\w*\b.{0,35}\b(?:machine|press|truck|van|car|oven|trailer|boat|tractor|compressor|printer|drone|generator|kiln|lorry|bus|equipment|comber|dryer|grinder|sorter|shredder|cnc|freezer|app|website|software|laser|stone|unit|maxi|tool|excavator|cold room|solar|scanner|line|raft|mill|robot|pump|bike|scooter|cart|moulds?|molds?|second one|third one|another one|own \w+)s?\b/,
    ],
    [
      4,
      /\b(?:i|we|to|or|and|first|you|just|me) buy\b|^(?:and |so )?buy\b|\bbuy or\b|\bcompro\b|\bcomprar\b|\bacheter\b|\bkaufen\b|\bbuy or rent|\brent or buy|\blease or buy|\bbuy or lease|\bkeep renting|\bcontinue to hire|\bhire for another|\bsubrentar|\bcompra\b/,
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
      /\baluguel\b|\balquiler\b|\bmiete\b|\btaking the (?:unit|shop|room|lease)\b|\bstop in the garage\b|\bponto na\b/,
    ],
    [
      4,
      /\b(?:sign|take|rent|open|get|need|wait with|move to|move into|have|lease)\w*\b.{0,30}\b(?:lease|shop|room|kiosk|store|storefront|local|premises|unit|warehouse|floor|office|studio|arch|space|stall|kitchen|building|workshop|garage|clinic|café|cafe|restaurant|branch|display flat|showroom|arena|booth|stand|shed|barn|yard|taproom|field|land|second place|house|container|hall|place)\b/,
    ],
    [
      3,
      /\bthe lease\b|\blease\b|\bsecond (?:shop|place|location|room|branch|site|store|studio)|\bthe rent\b|\blokal\b|\bstay (?:in|at) (?:my|the) (?:house|home|mum|garage|kitchen)|\bkeep going from home|\bfrom home\b|\bbigger room|\bfixed rent\b|\bsublet|\bloyer\b|\brento (?:primero )?el local|\bopen (?:a|the|in|it)\b/,
    ],
    [2, /\bthe store\b|\bthe shop\b|\bthe room\b|\bthe unit\b|\bwarehouse\b|\bkiosk/],
  ],
  source: [
    [4, /\bwhite-?label/],
    [
      4,
      /\bco-?pack\w*|\boutsourc\w*|\bin[- ]house\b|\bsend (?:it|them|the \w+)? ?out\b|\bmake (?:it|them) (?:myself|ourselves|ourself|in|locally|here)|\b(?:keep|stop) making|\bimport(?:ing)?\b|\bcontract manufactur\w*|\bgive (?:the )?work out|\bfare? il? .{0,15}da altri|\bfaccio fare|\brent (?:more )?(?:kitchen|factory|time)|\btime in a factory|\bmyself or (?:pay|hire|let|have)|\bpay (?:someone|somebody|an? \w+) to (?:make|build|do)|\bdo it (?:all )?(?:myself|ourselves)|\bgrow (?:our|my) own|\bown juice|\bbuy paddy/,
    ],
    [2, /\bmanage?ing \w+ of other owners|\bkeep the captains with theirs|\bpart(?:ner)? factory/],
  ],
  size: [
    [4, /\bor only one\b|\b(?:keep|continue) buying\b|\bsmall small\b(?!.{0,20}instal)/],
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
      /\btry \p{Lu}?\w+ before\b|\bbefore anything else\b|\bteaching it myself\b|\bdo primero\b|\bfazer primeiro\b/u,
    ],
    [2.8, /\badd an? \w+|\brather than\b|\blet people choose\b/],
    [4.5, /\blicen[cs]e (?:the|it|them|my|our) .{0,40}\b(?:instead|or)\b/],
    [2.8, /\btoo\W*$|\balso\W*$|\bfranchise it\b|\bbetter to sell\b|\binto a paid\b|\bin the meantime\b/],
    [
      2.8,
      /\bstart offering\b|\bown brand\b|\bnext step\b|\bgo after\b|\beat my sales\b|\bbring in my (?:son|daughter)\b/,
    ],
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
    [2, /\bor\b|\boder\b|\b\w+ ou \w+|\b\w+ o \w+\?/],
  ],
  drop: [
    [
      4,
      /\bbe dropped\b|\b(?:drop|stop|give up|close|cancel|leave|quit|cut|abandon|get rid of|fire|let go of|discontinue) (?:\w+ )?(?:the|my|our|serving|selling|doing|making|those|that|these|all|altogether|this)\b(?! (?:price|fee|rate|job|bank|work|share))/,
    ],
    [
      3,
      /\bdrop\b.{0,25}\baltogether|\bworth keeping|\bkeep (?:on )?(?:selling|serving|doing|the \w+ going)\b|\bleave (?:the )?(?:health plans|platform)|\bkeep going\b|\bis (?:it|the \w+) eating\b|\beats? (?:me|us)\b/,
    ],
  ],
  reach: [
    [
      4,
      /\bmove \w+ (?:clients|customers) (?:onto|to)\b|\bwithout depending on\b|\bcut the dependence\b|\bcomo chego\b|\bhow do (?:i|we) find an? \w+ willing\b|\bwho should (?:i|we) talk to\b|\bsmarter to sell to\b/,
    ],
    [4, /\bget the first \w+ to\b|\bhow do (?:i|we) find (?:them|customers|clients)\b|\bto pay for their\b/],
    [3, /\bsell through\b|\bwhat else could bring\b|\bask businesses to give\b/],
    [
      4,
      /\bhow do (?:people|customers|they|guests|patients)\b.{0,15}\bfind\b|\bsalespeople\b|\blapses\b|\bwhere do i find\b|\bwhich (?:companies|firms|schools|customers) should\b/,
    ],
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
    [4, /\bzuschuss|\bsubsídio|\brates relief\b|\bpatroc[ií]nio\b|\bcharity pay\b/],
    [2.5, /\bapply for\b/],
    [3, /\bsponsor/],
    [
      4,
      /\bgrants?\b|\bsubsid|\bministry\b.{0,20}\bmoney|\bsupport money|\bfoundation money|\bdonat|\bförder|\bsubvenci|\bsubvention|\bdonors?\b|\bsercotec|\bfunder|\baccess to work|\bfundrais|\bgovernment (?:money|scheme|programme|program)/,
    ],
  ],
  permission: [
    [
      4.5,
      /\bzulassung\b|\bbewilligung|\bautorisation\b|\bautorizaci|\bbusiness rates\b|\b(?:franchise )?agreement\b.{0,15}\b(?:say|contain)|\bwritten in the \w+ (?:agreement|contract)\b/,
    ],
    [4.5, /\blicen[çc]a\b|\blicencia\b|\blizenz|\bgenehmigung|\bpermiso\b|\bsign-off\b|\blicence enough\b/],
    [
      4.5,
      /\bmust (?:i|we|the \w+)\b.{0,20}\b(?:register|registered|licen[cs]e|hold)|\bdo (?:i|we) need (?:a|an|my own|the)\b.{0,25}\b(?:licen[cs]e|permit|certificate)|\bcertificate of\b|\brecogni[sz]e our\b|\basbl\b|\bsarl\b|\bcoopérative\b|\bgewerbe\b|\bbroker licen[cs]e\b/,
    ],
    [
      4,
      /\b(?:licen[cs]e|licen[cs]ed|permit|legal\w*|allow(?:ed|s)?|permission|registered?|registration(?! fee)|law(?! firm)|regulat\w*|approv\w*|waiver|disclosure|ce mark\w*|lawyer|liab\w+|gewerbe|darf ich|steuerberater|gdpr|data protection|trademark|trade mark|patented|copyright|ethical|compliance|fda|caan|sec license|inspect(?:or|ion)|planning|zoning|visa)\b/,
    ],
    [
      4,
      /(?<!the \w+ )\b(?:company|ngo|association|cooperative|foundation|non-?profit|social enterprise|llc|ltd|sole (?:trader|proprietor)|auto-entrepreneur|mei|förderverein|gmbh|charity|cic|lending company|two companies)\b.{0,40}\b(?:or|instead|rather|first|at this size|now)|\bor (?:as )?(?:an? )?(?:company|ngo|association|cooperative|foundation|social enterprise|nonprofit)|\bbe (?:a|an) (?:nonprofit|association|company)|\bvirar mei|\bgründen\b|\bwho signs if|\bwho (?:is|would be) (?:responsible|liable)|\bhow should i write the contract|\bvotes? be per|\bregister\b|\bbusiness name\b|\bconfidentialit|\bown licen[cs]e|\bcan (?:i|we) bill\b|\bok for (?:a|an)\b/,
    ],
  ],
  insurance: [
    [5, /\baccident cover\b|\bcover for the\b/],
    [
      5,
      /\binsur(?!er|ance (?:would|will|pays?|reimburse|company|covers))\w*|\bliability cover|\bversicherung|\bseguro\b|\bassurance\b|\bindemnity/,
    ],
  ],
  enough: [
    [3.5, /\bpay myself\b|\bam i mad\b|\btake home\b/],
    [5, /\bhow many\b(?!.{0,30}\b(?:first year|at first|to start|release))/],
    [
      4,
      /\b(?:live|living) (?:from|off|on|of)\b|\bviable|\bbreak[- ]?even|\bprofitable|\bbusiness or (?:a )?hobby|\bearn from this|\bdoes (?:it|this) (?:work|pay|add up|make sense)|\bleft for me|\brealistic|\bhow (?:much|many)\b.{0,25}\bneed to (?:sell|make|earn)|\bmake (?:any )?sense|\bto justify\b|\bis it enough|\benough (?:small )?work|\bshould i do it|\bpay for (?:it|itself)\b|\bviab|\bträgt|\brent(?:able|abel)|\bnos da el cuero|\btoo many \w+ (?:in|already)/,
    ],
    [
      2.4,
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
      /\bwhen (?:should|do|can|to|shall|is|would)\b|\bor wait\b|\bwait (?:until|till|til|for|a|one|another|or)\b|\btoo early|\btoo late|\bis it time|\bright time|\bor should (?:i|we) wait|\bhold off\b|\bbefore (?:harvest|summer|christmas|autumn|spring|winter|july|the season)|\bj'attends|\bab wann|\bschon jetzt|\bin time\b|\bready in time|\bcuándo|\bquando\b|\bmake the deadline|\bj'attends/,
    ],
    [
      2,
      /\bthis (?:year|season|spring|summer|autumn)\b.{0,30}\bor\b|\balready\?|\bnow or\b|\bnow\?|\btoo soon|\bgo now\b|\bright now\b/,
    ],
  ],
  season: [
    [5, /\bmonths (?:when|between|without)\b/],
    [3, /\bbad year\b/],
    [
      5,
      /\bother (?:\w+ )?months\b|\b(?:september|october|november|december|january|june|july) to (?:january|february|march|april|may|august|september)\b|\boff-?season\b/,
    ],
    [
      5,
      /\b(?:summer|winter|off[- ]?season|rainy|dry|quiet|slow|empty|dead|glut)\s(?:months?|season|period)\b|\bwhat (?:should|do|can) (?:i|we) do in (?:the )?(?:summer|winter)|\brest of the year|\bother \d+ months|\bin (?:the )?(?:winter|summer|monsoon|off[- ]season)\b|\bover (?:the )?(?:summer|winter)|\bpause in winter|\bfor (?:august|december|july|january)|\bcover the gap|\bshut in|\ball year round|\baugust\b|\bfor december/,
    ],
  ],
  check: [
    [
      3.5,
      /\bwould (?:that|this|it) (?:drive|scare|put)\b|\bwould pay to\b|\bwant to see before\b|\bdunno if\b/,
    ],
    [5, /\bfind out\b/],
    [
      4,
      /\bis (?:he|she) right|\bwho is right|\bare they right|\bdo(?:es)? (?:i believe|it)\?|\bdo i believe|\bis (?:that|this|it) (?:true|right|correct)\W*$|\bdoes it\?*$|\bwhat do you think|\bhow do i (?:know|test|check)|\bwould (?:anyone|people|they|\w+) pay\b|\bmissing something|\bam i (?:missing|right|wrong)|\bdo (?:owners|people|customers) pay|\bwill (?:people|they|the \w+) (?:pay|walk|buy)|\bwould \w+ (?:sign|pay|buy)|\bis my (?:maths?|sum|calculation)|\bwhat (?:am|do) i (?:miss|overlook)|\bnumbers right|\bdo the numbers/,
    ],
  ],
}
