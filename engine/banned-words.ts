// Words that say nothing, or praise. A plan that needs them has not found its facts yet.

const BANNED = [
  /revolutioni[sz]\w*|revolutionary/,
  /disrupt(?:ive|ion|or|ing|s|ed)?/,
  /cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class/,
  /innovat(?:e|es|ed|ing|ive|ion|ions|or|ors)/,
  /seamless(?:ly)?/,
  /robust(?:ly|ness)?/,
  /leverag(?:e|es|ed|ing)/,
  /synerg(?:y|ies|istic)/,
  /unlock(?:s|ed|ing)?/,
  /empower(?:s|ed|ing|ment)?/,
  /game[- ]chang(?:er|ers|ing)/,
  /passion(?:ate|ately)?/,
  /unique(?:ly|ness)?/,
  /holistic(?:ally)?/,
  /journeys?/,
  /landscapes?/,
  /ecosystems?/,
  /exciting|amazing|incredible|brilliant/,
  /in today['’]s (?:fast[- ]paced|digital|modern) \w+/,
  /poised to/,
  /(?:huge|growing|massive) (?:and growing )?markets?/,
  /just (?:one|a single) per ?cent of/,
  /no direct competitors?/,
  /first[- ]mover advantage/,
  /conservative(?:ly)? estimates?/,
  /it is (?:important|worth) (?:to note|noting)/,
  /in conclusion/,
  /not only\b[^.?!]{1,120}\bbut also/,
  /studies show|experts agree|research shows|we believe/,
].map(({ source }) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'))

/** The banned words of a text. Those that `allowed` uses too pass: a landscape gardener has landscapes. */
export function bannedIn(text: string, allowed = ''): string[] {
  const fine = allowed.toLowerCase()
  const found = BANNED.flatMap((banned) => text.match(banned) ?? []).map((word) => word.toLowerCase())
  return [...new Set(found)].filter((word) => !fine.includes(word))
}
