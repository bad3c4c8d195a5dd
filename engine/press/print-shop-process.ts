// The other side of print-shop.ts: takes jobs, prints them, and ends with the process that asked.
import { createPress, type Progressed } from './press.ts'
import type { FromPrintShop, ToPrintShop } from './print-shop.ts'
import { typesetterModule } from './read-parts.ts'

const press = createPress(JSON.parse(process.argv[2] ?? '{}'))
// Half a second of work that the first job need not wait for; should it fail, the job says why.
typesetterModule().catch(() => {})
const begun = new Map<number, AbortController>()
const answer = (message: FromPrintShop) => process.connected && process.send?.(message)

process.on('message', async (message: ToPrintShop) => {
  if ('giveUp' in message) return begun.get(message.giveUp)?.abort(new Error('It was given up.'))
  const { number, job, isWatched } = message
  const control = new AbortController()
  begun.set(number, control)
  try {
    const onProgress = isWatched ? (progressed: Progressed) => answer({ number, progressed }) : undefined
    answer({ number, printed: await press.print(job, { signal: control.signal, onProgress }) })
  } catch (error) {
    answer({ number, failure: error instanceof Error ? error.message : String(error) })
  } finally {
    begun.delete(number)
  }
})
// Signals to the whole group are for the one who asks: it decides when printing ends.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
