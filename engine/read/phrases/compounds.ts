// Words that stand apart and are one: 'second-hand', 'first time parents', 'zero grazing farmers'.
import type { Word } from './word.ts'

const NUMBER_WORD = /^(?:first|second|third|fourth|zero|two|three|four|five|six|half|single|last)$/

/** 'gluten-free' and 'second-hand' are one word; '12-week' is a number. */
export function compoundsOf(terms: Word[], text: string): Word[] {
  const words: Word[] = []
  for (const term of terms) {
    const last = words.at(-1)
    if (!last || text.slice(last.end, term.start) !== '-') {
      words.push(term)
      continue
    }
    const whole = text.slice(last.start, term.end)
    words[words.length - 1] = {
      ...term,
      text: whole,
      lower: whole.toLowerCase(),
      start: last.start,
      isName: last.isName && term.isName,
      isNation: false,
      part:
        last.part === 'number' && !NUMBER_WORD.test(last.lower)
          ? 'number'
          : term.part === 'noun' || term.part === 'preposition'
            ? 'noun'
            : 'adjective',
    }
  }
  return words
}

/** 'five trucking firms' are counted: only of these is it sure that they say which. */
const ORDINAL = /^(?:first|second|third|zero)$/
const TIME_OR_MEASURE =
  /^(?:minute|hour|day|night|week|weekend|month|year|term|semester|euro|dollar|pound|per|cent|percent|million|billion|thousand|hundred|kilo|litre|liter|metre|meter|foot|half|third|quarter)$/

/** 'second opinions', 'first aid': not the second of some, where nothing says of which. */
function isOrdinalOfOne(words: Word[], i: number): boolean {
  const [before, word, next] = [words[i - 1], words[i] as Word, words[i + 1]]
  const isCounting = before !== undefined && /^(?:the|my|our|his|her|their|its)$/.test(before.lower)
  return (
    /^(?:first|second|third)$/.test(word.lower) &&
    !isCounting &&
    next?.part === 'noun' &&
    !TIME_OR_MEASURE.test(next.lower.replace(/s$/, '')) &&
    (before === undefined ||
      before.sentence !== word.sentence ||
      before.part === 'preposition' ||
      before.lower === 'a')
  )
}

/** 'first time parents', 'second hand tractors', 'zero grazing farmers': one thing behind it is not counted, it says which. */
export function ordinalsOf(words: Word[], text: string): Word[] {
  const compounds: Word[] = []
  for (let i = 0; i < words.length; i++) {
    const [word, next, after] = [words[i] as Word, words[i + 1], words[i + 2]]
    const isCompound =
      ORDINAL.test(word.lower) &&
      next &&
      after &&
      text.slice(word.end, next.start) === ' ' &&
      text.slice(next.end, after.start) === ' ' &&
      (next.part === 'noun' || next.part === 'gerund') &&
      !next.isPlural &&
      !next.isName &&
      !TIME_OR_MEASURE.test(next.lower) &&
      (/^(?:noun|adjective|gerund)$/.test(after.part) || after.isGroup)
    if (!isCompound) {
      compounds.push(isOrdinalOfOne(words, i) ? { ...word, part: 'adjective' } : word)
      continue
    }
    const whole = `${word.lower}-${next.lower}`
    compounds.push({
      ...next,
      text: whole,
      lower: whole,
      start: word.start,
      part: 'adjective',
      isActor: false,
    })
    i++
  }
  return compounds
}
