import { blueprints } from '#features/blueprints/server/tables.ts'
import { communityComments, communityPosts } from '#features/community/server/tables.ts'
import { index, pgTable, text, timestamp, uuid } from '#server/database/columns.ts'
import { sql } from '#server/database/sql.ts'

const moment = () => timestamp({ withTimezone: true })

/** Which plan a card in the community came from. The post outlives its blueprint: deleting it is its author's to do. */
export const planReviews = pgTable(
  'plan_reviews',
  {
    postId: uuid()
      .primaryKey()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    blueprintId: uuid().references(() => blueprints.id, { onDelete: 'set null' }),
    section: text().notNull(),
    /** One press of the button makes one post. */
    requestId: uuid().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
  },
  (review) => [index().on(review.blueprintId)],
)

/** What was taken over, so that it is once. */
export const planReviewNotes = pgTable('plan_review_notes', {
  commentId: uuid()
    .primaryKey()
    .references(() => communityComments.id, { onDelete: 'cascade' }),
  takenAt: moment().notNull().default(sql`now()`),
})
