import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { getDashboard } from '#features/dashboard/contract.ts'
import type { SentBrief } from '#features/understanding/contract.ts'
import { isCorrected, useUnderstanding } from '#features/understanding/web/public.ts'
import type { FormValues } from './fields.ts'
import { trimmed } from './form-rules.ts'
import { keepForm } from './kept-form.ts'
import type { Place } from './places.ts'
import { buy, spendCredit, useRun } from './purchase-run.ts'
import { rememberStart } from './started-at.ts'
import { focusField, useBlueprintForm } from './use-blueprint-form.ts'
import { type Buyer, useBuyer } from './use-buyer.ts'

export type Purchase = ReturnType<typeof usePurchase>

/** The form, its price, and what happens when it is sent. */
export function usePurchase(place: Place, asked: { useCredits: boolean }) {
  const run = useRun()
  const buyer = useBuyer()
  const refresh = useRefresh()
  // Opened again while a credit is being spent, it shows that.
  const useCredits = run.step === 'drawing' ? run.source === 'credits' : asked.useCredits
  const form = useBlueprintForm({ place, buyer, useCredits })
  const understanding = useUnderstanding({
    brief: briefOf(form.values),
    corrections: form.corrections,
    onCorrections: form.correct,
  })
  useFocusBack(form.form, run.step)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = form.check()
    if (!values) return
    const wish = { startupName: values.startupName, refresh, saysRestored: place.saysRestored }
    const corrected = isCorrected(form.corrections) && { corrections: form.corrections }
    if (useCredits) return spendCredit({ ...values, ...corrected }, wish)
    const promoCode = form.promo.toSend
    keepForm({ ...values, pack: form.pack, promoCode, ...corrected })
    rememberStart(place.address)
    const order = { ...values, ...corrected }
    const body = { pack: form.pack, [place.sentAs]: order, ...(promoCode && { promoCode }) }
    const refused = await buy(body, wish)
    if (refused?.code === 'promo_refused') form.promo.refuse(refused.sentence)
  }

  /** An example takes the place of the idea, and the founder goes on from there. */
  const example = {
    idea: form.values.businessIdea,
    onUse(idea: string) {
      form.change('businessIdea', idea)
      focusField(form.form, 'businessIdea')
    },
  }

  return {
    run,
    buyer,
    form,
    understanding,
    example,
    submit,
    refresh,
    dashboard: dashboardFor(buyer, form.values.email),
  }
}

/** What the plan is made from, as it will be sent. */
function briefOf(values: FormValues): SentBrief {
  const { fullName: _, email: __, ...brief } = trimmed(values)
  return brief
}

/** Where the files are. Whoever is signed out is asked for the address there, and finds it filled in. */
function dashboardFor({ isSignedIn }: Buyer, email: string): string {
  return isSignedIn === false && email ? `/dashboard?email=${encodeURIComponent(email.trim())}` : '/dashboard'
}

function useRefresh() {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: [getDashboard.path] }), [client])
}

/** The form comes back because something went wrong: whoever had pressed the button stands at it again. */
function useFocusBack(form: { current: HTMLFormElement | null }, step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === 'drawing' && step === 'rest')
      form.current?.querySelector<HTMLElement>('[data-pay]')?.focus()
    before.current = step
  }, [form, step])
}
