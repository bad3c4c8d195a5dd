// Finding by the beginnings of words, in any order. By ourselves rather than by the database's parser, which takes
// 'mara3e7' for a word and a number, and an address for one word.

import type { AnyPgColumn, PgTable } from './columns.ts'
import { type SQL, type SQLWrapper, sql } from './sql.ts'

/**
 * Letters and digits, and blanks for all else. The database's own parser takes '_a_a_a…' for the beginning of a path and 'a1@a1@…'
 * for that of an address, and looks for the end again and again: 20,000 characters of it cost many seconds.
 */
export function wordsOnly(text: SQLWrapper): SQL {
  return sql`regexp_replace(${text}, '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a0]+', ' ', 'g')`
}

/** For an index, and then as the index has it, or it would not be used. A word has at most 2,046 bytes: cut what may be longer. */
export function wordsIn(text: SQLWrapper): SQL {
  return sql`array_to_tsvector(string_to_array(btrim(${wordsOnly(sql`lower(${text})`)}), ' '))`
}

/** What somebody looks for, as `wordsOnly` has it; 'not' (-word) and phrases ("two words") stay. */
export function askedWords(search: string): string {
  return search.replace(/(?<=[\p{L}\p{N}])-+|-+(?![\p{L}\p{N}"])|[^0-9A-Za-z\u{a1}-\u{10ffff}"-]+/gu, ' ')
}

/** 'Mara lind@' → `'mara':* & 'lind':*`: every word has to be the beginning of one. None when there is nothing to look for. */
export function wordsQuery(search: string): string | undefined {
  const words = search.toLowerCase().match(/[0-9a-z\u{a1}-\u{10ffff}]+/gu)
  return words ? [...new Set(words)].map((word) => `'${word}':*`).join(' & ') : undefined
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
