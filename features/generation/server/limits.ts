import { availableParallelism } from 'node:os'

/** After so many tries the credit goes back. The death of a worker counts as one, for it may have been this brief's doing. */
export const MOST_TRIES = 6

/** Blueprints in one worker process. Printing needs a core and much memory for each. */
export const AT_ONCE = Math.max(1, Math.min(4, availableParallelism()))

/** With a language model most of the time is spent waiting for it. The press keeps to its own number. */
export const AT_ONCE_WITH_MODEL = 4 * AT_ONCE
