// Spanish, German, French and Portuguese: the opening noun phrase as the founder wrote it, or nothing. There is no grammar
// for them here, so a phrase is taken only where it ends at a sure edge and holds no word that could be a verb.

import type { Language } from '../language.ts'
import type { Field } from '../text/field.ts'

type Foreign = Exclude<Language, 'en' | 'other'>

interface Rules {
  /** Dropped in front. */
  lead: RegExp
  /** The phrase ends in front of it. */
  edge: RegExp
  /** Dropped at the end. */
  loose: RegExp
  /** A sentence, and no noun phrase. */
  sentence: RegExp
  /** 'and' and 'or'. */
  joins: string
}

const edges = (words: string) =>
  new RegExp(`[.;:!?()\\n"+=]|\\s[-–—]\\s|\\s*\\d|[\\s,]+(?:${words})(?=[\\s,.]|$)`, 'iu')
const loose = (words: string) => new RegExp(`(?:[\\s,]+(?:${words}))+$`, 'iu')
const sentence = (words: string) => new RegExp(`(?:^|\\s)(?:${words})(?=\\s|$)`, 'iu')

const RULES: Record<Foreign, Rules> = {
  es: {
    joins: 'y|e|o|u',
    lead: /^(?:(?:los|las|el|la|unos|unas|un|una|mis|mi|nuestros|nuestras|sobre todo|principalmente)\s+)+/i,
    edge: edges(
      'que|quien|quienes|donde|cuando|cuyos|cuyas|sobre todo|principalmente|también|tmb|ya|hoy|pero|porque|para que|cada|según|a través|unos|luego|después',
    ),
    loose: loose(
      'y|e|o|u|de|del|con|en|a|al|por|para|sin|entre|desde|hasta|la|el|los|las|un|una|más|menos|muy|como|sus|su|hoy|ya|no',
    ),
    sentence: sentence(
      'yo|nosotros|ellos|ellas|se|me|nos|les|le|lo|es|son|soy|somos|está|están|hay|tengo|tenemos|tienen|tiene|quiero|queremos|hago|hacemos|vendo|vendemos|ofrezco|ofrecemos|viven|vive|quieren|necesitan|pagan|paga|gastan|van|va|usan|compran|puedo|trabajo|llevo|alquilo|alquilamos|[a-záéíóú]{3,}(?:amos|emos|imos)',
    ),
  },
  pt: {
    joins: 'e|ou',
    lead: /^(?:(?:os|as|o|a|uns|umas|um|uma|meus|minhas|nossos|nossas|principalmente)\s+)+/i,
    edge: edges(
      'que|quem|onde|quando|cujos|cujas|principalmente|também|já|hoje|mas|porque|cada|segundo|a maioria|até|depois',
    ),
    loose: loose(
      'e|ou|de|do|da|dos|das|com|em|no|na|nos|nas|a|ao|por|para|sem|entre|desde|até|o|os|as|um|uma|mais|menos|muito|como|seus|seu|hoje|já|não',
    ),
    sentence: sentence(
      'eu|nós|eles|elas|se|me|é|são|sou|somos|está|estão|há|tenho|temos|têm|tem|quero|queremos|faço|fazemos|vendo|vendemos|ofereço|vivem|vive|querem|precisam|pagam|paga|gastam|vão|vai|usam|compram|posso|trabalho|alugo|alugamos|gosta|gostam|[a-zãçéíóú]{3,}(?:amos|emos|imos)',
    ),
  },
  fr: {
    joins: 'et|ou',
    lead: /^(?:(?:les|le|la|des|du|un|une|mes|mon|nos|notre|surtout|principalement)\s+|l['’])+/i,
    edge: edges(
      "qui|que|dont|où|quand|surtout|principalement|aussi|mais|parce|chaque|selon|environ|aujourd'hui|donc|soit|puis|ensuite",
    ),
    loose: loose(
      "et|ou|de|du|des|d'|avec|en|à|au|aux|par|pour|sans|entre|depuis|jusqu'à|le|la|les|un|une|plus|moins|très|comme|leurs|leur|sur|dans|chez|d’",
    ),
    sentence: sentence(
      "je|j['’]\\S+|nous|vous|ils|elles|elle|il|on|se|est|sont|suis|sommes|ont|a|ai|avons|vendons|vends|propose|proposons|veulent|vivent|habitent|paient|achètent|cherchent|peut|peuvent|fait|faisons|loue|louons|prennent|fabrique|fabriquons|c['’]est|\\S{3,}ons",
    ),
  },
  de: {
    joins: 'und|oder',
    lead: /^(?:(?:die|der|das|den|ein|eine|einen|meine|unsere|vor allem|hauptsächlich|meist|meistens)\s+)+/i,
    edge: edges(
      'die|der|welche|deren|dessen|davon|wo|wenn|vor allem|hauptsächlich|meist|meistens|auch|aber|weil|pro|laut|bzw|ca|etwa|rund|dass|damit|mindestens|ab|dann',
    ),
    loose: loose(
      'und|oder|von|vom|mit|in|im|an|am|auf|aus|bei|für|zu|zum|zur|ohne|zwischen|seit|bis|der|die|das|den|dem|ein|eine|mehr|sehr|wie|ihre|um|nach',
    ),
    sentence: sentence(
      'ich|wir|sie|er|es|man|ist|sind|bin|hat|haben|habe|gibt|will|wollen|möchte|möchten|verkaufe|verkaufen|biete|bieten|wohnen|arbeiten|brauchen|zahlen|suchen|kann|können|mache|machen|miete|vermiete|vermieten|baue|bauen|werden|wird|war|hab',
    ),
  },
}

const MOST_WORDS = 9
const SHORTEST = 4

/** The opening noun phrase of a field. */
export function openingPhrase(
  field: Field,
  language: Foreign,
): { text: string; start: number; end: number } | undefined {
  const rules = RULES[language]
  const skipped = /^[\s"'¡¿(]*/.exec(field.plain)?.[0].length ?? 0
  const start = skipped + (rules.lead.exec(field.plain.slice(skipped))?.[0].length ?? 0)
  const rest = field.plain.slice(start, start + 300)
  const words = rest.slice(0, rules.edge.exec(rest)?.index ?? rest.length)
  const whole = words
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .replace(rules.loose, '')
  const phrase = joined(withinLimit(whole, rules), rules)
  if (phrase.length < SHORTEST || rules.sentence.test(phrase) || /[\d@/<>{}[\]|]/.test(phrase))
    return undefined
  return { text: casedOf(phrase, language), start, end: start + words.trimEnd().length }
}

const COMPLEMENTS = 'de|del|do|da|dos|das|du|des|d’|von|mit|con|com|avec'
const PLACES = 'en|em|in|im|à|au|aux|autour|bei'

/** Of a list as many members as fit, the last one without its complement; of one thing what stands in front of its place.
 *  Never a piece of a noun. */
function withinLimit(phrase: string, { joins, loose: end }: Rules): string {
  let text = phrase
  while (text.split(' ').length > MOST_WORDS) {
    const list = new RegExp(`,|\\s(?:${joins})\\s`).exec(text)
    const links = new RegExp(`,|\\s(?:${joins}|${PLACES}|${COMPLEMENTS})\\s`, 'g')
    const isComplement = (link: string) => new RegExp(`^\\s(?:${COMPLEMENTS})\\s$`).test(link)
    const joints = [...text.matchAll(links)].filter(
      ({ 0: link, index }) => !isComplement(link) || (list && index > list.index),
    )
    const joint = joints.at(-1)?.index ?? 0
    if (joint <= 0) return ''
    text = text
      .slice(0, joint)
      .replace(/[\s,]+$/, '')
      .replace(end, '')
  }
  return text
}

/** The members of a list without their articles, the last one behind 'and': 'futurs mariés et comités de fêtes'. */
function joined(phrase: string, { joins, lead }: Rules): string {
  const join = new RegExp(`\\s(${joins})\\s`, 'i')
  if (!phrase.includes(',') && !join.test(phrase)) return phrase
  const word = join.exec(phrase)?.[1]
  const members = phrase
    .split(new RegExp(`\\s*,\\s*(?:(?:${joins})\\s+)?|\\s+(?:${joins})\\s+`, 'i'))
    .map((member) => member.replace(lead, ''))
    .filter(Boolean)
  const last = members.at(-1) ?? ''
  return members.length < 2
    ? last
    : `${members.slice(0, -1).join(', ')} ${word ?? joins.split('|')[0]} ${last}`
}

const FREE = /gratuit|gratis|de graça|kostenlos|umsonst/i
const NEAR = 120

/** The first thing of the opening phrase: what follows 'and' may be another sentence. One word alone says too little. */
export function openingOffer(field: Field, language: Foreign): ReturnType<typeof openingPhrase> {
  const opening = openingPhrase(field, language)
  if (!opening || FREE.test(field.plain.slice(0, NEAR))) return undefined
  const text = opening.text.split(new RegExp(`,|\\s(?:${RULES[language].joins})\\s`, 'i'))[0] ?? ''
  return /\s/.test(text) || language === 'de' ? { ...opening, text } : undefined
}

/** Nouns are written large in German alone. */
const casedOf = (phrase: string, language: Foreign): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
