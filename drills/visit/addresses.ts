// Every address that a member is lured to: each page with each name that it reads, alone and together. Pure.
import type { AddressNames } from './address-names.ts'
import { type Bait, isListed, pathOf, valuesOf } from './address-values.ts'

type Pair = readonly [name: string, value: string]

/** `everything`: each page with each name that any page reads, which takes far longer. */
export function addressesOf(
  paths: string[],
  names: Pick<AddressNames, 'all' | 'of' | 'anchors'>,
  bait: Bait,
  { everything }: { everything: boolean },
): string[] {
  const first = (chosen: string[]) => firstValues(chosen, bait)
  const pairOf = (name: string, kind: number): Pair[] => {
    const value = valuesOf(name, bait)[kind]
    return value ? [[name, value]] : []
  }
  const anchored = (path: string, name: string) => [
    `${path}#${name}`,
    `${path}#${name}-${valuesOf(name, bait)[0]}`,
  ]
  return paths.flatMap((pattern) => {
    const path = pathOf(pattern, bait)
    const own = names.of(pattern).filter((name) => !names.anchors.includes(name))
    const anchors = names.of(pattern).filter((name) => names.anchors.includes(name))
    const listed = own.filter((name) => isListed(name, bait))
    const unlisted = own.filter((name) => !listed.includes(name))
    const alone = [
      ...listed.flatMap((name) => valuesOf(name, bait).map((value): Pair[] => [[name, value]])),
      ...unlisted.map((name) => first([name])),
    ]
    // Of names that nobody thought of, each kind of value is tried with all of them at once.
    const kinds =
      unlisted.length > 0 ? [1, 2, 3].map((kind) => unlisted.flatMap((name) => pairOf(name, kind))) : []
    // One name may hide what another would do: each of them is left out once.
    const combined = own.length > 2 ? listed.map((left) => first(own.filter((name) => name !== left))) : []
    const together = own.length > 1 ? [first(own)] : []
    const others = everything
      ? names.all.filter((name) => !own.includes(name)).map((name) => first([name]))
      : []
    // What is no secret is read from the query; --full tries the fragment with it, too.
    const inFragment = everything ? [...alone, ...others] : alone.filter(([pair]) => pair?.[0] === 'token')
    const all = written(first(names.all))
    return [
      path,
      `${path}?${all}#${all}`,
      ...[...alone, ...kinds, ...together, ...combined, ...others].map(
        (pairs) => `${path}?${written(pairs)}`,
      ),
      ...[...inFragment, ...together].map((pairs) => `${path}#${written(pairs)}`),
      ...anchors.flatMap((name) => anchored(path, name)),
    ]
  })
}

/** Each page once, with everything that any page reads. */
export const withAllNames = (paths: string[], { all }: Pick<AddressNames, 'all'>, bait: Bait) =>
  paths.map((pattern) => `${pathOf(pattern, bait)}?${written(firstValues(all, bait))}`)

const firstValues = (names: string[], bait: Bait): Pair[] =>
  names.flatMap((name) => {
    const [value] = valuesOf(name, bait)
    return value ? [[name, value] as const] : []
  })

const written = (pairs: Pair[]) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()

/** What was found with a hand on it: the combinations that once did something. */
export function tellingAddresses(bait: Bait): string[] {
  const brief = { startupName: 'Lured', businessIdea: 'A blueprint that nobody asked for' }
  const free = (more: Record<string, string>) =>
    `/success?${new URLSearchParams({ free: 'true', ...brief, ...more })}`
  return [
    free({}),
    free({ useCredits: 'true' }),
    free({ promo: bait.freeCode }),
    free({ promo: bait.discountCode }),
    free({ promo: bait.freeCode, email: bait.attackerEmail }),
    free({ email: bait.memberEmail, userId: bait.memberId }),
    `/success?${new URLSearchParams({ session_id: bait.sessions.attacker, free: 'true', ...brief })}`,
    `/success?free=true#token=${bait.tokens.freeOrder}`,
    `/magic-login?token=${bait.tokens.login}#token=${bait.tokens.login}`,
    `/verify-email?token=${bait.tokens.verify}&withoutPassword=true`,
    `/dashboard?login=google&show=blueprint&email=${bait.attackerEmail}`,
  ]
}
