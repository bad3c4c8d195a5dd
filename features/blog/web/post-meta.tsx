import { Link } from 'react-router'
import type { ListedPost } from '../contract.ts'

// The same everywhere: the server writes this, too.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** When, how long, about what. */
export function PostMeta({ post }: { post: ListedPost }) {
  const when = post.publishedAt ?? post.createdAt
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-ink-3">
      <span>
        <time dateTime={when}>{DAY.format(new Date(when))}</time> · {post.minutes} min read
      </span>
      {post.tags.length > 0 && (
        <ul aria-label="Tags" className="-mx-1.5 flex flex-wrap">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/blog?tag=${encodeURIComponent(tag)}`}
                className="inline-flex min-h-11 items-center rounded-1 px-1.5 text-draft-ink underline-offset-4 wrap-anywhere hover:underline md:min-h-7"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
