// What a founder states without a number: skills, gaps, rules to obey, wishes, dates, a way of charging.
import { evidenceAt, type Field } from '../text/field.ts'
import type { Fact, FactKind } from '../understanding.ts'

export type Claim = Omit<Fact, 'id'> & { start: number }

interface Rule {
  kind: FactKind
  words: RegExp
  about?: string
  who?: Fact['who']
  amount?: Fact['amount']
  /** Only where a founder speaks of themselves, not of customers. */
  not?: RegExp
}

const NOUN_PHRASE =
  "((?:[\\p{L}][\\p{L}\\d'/&+.-]*)(?: (?!who\\b|with\\b|and\\b|but\\b|for\\b|since\\b|from\\b|at\\b|in\\b|on\\b|by\\b|that\\b|so\\b|to\\b|my\\b|I\\b|we\\b|based\\b|looking\\b|living\\b|working\\b|building\\b|who's\\b|or\\b|as\\b|because\\b|while\\b)[\\p{L}\\d][\\p{L}\\d'/&+-]*){0,4})"
const skill = (before: string, who: Fact['who']): Rule => ({
  kind: 'skill',
  words: new RegExp(`\\b(?:${before}) ${NOUN_PHRASE}`, 'giu'),
  ...(who ? { who } : {}),
  not: /^(?:bit|solo|single|big|huge|fan|lot|small|first-time founder|startup|team|company|looking|new|great|founder|co-?founder|believer|total|non-profit|charity|marketplace|platform|local|family|registered)\b/i,
})
const BEING =
  '(?:a|an|also a|both|a former|a certified|a qualified|a licensed|a trained|a retired|a professional|an experienced|currently a|currently an)'
const KIN =
  '(?:co-?founder|partner|wife|husband|brother|sister|friend|mother|father|mum|mom|dad|cto|ceo|coo|business partner|cousin|daughter|son)'

const SKILLS: Rule[] = [
  skill(
    `(?:i am|i'm|i was|i work as|i've been|i have been|i trained as|i worked as|speaking as|as) ${BEING}`,
    'founder',
  ),
  skill(`my ${KIN}(?: \\p{L}+)? (?:is|was|works as) ${BEING}`, 'co-founder'),
  skill(
    `(?:we are|we're) (?:both )?(?:two |three |four )?(?:former |qualified |trained |certified |retired |experienced )(?=\\p{L}+s\\b)`,
    'founder',
  ),
  skill(
    `(?:experience|background|degree|phd|diploma|expertise|career|trained|qualified|certified) (?:in|as|with)(?: an?| the)?`,
    'founder',
  ),
  skill(
    `(?:i have|i've|i) (?:worked|cooked|taught|baked|coded|designed|built|managed|ran|run|sold) (?:as|in|for)(?: an?)?`,
    'founder',
  ),
]

const GAPS: Rule[] = [
  {
    kind: 'gap',
    words:
      /\b(?:i|we) (?:have no|don't have an?y?|do not have an?y?|lack|can't|cannot|have never|do not know how to|don't know how to|need (?:an?|to find an?|to hire)|am looking for an?|are looking for an?|know nothing about) [^.,;!?\n]{3,60}/gi,
  },
  {
    kind: 'gap',
    words:
      /\b(?:looking for|searching for|need|without|no) (?:an? )?(?:technical |non-technical )?co-?founder\b/gi,
  },
  {
    kind: 'gap',
    words:
      /\bno (?:experience|technical (?:background|skills|team)|coding (?:skills|experience)|marketing (?:budget|experience)|business experience)\b[^.,;!?\n]{0,40}/gi,
  },
  { kind: 'gap', words: /\bnon-technical founder\b/gi },
]

const WISHES: Rule[] = [
  /\b(?:a )?one[- ](?:time|off) (?:price|payment|purchase|fee)\b/gi,
  /\b(?:no|without(?: a)?|not a|avoid) subscriptions?\b/gi,
  /\b(?:no|without|not (?:want|looking for)|don't want|do not want|avoid)(?: any| outside)* (?:investors?|venture capital|vc money|vcs?|outside (?:money|funding|capital)|debt|loans?|bank loan|ads?|advertising|employees|staff)\b/gi,
  /\b(?:self-funded|bootstrapp?(?:ed|ing)?)\b/gi,
  /\b(?:part[- ]time|side (?:project|hustle|business|income)|evenings and weekends|keep my (?:day )?job|weekends only)\b/gi,
  /\bopen[- ]source\b/gi,
  /\b(?:i|we) (?:do not|don't|never) want [^.;!?\n]{3,80}/gi,
  /\b(?:i|we)(?:'d like| would like| want| hope| plan| aim) to (?:stay|keep|remain|avoid|be|launch|open|grow|expand|hire|franchise|start)\b[^.;!?\n]{2,80}/gi,
  /\b(?:zero waste|plastic[- ]free|carbon neutral|fair ?trade|organic|vegan|halal|kosher|gluten[- ]free|b[ -]corp)\b/gi,
  /\b(?:family[- ]run|family business|lifestyle business|worker[- ]owned|co-?operative)\b/gi,
  /\b(?:fully remote|work remotely|privacy[- ]first|ad[- ]free|works? offline|offline[- ]first)\b/gi,
].map((words) => ({ kind: 'wish' as const, words }))

const CHARGES: Rule[] = [
  /\b(?:we |i )?(?:charge|take|keep|earn|get|for)s? (?:an? )?(?:small )?(?:share|cut|percentage|commission|slice|part) (?:of|on|from) [^.,;!?\n]{3,60}/gi,
  /\b(?:no[- ]win[,-]? no[- ]fee|success fees?|contingency fees?|(?:only |we )?(?:pay|get paid|paid|charge)s? only (?:if|when) [^.,;!?\n]{3,60}|only (?:pay|get paid|charge)s? (?:if|when) [^.,;!?\n]{3,60})/gi,
  /\b(?:freemium|free (?:with ads|tier|trial|plan|version)|pay[- ]what[- ]you[- ](?:want|can)|pay[- ]as[- ]you[- ]go|pay[- ]per[- ](?:use|call|view|download|click|lead)|ad[- ]supported|sliding scale)\b/gi,
].map((words) => ({ kind: 'price' as const, words }))

const REGULATIONS: Rule[] = [
  /\b(?:HIPAA|GDPR|DSGVO|RGPD|FDA|FTC|CE[- ]mark\w*|PCI(?:[- ]DSS)?|SOC ?2|ISO[- ]?\d{4,5}|COPPA|FERPA|CCPA|KYC|AML|PSD2|FCA|FINRA|SEC(?= (?:rules?|regist|licen|approv|compl))|MiCA|BaFin|HACCP|DBS|Ofsted|MHRA|MDR|FAA|CQC|LGPD|PIPEDA|POPIA|RBI|SEBI|FSSAI|OSHA|EASA|TTB|WCAG|ADA(?= compl)|NDIS|MAS licen[cs]e|EU AI Act|AI Act|Medicare|Medicaid|Part 107|501\(c\)\(3\)|CITES|REACH|RoHS|GST)\b/g,
  /\b(?:liquor|alcohol|taxi|gaming|gambling|banking|e-?money|insurance|broker\w*|food|childcare|nursery|cannabis|business|trading|premises|drone|pilot|tour guide|street trading|money transmitter|medical|pharmacy|teaching|real estate|contractor'?s?|brewing|distill(?:ing|er'?s))[ -]licen[cs]es?\b/gi,
  /\b(?:planning permission|zoning|food (?:hygiene|safety|handler)\w*(?: (?:rating|certificate|permit))?|health (?:permit|inspection)|building permit|background checks?|drug approval|medical device (?:regulation|approval|class)|data protection(?: law)?|clinical trials?|export permits?|environmental permit)\b/gi,
].map((words) => ({ kind: 'regulation' as const, words }))

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may(?= \\d{4}| next|[.,]|$)|june|july|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WHEN = `(?:(?:early |late |mid-?|the end of |end of )?(?:next |this )?(?:${MONTH}|spring|summer|autumn|fall|winter|christmas|easter|ramadan|black friday|q[1-4]|year|month|school year|season)(?: (?:of )?20\\d\\d)?|20[2-4]\\d)`
const DATES: Rule[] = [
  {
    kind: 'deadline',
    words: new RegExp(
      `\\b(?:by|before|until|till|launch(?:ing|es)?(?: in| by)?|open(?:ing|s)?(?: in| by)?|start(?:ing|s)?(?: in| by)?|from|ends? in|expires? in|deadline is|due in|available from|live (?:in|by)) ${WHEN}(?![a-z])`,
      'gi',
    ),
    not: /^from (?:year|month|season|fall)\b/i,
  },
]

const alone = { low: 1, high: 1, unit: 'people' as const }
const TEAMS: Rule[] = [
  {
    kind: 'team-size',
    about: 'founder',
    words:
      /\b(?:solo (?:founder|entrepreneur|developer)|just me|only me|on my own|one[- ]person (?:business|company|team)|working alone|one[- ]man)\b/gi,
    amount: alone,
  },
  {
    kind: 'team-size',
    about: 'founders',
    words:
      /\bmy (?:wife|husband|brother|sister|friend|partner|mother|father|cousin|daughter|son|co-?founder|business partner)(?: \p{L}+)?,? and (?:i|me|myself)\b|\bmy (?:technical )?co-?founder\b|\bi and my (?:wife|husband|brother|sister|friend|partner|cousin)\b/giu,
    amount: { ...alone, low: 2, high: 2 },
  },
]

const OFTEN: Rule[] = [
  {
    kind: 'frequency',
    about: 'times',
    words: /\bonce (?:a|per|every) (?:day|week|month|year)\b/gi,
    amount: { low: 1, high: 1, unit: 'count' },
  },
  {
    kind: 'frequency',
    about: 'times',
    words: /\btwice (?:a|per|every) (?:day|week|month|year)\b/gi,
    amount: { low: 2, high: 2, unit: 'count' },
  },
]
const HALVES: Rule[] = [
  {
    kind: 'other-number',
    about: 'share',
    words: /\bhalf (?:of )?(?:the|our|my|all|their|its) [\p{L}-]+/giu,
    amount: { low: 0.5, high: 0.5, unit: 'fraction' },
  },
  {
    kind: 'other-number',
    about: 'share',
    words: /\b(?:a|one) third of (?:the |our |all |their )?[\p{L}-]+/giu,
    amount: { low: 1 / 3, high: 1 / 3, unit: 'fraction' },
  },
  {
    kind: 'other-number',
    about: 'share',
    words: /\b(?:a|one) quarter of (?:the |our |all |their )?[\p{L}-]+/giu,
    amount: { low: 0.25, high: 0.25, unit: 'fraction' },
  },
]

const ALL = [
  ...SKILLS,
  ...GAPS,
  ...WISHES,
  ...CHARGES,
  ...REGULATIONS,
  ...DATES,
  ...TEAMS,
  ...OFTEN,
  ...HALVES,
]
const MOST_OF_A_RULE = 12

export function claimsOf(field: Field): Claim[] {
  // Founders speak of themselves in the idea and the context; the customer field speaks of others.
  const rules =
    field.name === 'targetCustomer' ? ALL.filter(({ kind }) => kind !== 'skill' && kind !== 'team-size') : ALL
  return rules.flatMap((rule) =>
    [...field.plain.matchAll(rule.words)]
      .slice(0, MOST_OF_A_RULE)
      .flatMap((match) => claimOf(field, rule, match)),
  )
}

function claimOf(field: Field, rule: Rule, match: RegExpMatchArray): Claim[] {
  const start = match.index ?? 0
  const named = (match[1] ?? match[0]).trim().replace(/[./&+-]+$/, '')
  if (rule.not?.test(named)) return []
  const per =
    rule.kind === 'frequency'
      ? (/(day|week|month|year)$/i.exec(match[0])?.[1]?.toLowerCase() as 'day')
      : undefined
  return [
    {
      kind: rule.kind,
      evidence: evidenceAt(field, { start, end: start + match[0].replace(/\.+$/, '').length }),
      about: rule.about ?? spoken(named),
      approximate: false,
      start,
      ...(rule.who ? { who: rule.who } : {}),
      ...(rule.amount ? { amount: { ...rule.amount, ...(per ? { per } : {}) } } : {}),
    },
  ]
}

/** 'We charge a share of …' is about 'a share of …'. */
const spoken = (words: string) =>
  words.replace(
    /^(?:we |i )?(?:charge|take|keep|earn|get|for)s? (?:an? )?(?:small )?(?=share|cut|percentage|commission|slice|part)/i,
    '',
  )
