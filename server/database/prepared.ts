// Statements that are asked again and again: put together once for the pool, and planned once by each connection.
import type { Db } from './connect.ts'

/** `build` prepares the statement, with placeholders. A transaction has its own for as long as it lasts. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>()
  return (db) => {
    const found = known.get(db) ?? build(db)
    known.set(db, found)
    return found
  }
}
