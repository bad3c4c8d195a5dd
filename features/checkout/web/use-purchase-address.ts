import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openPurchase, shownPurchase } from './purchase-store.ts'

/** On the landing page: `?show=blueprint` opens the purchase, and the flag `useCredits` opens it in credit mode. */
export function usePurchaseAddress(): void {
  const { isAsked, tidy } = useAddress()
  useEffect(() => {
    const useCredits = takeCreditFlag()
    if ((isAsked || useCredits) && !shownPurchase()) openPurchase({ useCredits })
    if (isAsked) tidy()
  }, [isAsked, tidy])
}

/** On the dashboard: `?show=blueprint` opens 'Create Another Blueprint'. Whoever broke off a payment tries again there. */
export function useAnotherAddress(useCredits: boolean): void {
  const { isAsked, tidy } = useAddress()
  useEffect(() => {
    if (!isAsked) return
    if (!shownPurchase()) openPurchase({ useCredits, another: true })
    tidy()
  }, [isAsked, useCredits, tidy])
}

function useAddress() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = new URLSearchParams(search).get('show') === 'blueprint'
  /** Taken out, or a reload would open it again. */
  const tidy = useCallback(() => {
    const parameters = new URLSearchParams(search)
    parameters.delete('show')
    void navigate({ search: parameters.toString(), hash }, { replace: true })
  }, [search, hash, navigate])
  return { isAsked, tidy }
}

/** Set by the dashboard for whoever has credits. It counts once. */
function takeCreditFlag(): boolean {
  try {
    const flag = localStorage.getItem('useCredits')
    localStorage.removeItem('useCredits')
    return flag === 'true'
  } catch {
    return false
  }
}
