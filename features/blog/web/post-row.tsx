import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import type { ListedPost } from '../contract.ts'
import { PostDate, PostTags } from './post-meta.tsx'
import { PostTools } from './post-tools-later.tsx'

export const addressOfPost = (slug: string) => `/blog/${encodeURIComponent(slug)}`

export function PostRow({ post, isAdmin }: { post: ListedPost; isAdmin: boolean }) {
  return (
    <li className="border-b border-line py-7">
      <article className="grid gap-x-8 md:grid-cols-[11rem_minmax(0,1fr)]">
        <PostDate post={post} className="mb-1 md:pt-2.5" />
        <div className="min-w-0">
          {post.status === 'draft' && (
            <Badge kind="warn" className="mb-2">
              Draft
            </Badge>
          )}
          <h2 className="text-[1.5rem] font-semibold leading-snug tracking-tight wrap-anywhere">
            <Link
              to={addressOfPost(post.slug)}
              className="inline-block py-1 underline-offset-4 hover:underline hover:decoration-draft"
            >
              {post.title}
            </Link>
          </h2>
          <p className="mt-1 max-w-(--measure) text-ink-2 wrap-anywhere">{post.text}</p>
          <PostTags tags={post.tags} />
          {isAdmin && <PostTools post={post} />}
        </div>
      </article>
    </li>
  )
}
