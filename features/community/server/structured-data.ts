import { beginningOf } from '#server/markdown/plain-text.ts'
import { type Comment, commentAddress, type Post, threadAddress } from '../contract.ts'

const MOST_COMMENTS = 20
const MOST_CHARACTERS = 1_000

interface Told {
  post: Post
  excerpt: string
  comments: Comment[]
  publicUrl: string
}

/** What search engines are told of a thread (schema.org). */
export function discussion({ post, excerpt, comments, publicUrl }: Told): object {
  const shown = comments.filter(({ state }) => state === 'visible').slice(0, MOST_COMMENTS)
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    mainEntityOfPage: publicUrl + threadAddress(post.id),
    url: publicUrl + threadAddress(post.id),
    headline: post.title,
    text: beginningOf(post.content, MOST_CHARACTERS) || excerpt,
    articleSection: post.category,
    datePublished: post.createdAt,
    ...(post.editedAt && { dateModified: post.editedAt }),
    author: author(post, publicUrl),
    interactionStatistic: [
      counter('LikeAction', post.upvotes),
      counter('DislikeAction', post.downvotes),
      counter('CommentAction', post.commentCount),
    ],
    comment: shown.map((one) => ({
      '@type': 'Comment',
      url: publicUrl + commentAddress(post.id, one.id),
      text: beginningOf(one.content, MOST_CHARACTERS),
      datePublished: one.createdAt,
      author: author(one, publicUrl),
      interactionStatistic: [counter('LikeAction', one.upvotes)],
    })),
  }
}

function author({ authorName: name, byTeam }: { authorName: string; byTeam: boolean }, url: string) {
  return byTeam ? { '@type': 'Organization', name: 'Founder Co-Pilot', url } : { '@type': 'Person', name }
}

function counter(type: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  }
}
