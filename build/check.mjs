// npm run check: types, lint and format, import rules, a clean house, what the pages of docs name, licences, dead code.
// All of them run, side by side, so that one look shows every fault.
import { join } from 'node:path'
import { ensurePackages, node, root, run } from './prepare.mjs'

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
await ensurePackages()

/** @typedef {[name: string, command: string, args: string[]]} Check */
/** @type {Check[][]} */
const lanes = [
  [
    ['types', bin('tsc'), []],
    ['lint and format', bin('biome'), ['check', '--error-on-warnings']],
  ],
  [
    ['dead code', bin('knip'), ['--no-progress', '--no-config-hints']],
    ['import rules', node, ['build/import-rules/main.ts']],
    ['clean house', node, ['build/clean-house/main.ts']],
    ['coverage of the specification', node, ['build/coverage/main.ts']],
    ["other people's licences", node, ['build/third-party/main.ts']],
  ],
]
/** @type {string[]} */
const failed = []
async function inTurn(/** @type {Check[]} */ lane) {
  for (const [name, command, args] of lane) {
    const isGood = (await run(command, args)) === 0
    console.log(`${isGood ? '✓' : '✗'} ${name}`)
    if (!isGood) failed.push(name)
  }
}
await Promise.all(lanes.map(inTurn))
console.log(failed.length > 0 ? `✗ failed: ${failed.join(', ')}` : '✓ all good')
process.exit(failed.length > 0 ? 1 : 0)
