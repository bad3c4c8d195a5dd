import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { withQueries } from '#web/calls/with-queries.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { useIsAdmin } from '#web/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CATEGORIES, type ManagedResource } from '../contract.ts'
import { Directory } from './directory.tsx'
import { Filters } from './filters.tsx'
import { type Shown, useDirectory } from './use-directory.ts'
import { useDirectoryQuery } from './use-directory-query.ts'

const ResourceEditor = lazyPart(() => import('./resource-editor.tsx'))

export default withQueries(ResourcesPage)

type Edited = ManagedResource | 'new'

function ResourcesPage() {
  const { asked, choose } = useDirectoryQuery()
  const isAdmin = useIsAdmin()
  const [edited, setEdited] = useState<Edited>()
  const shown = useDirectory(asked, isAdmin)
  const list = <Directory shown={shown} onEdit={setEdited} choose={choose} />
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <Head onAdd={isAdmin ? () => setEdited('new') : undefined} />
      {/* Outside the tabs: each of them begins anew when it is opened, and a word half typed would be gone. */}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Filters asked={asked} choose={choose} />
        <Count shown={shown} />
      </div>
      <Tabs
        label="Categories"
        className="mt-4"
        value={asked.category ?? 'all'}
        onChange={(category) => choose({ category: category === 'all' ? undefined : category })}
        tabs={['all', ...CATEGORIES].map((value) => ({
          value,
          label: value,
          content: list,
        }))}
      />
      <p className="mt-10 max-w-(--measure) text-small text-ink-2">
        Gathered from public pages in November 2026. We are not paid for any entry. Programmes open, move and
        close: the page behind the link is right where we differ.
      </p>
      {edited && (
        <Suspense fallback={null}>
          <ResourceEditor
            resource={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Spoken, too, when it changes: who cannot see the list hears what became of it. */
function Count({ shown: { resources, trouble, hasMore } }: { shown: Shown }) {
  const count = resources?.length ?? 0
  const text = `${count === 1 ? '1 resource' : `${count} resources`}${hasMore ? ', and more' : ''}`
  return (
    <p role="status" className="min-h-[1lh] text-small text-ink-2 tabular-nums">
      {resources && !trouble.failed && text}
    </p>
  )
}

function Head({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <div>
        <PageTitle>Resources</PageTitle>
        <p className="mt-2 max-w-[52ch] text-lead text-ink-2">
          Incubators, accelerators, grants, funding, tools and communities for founders.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <LinkButton to="/">Products</LinkButton>
        <LinkButton to="/blog">Blog</LinkButton>
        <LinkButton to="/email-campaigns">Email Campaigns</LinkButton>
        {onAdd && (
          <Button kind="signal" icon={Plus} onClick={onAdd}>
            Add Resource
          </Button>
        )}
      </div>
    </div>
  )
}
