// npm run check: types, lint and format, import rules, a clean house, what the pages of docs name, dead code. All of them run, so that one look shows every fault.
import { join } from 'node:path'
import { ensurePackages, node, root, run } from './prepare.mjs'

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
await ensurePackages()

/** @type {[string, string, string[]][]} */
const checks = [
  ['types', bin('tsc'), []],
  ['lint and format', bin('biome'), ['check', '--error-on-warnings']],
  ['import rules', node, ['build/import-rules/main.ts']],
  ['clean house', node, ['build/clean-house/main.ts']],
  ['coverage of the specification', node, ['build/coverage/main.ts']],
  ['dead code', bin('knip'), ['--no-progress', '--no-config-hints']],
]
const failed = []
for (const [name, command, args] of checks) {
  console.log(`• ${name}`)
  if ((await run(command, args)) !== 0) failed.push(name)
}
console.log(failed.length > 0 ? `✗ failed: ${failed.join(', ')}` : '✓ all good')
process.exit(failed.length > 0 ? 1 : 0)
