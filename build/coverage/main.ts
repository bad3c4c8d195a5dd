import { fileURLToPath } from 'node:url'
import { diagramProblems } from './diagram.ts'
import { pageProblems } from './pages.ts'
import { problemsOf } from './problems.ts'

const root = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url))
const problems = [...problemsOf(root), ...diagramProblems(root), ...pageProblems(root)]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
