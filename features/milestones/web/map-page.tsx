// /blueprint/{id}, as far as the map goes.
import { useParams } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { MilestoneMap } from './public.ts'

export default withQueries(MapPage)

function MapPage() {
  const { id = '' } = useParams()
  const content = <MilestoneMap key={id} blueprintId={id} />
  return (
    <div className="container pt-6 pb-24">
      <LinkButton to="/dashboard" kind="ghost" className="-ml-5">
        Dashboard
      </LinkButton>
      <PageTitle className="mt-2 mb-6">Blueprint</PageTitle>
      <Tabs label="Parts of the blueprint" tabs={[{ value: 'map', label: 'Milestone Map', content }]} />
    </div>
  )
}
