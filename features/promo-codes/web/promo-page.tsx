import { AdminPage } from '#features/admin/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import PromoPanel from './promo-panel.tsx'

export default withQueries(PromoPage)

function PromoPage() {
  return (
    <AdminPage
      title="Promo codes"
      lead="A code takes percent or cents off an order. Checked on the server each time, and counted once the order is paid."
      from="owner"
    >
      <PromoPanel alone />
    </AdminPage>
  )
}
