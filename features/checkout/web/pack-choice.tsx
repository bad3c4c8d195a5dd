import { type ChoiceCard, ChoiceCards } from '#web/ui/radio.tsx'
import { dollars, PACKS, type Pack, type PackFacts } from '../prices.ts'

/** Where the packages stand on the page. */
export const PACKAGES = 'packages'

const OPTIONS: ChoiceCard[] = Object.entries<PackFacts>(PACKS).map(([value, pack]) => ({
  value,
  title: pack.name,
  detail: detailOf(pack),
  price: dollars(pack.priceCents),
  priceNote: pack.saving,
  badge: pack.mostPopular && 'Most popular',
}))

function detailOf({ quantity, priceCents }: PackFacts): string {
  if (quantity === 1) return '1 blueprint'
  return `${quantity} blueprints · ${dollars(priceCents / quantity)} each`
}

type Props = { value: Pack; onChange: (pack: Pack) => void; isFixed: boolean }

export function PackChoice({ value, onChange, isFixed }: Props) {
  return (
    // Not `disabled`, which would dim what was chosen.
    <div inert={isFixed}>
      <ChoiceCards
        legend="Package"
        hideLegend
        value={value}
        onChange={(pack) => onChange(pack as Pack)}
        options={OPTIONS}
      />
    </div>
  )
}
