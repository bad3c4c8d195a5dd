import { AdminPage } from '#features/admin/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import MoneyPanel from './money-panel.tsx'

export default withQueries(MoneyPage)

function MoneyPage() {
  return (
    <AdminPage
      title="Refunds and orders"
      lead="What customers asked back, what you decided, and every order."
      from="owner"
    >
      <MoneyPanel />
    </AdminPage>
  )
}
