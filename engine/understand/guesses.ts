// For briefs of a few words: who usually buys such a thing and what troubles them. Always marked as inferred.
import { evidenceAt, type Field } from './text/field.ts'
import type { Evidence } from './understanding.ts'

interface Guess {
  buyer: string
  problem: string
  outcome: string
}

const guess = (words: string, buyer: string, problem: string, outcome: string) => ({
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
    'lawn|garden|landscap',
    'homeowners with a garden',
    'the garden grows faster than free time',
    'have a garden that is looked after',
  ),
  guess(
    'wedding',
    'couples who marry',
    'a wedding has more parts than two people can oversee',
    'have the day go as planned',
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
    'barber|hair|salon|nail',
    'people who live or work nearby',
    'a good appointment is hard to get',
    'leave looking well kept',
  ),
  guess(
    'bakery|bread|caf[eé]|coffee shop|restaurant|food truck|pizzeria',
    'people who live or work nearby',
    'few good places to eat nearby',
    'eat well close to home or work',
  ),
  guess(
    'coffee|tea|chocolate|honey|snack',
    'people who care what they eat and drink',
    'the usual products are all alike',
    'enjoy a better product at home',
  ),
  guess(
    'candle|soap|jewel|ceramic|gift',
    'people who buy gifts',
    'a gift with character is hard to find',
    'give something that is liked',
  ),
  guess(
    'skin-?care|cosmetic|make-?up',
    'people who buy skin care',
    'products that do not suit their skin',
    'have skin they are content with',
  ),
  guess(
    'elder|senior care|home care|care home',
    'adult children of older people',
    'parents need help that the family cannot give every day',
    'know that the parents are cared for',
  ),
  guess(
    'moving|removals',
    'people who move house',
    'a move takes more hands than a household has',
    'move within a day',
  ),
  guess(
    'car wash|detailing|mechanic|auto repair',
    'car owners',
    'the car needs care and the owner has no time',
    'drive a car that is looked after',
  ),
  guess(
    'b ?& ?b|guest ?house|hostel|hotel|glamping|camp ?site|airbnb',
    'travellers',
    'few good places to stay in the area',
    'sleep well and see the place',
  ),
  guess(
    'podcast|newsletter|blog|you-?tube',
    'people who follow the subject',
    'too much is published to follow it all',
    'stay informed in little time',
  ),
  guess('game', 'players', 'free evenings', 'enjoy playing'),
  guess(
    'photograph',
    'couples and families',
    'phone pictures do not hold the day',
    'have pictures that last',
  ),
  guess(
    'seo|social media|marketing|ads|branding|web design|website',
    'small firms',
    'too few customers find them',
    'get more enquiries',
  ),
  guess(
    'bookkeep|(?<!carbon )accounting|payroll|invoic',
    'small firms',
    'the books take evenings away from the work',
    'have books that are in order',
  ),
  guess(
    'plumb|electric|handy|roof|solar|renovat',
    'homeowners',
    'reliable tradespeople are hard to get',
    'have the work done properly',
  ),
  guess(
    'language|english|spanish',
    'adults who learn a language',
    'learning alone does not lead to speaking',
    'hold a conversation',
  ),
  guess(
    '(?:[a-z]+ )?(?:lessons|workshops)|cooking (?:class|course)',
    'adults who want to learn',
    'learning alone goes slowly',
    'be able to do it themselves',
  ),
  guess(
    'rental|rent|hire',
    'people who need it for a short time',
    'buying costs too much for rare use',
    'use it when needed',
  ),
  guess(
    'festival|event|concert|part(?:y|ies)',
    'people nearby who go out',
    'little happens in the area',
    'have an evening to remember',
  ),
]

export function guessFor(idea: Field): (Guess & { evidence: Evidence }) | undefined {
  // Only what is sold counts: software for care homes is not care.
  const text = idea.plain.slice(0, 600).split(/\b(?:for|that|which|where|helping)\b|[,.;:(]/i)[0] ?? ''
  if (
    /\b(?:software|apps?|platform|tool|market-?place|dashboard|api|airbnb|uber|saas|plug-?in|extension|sensors?|devices?|directory)\b/i.test(
      text,
    )
  )
    return undefined
  for (const { words, guess: found } of GUESSES) {
    const match = words.exec(text)
    if (match)
      return {
        ...found,
        evidence: evidenceAt(idea, { start: match.index, end: match.index + match[0].length }),
      }
  }
  return undefined
}
