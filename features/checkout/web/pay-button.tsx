import clsx from 'clsx'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import type { Bill } from './order-lines.ts'

type Props = { busy: boolean; bill: Bill | undefined; className?: string }

/** Without a bill a credit pays. */
export function PayButton({ busy, bill, className }: Props) {
  return (
    <Button
      kind="signal"
      size="large"
      // Until the page is alive the browser would send the form by itself, with everything in the address.
      type={useHydrated() ? 'submit' : 'button'}
      busy={busy}
      busyLabel="Purchase in Progress..."
      data-pay
      className={clsx('w-full', className)}
    >
      {bill ? <Price bill={bill} /> : 'Create Blueprint for 1 credit'}
    </Button>
  )
}

function Price({ bill: { total, instead, isFree } }: { bill: Bill }) {
  return (
    <span className="inline-flex flex-wrap justify-center gap-x-2">
      {isFree ? 'Get Blueprint' : 'Pay'} {instead && <Instead price={instead} />}
      <span>{total}</span>
    </span>
  )
}

function Instead({ price }: { price: string }) {
  return (
    <>
      <s className="font-normal">{price}</s> <span className="sr-only">now</span>{' '}
    </>
  )
}
