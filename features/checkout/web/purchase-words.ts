// How an order came to nothing, in the words of its toast.
import { CallError } from '#kit/call.ts'

export class NoCheckoutUrl extends Error {}

export function purchaseFailure(error: unknown): { title: string; description: string } {
  // The browser's own word for: nobody answered.
  if (error instanceof TypeError)
    return {
      title: 'Checkout Error',
      description: 'Failed to create checkout session. Please try again.',
    }
  return { title: 'Purchase Failed', description: reason(error) }
}

function reason(error: unknown): string {
  if (error instanceof CallError) return error.sentence || 'Failed to create checkout session'
  if (error instanceof NoCheckoutUrl) return 'No checkout URL received'
  return 'An error occurred while processing your purchase.'
}
