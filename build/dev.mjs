// npm run dev: the same as start, reloading. Vite serves the pages on PORT and hands the rest to the server behind it.
import { join } from 'node:path'
import { ensurePackages, node, root, run } from './prepare.mjs'

await ensurePackages()
try {
  process.loadEnvFile(join(root, '.env'))
} catch {
  // .env is optional
}
const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 1 || port > 65534) {
  console.error('PORT: set it to a port number from 1 to 65534. The server behind takes the one after it.')
  process.exit(1)
}
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`
const env = { ...process.env, PUBLIC_URL: publicUrl, FCP_DEV_BACKEND: `http://127.0.0.1:${port + 1}` }

const both = [
  run(node, ['--watch', 'server/main.ts'], { ...env, PORT: String(port + 1) }),
  run(
    join(root, 'node_modules', '.bin', 'vite'),
    ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
    env,
  ),
]
// When one ends, so does the other: the signal is passed on to both.
await Promise.race(both)
process.kill(process.pid, 'SIGTERM')
process.exit(Math.max(...(await Promise.all(both))))
