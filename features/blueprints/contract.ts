// A founder's blueprints: the shelf they stand on, and the files of each.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText } from '#kit/fields.ts'

export const SHELF_FILTERS = ['all', 'recent', 'starred', 'archived'] as const

/** Recent is the last seven days. What is archived shows only there. */
export const shelfMatch = z.object({
  search: freeText({ most: 200, name: 'A search' }).default(''),
  filter: z.enum(SHELF_FILTERS).default('all'),
})

export const changeShelf = endpoint({
  method: 'POST',
  path: '/api/blueprints/shelf',
  summary: 'Star, archive, or take that back: chosen ones, all that match, or what was archived together',
  body: z.object({
    target: z.union([
      z.object({ ids: z.array(z.uuid()).min(1).max(10_000) }),
      z.object({ match: shelfMatch }),
      z.object({ archivedAt: z.iso.datetime() }),
    ]),
    starred: z.boolean().optional(),
    archived: z.boolean().optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    changed: z.number(),
    /** Names what was archived now, to take it back. */
    archivedAt: z.string().optional(),
  }),
})

export const MOST_EXPORTED = 200

/** Chosen ones by their ids, without hyphens and with dots between them, so that they fit into an address; or all that match. */
const exported = shelfMatch.extend({
  ids: z
    .string()
    .regex(/^[0-9a-f]{32}(\.[0-9a-f]{32})*$/i)
    .optional(),
})

export const measureExport = endpoint({
  method: 'GET',
  path: '/api/blueprints/export-size',
  summary: 'What an export would hold. Fails for the reasons for which the export would',
  query: exported,
  reply: z.object({ blueprints: z.number(), files: z.number(), bytes: z.number() }),
})

export const exportBlueprints = endpoint({
  method: 'GET',
  path: '/api/blueprints/export',
  summary: 'The files of up to 200 blueprints as a ZIP. One that is missing is named in a text file inside',
  limit: { points: 60, seconds: 300 },
  query: exported,
})

/** The blueprint's id or its address. */
const id = z.string().min(1).max(300)

export const listFiles = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/files',
  summary: 'The files of a blueprint, in the order in which they are shown; none until it is finished',
  params: z.object({ id }),
  reply: z.object({
    files: z.array(
      z.object({
        filename: z.string(),
        title: z.string(),
        kind: z.string(),
        contentType: z.string(),
        size: z.number(),
        createdAt: z.string(),
        /** `/api/blueprint/{id}/{filename}`; with `?download=1` it is saved rather than shown. */
        url: z.string(),
      }),
    ),
  }),
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/:filename',
  summary: 'One file of a blueprint, or a part of it (Range). With download=1 as an attachment',
  params: z.object({ id, filename: z.string().min(1).max(300) }),
  query: z.object({ download: z.string().optional() }),
})
