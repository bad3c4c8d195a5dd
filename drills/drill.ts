export interface Outcome {
  drill: string
  pass: boolean
  detail: string
}
