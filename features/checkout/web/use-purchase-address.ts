import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openPurchase, shownPurchase } from './purchase-store.ts'

/** On the landing page: `?show=blueprint` opens the purchase, and the flag `useCredits` opens it in credit mode. */
export function usePurchaseAddress(): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const isAsked = parameters.get('show') === 'blueprint'
    const useCredits = takeCreditFlag()
    if ((isAsked || useCredits) && !shownPurchase()) openPurchase({ useCredits })
    if (!isAsked) return
    // Taken out, or a reload would open it again.
    parameters.delete('show')
    void navigate({ search: parameters.toString(), hash }, { replace: true })
  }, [search, hash, navigate])
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
