import { Plus, Rss } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { withQueries } from '#web/calls/with-queries.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { useIsAdmin } from '#web/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { quickLook } from '#web/ui/quick-link.tsx'
import { FEED, readListQuery } from '../contract.ts'
import { PostList } from './post-list.tsx'

const PostEditor = lazyPart(() => import('./post-editor.tsx'))

export default withQueries(BlogPage)

function BlogPage() {
  const [search] = useSearchParams()
  const asked = readListQuery(Object.fromEntries(search))
  const isAdmin = useIsAdmin()
  const [creating, setCreating] = useState(false)
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <PageTitle>Blog</PageTitle>
          <p className="mt-2 max-w-[52ch] text-lead text-ink-2">
            Notes on planning, building and launching a startup.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <a href={FEED} className={quickLook}>
            <Rss size={16} strokeWidth={1.75} aria-hidden />
            RSS
          </a>
          {isAdmin && (
            <Button kind="signal" icon={Plus} onClick={() => setCreating(true)}>
              New Post
            </Button>
          )}
        </div>
      </div>
      {asked.tag && (
        <p className="mt-6 flex flex-wrap items-center gap-4 text-ui text-ink-2">
          Posts tagged ‘{asked.tag}’
          <LinkButton to="/blog" size="small">
            All posts
          </LinkButton>
        </p>
      )}
      <PostList asked={asked} isAdmin={isAdmin} />
      {creating && (
        <Suspense fallback={null}>
          <PostEditor onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  )
}
