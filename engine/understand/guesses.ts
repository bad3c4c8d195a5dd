// For briefs of a few words: who usually buys such a thing and what troubles them. Always marked as inferred.
import { evidenceAt, type Field } from './text/field.ts'
import type { BusinessModel, Evidence } from './understanding.ts'

interface Guess {
  buyer: string
  problem: string
  outcome: string
}

/** Where a word means what we think: 'yoga' lessons are given nearby, 'yoga' mats are posted. */
const LOCAL: BusinessModel[] = ['local-service', 'local-shop', 'rental', 'event', 'education']
const GOODS: BusinessModel[] = ['direct-to-consumer', 'local-shop']
const FOR_FIRMS: BusinessModel[] = ['agency', 'local-service', 'success-fee']

const guess = (words: string, buyer: string, problem: string, outcome: string, models = LOCAL) => ({
  models,
  words: new RegExp(`\\b(?:${words})`, 'i'),
  guess: { buyer, problem, outcome },
})

const GUESSES = [
  guess(
    'dog[- ]?(?:walk|day ?care|sitting|boarding)',
    'dog owners',
    'a dog waits alone while its owner is at work',
    'come home to a dog that has been out',
  ),
  guess(
    '(?:dog|pet) groom',
    'pet owners',
    'a coat that is hard to keep clean at home',
    'have a clean, trimmed pet',
  ),
  guess(
    'pet (?:sit|board|care)|cat sitting',
    'pet owners',
    'nobody is at home to look after the pet',
    'travel while the pet is cared for',
  ),
  guess(
    'tutor|nachhilfe|exam prep|after-?school',
    'parents of school pupils',
    'a pupil falls behind in class',
    'pass the next exam',
  ),
  guess(
    'child ?care|nursery|baby-?sit|nanny',
    'working parents',
    'working hours do not fit school and nursery hours',
    'work while the child is looked after',
  ),
  guess(
    'house cleaning|home cleaning|cleaning',
    'busy households',
    'cleaning takes the free hours of the week',
    'come home to a clean place',
  ),
  guess(
    'lawn|gardening|gardener|garden (?:care|maintenance|design|work)|landscap',
    'homeowners with a garden',
    'the garden grows faster than free time',
    'have a garden that is looked after',
    LOCAL,
  ),
  guess(
    'wedding',
    'couples who marry',
    'a wedding has more parts than two people can oversee',
    'have the day go as planned',
    [...LOCAL, 'agency', 'direct-to-consumer'],
  ),
  guess(
    'gym|fitness|crossfit|personal train',
    'adults who live nearby and want to train',
    'training alone is given up after a few weeks',
    'train regularly',
  ),
  guess(
    'yoga|pilates|meditat',
    'adults who live nearby',
    'stress and a stiff back',
    'feel better after each class',
  ),
  guess(
    'barber|hair(?: ?dress| salon| cut)|salon|nail (?:bar|salon|studio)',
    'people who live or work nearby',
    'a good appointment is hard to get',
    'leave looking well kept',
    LOCAL,
  ),
  guess(
    'bakery|caf[eé]|coffee shop|restaurant|food truck|pizzeria|bistro|diner',
    'people who live or work nearby',
    'few good places to eat nearby',
    'eat well close to home or work',
    ['local-shop'],
  ),
  guess(
    'coffee\\b|teas?\\b|chocolates?\\b|honey|snacks?\\b|bread\\b|granola|jams?\\b',
    'people who care what they eat and drink',
    'the usual products are all alike',
    'enjoy a better product at home',
    GOODS,
  ),
  guess(
    'candle|soap|jewel|ceramic|gift',
    'people who buy gifts',
    'a gift with character is hard to find',
    'give something that is liked',
    GOODS,
  ),
  guess(
    'skin-?care|cosmetic|make-?up',
    'people who buy skin care',
    'products that do not suit their skin',
    'have skin they are content with',
    GOODS,
  ),
  guess(
    'elder|senior care|home care|care home',
    'adult children of older people',
    'parents need help that the family cannot give every day',
    'know that the parents are cared for',
  ),
  guess(
    'moving (?:company|service|help)|removals|house moves?',
    'people who move house',
    'a move takes more hands than a household has',
    'move within a day',
    LOCAL,
  ),
  guess(
    'car wash|detailing|mechanic|auto repair',
    'car owners',
    'the car needs care and the owner has no time',
    'drive a car that is looked after',
  ),
  guess(
    'b ?& ?b|guest ?house|hostel|(?<!dog |cat |pet )hotel|glamping|camp ?site|airbnb',
    'travellers',
    'few good places to stay in the area',
    'sleep well and see the place',
    ['rental'],
  ),
  guess(
    'podcast|newsletter|blog|you-?tube',
    'people who follow the subject',
    'too much is published to follow it all',
    'stay informed in little time',
    ['content'],
  ),
  guess('games?\\b', 'players', 'free evenings', 'enjoy playing', ['content']),
  guess(
    'photograph',
    'couples and families',
    'phone pictures do not hold the day',
    'have pictures that last',
    LOCAL,
  ),
  guess(
    'seo\\b|social media|marketing|ads\\b|branding|web design|websites?\\b',
    'small firms',
    'too few customers find them',
    'get more enquiries',
    FOR_FIRMS,
  ),
  guess(
    'bookkeep|(?<!carbon )accounting|payroll|invoic',
    'small firms',
    'the books take evenings away from the work',
    'have books that are in order',
    FOR_FIRMS,
  ),
  guess(
    'plumb|electrician|handy|roof(?:ing|er)|solar (?:panels? )?install|heat pumps?|renovat',
    'homeowners',
    'reliable tradespeople are hard to get',
    'have the work done properly',
    ['local-service'],
  ),
  guess(
    'language|english|spanish',
    'adults who learn a language',
    'learning alone does not lead to speaking',
    'hold a conversation',
    ['education'],
  ),
  guess(
    '(?:[a-z]+ )?(?:lessons|workshops)|cooking (?:class|course)',
    'adults who want to learn',
    'learning alone goes slowly',
    'be able to do it themselves',
    ['education', 'event', 'local-service'],
  ),
  guess(
    'rental|rent|hire',
    'people who need it for a short time',
    'buying costs too much for rare use',
    'use it when needed',
    ['rental'],
  ),
  guess(
    'festival|event|concert|part(?:y|ies)',
    'people nearby who go out',
    'little happens in the area',
    'have an evening to remember',
    ['event', 'local-service'],
  ),
]

export function guessFor(idea: Field, model: BusinessModel): (Guess & { evidence: Evidence }) | undefined {
  // Only what is sold counts: software for care homes is not care.
  const text = idea.plain.slice(0, 600).split(/\b(?:for|that|which|where|helping)\b|[,.;:(]/i)[0] ?? ''
  if (
    /\b(?:software|apps?|platform|tool|market-?place|dashboard|api|airbnb|uber|saas|plug-?in|extension|sensors?|devices?|directory)\b/i.test(
      text,
    )
  )
    return undefined
  for (const { words, models, guess: found } of GUESSES) {
    const match = models.includes(model) ? words.exec(text) : null
    if (match)
      return {
        ...found,
        evidence: evidenceAt(idea, { start: match.index, end: match.index + match[0].length }),
      }
  }
  return undefined
}
