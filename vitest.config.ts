import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ROOMS = '{bench,build,demo,deploy,drills,engine,features,kit,sandbox,server,web}'
const PROOFS = `${ROOMS}/**/*.proof.test.ts`

/** What is run with every change, or by `--mode proofs` what takes long. */
const chosen = (mode: string) =>
  mode === 'proofs'
    ? // One of the others then prints more.
      { include: [PROOFS, 'engine/press/blueprint-files.test.ts'], env: { PROOFS: '1' } }
    : { include: [`${ROOMS}/**/*.test.{ts,tsx}`], exclude: [PROOFS] }

export default defineConfig(({ mode }) => ({
  test: {
    ...chosen(mode),
    globalSetup: ['server/testing/postgres.ts'],
    // Importing the database layer takes half a second; sharing modules between files makes the run three times faster.
    isolate: false,
    // Left alone, the runner keeps a core for itself; many of these tests wait more than they work, so two more than cores.
    maxWorkers: availableParallelism() + 2,
    // As in engine/press/read-parts.ts: tests typeset in these very processes.
    execArgv: ['--no-wasm-code-gc'],
    // Tests wait for events, not for time: only a failure takes as long as this, and a crowded machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}))
