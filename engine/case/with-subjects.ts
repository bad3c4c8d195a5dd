// A trade with what is known about the very thing that is sold: its rivals, risks, tests and decisions stand before the
// trade's own, which hold for many things.
import type { Rival, Trade } from '../trades/schema.ts'
import type { Subject } from '../trades/subject-schema.ts'

/** More would be a directory. */
const MOST_RIVALS = 6
const MOST_RISKS = 8

export function withSubjects(trade: Trade, subjects: Subject[]): Trade {
  const [first] = subjects
  if (!first) return trade
  const all = <T>(of: (subject: Subject) => T[]): T[] => subjects.flatMap(of)
  return {
    ...trade,
    rivals: {
      ...trade.rivals,
      list: rivalsOf(
        trade.rivals.list,
        all(({ rivals }) => rivals),
      ),
    },
    risks: [...all(({ risks }) => risks), ...trade.risks].slice(0, MOST_RISKS),
    days: [...all(({ tests }) => tests), ...trade.days],
    decisions: [...all(({ decisions }) => decisions), ...trade.decisions],
    ...(first.market && { market: { ...trade.market, count: first.market } }),
  }
}

/** Doing nothing comes first, then the subject's; the trade's own where there is room, those with a name before the others. */
function rivalsOf(trade: Rival[], subject: Rival[]): Rival[] {
  const [nothing, ...others] = trade
  const nameRank = (rival: Rival) => Number(rival.names !== undefined || rival.if !== undefined)
  return [
    ...(nothing ? [nothing] : []),
    ...subject,
    ...others.sort((a, b) => nameRank(b) - nameRank(a)),
  ].slice(0, MOST_RIVALS)
}
