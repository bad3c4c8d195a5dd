// Many finished blueprints of one founder at once, each with its making, their spent credits and the rows of its files.
import { randomUUID } from 'node:crypto'
import { writeEntry } from '#features/credits/server/public.ts'
import type { Db } from '#server/database/connect.ts'
import { sql } from '#server/database/sql.ts'

const FILES = [
  ['Startup-Quickstart-Guide.pdf', 'quickstart'],
  ['Complete-Blueprint.pdf', 'blueprint'],
  ['Blueprint.md', 'markdown'],
  ['Visual-Brand-Guide.pdf', 'brand-guide'],
  ['Logo-Concept-1.png', 'logo'],
  ['Logo-Concept-2.png', 'logo'],
  ['Logo-Concept-3.png', 'logo'],
  ['Logo-Concept-4.png', 'logo'],
]

/** The first is the newest; each is an hour older than the one before. They are called 'Venture 1', 'Venture 2' and so on. */
export async function shelve(db: Db, userId: string, count: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into blueprints (id, user_id, for_address, name, slug, business_idea, industry, stage, created_at)
      select gen_random_uuid(), ${userId}, false, 'Venture ' || n, 'venture-' || n,
        'Idea ' || n || ': a service that small shops pay for by the month, because it saves an hour a day',
        (array['Technology', 'Healthcare', 'Food & Beverage'])[n % 3 + 1],
        (array['Idea Stage', 'Validation', 'MVP Ready'])[n % 3 + 1],
        now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) as n
      returning id, slug, created_at
    ), makings as (
      insert into generations (id, blueprint_id, cause, brief, status, progress, created_at, finished_at)
      select gen_random_uuid(), id, 'generation:test:' || id, '{}', 'complete', 100, created_at, created_at from made
    )
    insert into blueprint_files (blueprint_id, filename, title, kind, position, key, sha256, size, content_type)
    select made.id, made.slug || '-' || name, name, kind, position, 'blueprints/' || made.id || '/' || repeat('0', 64), repeat('0', 64), 0, 'application/pdf'
    from made, unnest(${sql.param(FILES.map(([name]) => name))}::text[], ${sql.param(FILES.map(([, kind]) => kind))}::text[])
      with ordinality as files(name, kind, position)`)
  await db.transaction(async (tx) => {
    const entry = { userId, cause: `test:${randomUUID()}` }
    await writeEntry(tx, { ...entry, kind: 'purchase', amount: count })
    await writeEntry(tx, { ...entry, kind: 'spend', amount: -count, cause: `${entry.cause}:spend` })
  })
  await db.execute(sql`analyze blueprints, generations, blueprint_files`)
}
