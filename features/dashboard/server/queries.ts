import { assetsIn, isAsset, type Match, matching, type Viewer } from '#features/blueprints/server/public.ts'
import { blueprintFiles, blueprints } from '#features/blueprints/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import type { Answer } from '#kit/endpoint.ts'
import type { Db } from '#server/database/connect.ts'
import { prepared } from '#server/database/prepared.ts'
import { and, desc, getTableName, type SQL, sql } from '#server/database/sql.ts'
import type { listBlueprints } from '../contract.ts'
import { cursorOf, placeOf } from './cursor.ts'

/** What fills a screen comes with the dashboard; whoever scrolls on is brought more at once. */
const FIRST_PAGE = 20
const NEXT_PAGE = 100
const COUNTED = 1_000
/** Characters of the idea that leave: lists cut it after 50, the side panel after 100. */
const IDEA_SENT = 400

export type ShelfPage = Answer<typeof listBlueprints>

/** One round trip: the page, the state and assets of each, and with the first page how many there are. */
export async function shelfPageOf(
  db: Db,
  viewer: Viewer,
  { cursor, ...match }: Match & { cursor?: string | undefined },
): Promise<ShelfPage> {
  const most = cursor ? NEXT_PAGE : FIRST_PAGE
  const found = await pageOf(db, viewer, { cursor, ...match })
  const shown = found.slice(0, most)
  const last = shown.at(-1)
  return {
    blueprints: shown.map(present),
    ...(last && found.length > most && { nextCursor: cursorOf(last) }),
    ...(cursor ? {} : counted(Number(found[0]?.total ?? 0))),
  }
}

function pageOf(db: Db, viewer: Viewer, { cursor, ...match }: Match & { cursor?: string | undefined }) {
  const { userId, proved, onlyOrder } = viewer
  const isUsual = !cursor && !onlyOrder && match.filter === 'all' && match.search === ''
  if (isUsual) return (proved ? firstPage : firstPageUnproved)(db).execute({ userId })
  return selectPage(db, matching(viewer, match), cursor)
}

/** What every look at the dashboard asks. */
const firstPage = prepared((db) => usualPage(db, true).prepare('shelf_first_page'))
const firstPageUnproved = prepared((db) => usualPage(db, false).prepare('shelf_first_page_unproved'))

const usualPage = (db: Db, proved: boolean) =>
  selectPage(db, matching({ userId: sql.placeholder('userId'), proved }, { search: '', filter: 'all' }))

function selectPage(db: Db, where: SQL | undefined, cursor?: string) {
  return db
    .select({
      id: blueprints.id,
      name: blueprints.name,
      businessIdea: sql<string>`left(${blueprints.businessIdea}, ${sql.raw(String(IDEA_SENT))})`,
      industry: blueprints.industry,
      stage: blueprints.stage,
      createdAt: blueprints.createdAt,
      slug: blueprints.slug,
      starred: blueprints.starred,
      archived: sql<boolean>`${blueprints.archivedAt} is not null`,
      micros: sql<string>`(extract(epoch from ${blueprints.createdAt}) * 1000000)::bigint`,
      status: newestStatus,
      files: assetFiles,
      total: cursor ? sql<null>`null` : countOf(where),
    })
    .from(blueprints)
    .where(and(where, cursor ? after(cursor) : undefined))
    .orderBy(desc(blueprints.createdAt), desc(blueprints.id))
    .limit((cursor ? NEXT_PAGE : FIRST_PAGE) + 1)
}

/** Whether there is anything in the archive. */
export async function hasArchived(db: Db, viewer: Viewer): Promise<boolean> {
  const where = matching(viewer, { search: '', filter: 'archived' })
  const [one] = await db.select({ id: blueprints.id }).from(blueprints).where(where).limit(1)
  return one !== undefined
}

// Inside another select, a bare column would be that one's.
const BLUEPRINT_ID = sql.raw(`"${getTableName(blueprints)}"."id"`)

const newestStatus = sql<string | null>`(
  select ${generations.status} from ${generations} where ${generations.blueprintId} = ${BLUEPRINT_ID}
  and ${generations.edits} is null order by ${generations.createdAt} desc limit 1)`

const assetFiles = sql<[string, string][] | null>`(
  select json_agg(json_build_array(${blueprintFiles.kind}, ${blueprintFiles.filename}) order by ${blueprintFiles.position})
  from ${blueprintFiles}
  where ${blueprintFiles.blueprintId} = ${BLUEPRINT_ID} and ${isAsset})`

const countOf = (where: SQL | undefined) =>
  sql<number>`(select count(*) from (select 1 from ${blueprints} where ${where} limit ${sql.raw(String(COUNTED + 1))}) as counted)`

function after(cursor: string): SQL {
  const { micros, id } = placeOf(cursor)
  return sql`(${blueprints.createdAt}, ${blueprints.id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}

function counted(total: number): Pick<ShelfPage, 'total' | 'totalIsMore'> {
  return total > COUNTED ? { total: COUNTED, totalIsMore: true } : { total }
}

type Found = Omit<ShelfPage['blueprints'][number], 'createdAt' | 'status'> & {
  createdAt: Date
  status: string | null
  files: [string, string][] | null
}

function present({ createdAt, status, files, ...blueprint }: Found): ShelfPage['blueprints'][number] {
  return {
    ...blueprint,
    createdAt: createdAt.toISOString(),
    // In lists, what is complete is called completed.
    ...(status && { status: status === 'complete' ? 'completed' : status }),
    ...(files && assetsIn(blueprint.slug, files)),
  }
}
