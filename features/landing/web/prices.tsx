import clsx from 'clsx'
import { Link } from 'react-router'
import {
  dollars,
  GetBlueprintButton,
  PACKS,
  type Pack,
  type PackFacts,
  perPiece,
} from '#features/checkout/web/public.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { CornerMarks } from '#web/ui/corner-marks.tsx'
import { Section } from './section.tsx'

export function Prices() {
  return (
    <Section
      raised
      id="prices"
      title="$0.99 for one. Less for more."
      lead="You pay once, for the files. There is no subscription. A pack buys credits: one credit makes one blueprint, and credits do not expire."
    >
      <ul className="grid gap-6 md:grid-cols-3 md:gap-5 lg:gap-6">
        {(Object.keys(PACKS) as Pack[]).map((pack) => (
          <PriceCard key={pack} facts={PACKS[pack]} />
        ))}
      </ul>
      <div className="mt-6 grid gap-x-6 gap-y-3 text-small text-ink-2 lg:grid-cols-12">
        <p className="max-w-[70ch] lg:col-span-7">
          Each blueprint holds the same: the plan as PDF and Word, the financial model as a spreadsheet with
          live formulas, the brand guide, the logo pack, the quickstart guide and the Markdown file.
        </p>
        <p className="lg:col-span-5">
          Prices in USD. Refunds on request within 7 days of purchase.{' '}
          <Link to="/refund-policy" className="text-navy underline underline-offset-4">
            Refund Policy
          </Link>
        </p>
      </div>
    </Section>
  )
}

function PriceCard({ facts }: { facts: PackFacts }) {
  const { name, priceCents, quantity, saving, mostPopular } = facts
  const kind = mostPopular ? 'signal' : 'second'
  return (
    <li
      className={clsx(
        'relative flex min-w-0 flex-col border p-6 lg:p-7',
        mostPopular ? 'border-draft' : 'rounded-3 border-line bg-paper',
      )}
    >
      {mostPopular && <CornerMarks />}
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-body">{name}</h3>
        {mostPopular && <Badge kind="cyan">Most popular</Badge>}
      </div>
      <p className="mt-4 text-[3.25rem] leading-none font-semibold tracking-[-0.036em]">
        {dollars(priceCents)}
      </p>
      <p className="mt-4 text-ui text-ink-2">{perPiece(facts)}</p>
      {saving && (
        <p className="mt-3">
          <Badge kind="ok" dotless>
            {saving}
          </Badge>
        </p>
      )}
      <div className="mt-auto grid pt-7">
        {quantity === 1 ? (
          <GetBlueprintButton kind={kind} size="medium" />
        ) : (
          <LinkButton to="/buy-credits" kind={kind}>
            Buy {name}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
