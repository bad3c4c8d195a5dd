// The assumptions in the order in which somebody thinks of them. Pure.
import type { Lever } from '#engine/plan/levers.ts'

export interface LeverGroup {
  id: Lever['group']
  title: string
  levers: Lever[]
}

const TITLES: Record<Lever['group'], string> = {
  price: 'Price',
  customers: 'Customers',
  costs: 'Costs',
  team: 'Team',
  money: 'Money',
  channels: 'Channels',
  market: 'Market',
  other: 'Everything else',
}

/** With words, those alone that hold every one of them. */
export function groupsOf(levers: Lever[], words = ''): LeverGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label, because }: Lever) => {
    const text = `${label} ${because}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return (Object.keys(TITLES) as Lever['group'][])
    .map((id) => ({
      id,
      title: TITLES[id],
      levers: levers.filter((lever) => lever.group === id && fits(lever)),
    }))
    .filter((group) => group.levers.length > 0)
}

/** Two prices in the founder's words are told apart by these words. */
export function distinct(levers: Lever[]): Lever[] {
  const counts = new Map<string, number>()
  for (const { label } of levers) counts.set(label, (counts.get(label) ?? 0) + 1)
  return levers.map((lever) =>
    (counts.get(lever.label) ?? 0) > 1 ? { ...lever, label: `${lever.label}: ${lever.because}` } : lever,
  )
}
