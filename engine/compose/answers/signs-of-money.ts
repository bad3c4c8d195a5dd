// The words that tell questions about prices, money and people apart.
import type { Kind, Sign } from './kind.ts'

const AMOUNT = String.raw`(?:[$€£₦₹¥]|r\$|s/|rm|rs\.?|kes|ksh|usd|eur|gbp|php|aed|chf|kr|zar|ghs|birr|rp|tk)?\s?\d[\d.,' ]*k?`

export const SIGNS_OF_MONEY = {
  price: [
    [
      3.5,
      /\bm[aá]s caro\b|\bbaisse mes prix\b|\bbajo? (?:el|mis) precio|\bpreço certo\b|\bcall-out fee\b|\bjoining fee\b|\bwhat .{0,25}\bshould pay\b|\bsubir (?:primero )?el precio|\bsubir la cuota\b/,
    ],
    [
      4.5,
      /\bwhat should (?:the|my|our) .{0,25}\b(?:fee|price|rate|fare)\b.{0,3}\bbe\b|\bquel tarif\b|\bgo up to \D{0,5}\d|\bbid below\b|\bcharge for the set-?up\b/,
    ],
    [3.5, /\bdearer\b|\btarifa\b|\bsmall fee\b|\bsupplement\b|\bpackage price\b/],
    [
      4.5,
      /\bwould you price\b|\bhow much interest can\b|\bhow much less\b|\bpay the same\b|\bask (?:for )?(?:mair|more)\b|\bgo to the \w+ price\b/,
    ],
    [
      3,
      /\balta demais|\bmuito car[oa]\b|\bdemasiado car|\btrop cher|\bzu teuer|\bte duur|\bauf \d[\d.,]* ?(?:€|euro|chf).{0,12}gehen|\btroppo car/,
    ],
    [
      3.5,
      /\bcharg(?:e|ing)\b.{0,25}\bmore\b|\ba? ?higher (?:fee|price|rate)\b|\bpay more\b|\braise\b.{0,25}\bto\b|\btake (?:also )?an? (?:small |fix |fixed )?fee\b|\bone price for all\b|\blocal price\b|\braise (?:the|our|my) (?:cut|take|markup|share)\b/,
    ],
    [
      4.5,
      /\bwhat (?:should|must|would|will) (?:a|an|the|my|our|one)\b.{0,45}\bcosts?\b|\bhow much an? (?:hour|day|month|head)\b/,
    ],
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
    [
      4,
      /\bem vez de\b|\bstatt\b|\bextra verrechnen\b|\bbe paying for\b|\bevery week or once\b|\bvendre .{0,20}ou le louer|\bassinatura\b|\bmonthly minimum\b|\bpaying .{0,30}rather than the\b/,
    ],
    [4, /\bper \w+ than per\b|\bper \w+ the right way\b|\bwho should pay first\b/],
    [3.5, /\bpay me directly\b|\bcharge for (?:delivery|dispatch|postage|travel)\b/],
    [5, /\b(?:yearly|monthly|annual)\b.{0,20}\bretainer\b|\bfixed-fee\b/],
    [
      4,
      /\bmonthly plan\b|\bforfait\b|\bplatform fee\b|\bmemberships?\b|\bpay per \w+|\bmonthly retainer\b|\bhidden in the\b|\bpay for (?:dispatch|delivery|postage|shipping)\b|\bmonths or yearly\b/,
    ],
    [
      3.5,
      /\bcharge (?:by|per) (?:the )?\w+ instead|\bask the \w+ (?:for money|to pay)\b|\bshould the \w+ pay\b|\bporcentaje o cuota|\bpor \w+ o por\b/,
    ],
    [
      4,
      /\byearly (?:price|pass|fee)\b|\b(?:season|annual|monthly) (?:pass|accounts?)\b|\bfix(?:ed)? fee\b|\bminimum fee\b|\bfee in \w+ or\b|\binstead of (?:single|per|by)\b/,
    ],
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
    [
      4,
      /\bprovision\b|\bcomisi[oó]n\b|\bcomiss[aã]o\b|\bagree to the\b.{0,20}\bcut\b|\breferral fee\b|\bbuyer's premium\b/,
    ],
    [4.5, /\bdesconto\b|\d ?% off\b/],
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
    [4.5, /\bcaution\b|\bbad debts?\b/],
    [
      4.5,
      /\b(?:damage )?bond\b|\binvoice financ|\bgap between paying|\bgive (?:\w+ )?credit\b|\bgiving credit\b|\bdep[oó]sito|\bcard-only\b|\bstart fee\b|\bon credit\b/,
    ],
    [
      4,
      /\bmobili[sz]ation payment|\badvance payment|\bopen an lc\b|\bletter of credit|\bpays? (?:slow|late)|\bcover payroll|\bcollateral\b|\bguarantors?\b|\bat the beginning, and how much/,
    ],
    [
      5,
      /\bdeposit|\bdown ?payment|\bup ?front\b|\bin advance\b|\binstal?lments?\b|\bprepa(?:y|id)|\badelanto|\banzahlung|\bacompte|\bsinal\b|\bgarant[ií]a\b|\bpay small small/,
    ],
    [
      4.5,
      /\bfactor(?:ing)?\b|\binvoice finance|\binvoice discount|\bpaid sooner|\blate payers?|\bfinance the \d+|\bzahlungseingang|\bpaid only when/,
    ],
    [4.5, /\bwait(?:ing)? (?:for|on) (?:the )?.{0,12}(?:money|payments?|refunds)\b/],
    [
      3,
      /\bbefore (?:the )?\w+ pays? me|\bpay people before|\bpayment terms|\brefund|\bbridge the|\bget paid|\bpay at once|\bon credit\b|\bon account\b/,
    ],
  ],
  order: [
    [3, /\baceito\b|\baccepter le\b/],
    [4, /\btake \w+ at that (?:rate|price)\b|\bat that (?:rate|price|number)\b/],
    [3, /\bpedido\b/],
    [
      3.5,
      /\bsay (?:no|yes) to\b|\bis the (?:chain|hotel|agency|supermarket) (?:good|worth)|\btake the \w+ (?:vendor|supplier) deal/,
    ],
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
      /\btender\b|\blicitaci|\bwould you bid|\bshould (?:i|we) (?:accept|sign)\b(?!\W*$)|\bsay yes to\b|\bacepto el|\baccepter\b|\bdarauf eingehen/,
    ],
    [
      2.2,
      /\bshould (?:i|we) (?:accept|sign)\W*$|\b(?:take it|take them|sign it|hold out|good deal|fair deal|that deal|the deal|that offer|the offer|their offer|safe to sign|counter with)\b/,
    ],
    [
      2,
      /\bcontract\b|\baccept\b|\bsign\b|\boffer\b|\bbig order|\bdeal\b|\bdo (?:i|we) take (?!an? |fee|full)|\bnational account|\bwould you take\b/,
    ],
  ],
  loan: [
    [3, /\bgo for (?:the )?bank\b|\bdealer money\b/],
    [4, /\btake (?:the |that |this |my )?(?:[\w']+ )?money\b/],
    [
      4,
      /\bloan|\bborrow|\boverdraft|\bcredit\b|\bcr[ée]dito?\b|\bkredit|\bpr[ée]stamo|\bempr[ée]stimo|\bmudra|\bsacco\b|\bmortgage|\bendeud|\bdarlehen|\blends? (?:me|us|on)\b|\bwould .{0,15}\blend\b(?! it)|\b(?:at|this|that|the) interest\b|\binterest rate\b|\binterest too\b|\bmicrofinance|\bcooperative money|\bbank money|\bdebt\b|\bemprunt/,
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
    [3, /\bgive up (?:the )?\w+ days\b/],
    [
      4,
      /\b(?:quit|leave|keep|resign|give up|drop|stay in|stop)\w*\b.{0,25}\b(?:job|work|bank|day job|salary|position|employment|office|post)\b|\bquit\b|\bkündigen|\bteilzeit|\bpart[- ]time first|\bfull[- ]time\b.{0,30}\bor\b|\bgo(?:ing)? full[- ]?time|\bdejar? (?:el|mi) (?:trabajo|empleo)|\bquitter mon|\bnotice\b.{0,15}\bjob|\breduce my hours|\bleave the\b.{0,10}\bfully/,
    ],
  ],
  hire: [
    [
      4,
      /\b(?:get|bring|take) (?:my|the) (?:cousin|brother|sister|son|daughter|nephew|niece|lad|friend)\b.{0,12}\b(?:in|on)\b|\bget the lad\b/,
    ],
    [4, /\bnew person\b|\bsales ?persons?\b/],
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
} satisfies Partial<Record<Kind, Sign[]>>
