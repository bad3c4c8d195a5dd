// What a visitor types on the first page. Part of its first script: keep it small.
export interface Idea {
  idea: string
  name: string
  /** Chosen, not typed: nobody has to be waited for. */
  isChosen?: boolean
}

export const NO_IDEA: Idea = { idea: '', name: '' }

/** Fewer words say too little to draw. */
const FEWEST_WORDS = 5

export const isEnough = ({ idea }: Idea): boolean =>
  (idea.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0) >= FEWEST_WORDS

/** To try it without an idea of one's own: label, and what is typed. */
export const EXAMPLES = [
  ['Drone roof inspections', 'Drone roof inspections for homeowners in Texas, $189 a visit'],
  ['Bike camps for kids', 'Summer bike camps for kids in Portland, $240 a week'],
  ['Carbon reports for mills', 'Carbon reports for paper mills in Maine, $900 a month'],
] as const
