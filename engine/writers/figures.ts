// What counts as a figure in prose. Used twice: to take the figures out of the draft before a model sees it, and to
// see whether the model wrote one of its own.

const UNDER_TEN = 'one|two|three|four|five|six|seven|eight|nine'
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const NUMBER = `(?:(?:${TENS})(?:[- ](?:${UNDER_TEN}))?|${TEENS}|${UNDER_TEN})`

const UNITS = [
  'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?',
  'dollars?|euros?|pounds?|francs?|cents?|pence|percent|per cent|points?',
  'customers?|clients?|users?|subscribers?|members?|buyers?|visitors?|households?|families|people|employees?|staff',
  'orders?|units?|sales|shops?|stores?|seats?|rooms?|firms?|companies',
  'metres?|meters?|kilomet(?:re|er)s?|miles?|hectares?|acres?|kilos?|kilograms?|grams?|tonnes?|tons?|lit(?:re|er)s?',
  'times',
].join('|')

const SPELLED = [
  // 'nine weeks', 'three paying customers'
  `${NUMBER}[- ](?:\\p{L}+[- ])?(?:${UNITS})`,
  `one in (?:an? )?(?:${NUMBER}|hundred)`,
  `${NUMBER}-?fold`,
  // Magnitudes and shares are figures even without a unit.
  '(?:hundred|thousand|million|billion|trillion|dozen)s?',
  'half|halves|halved|twice|thrice|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)',
  '(?:an?|one|two|three)[- ](?:third|quarter|fifth|tenth)s?',
  'per cent|percent',
].join('|')

const WRITTEN = [
  // '€1,900', '10.9%', '12–20', 'S3'
  String.raw`(?:\p{Sc}\s?)?[^\s{}("'“‘\[]{0,40}\p{N}(?:[^\s{}]*[^\s{}.,;:!?)"'”’\]])?(?:\s?[%‰]|\s?\p{Sc})?`,
  String.raw`[%‰]|\p{Sc}`,
].join('|')

const FIGURE = new RegExp(`(?<!\\p{L})(?:${SPELLED})(?!\\p{L})|${WRITTEN}`, 'giu')

export function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? []
}

export function replaceFigures(text: string, replace: (figure: string) => string): string {
  return text.replace(FIGURE, replace)
}
