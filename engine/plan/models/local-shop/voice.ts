// What there is to say about a trade at length; the row in its table holds the rest. {founder}, {company}, {where},
// {buyers} and {spend} are filled in by fill.ts.

export interface Voice {
  /** What leaving things as they are costs, and what follows for the offer. */
  nothing: string
  /** What has changed, and what speaks against now. */
  now: string
  against: string
  /** What the count of the market may get wrong. */
  caution: string
  /** What protects, and what does not. Comes after the dangerous rival was named. */
  protects: string
  /** What one sale leaves, seen by somebody of the trade; which figure misleads. */
  unit: string
  price: string
  winning: string
  keeping: string
  sceptic: string
}
