// A thread that dies of the first brief it is given.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => process.exit(9))
