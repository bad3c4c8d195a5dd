import type { Comment } from '../contract.ts'

const PENDING = 'pending-'
/** After every number that the server gives. */
const LAST = '9999999'
let made = 0

export const isPending = ({ id }: Pick<Comment, 'id'>) => id.startsWith(PENDING)

interface Said {
  postId: string
  content: string
  parent: Comment | undefined
  authorName: string
}

/** What was just written, as it stands until the server has taken it. */
export function pendingComment({ postId, content, parent, authorName }: Said): Comment {
  made += 1
  return {
    id: `${PENDING}${made}`,
    postId,
    ...(parent && { parentId: parent.id }),
    place: (parent?.place ?? '') + LAST,
    depth: parent ? parent.depth + 1 : 0,
    content,
    html: '',
    authorName,
    byTeam: false,
    createdAt: new Date().toISOString(),
    upvotes: 0,
    downvotes: 0,
    state: 'visible',
    isMine: true,
    version: 1,
  }
}

/** In the order of the thread, each once; what the server told later stands. */
export function merged(known: Comment[], added: Comment[]): Comment[] {
  const all = new Map([...added, ...known].map((comment) => [comment.id, comment]))
  return [...all.values()].sort((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)))
}
