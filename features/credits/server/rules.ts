// Which purses an amount comes from. Pure.

export interface Purse {
  id: string
  forAddress: boolean
  balance: number
}

interface Reach {
  /** The purse that is meant. */
  forAddress: boolean
  /** Whether the address was proved: from then on all of it is one person's money. */
  proved: boolean
}

/** The purses that may be drawn from, the meant one first. */
export function withinReach(purses: Purse[], { forAddress, proved }: Reach): Purse[] {
  const meant = purses.filter((purse) => purse.forAddress === forAddress)
  return proved ? [...meant, ...purses.filter((purse) => purse.forAddress !== forAddress)] : meant
}

export function sumOf(purses: { balance: number }[]): number {
  return purses.reduce((sum, { balance }) => sum + balance, 0)
}

export interface Part {
  accountId: string
  amount: number
}

/** As much of the amount as is there, from one purse after the other. */
export function partsOf(amount: number, purses: Purse[]): Part[] {
  let missing = Math.max(0, amount)
  const parts: Part[] = []
  for (const { id: accountId, balance } of purses) {
    const taken = Math.min(missing, balance)
    if (taken > 0) parts.push({ accountId, amount: -taken })
    missing -= taken
  }
  return parts
}
