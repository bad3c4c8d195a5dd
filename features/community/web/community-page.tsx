import { PenLine } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { openLogin } from '#features/accounts/web/public.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { lazyPart } from '#web/lazy-part.tsx'
import { useSignedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/field.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { useTypedWords } from '#web/ui/use-typed-words.ts'
import { readListQuery, SORTS } from '../contract.ts'
import { Categories } from './categories.tsx'
import { Guidelines } from './guidelines.tsx'
import { PostList } from './post-list.tsx'
import { type Asked, type Choose, useCommunityQuery } from './use-community-query.ts'
import { usePosts } from './use-posts.ts'

const NewPostDialog = lazyPart(() => import('./new-post-dialog.tsx'))

export default withQueries(CommunityPage)

function CommunityPage() {
  const { asked, choose } = useCommunityQuery()
  const shown = usePosts(asked)
  const category = asked.category === 'all' ? undefined : asked.category
  return (
    <div className="container pt-10 pb-24 sm:pt-14">
      <Head category={category} />
      <div className="mt-8 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[10rem_minmax(0,1fr)] xl:grid-cols-[10rem_minmax(0,1fr)_15rem]">
        <Categories chosen={category} />
        <div className="min-w-0">
          <Finding asked={asked} choose={choose} />
          <PostList
            shown={shown}
            isSearch={asked.search !== undefined}
            onShowAll={() => choose({ search: undefined, category: undefined })}
          />
        </div>
        <aside aria-label="About the community" className="mt-5 lg:col-start-2 xl:col-start-3 xl:mt-0">
          <Guidelines category={category} />
        </aside>
      </div>
    </div>
  )
}

function Head({ category }: { category: Asked['category'] }) {
  const signedIn = useSignedIn()
  const [writing, setWriting] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <PageTitle>Community</PageTitle>
        <p className="mt-2 text-lead text-ink-2">Founders reading each other's plans.</p>
      </div>
      <Button
        kind="signal"
        icon={PenLine}
        className="max-sm:w-full"
        onClick={() => (signedIn === 'no' ? openLogin({ here: true }) : setWriting(true))}
      >
        New post
      </Button>
      {writing && (
        <Suspense fallback={null}>
          <NewPostDialog category={category} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </div>
  )
}

const asFound = (typed: string) => readListQuery({ search: typed }).search ?? ''

function Finding({ asked, choose }: { asked: Asked; choose: Choose }) {
  const ask = useCallback((search: string) => choose({ search }), [choose])
  const [typed, setTyped] = useTypedWords(asked.search ?? '', asFound, ask)
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <SearchField
        label="Search posts"
        placeholder="Search posts"
        maxLength={200}
        value={typed}
        onChange={setTyped}
        className="min-w-48 flex-1"
      />
      <Segmented
        label="Order"
        className="max-sm:w-full"
        value={asked.sort ?? 'hot'}
        onChange={(sort) => choose({ sort: sort === 'hot' ? undefined : sort })}
        options={SORTS.map((value) => ({ value, label: NAMES[value] }))}
      />
    </div>
  )
}

const NAMES = { hot: 'Hot', new: 'New', top: 'Top' }
