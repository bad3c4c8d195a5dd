import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { withQueries } from '#web/calls/with-queries.tsx'
import { SharedNav } from '#web/layout/shared-nav.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { TextLink } from '../text-link.tsx'
import { PackCards } from './pack-cards.tsx'
import { useBalance } from './use-balance.ts'
import { useBuyPack } from './use-buy-pack.ts'

export default withQueries(BuyCreditsPage)

function BuyCreditsPage() {
  const { busy, buy } = useBuyPack()
  const balance = useBalance()
  return (
    <div className="container pt-6 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <LinkButton to="/dashboard" kind="ghost" icon={ArrowLeft} className="-ml-5">
          Back to Dashboard
        </LinkButton>
        <SharedNav />
      </div>
      <div className="mt-3 mb-9 grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-9">
          <PageTitle>Buy Credits</PageTitle>
          <p className="mt-3 max-w-[48ch] text-lead text-ink-2">
            One credit makes one blueprint. You pay once, there is no subscription, and credits do not expire.
          </p>
        </div>
        <Balance {...balance} />
      </div>
      <PackCards busy={busy} onBuy={buy} />
      <p className="mt-5 max-w-[80ch] text-caption text-ink-3">
        Prices in USD. By buying you confirm that you are 18 or older and accept the{' '}
        <TextLink to="/terms-of-service" newTab>
          Terms of Service
        </TextLink>{' '}
        and{' '}
        <TextLink to="/privacy-policy" newTab>
          Privacy Policy
        </TextLink>
        .
      </p>
      <Facts email={balance.email} />
    </div>
  )
}

/** Its room is kept from the first paint on for whoever seems to be signed in. */
function Balance({ state, asking, credits }: ReturnType<typeof useBalance>) {
  const known = credits !== undefined
  if (!known && !asking && state !== 'prerendered') return null
  return (
    <dl
      className={clsx(
        'border-l border-draft-soft pl-6 lg:col-span-3 lg:justify-self-end lg:pr-1',
        !known && 'invisible',
        state === 'prerendered' && 'hidden in-data-hint:block',
      )}
    >
      <dt className="text-caption text-ink-3">Your credits</dt>
      <dd className="text-[1.75rem] font-semibold leading-tight tabular-nums tracking-tight">
        {known ? credits : 0}
      </dd>
    </dl>
  )
}

function Facts({ email }: { email: string | undefined }) {
  return (
    <div className="mt-16 grid gap-x-6 gap-y-9 border-t border-line pt-10 md:grid-cols-3 lg:mt-20">
      <Fact title="What a credit makes">
        A business plan of 18 to 20 pages, a brand guide with logo concepts, the logo files, a quickstart
        guide and a Markdown prompt that an AI coding tool can build from.
      </Fact>
      <Fact title="Where your credits go">
        {email ? (
          <>
            To the account of <span className="[overflow-wrap:anywhere]">{email}</span>, as soon as the
            payment has arrived.
          </>
        ) : (
          'To the email address you pay with. You need no account: the payment page asks for the address, and we send a link to it.'
        )}
      </Fact>
      <Fact title="If you change your mind">
        Ask for a refund within 7 days of purchase, beside the order in your settings. Unspent credits of a
        pack are refunded by their share. <TextLink to="/refund-policy">Refund Policy</TextLink>
      </Fact>
    </div>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="md:pr-6">
      <h2 className="text-body font-semibold">{title}</h2>
      <p className="mt-2 max-w-[46ch] text-ui text-ink-2">{children}</p>
    </div>
  )
}
