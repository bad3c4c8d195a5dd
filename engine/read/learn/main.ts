// npm run learn: teaches the reader everything that it has learned from the lessons, and writes its tables.
import { writeFileSync } from 'node:fs'
import { fingerprint, ideaLessons, lessons } from './lessons.ts'
import { learnPhraseThresholds } from './phrase-thresholds.ts'
import { learnPhrases, learnWords, phraseLists } from './phrases.ts'
import { countryTable, townTable } from './places.ts'
import { learnRoles, learnStatuses } from './roles.ts'
import { SETTINGS } from './softmax.ts'
import { learnThresholds, RIGHT_OF_USED, thresholdFile } from './thresholds.ts'

const briefs = lessons()
const ideas = ideaLessons()
const write = (path: string, table: unknown) =>
  writeFileSync(new URL(`../${path}`, import.meta.url), `${JSON.stringify(table, null, 0)}\n`)

console.log(
  `${briefs.length} briefs with ${briefs.reduce((sum, { figures }) => sum + figures.length, 0)} figures, ${ideas.length} ideas`,
)
write('places/towns.json', townTable())
write('places/countries.json', countryTable())
write('roles/role-table.json', learnRoles(briefs))
write('roles/status-table.json', learnStatuses(briefs))
write(
  'roles/thresholds.json',
  thresholdFile({
    learnedFrom: fingerprint(),
    rightOfUsed: RIGHT_OF_USED,
    ...learnThresholds(briefs, { ...SETTINGS, runs: 1 }),
  }),
)
// It reads roles with the tables just written.
const { learnEarning } = await import('./earns.ts')
write('earns/table.json', learnEarning(briefs, ideas))
const { unseenLessons } = await import('./unseen.ts')
const unseen = unseenLessons(briefs)
const { learnChecks } = await import('./checks.ts')
const checks = learnChecks(unseen)
write('checks/relation-table.json', checks.relations)
write('checks/judge-table.json', checks.judge)
const { learnBooks } = await import('./books.ts')
write('books/table.json', learnBooks(unseen))
const words = learnWords(briefs, ideas)
write('phrases/words-table.json', words)
const lists = phraseLists(briefs, ideas, words)
write('phrases/table.json', learnPhrases(lists))
write('phrases/thresholds.json', learnPhraseThresholds(briefs, lists, words))
