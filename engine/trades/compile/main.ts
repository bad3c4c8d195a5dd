// `npm run trades`: every trade file, checked and put into one table that the engine reads; and what finds them.
import { writeFileSync } from 'node:fs'
import { kindFingerprint, kindLessons, learnKinds } from '../../find/learn/learn-kinds.ts'
import {
  learnLikely,
  learnSubjects,
  subjectFingerprint,
  subjectLessons,
} from '../../find/learn/learn-subjects.ts'
import type { Trade } from '../schema.ts'
import type { Subject } from '../subject-schema.ts'
import { compileTrades } from './compile.ts'

const { table, faults } = compileTrades()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
const write = (path: string, content: object) =>
  writeFileSync(new URL(path, import.meta.url), `${JSON.stringify(content)}\n`)
write('../library.json', table)
const lessons = kindLessons()
const kinds = learnKinds(lessons, JSON.parse(table.trades) as Trade[])
write('../../find/table.json', { fingerprint: kindFingerprint(), trades: table.fingerprint, ...kinds })
const subjects = JSON.parse(table.subjects) as Subject[]
const ideas = subjectLessons()
write('../../find/subject-table.json', {
  fingerprint: subjectFingerprint(),
  trades: table.fingerprint,
  ...learnSubjects(subjects, ideas),
  likely: learnLikely(subjects, ideas),
})
console.log(
  `${table.count} trades, ${lessons.length} lessons; ${subjects.length} subjects, ${ideas.length} ideas`,
)
