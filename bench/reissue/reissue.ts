// From the press of the button to the new files: what a founder waits for when a figure has changed. Beside the goal, and
// beside what the first issue of the same blueprint took.
import { randomUUID } from 'node:crypto'
import { openWorks, type Works } from '#drills/works/works.ts'
import { blueprints } from '#features/blueprints/server/tables.ts'
import { generations } from '#features/generation/server/tables.ts'
import { desc, eq } from '#server/database/sql.ts'
import { type Figure, figure, WITHIN } from '../figure.ts'
import { type Founder, founderWith } from '../generation/founder.ts'
import { openNotices } from '../generation/notices.ts'
import { at } from '../quantile.ts'

const GOAL_MS = 2_000
const WARM = 2
/** ISSUES=18 for a longer run: a founder has twenty a day. */
const ISSUES = Number(process.env.ISSUES) || 8

export async function* reissue(): AsyncIterable<Figure> {
  const works = await openWorks({ roles: ['all'] })
  const notices = await openNotices(works.database)
  try {
    const founder = await founderWith(works, WARM)
    for (let i = 0; i < WARM; i++) {
      const first = notices.firstStages()
      await founder.ask(i)
      await first.finished
    }
    // A device with a monthly price.
    const path = await newestBlueprint(works)
    const took: number[] = []
    for (let i = 0; i < WARM + ISSUES; i++) {
      const begin = await changed(founder, path, i)
      const { finished } = notices.firstStages()
      const since = performance.now()
      await begin()
      await finished
      if (i >= WARM) took.push(performance.now() - since)
    }
    yield figure('reissue, press to new files, median', at(took, 0.5), 'ms', GOAL_MS, WITHIN)
    yield figure('reissue, press to new files, slowest', Math.max(...took), 'ms', GOAL_MS, WITHIN)
    yield figure('reissue against the first issue', at(took, 0.5), 'ms', await firstTook(works, path))
  } finally {
    await notices.close()
    await works.close()
  }
}

async function newestBlueprint({ database: { db } }: Works): Promise<string> {
  const [newest] = await db.select().from(blueprints).orderBy(desc(blueprints.createdAt)).limit(1)
  return newest?.id ?? ''
}

/** The price is another each time, and nearly every document speaks of it; pressing comes next. */
async function changed({ browser }: Founder, id: string, i: number): Promise<() => Promise<void>> {
  const path = `/api/blueprint/${id}`
  const { version } = (await browser.get(`${path}/assumptions`)).body
  const edits = { values: { price: 5_000 + i * 100 } }
  const saved = await browser.ask('PUT', `${path}/assumptions`, { body: { edits, version } })
  if (saved.status !== 200) throw new Error(`Not saved: ${saved.status} ${JSON.stringify(saved.body)}`)
  return async () => {
    const key = randomUUID()
    const { status, body } = await browser.post(`${path}/reissue`, { version: saved.body.version, key })
    if (status !== 200 || !body.generationId) throw new Error(`Not begun: ${status} ${JSON.stringify(body)}`)
  }
}

/** From the order to the files. */
async function firstTook({ database: { db } }: Works, blueprintId: string): Promise<number> {
  const [first] = await db
    .select()
    .from(generations)
    .where(eq(generations.blueprintId, blueprintId))
    .orderBy(generations.createdAt)
    .limit(1)
  return (first?.finishedAt?.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0)
}
