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
