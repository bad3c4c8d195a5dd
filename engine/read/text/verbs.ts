// Verbs that founders open with: 'connects toy collectors', 'We roast coffee', 'Find a babysitter'.

const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Hardly ever a noun. */
const CLEAR = set(
  `connect help let allow enable teach deliver provide sell bring make build create find give turn write send collect install
  organise organize automate grow bake restore refurbish develop rent lend manage handle recover negotiate recruit translate sew knit
  serve produce manufacture warn remind tell buy resell recycle convert transform reduce save protect replace remove analyse analyze
  read summarise summarize prepare generate answer breed distil distill ferment publish invest insure verify compare simplify digitise digitize
  curate accept offer pair arrange assemble detect predict calculate explain review introduce empower improve bring solve tackle
  upcycle reclaim rescue foster educate mentor advise assist clean repair hire learn meet split discover get design brew roast cook
  claim match host fix print supply`,
)
/** Often a noun: a verb only with an object that shows it. */
const DOUBTFUL = set(
  `match link place plan host ship import export supply test check track monitor show record film book print cook design fix run lease repair
  train coach tutor pack process file fund finance share swap trade store support drive raise feed source care transport claim clean
  edit photograph rent brew roast review offer pair order hire advise split answer meet stream deal`,
)

export const baseOf = (verb: string): string =>
  /ies$/.test(verb)
    ? `${verb.slice(0, -3)}y`
    : /(?:ch|sh|ss|x|zz)es$/.test(verb)
      ? verb.slice(0, -2)
      : verb.replace(/s$/, '')

export const thirdPerson = (verb: string): string =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:ch|sh|ss|x|z|o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`

export const isKnownVerb = (base: string): boolean => CLEAR.has(base) || DOUBTFUL.has(base)
