import { CallError } from '#kit/call.ts'

interface Told {
  title: 'Generation Failed' | 'Generation Error'
  description: string
}

/** Why a blueprint was not started, in the words of the shop. */
export function generationFailure(error: unknown): Told {
  const sentence = error instanceof CallError ? error.sentence : undefined
  const known = KNOWN.find(([start]) => sentence?.startsWith(start))
  if (known) return { title: 'Generation Error', description: known[1] }
  return {
    title: 'Generation Failed',
    description: sentence || 'Failed to start blueprint generation. Please try again.',
  }
}

const KNOWN = [
  [
    'No remaining blueprints',
    "You've used all your blueprint credits. Please purchase more or use a promo code.",
  ],
  ['Invalid request', 'Please check that all required fields are filled out correctly.'],
] as const
