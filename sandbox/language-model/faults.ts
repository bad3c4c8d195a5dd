// The ways a language model goes wrong. Told by the server's option, or for one model by its name: 'writer:hang'.

export const FAULTS = [
  /** Takes the question and never answers. */
  'hang',
  /** A byte now and then. */
  'drip',
  /** The connection ends in the middle of the answer. */
  'cut',
  /** The connection ends before any answer. */
  'reset',
  'rate-limit',
  /** With Retry-After, and then it answers. */
  'rate-limit-once',
  /** With Retry-After of an hour. */
  'rate-limit-long',
  'error',
  /** 503, and then it answers. */
  'busy-once',
  'unauthorised',
  /** 400 for whoever asks for a schema or a temperature. */
  'plain-only',
  /** Ten megabytes. */
  'flood',
  /** A web page with status 200. */
  'web-page',
  /** Sends the caller elsewhere. */
  'redirect',
  'refuse',
  /** Refuses in plain words, as if that were an answer. */
  'apologise',
  /** Runs out of tokens in the middle. */
  'run-out',
  'not-json',
  /** JSON between backticks, after some talk. */
  'backticks',
  'wrong-schema',
  'empty',
  'digits',
  /** Figures of its own, until it is told. */
  'digits-once',
  'unknown-placeholder',
  /** Does what the founder's text says, or at least repeats it. */
  'echo',
  'boast',
  'markdown',
  'invent',
  /** Says nothing of what it cost. */
  'no-usage',
] as const
export type Fault = (typeof FAULTS)[number]

export function faultOf(model: string): Fault | undefined {
  const suffix = model.slice(model.lastIndexOf(':') + 1)
  return FAULTS.find((fault) => fault === suffix)
}
