// The kinds of question that founders ask, by what would have to be computed to answer them.

/** Those that name one thing only come first: of two that score the same, the first is meant. */
export const KINDS = [
  'insurance',
  'season',
  'loan',
  'equity',
  'job',
  'payment',
  'grant',
  'permission',
  'hire',
  'basis',
  'price',
  'discount',
  'source',
  'purchase',
  'premises',
  'order',
  'size',
  'drop',
  'reach',
  'timing',
  'choice',
  'check',
  'enough',
] as const
/**
 * price: what to charge, more or less. basis: per what, by whom, monthly or yearly. discount: a share given away. payment: when
 * customers pay. order: an offer to accept. size: how much to begin with. choice: which of two. drop: what to stop. reach: winning
 * and keeping customers. enough: whether it pays, or how many it takes. season: the empty months. check: whether something is true.
 */
export type Kind = (typeof KINDS)[number]

/** Weights: 3 names the decision itself, 2 names its object, 1 is a hint that needs another. */
export type Sign = [weight: number, words: RegExp]
