import { AdminPage } from '#features/admin/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import WebhooksPanel from './webhooks-panel.tsx'

export default withQueries(WebhooksPage)

function WebhooksPage() {
  return (
    <AdminPage
      title="Webhooks"
      lead="What the card provider told us, and whether we could deal with it."
      from="owner"
    >
      <WebhooksPanel />
    </AdminPage>
  )
}
