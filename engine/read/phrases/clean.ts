// A phrase as it can stand in a sentence: no company name, no loose end, no figure, in lower case.

const LEADING =
  /^(?:(?:the|a few|some|many|most|mostly|mainly|mostly the|any|all|every|each|other|those|these|other|our|my|their|your|his|her|to|for|with|from|by|of|and|or|as|is|are|it's|its|i|we|you|they|only|also|just|basically|primarily|typically|usually|especially|probably|maybe|people like|lots of|plenty of|so|then|but)\s+)+/i
const TRAILING =
  /(?:[\s,;:.\-–—(&/]+|\s+(?:the|a|an|and|or|but|of|to|in|on|at|by|for|from|with|within|who|that|which|where|when|is|are|was|were|per|each|every|about|than|as|if|into|near|over|under|we|i|they|you|it|our|my|their|this|these|mostly|mainly|basically|around|between|can|will|would|so|because|while|too|also|not|don't|very|more|pay|pays|want|need|have|has|get))+$/i
const SHORTEST = 3
const LONGEST = 90

export function cleanPhrase(raw: string, names: string[]): string {
  let text = raw.replace(/\s+/g, ' ').replace(/["“”*_]/g, '').trim()
  for (const name of names) if (name.trim().length > 2) text = text.replaceAll(name.trim(), '').replace(/\s+/g, ' ')
  text = text.replace(/\([^)]*\)?/g, ' ').replace(/\s+/g, ' ').trim()
  let before = ''
  while (before !== text) {
    before = text
    text = text.replace(LEADING, '').replace(TRAILING, '').trim()
  }
  if (text.length < SHORTEST || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return ''
  return lowered(text)
}

/** Sentence capitals go; names keep theirs. */
function lowered(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  const isName = /^\p{Lu}{2}/u.test(first) || (/^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(rest[0] ?? ''))
  return isName ? text : [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join(' ')
}
