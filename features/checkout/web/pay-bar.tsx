// Price and button, in sight wherever the reader is on the page.
import { ChevronDown } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { dollars, PACKS } from '../prices.ts'
import { PACKAGES } from './pack-choice.tsx'
import { PayButton } from './pay-button.tsx'
import { TermsLine } from './terms-line.tsx'
import type { Purchase } from './use-purchase.ts'

export function PayBar({ purchase: { form, run } }: { purchase: Purchase }) {
  const { bill, pack } = form
  const consentHeight = useConsentHeight()
  return (
    <div
      data-pay-bar
      style={consentHeight ? ({ bottom: consentHeight } as CSSProperties) : undefined}
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float [@media(max-height:30rem)]:static"
    >
      <div className="container grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-2.5 lg:flex lg:gap-x-7 lg:py-4">
        <button
          type="button"
          onClick={goToPackages}
          className="flex h-13 min-w-0 items-center justify-between gap-2 rounded-2 border border-line-strong bg-surface px-2.5 text-left hover:bg-hover sm:px-3.5"
        >
          <span className="min-w-0">
            <span className="block text-caption leading-tight font-semibold sm:truncate sm:text-ui">
              {PACKS[pack].name}
            </span>
            <span
              aria-hidden="true"
              className="block text-caption leading-tight font-[550] text-navy sm:hidden"
            >
              Change
            </span>
            <span className="block truncate text-caption leading-tight text-ink-2 max-sm:hidden">
              {OTHER_PRICES}
            </span>
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className="shrink-0 text-ink-2 max-sm:hidden"
          />
          <span className="sr-only">. Choose a package</span>
        </button>
        <div className="max-lg:order-first max-lg:col-span-2 lg:ml-auto lg:max-w-[44ch]">
          <TermsLine by={bill ? 'ordering' : 'creating it'} />
        </div>
        <p className="text-caption text-ink-2 *:block max-xl:hidden">
          <span>One payment.</span> <span>No subscription.</span>
        </p>
        <div className="min-w-0 lg:min-w-56">
          <PayButton busy={run.step === 'ordering'} bill={bill} className="max-sm:px-3" />
        </div>
      </div>
    </div>
  )
}

const OTHER_PRICES = [PACKS.fivePack, PACKS.tenPack]
  .map(({ quantity, priceCents }) => `${quantity} for ${dollars(priceCents)}`)
  .join(', ')

/** The choice stands on the page once; from here one gets there. */
function goToPackages() {
  const packages = document.getElementById(PACKAGES)
  packages?.scrollIntoView({ block: 'start' })
  packages?.querySelector<HTMLElement>('[type=radio]:checked')?.focus({ preventScroll: true })
}

/** The question about counting stands at the bottom too, and comes and goes by itself. */
function useConsentHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const frame = document.getElementById('main')?.parentElement
    if (!frame) return
    const sizes = new ResizeObserver(measure)
    let banner: HTMLElement | null = null
    function measure() {
      setHeight(banner?.isConnected ? banner.offsetHeight : 0)
    }
    function look() {
      const found = document.querySelector<HTMLElement>('[data-consent]')
      if (found === banner) return
      sizes.disconnect()
      banner = found
      if (banner) sizes.observe(banner)
      measure()
    }
    const comings = new MutationObserver(look)
    comings.observe(frame, { childList: true })
    look()
    return () => {
      comings.disconnect()
      sizes.disconnect()
    }
  }, [])
  return height
}
