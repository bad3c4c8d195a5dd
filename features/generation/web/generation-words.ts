// How a generation ended, in the words of its toast.
import { CallError } from '#kit/call.ts'

interface Told {
  title: string
  description: string
}

const NOT_STARTED = 'Failed to start blueprint generation. Please try again.'

const MAPPED = [
  [
    'No remaining blueprints',
    "You've used all your blueprint credits. Please purchase more or use a promo code.",
  ],
  ['Invalid request', 'Please check that all required fields are filled out correctly.'],
] as const

const RESTORED = 'Credits have been restored.'

/** It was asked for and refused, or nobody answered. A server that fell over has spent nothing: the dashboard says so. */
export function notStarted(
  error: unknown,
  { saysRestored = false }: { saysRestored?: boolean | undefined } = {},
): Told {
  const said = error instanceof CallError ? error.sentence : undefined
  const mapped = MAPPED.find(([words]) => said?.includes(words))
  if (mapped) return { title: 'Generation Error', description: mapped[1] }
  if (error instanceof CallError) {
    const isRestored = saysRestored && error.status >= 500
    return {
      title: 'Generation Failed',
      description: [said || NOT_STARTED, ...(isRestored ? [RESTORED] : [])].join(' '),
    }
  }
  return { title: 'Generation Error', description: NOT_STARTED }
}

/** It was begun and came to nothing. The server has given the credit back by then. */
export const CAME_TO_NOTHING: Told = {
  title: 'Generation Failed',
  description: `${NOT_STARTED} ${RESTORED}`,
}

export const TIMEOUT: Told = {
  title: 'Generation Timeout',
  description:
    'Blueprint generation is taking longer than expected. Please check your dashboard in a few minutes.',
}

/** The same order again, from a browser that may not watch it. */
export const ORDERED_BEFORE: Told = {
  title: 'Ordered Before',
  description:
    'This blueprint was ordered with this email address before. The files are in its mailbox, or on their way there.',
}

/** On screens of its own, whoever paid for it. */
export const BLUEPRINT_COMPLETE: Told = {
  title: 'Blueprint Complete!',
  description: 'Your startup blueprint has been generated successfully.',
}

export const IN_PROGRESS: Told = {
  title: 'Generation In Progress',
  description: 'Your blueprint is still being made. It is in your dashboard as soon as it is ready.',
}

export function created(source: 'credits' | 'purchase'): Told {
  return {
    title: 'Blueprint Created!',
    description:
      source === 'credits'
        ? 'Your blueprint has been generated using your credits.'
        : 'Your blueprint has been generated successfully.',
  }
}
