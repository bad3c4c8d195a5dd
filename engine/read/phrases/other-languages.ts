// Spanish, German, French and Portuguese: the opening noun phrase as the founder wrote it, or nothing. There is no grammar
// for them here, so a phrase is taken only where it ends at a sure edge and holds no word that could be a verb.
import type { Field } from '../../understand/text/field.ts'
import type { Language } from '../language.ts'

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
}

const edges = (words: string) =>
  new RegExp(`[.;:!?()\\n"+=]|\\s[-–—]\\s|\\s*\\d|[\\s,]+(?:${words})(?=[\\s,.]|$)`, 'iu')
const loose = (words: string) => new RegExp(`(?:[\\s,]+(?:${words}))+$`, 'iu')
const sentence = (words: string) => new RegExp(`(?:^|\\s)(?:${words})(?=\\s|$)`, 'iu')

const RULES: Record<Foreign, Rules> = {
  es: {
    lead: /^(?:(?:los|las|el|la|unos|unas|un|una|mis|mi|nuestros|nuestras|sobre todo|principalmente)\s+)+/i,
    edge: edges(
      'que|quien|quienes|donde|cuando|cuyos|cuyas|sobre todo|principalmente|también|tmb|ya|hoy|pero|porque|para que|cada|según|a través|unos',
    ),
    loose: loose(
      'y|e|o|u|de|del|con|en|a|al|por|para|sin|entre|desde|hasta|la|el|los|las|un|una|más|menos|muy|como|sus|su|hoy|ya|no',
    ),
    sentence: sentence(
      'yo|nosotros|ellos|ellas|se|me|nos|les|le|lo|es|son|soy|somos|está|están|hay|tengo|tenemos|tienen|tiene|quiero|queremos|hago|hacemos|vendo|vendemos|ofrezco|ofrecemos|viven|vive|quieren|necesitan|pagan|paga|gastan|van|va|usan|compran|puedo|trabajo|llevo|alquilo|alquilamos|[a-záéíóú]{3,}(?:amos|emos|imos)',
    ),
  },
  pt: {
    lead: /^(?:(?:os|as|o|a|uns|umas|um|uma|meus|minhas|nossos|nossas|principalmente)\s+)+/i,
    edge: edges(
      'que|quem|onde|quando|cujos|cujas|principalmente|também|já|hoje|mas|porque|cada|segundo|a maioria|até',
    ),
    loose: loose(
      'e|ou|de|do|da|dos|das|com|em|no|na|nos|nas|a|ao|por|para|sem|entre|desde|até|o|os|as|um|uma|mais|menos|muito|como|seus|seu|hoje|já|não',
    ),
    sentence: sentence(
      'eu|nós|eles|elas|se|me|é|são|sou|somos|está|estão|há|tenho|temos|têm|tem|quero|queremos|faço|fazemos|vendo|vendemos|ofereço|vivem|vive|querem|precisam|pagam|paga|gastam|vão|vai|usam|compram|posso|trabalho|alugo|alugamos|gosta|gostam|[a-zãçéíóú]{3,}(?:amos|emos|imos)',
    ),
  },
  fr: {
    lead: /^(?:(?:les|le|la|des|du|un|une|mes|mon|nos|notre|surtout|principalement)\s+|l['’])+/i,
    edge: edges(
      "qui|que|dont|où|quand|surtout|principalement|aussi|mais|parce|chaque|selon|environ|aujourd'hui|donc|soit",
    ),
    loose: loose(
      "et|ou|de|du|des|d'|avec|en|à|au|aux|par|pour|sans|entre|depuis|jusqu'à|le|la|les|un|une|plus|moins|très|comme|leurs|leur|sur|dans|chez|d’",
    ),
    sentence: sentence(
      "je|j['’]\\S+|nous|vous|ils|elles|elle|il|on|se|est|sont|suis|sommes|ont|a|ai|avons|vendons|vends|propose|proposons|veulent|vivent|habitent|paient|achètent|cherchent|peut|peuvent|fait|faisons|loue|louons|prennent|fabrique|fabriquons|c['’]est|\\S{3,}ons",
    ),
  },
  de: {
    lead: /^(?:(?:die|der|das|den|ein|eine|einen|meine|unsere|vor allem|hauptsächlich|meist|meistens)\s+)+/i,
    edge: edges(
      'die|der|welche|deren|dessen|davon|wo|wenn|vor allem|hauptsächlich|meist|meistens|auch|aber|weil|pro|laut|bzw|ca|etwa|rund|dass|damit|mindestens|ab',
    ),
    loose: loose(
      'und|oder|von|vom|mit|in|im|an|am|auf|aus|bei|für|zu|zum|zur|ohne|zwischen|seit|bis|der|die|das|den|dem|ein|eine|mehr|sehr|wie|ihre|um|nach',
    ),
    sentence: sentence(
      'ich|wir|sie|er|es|man|ist|sind|bin|hat|haben|habe|gibt|will|wollen|möchte|möchten|verkaufe|verkaufen|biete|bieten|wohnen|arbeiten|brauchen|zahlen|suchen|kann|können|mache|machen|miete|vermiete|vermieten|baue|bauen|werden|wird|war|hab',
    ),
  },
}

const MOST_WORDS = 8
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
  const phrase = withinLimit(words.replace(/\s+/g, ' ').replace(/[\s,]+$/, ''), rules).replace(/[\s,]+$/, '')
  if (phrase.length < SHORTEST || rules.sentence.test(phrase) || /[\d@/<>{}[\]|]/.test(phrase))
    return undefined
  return { text: casedOf(phrase, language), start, end: start + words.trimEnd().length }
}

/** Cut at the last joint that leaves few enough words. */
function withinLimit(phrase: string, { loose: end }: Rules): string {
  let text = phrase.replace(end, '')
  while (text.split(' ').length > MOST_WORDS) {
    const joint = Math.max(
      text.lastIndexOf(','),
      ...[
        ' y ',
        ' e ',
        ' et ',
        ' und ',
        ' ou ',
        ' oder ',
        ' de ',
        ' en ',
        ' in ',
        ' em ',
        ' à ',
        ' con ',
        ' com ',
        ' mit ',
        ' avec ',
      ].map((one) => text.lastIndexOf(one)),
    )
    if (joint <= 0) return ''
    text = text.slice(0, joint).replace(end, '')
  }
  return text
}

/** Nouns are written large in German alone. */
const casedOf = (phrase: string, language: Foreign): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
