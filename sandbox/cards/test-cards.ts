// The cards that the sandbox knows, by number. Those with a real provider's number behave as there; the two that pay later
// are our own, because there only bank accounts do.

type Behaviour = 'pays' | 'declines' | 'asks' | 'disputes' | 'pays later' | 'fails later'

export interface TestCard {
  number: string
  behaviour: Behaviour
  /** What the list on the page says about it. */
  says: string
  /** Of a card that declines. */
  decline?: { code: string; declineCode: string; message: string }
}

export const TEST_CARDS: TestCard[] = [
  { number: '4242424242424242', behaviour: 'pays', says: 'Pays' },
  {
    number: '4000000000000002',
    behaviour: 'declines',
    says: 'Declined',
    decline: {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    },
  },
  {
    number: '4000000000009995',
    behaviour: 'declines',
    says: 'Insufficient funds',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  { number: '4000002760003184', behaviour: 'asks', says: '3-D Secure' },
  { number: '4000000000000259', behaviour: 'disputes', says: 'Pays, then disputed' },
  { number: '4000000000007700', behaviour: 'pays later', says: 'Pays later' },
  { number: '4000000000008807', behaviour: 'fails later', says: 'Pays later, fails' },
]

export function findTestCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return TEST_CARDS.find(({ number }) => number === digits)
}

/** 4242424242424242 → 4242 4242 4242 4242 */
export const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')
