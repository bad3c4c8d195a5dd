// The reader's thread: it stays, so that words and figures are loaded once. Nothing that it reads leaves it but the answer.
import { parentPort } from 'node:worker_threads'
import { type Brief, briefSchema } from '#engine/brief.ts'
import { type OpenedBrief, openBrief } from '#engine/intake/open-brief.ts'
import { understand, understandOpened } from '#engine/intake/understand.ts'
import { Recent } from '../recent.ts'
import type { FromThread, ToThread } from './messages.ts'
import { placeOf } from './place-of.ts'

const say = (message: FromThread) => parentPort?.postMessage(message)

/** Whoever answers a question or corrects a figure sends the same words again. */
const MOST_OPENED = 20
const opened = new Recent<string, OpenedBrief>(MOST_OPENED)

function openedOf(brief: Brief): OpenedBrief {
  const key = JSON.stringify(brief)
  const known = opened.get(key) ?? openBrief(brief)
  opened.set(key, known)
  return known
}

parentPort?.on('message', ({ number, brief, corrections }: ToThread) => {
  try {
    say({ number, understood: understandOpened(openedOf(brief), corrections) })
  } catch (error) {
    say({ number, failure: placeOf(error) })
  }
})

// Reads the words of the language once, before somebody waits for it.
understand(
  briefSchema.parse({
    startupName: 'Warm',
    businessIdea: 'A bakery with evening classes at $45 a seat, 20 seats a week.',
    targetCustomer: 'Families in Cork',
  }),
)
say({ isReady: true })
