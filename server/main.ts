// Starts the house in order and takes it down in reverse.
import { loadConfig } from './config.ts'
import { runUntilSignal } from './run.ts'
import { startShop } from './start.ts'

await runUntilSignal(async (signal) => startShop(loadConfig(), { signal }))
