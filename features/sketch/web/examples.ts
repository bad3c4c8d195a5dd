/** To try it without an idea of one's own: label, and what is typed. */
export const EXAMPLES = [
  ['Drone roof inspections', 'Drone roof inspections for homeowners in Texas, $189 a visit'],
  ['Bike camps for kids', 'Summer bike camps for kids in Portland, $240 a week'],
  ['Carbon reports for mills', 'Carbon reports for paper mills in Maine, $900 a month'],
] as const

/** As the contract has it, which no page needs before somebody types. */
export const LONGEST = { idea: 1_000, name: 60 }
