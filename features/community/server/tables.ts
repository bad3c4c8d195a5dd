import { users } from '#features/accounts/server/tables.ts'
import {
  type AnyPgColumn,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from '#server/database/columns.ts'
import { type SQL, sql } from '#server/database/sql.ts'
import { wordsOnly } from '#server/database/words.ts'

/** To the millisecond, so that a cursor names it exactly. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })
const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** hidden: until somebody has looked at its reports. removed: by an admin. deleted: by its author, with its words. */
const states = { enum: ['visible', 'hidden', 'removed', 'deleted'] } as const

/** What posts and comments have in common. */
const written = () => ({
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  /** Nobody: the team's, or of somebody whose account was deleted. */
  authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
  byTeam: boolean().notNull().default(false),
  /** Markdown. */
  content: text().notNull(),
  /** Made of it when it is written: safe to show as it stands. */
  html: text().notNull(),
  state: text(states).notNull().default('visible'),
  /** Told to its author. */
  stateReason: text(),
  upvotes: integer().notNull().default(0),
  downvotes: integer().notNull().default(0),
  score: integer().notNull().default(0),
  /** Of the words without their looks: the same text twice has the same. */
  fingerprint: text().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
  editedAt: moment(),
})

export const communityPosts = pgTable(
  'community_posts',
  {
    ...written(),
    title: text().notNull(),
    /** The beginning as plain text, for lists. */
    excerpt: text().notNull(),
    category: text({
      enum: ['showcase', 'feedback', 'buildlog', 'automation', 'growth', 'question', 'general'],
    }).notNull(),
    /** The title of the section of a plan that it shows. */
    card: text(),
    isPinned: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    /** Those that are shown. */
    commentCount: integer().notNull().default(0),
    /** All that ever were: the next one's number. */
    commentsEver: integer().notNull().default(0),
    /** Votes and age in one number that never has to be counted again: `rules.ts`. */
    hot: doublePrecision().notNull().default(0),
    search: searchWords().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('english', ${wordsOnly(communityPosts.title)}), 'A') || setweight(to_tsvector('english', ${wordsOnly(communityPosts.content)}), 'B')`,
    ),
  },
  (post) => {
    const listed = sql`state = 'visible' and not is_pinned`
    return [
      index('community_posts_hot').on(post.hot, post.id).where(listed),
      index('community_posts_new').on(post.createdAt, post.id).where(listed),
      index('community_posts_top').on(post.score, post.createdAt, post.id).where(listed),
      index('community_posts_category_hot').on(post.category, post.hot, post.id).where(listed),
      index('community_posts_category_new').on(post.category, post.createdAt, post.id).where(listed),
      index('community_posts_category_top')
        .on(post.category, post.score, post.createdAt, post.id)
        .where(listed),
      index('community_posts_pinned').on(post.createdAt).where(sql`state = 'visible' and is_pinned`),
      index('community_posts_author').on(post.authorId, post.createdAt),
      index('community_posts_search').using('gin', post.search),
    ]
  },
)

export const communityComments = pgTable(
  'community_comments',
  {
    ...written(),
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    parentId: uuid().references((): AnyPgColumn => communityComments.id, { onDelete: 'cascade' }),
    depth: smallint().notNull().default(0),
    /** The numbers of its ancestors and its own, seven digits each: sorting by it gives the thread. */
    place: text().notNull(),
  },
  (comment) => [
    unique('community_comments_place').on(comment.postId, comment.place),
    index('community_comments_author').on(comment.authorId, comment.createdAt),
    index('community_comments_parent').on(comment.parentId),
  ],
)

/** One for each person and thing. A voter whose account is deleted leaves the vote behind, without the name. */
export const communityVotes = pgTable(
  'community_votes',
  {
    /** Of a post or a comment. */
    thingId: uuid().notNull(),
    voterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['post', 'comment'] }).notNull(),
    /** 1 or -1; 0 once it was taken back: its author has heard of it, and does not hear again. */
    value: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (vote) => [
    unique('community_votes_one').on(vote.thingId, vote.voterId),
    index('community_votes_voter').on(vote.voterId),
  ],
)

/** Which of the threads that come with the house were sown: once each, even if an admin removed it. */
export const communitySown = pgTable('community_sown', { thread: text().primaryKey() })
