// An analyst for one plan: a language model at an address, within what the plan may spend.
import type { Limits, Prices } from '../writers/limits.ts'
import { openAsking } from '../writers/model/ask.ts'
import { boundedFetch } from '../writers/model/bounded-fetch.ts'
import { openBudget } from '../writers/model/budget.ts'
import { connect, type ModelAddress } from '../writers/model/connect.ts'
import { WritingFailure } from '../writers/writer.ts'
import type { Analyst } from './analyst.ts'
import { analystOf } from './ask-analyst.ts'
import { ANALYST_LIMITS } from './limits.ts'

export interface AnalystOptions {
  model: ModelAddress
  /** The way to the network; the engine has none of its own. */
  fetch: typeof globalThis.fetch
  limits?: Partial<Limits>
  /** What tokens cost, so that a limit in dollars can be held. */
  prices?: Prices | undefined
}

export function createAnalyst({ model, fetch, limits, prices }: AnalystOptions): Analyst {
  const all = { ...ANALYST_LIMITS, ...limits }
  const connection = connect(model, boundedFetch(fetch, all.responseBytes))
  const asking = openAsking(connection, openBudget(all, { prices }), all)
  return takingTurns(giveUpAfter(all.outages, analystOf(asking)), all.atOnce)
}

/** A server that failed several times in a row is not asked again for this plan. */
function giveUpAfter(outages: number, analyst: Analyst): Analyst {
  let lost: WritingFailure[] = []
  return {
    async ask(question, signal) {
      const last = lost.at(-1)
      if (last && lost.length >= outages)
        throw new WritingFailure(last.reason, { outage: true, detail: 'not asked again' })
      try {
        const answer = await analyst.ask(question, signal)
        lost = []
        return answer
      } catch (error) {
        if (error instanceof WritingFailure && error.outage) lost.push(error)
        throw error
      }
    },
  }
}

/** At most so many questions at once; the others wait for their turn. */
function takingTurns(analyst: Analyst, atOnce: number): Analyst {
  const waiting: (() => void)[] = []
  let free = atOnce
  return {
    async ask(question, signal) {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        signal?.throwIfAborted()
        return await analyst.ask(question, signal)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
