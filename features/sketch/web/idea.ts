// What a visitor types on the first page. Part of its first script: keep it small.
export interface Idea {
  idea: string
  name: string
  /** Chosen, not typed: nobody has to be waited for. */
  isChosen?: boolean
}

/** Fewer words say too little to draw. */
const FEWEST_WORDS = 5

export const isEnough = ({ idea }: Idea): boolean =>
  (idea.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0) >= FEWEST_WORDS
