// What whoever runs the shop has to know at every start, as what was set up for a trial tends to stay. Pure.
import type { Config } from './config.ts'

const DANGERS = {
  mail: 'sandbox mail: no email leaves this machine, and whoever uses this machine reads the login links of everybody',
  cards: 'sandbox cards: orders are paid with test cards, and no money moves',
  identity: "sandbox identity: whoever uses this machine signs in with 'Continue with Google' as anybody",
}

type Facts = Pick<Config, 'sandbox' | 'production' | 'secondFactorRequired'>

export function sandboxWarnings({ sandbox, production, secondFactorRequired }: Facts): string[] {
  const { parts, unusedParts, isExposed } = sandbox
  if (!isExposed) return []
  const warnings: string[] = parts.map((part) => DANGERS[part])
  if (unusedParts.length > 0)
    warnings.push(
      `ALLOW_SANDBOX names ${unusedParts.join(', ')}, which this shop does not use as a sandbox part: take it out`,
    )
  if (production && !secondFactorRequired)
    warnings.push(
      'roles act without a second factor, because the site is on this machine or its mailbox is a sandbox part',
    )
  return warnings
}
