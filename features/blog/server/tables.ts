import { index, integer, pgTable, text, timestamp, uuid } from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const moment = () => timestamp({ withTimezone: true })

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    title: text().notNull(),
    slug: text().notNull().unique(),
    content: text().notNull(),
    excerpt: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    status: text({ enum: ['draft', 'published'] }).notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    /** Of its first publication; a draft has none. */
    publishedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (post) => [
    index('blog_posts_published').on(post.publishedAt, post.id).where(sql`status = 'published'`),
    index('blog_posts_newest').on(post.createdAt, post.id),
  ],
)

/** Addresses under which a post was published before: they lead to where it is now. */
export const blogOldSlugs = pgTable(
  'blog_old_slugs',
  {
    slug: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (old) => [index().on(old.postId)],
)

/** Which of the articles that come with the house were sown: once each, even if an admin deleted it. */
export const blogSown = pgTable('blog_sown', { article: text().primaryKey() })
