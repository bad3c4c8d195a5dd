export interface Outcome {
  drill: string
  pass: boolean
  detail: string
}

export interface Options {
  full: boolean
  /** For what is left to chance, to have it again. */
  seed?: number
  /** One of the many things that a drill looks at. */
  only?: string
}
