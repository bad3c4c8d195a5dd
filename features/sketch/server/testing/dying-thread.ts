// A thread that dies of the first idea it is given.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => process.exit(9))
