import clsx from 'clsx'
import { Link } from 'react-router'
import { dayInWords } from '#web/calendar.ts'
import type { ListedPost } from '../contract.ts'

/** When, and how long it takes. */
export function PostDate({ post, className }: { post: ListedPost; className?: string }) {
  const when = post.publishedAt ?? post.createdAt
  return (
    <p className={clsx('flex flex-wrap content-start gap-x-2 text-small text-ink-3', className)}>
      <time dateTime={when}>{dayInWords(when)}</time>
      <span>{post.minutes} min read</span>
    </p>
  )
}

export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="mt-1 -ml-1.5 flex flex-wrap">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/blog?tag=${encodeURIComponent(tag)}`}
            className="inline-flex min-h-11 min-w-6 items-center justify-center rounded-1 px-1.5 text-small text-draft-ink underline-offset-4 wrap-anywhere hover:underline md:min-h-7"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
