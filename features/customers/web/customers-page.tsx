import { AdminPage } from '#features/admin/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { CustomersPanel } from './customers-panel.tsx'

export default withQueries(CustomersPage)

function CustomersPage() {
  return (
    <AdminPage title="Customers" from="owner" lead="Everybody with an account, newest first.">
      <CustomersPanel isOwner />
    </AdminPage>
  )
}
