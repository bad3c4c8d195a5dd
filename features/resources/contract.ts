// The directory of places, people and money that help founders.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

export const CATEGORIES = ['incubator', 'accelerator', 'grant', 'funding', 'tool', 'community'] as const
export type Category = (typeof CATEGORIES)[number]

const MOST_TAGS = 8
const tag = z.string().trim().toLowerCase().max(30, { error: 'A tag can have at most 30 characters.' })

const resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(CATEGORIES),
  tags: z.array(z.string()),
  url: z.string(),
  region: z.string(),
  /** Where we read of it. Without one it is our own knowledge. */
  source: z.string().optional(),
  /** The month of that: 2026-11. */
  asOf: z.string(),
  /** What to look at first: a programme that may have ended. */
  note: z.string().optional(),
})
export type Resource = z.output<typeof resource>

const managed = resource.extend({ hidden: z.boolean(), version: z.number() })
export type ManagedResource = z.output<typeof managed>

const resourceQuery = z.object({
  category: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.enum(['all', ...CATEGORIES]).optional(),
  ),
  /** Words that all occur in title, description, region or tags. */
  q: freeText({ most: 100, name: 'The search' }).optional(),
  tag: tag.optional(),
  cursor: z.uuid().optional(),
})
export type ResourceQuery = z.output<typeof resourceQuery>

/** What the page's own address asks for, the same on both sides. What nobody can mean is left out. */
export function readResourceQuery({ category, q, tag }: Partial<Record<string, string>>): ResourceQuery {
  const given = { category: category || undefined, q: q?.trim() || undefined, tag: tag || undefined }
  return resourceQuery.catch({}).parse(given)
}

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  summary: 'Resources for founders, by title. No category, or all, means all',
  query: resourceQuery,
  reply: z.object({ resources: z.array(resource), nextCursor: z.string().optional() }),
})

export const listManagedResources = endpoint({
  method: 'GET',
  path: '/api/admin/resources',
  summary: 'The same with what is hidden, for admins',
  query: resourceQuery,
  reply: z.object({ resources: z.array(managed), nextCursor: z.string().optional() }),
})

/** A resource as an admin writes it. */
export const resourceForm = z.object({
  title: line({ missing: 'Please enter a title.', most: 120, name: 'The title' }),
  description: line({ missing: 'Please enter a description.', most: 300, name: 'The description' }),
  category: z.enum(CATEGORIES, { error: 'Please choose a category.' }),
  url: z
    .string({ error: 'Please enter an address.' })
    .trim()
    .min(1, { error: 'Please enter an address.', abort: true })
    .max(500, { error: 'The address can have at most 500 characters.', abort: true })
    .refine(isPublicHttps, { error: 'Please enter a full address that starts with https://.' })
    .overwrite(withPlainHost),
  region: freeText({ most: 40, name: 'The region' }).default('Global'),
  tags: z
    .array(tag)
    .transform((tags) => [...new Set(tags.filter(Boolean))])
    .refine((tags) => tags.length <= MOST_TAGS, { error: `A resource can have at most ${MOST_TAGS} tags.` })
    .default([]),
  note: freeText({ most: 200, name: 'The note' }).default(''),
  hidden: z.boolean().default(false),
})
export type ResourceForm = z.output<typeof resourceForm>

export const createResource = endpoint({
  method: 'POST',
  path: '/api/resources',
  summary: 'Adds a resource. Admins only',
  body: resourceForm,
  reply: z.object({ success: z.literal(true), resource: managed }),
})

export const updateResource = endpoint({
  method: 'PUT',
  path: '/api/resources/:id',
  summary: 'Changes, hides or shows a resource. Admins only',
  params: z.object({ id: z.uuid() }),
  /** With the version that was edited, a change that somebody made in the meantime is not overwritten. */
  body: resourceForm.extend({ version: z.number().int().optional() }),
  reply: z.object({ success: z.literal(true), resource: managed }),
})

/** 'HTTPS://Example.COM/Path' is the same place as 'https://example.com/Path'. The path may well mean its capitals. */
function withPlainHost(address: string): string {
  return address.replace(/^https:\/\/[^/?#]*/i, (start) => start.toLowerCase())
}

/** Encrypted, of a host that everybody can reach by its name, and without a password in it. */
export function isPublicHttps(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  return (
    /^(?=.*[a-z])[\w-]+(\.[\w-]+)+$/i.test(url.hostname) &&
    !/\.(local|internal|localhost)$/i.test(url.hostname)
  )
}
