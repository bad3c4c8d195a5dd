// Finding by the beginnings of words, in any order. By ourselves rather than by the database's parser, which takes
// 'mara3e7' for a word and a number, and an address for one word.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** For an index, and then as the index has it, or it would not be used. A word has at most 2,046 bytes: cut what may be longer. */
export function wordsIn(text: SQLWrapper): SQL {
  return sql`array_to_tsvector(string_to_array(btrim(regexp_replace(lower(${text}), '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a0]+', ' ', 'g')), ' '))`
}

/** 'Mara lind@' → `'mara':* & 'lind':*`: every word has to be the beginning of one. None when there is nothing to look for. */
export function wordsQuery(search: string): string | undefined {
  const words = search.toLowerCase().match(/[0-9a-z\u{a1}-\u{10ffff}]+/gu)
  return words?.map((word) => `'${word}':*`).join(' & ')
}

/**
 * `id in ${idsFound(…)}`: those whose words match, found before anything else is asked about them. Left to itself the planner
 * takes computing the words of every row for cheap, walks through the table in the order of the page, and needs seconds to
 * find one. `found` is the table under that other name.
 */
export function idsFound(table: PgTable, found: { id: AnyPgColumn }, words: SQL, query: string): SQL {
  return sql`(with ids as materialized (
    select ${found.id} as id from ${table} "found" where ${words} @@ ${query}::tsquery) select id from ids)`
}
