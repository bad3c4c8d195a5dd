// The studio, in a thread of its own: it stays, so that its code is warm.
import { answerRequests } from './answer-requests.ts'
import { createStudio, type Finish, type PrintJob } from './studio.ts'

const studio = createStudio()
const begun = new Map<number, Finish>()

answerRequests({
  async design({ number, job }: { number: number; job: PrintJob }) {
    const { designed, finish } = await studio.design(job)
    begun.set(number, finish)
    return designed
  },
  async finish(number: number, tell) {
    const finish = begun.get(number)
    begun.delete(number)
    return finish?.(tell)
  },
  forget(number: number) {
    begun.delete(number)
  },
})
