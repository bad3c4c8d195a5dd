// Run by the bench in a process of its own: what the first reading costs, and what it leaves in memory. Answers one line of JSON.
import { briefSchema } from '#engine/brief.ts'

const brief = briefSchema.parse(JSON.parse(process.argv[2] ?? '{}'))
const megabytes = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / 2 ** 20
}
const empty = megabytes()
const begun = performance.now()
const { read } = await import('#engine/read/read.ts')
read(brief)
const firstMs = performance.now() - begun
for (let i = 0; i < 5; i++) read(brief)
console.log(JSON.stringify({ firstMs, megabytes: megabytes() - empty }))
