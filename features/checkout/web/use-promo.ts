import { useEffect, useRef, useState } from 'react'
import { validatePromoCode } from '#features/promo-codes/contract.ts'
import { call } from '#kit/call.ts'
import {
  codeToSend,
  discountOf,
  IDLE,
  type Promo,
  promoOf,
  refusedPromo,
  shownCode,
  UNCHECKED,
  VALIDATING,
} from './promo-rules.ts'

const TYPING_ENDS_MS = 500

export type PromoField = ReturnType<typeof usePromo>

/** Checks what is typed once the typing stops. Not at all in credit mode. */
export function usePromo({ enabled }: { enabled: boolean }) {
  const [typed, setTyped] = useState('')
  const [promo, setPromo] = useState<Promo>(IDLE)
  const [refused, setRefused] = useState<{ code: string; reason: string | undefined }>()
  const code = enabled ? shownCode(typed.trim()) : ''

  useEffect(() => {
    if (!code) return setPromo(IDLE)
    // An answer to what is no longer in the field is nobody's.
    let isStale = false
    const settle = (answer: Promo) => !isStale && setPromo(answer)
    const timer = setTimeout(() => {
      setPromo(VALIDATING)
      call(validatePromoCode, { body: { code } }).then(
        (answer) => settle(promoOf(answer)),
        () => settle(UNCHECKED),
      )
    }, TYPING_ENDS_MS)
    setPromo(IDLE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [code])

  // Whatever the check says or is about to say: the order knew better.
  const shown = refused?.code === code ? refusedPromo(refused.reason) : promo
  const discount = discountOf(shown)
  return {
    typed,
    promo: shown,
    type: setTyped,
    /** The code and what it takes off, once that is known. */
    applied: discount && { code, discount },
    toSend: enabled ? codeToSend(typed, shown) : undefined,
    /** The order found a reason that the check did not know. */
    refuse: (reason: string | undefined) => setRefused({ code, reason }),
  }
}

/** Upper case as it is typed; the caret stays where it is. */
export function useUpperCase(type: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  function onChange() {
    const input = field.current
    if (!input) return
    const { selectionStart, selectionEnd } = input
    input.value = shownCode(input.value)
    input.setSelectionRange(selectionStart, selectionEnd)
    type(input.value)
  }
  return { ref: field, onChange }
}
