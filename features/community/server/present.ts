// Posts and comments as they are told to whoever asks.
import type { Comment, ListedPost, Post } from '../contract.ts'
import type { CommentRow, ListRow, PostRow } from './queries.ts'
import { shownName } from './thing-queries.ts'

/** Whoever asks, if they are signed in. */
export interface Reader {
  id: string
  isAdmin: boolean
}

type Written = Pick<ListRow, keyof ListRow & keyof CommentRow>

/** What is not shown, its author and admins see still: with the reason. */
function seesAll(row: Written, reader: Reader | undefined): boolean {
  if (row.state === 'visible') return true
  return row.state !== 'deleted' && reader !== undefined && (reader.isAdmin || reader.id === row.authorId)
}

function common(row: Written, reader: Reader | undefined) {
  const gone = row.state === 'deleted'
  return {
    id: row.id,
    authorName: gone ? 'Deleted' : shownName(row),
    ...(row.authorId && !gone && { authorId: row.authorId }),
    byTeam: row.byTeam,
    createdAt: row.createdAt.toISOString(),
    ...(row.editedAt && !gone && { editedAt: row.editedAt.toISOString() }),
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    ...(row.vote && { userVote: row.vote > 0 ? ('up' as const) : ('down' as const) }),
    state: row.state,
    ...(row.stateReason &&
      row.state !== 'visible' &&
      seesAll(row, reader) && { stateReason: row.stateReason }),
    isMine: reader !== undefined && reader.id === row.authorId,
    version: row.version,
  }
}

function head(row: ListRow, reader: Reader | undefined) {
  const { category, isPinned, isLocked, commentCount, card } = row
  return {
    ...common(row, reader),
    title: seesAll(row, reader) ? row.title : row.state === 'hidden' ? 'Hidden post' : 'Removed post',
    author: shownName(row),
    category,
    isPinned,
    isLocked,
    commentCount,
    ...(card && seesAll(row, reader) && { card }),
  }
}

export function listed(row: ListRow & { content?: string }, reader: Reader | undefined): ListedPost {
  const { excerpt, content } = row
  return { ...head(row, reader), excerpt, ...(content !== undefined && { content }) }
}

export function whole(row: PostRow, reader: Reader | undefined): Post {
  return { ...head(row, reader), ...words(row, reader) }
}

export function comment(row: CommentRow, reader: Reader | undefined): Comment {
  const { postId, parentId, depth, place } = row
  return {
    ...common(row, reader),
    ...words(row, reader),
    postId,
    ...(parentId && { parentId }),
    depth,
    place,
  }
}

function words(row: Written & { content: string; html: string }, reader: Reader | undefined) {
  return seesAll(row, reader) ? { content: row.content, html: row.html } : { content: '', html: '' }
}
