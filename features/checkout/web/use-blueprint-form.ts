import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Corrections } from '#features/understanding/contract.ts'
import { correctionsOf } from '#features/understanding/web/public.ts'
import { toast } from '#web/ui/toast-store.ts'
import { MOST_BEFORE_PAYMENT, MOST_WITH_CREDIT } from '../contract.ts'
import type { Pack } from '../prices.ts'
import type { FieldName, FormValues } from './fields.ts'
import {
  EMPTY,
  type Faults,
  firstFault,
  malformed,
  missing,
  packIn,
  promoCodeIn,
  requiredFields,
  takenOver,
  tooLong,
  trimmed,
} from './form-rules.ts'
import { keepDraft, keptForm } from './kept-form.ts'
import { billOf } from './order-lines.ts'
import type { Place } from './places.ts'
import type { Buyer } from './use-buyer.ts'
import { usePromo } from './use-promo.ts'

/** The one that the price on every page is of. */
const FIRST_PACK: Pack = 'single'

export type BlueprintForm = ReturnType<typeof useBlueprintForm>

interface Options {
  place: Place
  buyer: Buyer
  useCredits: boolean
}

/** What stands in the form, and whether it can be sent. */
export function useBlueprintForm({ place, buyer, useCredits }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<FormValues>(EMPTY)
  const [chosen, setPack] = useState<Pack>(FIRST_PACK)
  const pack = place.onlyPack ?? chosen
  const [corrections, correct] = useState<Corrections>({})
  const [faults, setFaults] = useState<Faults>({})
  const promo = usePromo({ enabled: !useCredits })
  const { type: typePromo } = promo
  // The address of an account is not the form's to change.
  const values = buyer.user ? { ...typed, email: buyer.user.email } : typed
  const bill = useCredits ? undefined : billOf(pack, promo.applied)
  const required = requiredFields(place, { free: bill?.isFree ?? false })

  const restore = useCallback(() => {
    const kept = keptForm() ?? {}
    const early = typedEarly(form)
    setTyped((now) => ({ ...now, ...takenOver(place, kept), ...takenOver(place, early) }))
    setPack(chosenPack(early) ?? packIn(kept) ?? FIRST_PACK)
    correct(correctionsOf((kept as { corrections?: unknown }).corrections))
    typePromo(promoCodeIn(early) || promoCodeIn(kept))
  }, [place, typePromo])
  useLayoutEffect(restore, [restore])

  const name = buyer.user?.fullName
  useEffect(() => {
    if (name) setTyped((now) => ({ ...now, fullName: now.fullName || name }))
  }, [name])

  useKeptDraft({ ...typed, pack: chosen, promoCode: promo.typed, corrections })

  function change(field: FieldName, text: string) {
    setTyped((now) => ({ ...now, [field]: text }))
    setFaults(({ [field]: _, ...others }) => others)
  }

  /** The values to send, or undefined: then it is said what is missing, and the first of it has the focus. */
  function check(): FormValues | undefined {
    const empty = missing(required, values)
    const most = bill ? MOST_BEFORE_PAYMENT : MOST_WITH_CREDIT
    const found = { ...malformed(values), ...tooLong(values, most), ...empty }
    setFaults(found)
    const first = firstFault(found)
    if (!first) return trimmed(values)
    if (firstFault(empty))
      toast({
        kind: 'destructive',
        title: 'Missing Information',
        description: 'Please fill in all required fields',
      })
    focusField(form, first)
    return undefined
  }

  return {
    form,
    place,
    values,
    required,
    faults,
    change,
    check,
    pack,
    setPack,
    promo,
    bill,
    corrections,
    correct,
  }
}

/** Kept with every change: a closed dialog and a reload lose nothing. */
function useKeptDraft(draft: object): void {
  const first = useRef(true)
  const text = JSON.stringify(draft)
  useEffect(() => {
    // The first is empty still; what was kept comes after it.
    if (!first.current) keepDraft(JSON.parse(text))
    first.current = false
  }, [text])
}

/** What was typed and chosen before the page was alive. */
function typedEarly(form: RefObject<HTMLFormElement | null>): object {
  if (!form.current) return {}
  const pack = form.current.querySelector<HTMLInputElement>('[type=radio]:checked')?.value
  return { ...Object.fromEntries(new FormData(form.current)), pack }
}

/** The first one is chosen by itself: only another says something. */
function chosenPack(early: object): Pack | undefined {
  const pack = packIn(early)
  return pack === FIRST_PACK ? undefined : pack
}

export function focusField(form: RefObject<HTMLFormElement | null>, name: FieldName): void {
  const field = form.current?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
