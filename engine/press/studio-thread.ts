// The studio, in a thread of its own: it stays, so that its code is warm.
import { answerRequests } from './answer-requests.ts'
import { createStudio, type Finished, type PrintJob } from './studio.ts'

const studio = createStudio()
const begun = new Map<number, () => Promise<Finished>>()

answerRequests({
  async design({ number, job }: { number: number; job: PrintJob }) {
    const { designed, finish } = await studio.design(job)
    begun.set(number, finish)
    return designed
  },
  async finish(number: number) {
    const finish = begun.get(number)
    begun.delete(number)
    return finish?.()
  },
  forget(number: number) {
    begun.delete(number)
  },
})
