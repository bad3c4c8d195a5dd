import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { GetBlueprintButton } from '#features/checkout/web/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import { PageHead } from '#web/layout/page-head.tsx'
import { useIsAdmin } from '#web/session.ts'
import { still } from '#web/still.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import type { getPost } from '../contract.ts'
import { PostDate, PostTags } from './post-meta.tsx'
import { addressOfPost } from './post-row.tsx'
import { PostTools } from './post-tools-later.tsx'

/** Whoever reads needs no code for it. */
const Words = still(() => import('#web/ui/article-view.tsx'))

type ArticleProps = Answer<typeof getPost>

export function Article({ post, newer, older }: ArticleProps) {
  const isAdmin = useIsAdmin()
  const navigate = useNavigate()
  return (
    <div className="container pt-6 pb-24 sm:pt-10">
      <PageHead
        title={`${post.title} · Founder Co-Pilot`}
        description={post.text}
        isPublic={post.status === 'published'}
      />
      <div className="-ml-1.5">
        <QuickLink to="/blog" icon={ArrowLeft}>
          Blog
        </QuickLink>
      </div>
      <article className="mt-4 sm:mt-6">
        {post.status === 'draft' && (
          <Badge kind="warn" className="mb-3">
            Draft
          </Badge>
        )}
        <PageTitle className="max-w-[24ch] wrap-anywhere">{post.title}</PageTitle>
        <PostDate post={post} className="mt-3" />
        <PostTags tags={post.tags} />
        {isAdmin && (
          <PostTools
            post={post}
            onSaved={({ slug }) => void navigate(addressOfPost(slug), { replace: true })}
            onDeleted={() => void navigate('/blog')}
          />
        )}
        <div className="mt-8 grid items-start gap-x-12 gap-y-14 sm:mt-10 lg:grid-cols-[minmax(0,var(--measure))_minmax(0,20rem)] lg:justify-between">
          <div className="min-w-0">
            <Words key={post.updatedAt} text={post.content} />
          </div>
          <Offer />
        </div>
      </article>
      <Neighbours newer={newer} older={older} />
    </div>
  )
}

function Offer() {
  return (
    <aside
      aria-label="Your own plan"
      className="grid max-w-(--measure) gap-5 rounded-3 border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <p className="text-ui text-ink-2">
        A blueprint works these figures through for your own idea: plan, 36-month model, brand and a brief for
        your coding tool, for $0.99.
      </p>
      <GetBlueprintButton />
    </aside>
  )
}

function Neighbours({ newer, older }: Pick<ArticleProps, 'newer' | 'older'>) {
  if (!newer && !older) return null
  return (
    <nav aria-label="More posts" className="mt-14 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {older && <Neighbour label="Older" {...older} />}
      {newer && <Neighbour label="Newer" {...newer} />}
    </nav>
  )
}

function Neighbour({ label, title, slug }: { label: string; title: string; slug: string }) {
  return (
    <Link
      to={addressOfPost(slug)}
      className="group flex min-h-11 items-center justify-between gap-4 border-t border-line py-4"
    >
      <span className="min-w-0">
        <span className="block text-caption text-ink-3">{label}</span>
        <span className="block text-ui font-[550] underline-offset-4 wrap-anywhere group-hover:underline">
          {title}
        </span>
      </span>
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
    </Link>
  )
}
