// What the language of a brief tells about places: the words before them, and where it is spoken.

import { canMean } from '../figures/shared-signs.ts'
import type { Language } from '../language.ts'
import { COUNTRIES } from './countries.ts'

interface Tongue {
  /** Words right before the place where something is. */
  here: string
  /** Words that may stand before a place, and before anything else. */
  of: string
  /** Countries where founders write it, the largest of each money first. */
  spoken: string[]
  /** Everyday words that are also towns somewhere. */
  words: string
}

const TONGUES: Partial<Record<Language, Tongue>> = {
  es: {
    here: 'en|desde|cerca de|alrededor de|afueras de|centro de|ciudad de|barrio de|provincia de',
    of: 'de|del|y|a|por|hasta|entre|hacia|la|el',
    spoken: 'ES MX AR CO CL PE EC UY PY BO VE CR PA GT HN SV NI DO CU PR GQ'.split(' '),
    words:
      'adelanto anda arriba bailan baja basico batería blancos bono buenos caja casa casas casco centro colonia como contadora cuero drama el espera guía lana les leña los lucas luz margen molino montaña nada norma norte nuevo paga palmas palos parque pero picar plata posta que qué redonda redondo saco salón san seca silla sur tela tienen transporte travesía tres una unidad valle vence verano villa',
  },
  de: {
    here: 'in|bei|aus|rund um|im raum|nahe|nähe von|raum|stadt',
    of: 'von|nach|und|um|zwischen|für|bis|der|im|ab',
    spoken: 'DE AT CH LI LU IT BE'.split(' '),
    words:
      'aber alle alpen altstadt auf bad berg das dass dorf ende essen ganz halle hat haus hof holz hätten juli kinder kita korb liter mal markt mir mitte nur per sennen soll stelle südstadt vom waren wagen wald weil wer wäre wären zähle',
  },
  fr: {
    here: 'à|a|près de|autour de|au centre de|région de|ville de|en|au|aux|depuis',
    of: "de|d['’]|du|des|et|sur|dans|vers|entre|la|le|les",
    spoken:
      'FR BE CH CA LU MC SN CI ML BF NE TG BJ CM GA CG CD MG GN MA TN DZ HT RW BI DJ RE GP MQ GF NC PF'.split(
        ' ',
      ),
    words:
      'ami appel café cartes charge cher déjà est fais garde les ligne loue mon monte moy nice peine plateau que région salles sem sol sur tous tours travers une vélo vienne été',
  },
  pt: {
    here: 'em|no|na|perto de|ao redor de|centro de|cidade de|bairro de|região de',
    of: 'de|da|do|dos|das|e|a|para|até|entre|desde',
    spoken: 'BR PT AO MZ CV GW ST TL'.split(' '),
    words:
      'anjo barco bomba busca carro casa centro chama corte das espera fria fábrica igreja limite loja luz manda mano março mese mio mão média norte obra pai pena per plano porta posta propria que quer quero reforma sacco saco sala saída sem soja sul tinta tosa três una virar',
  },
}

const ARTICLES = '(?:the |la |el |los |las |le |les |der |den |o |a |os |as )?'

export interface PlaceWords {
  /** Right behind it a place is where something is. */
  strong: RegExp
  /** Behind it a place is likely. */
  before: RegExp
  /** A town without its capital, behind a word that leads to a place. */
  lower: RegExp
  everyday: ReadonlySet<string>
}

const patterns = new Map(
  Object.entries(TONGUES).map(([language, { here, of, words }]): [string, PlaceWords] => [
    language,
    {
      strong: new RegExp(String.raw`(?<!\p{L})(?:${here})\s+${ARTICLES}$`, 'iu'),
      before: new RegExp(String.raw`(?<!\p{L})(?:${here}|${of})\s*${ARTICLES}$|[,(–/-]\s*$`, 'iu'),
      lower: new RegExp(
        String.raw`(?<!\p{L})(?:${here}|${of})\s+(?=((?:\p{Ll}[\p{L}'-]+)(?: \p{Ll}[\p{L}'-]+){0,2}))`,
        'gu',
      ),
      everyday: new Set(words.split(' ')),
    },
  ]),
)

/** None for English, whose words `place.ts` has. */
export const placeWords = (language: Language): PlaceWords | undefined => patterns.get(language)

const SELDOM = 0.3

/** How much a place speaks for a country where another language is written than that of the brief. */
export const spokenThere = (language: Language, country: string): number =>
  TONGUES[language]?.spoken.includes(country) === false ? SELDOM : 1

/** The country that a sign of money means in this language; less sure where several share both. */
export function homeOf(language: Language, sign: string): { country: string; weight: number } | undefined {
  const spoken = TONGUES[language]?.spoken ?? []
  const able = spoken.filter((code) =>
    COUNTRIES.some((one) => one.code === code && canMean(sign, one.currency)),
  )
  const [first] = able
  if (!first) return undefined
  if (able.length === 1) return { country: first, weight: 2 }
  return sign === 'EUR' ? { country: first, weight: 0.5 } : undefined
}
