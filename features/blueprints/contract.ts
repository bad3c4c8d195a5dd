// A founder's blueprints: the shelf they stand on, the files of each, what is done with them, and the links under which others read them.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText, line } from '#kit/fields.ts'

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

const file = z.object({
  id: z.string(),
  filename: z.string(),
  title: z.string(),
  kind: z.string(),
  contentType: z.string(),
  /** The client shows '~15 KB' when there is none. */
  size: z.number().optional(),
  createdAt: z.string(),
  folder: z.string().nullable(),
  version: z.number(),
  notes: z.number(),
  /** `/api/blueprint/{id}/{filename}`; with `?download=1` it is saved rather than shown. */
  url: z.string(),
})

export const listFiles = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/files',
  summary: 'The files of a blueprint, in the order in which they are shown; none until it is finished',
  accessToken: { scope: 'blueprints:read' },
  params: z.object({ id }),
  reply: z.object({
    /** Whose files these are. */
    blueprint: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    files: z.array(file),
    /** How many are in the bin. */
    binned: z.number(),
  }),
})

export const getFile = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/:filename',
  summary: 'One file of a blueprint, or a part of it (Range). With download=1 as an attachment',
  accessToken: { scope: 'blueprints:read' },
  params: z.object({ id, filename: z.string().min(1).max(300) }),
  query: z.object({ download: z.string().optional() }),
})

const filePath = '/api/blueprint/:id/files/:fileId'
const ofFile = z.object({ id, fileId: z.uuid() })
const ofVersion = ofFile.extend({ version: z.coerce.number().int().min(1).max(2_000_000_000) })
const ofNote = ofFile.extend({ noteId: z.uuid() })
const success = z.literal(true)
const chosen = z.array(z.uuid()).min(1, { error: 'Choose at least one file.' }).max(500)

/** Ids as `a,b,c`: a download is a plain address. */
const idList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(200))

export const zipFiles = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/files/zip',
  limit: { points: 60, seconds: 300 },
  summary: 'Several files as one ZIP, all of them when none is named',
  params: z.object({ id }),
  query: z.object({ files: idList.optional() }),
})

export const renameFile = endpoint({
  method: 'POST',
  path: `${filePath}/rename`,
  summary: 'Give a file another name. Its extension stays',
  params: ofFile,
  body: z.object({
    name: line({ missing: 'Please enter a name.', most: 120, name: 'The name' }).refine(
      (name) => !/[/\\?#%<>:"|*]/.test(name),
      { error: 'A name cannot contain any of / \\ ? # % < > : " | *.' },
    ),
  }),
  reply: z.object({ success, file }),
})

export const moveFiles = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/files/move',
  summary: 'Put files into a folder, which is made by that; null takes them out',
  params: z.object({ id }),
  body: z.object({
    fileIds: chosen,
    folder: line({ missing: 'Please enter a folder name.', most: 60, name: 'The folder name' })
      .refine((name) => !/[/\\?#%<>:"|*]/.test(name), {
        error: 'A folder name cannot contain any of / \\ ? # % < > : " | *.',
      })
      .nullable(),
  }),
  /** Where they are now, as it is written there, and where each was. */
  reply: z.object({
    success,
    folder: z.string().nullable(),
    before: z.array(z.object({ fileId: z.string(), folder: z.string().nullable() })),
  }),
})

export const copyFiles = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/files/copy',
  summary: 'Copy files: ‘name copy’, then ‘name copy 2’',
  params: z.object({ id }),
  body: z.object({ fileIds: chosen }),
  reply: z.object({ success, files: z.array(file) }),
})

export const deleteFiles = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/files/delete',
  summary: 'Put files into the bin, for 30 days',
  params: z.object({ id }),
  body: z.object({ fileIds: chosen }),
  reply: z.object({ success, deleted: z.number() }),
})

export const listBin = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/files/bin',
  summary: 'What is in the bin, the newest first',
  params: z.object({ id }),
  reply: z.object({
    files: z.array(
      file
        .pick({ id: true, filename: true, title: true, kind: true, size: true })
        .extend({ deletedAt: z.string(), goneAt: z.string() }),
    ),
  }),
})

export const emptyBin = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/files/bin/empty',
  summary: 'Delete what is in the bin for good, and free its space',
  params: z.object({ id }),
  reply: z.object({ success, deleted: z.number() }),
})

export const getStorage = endpoint({
  method: 'GET',
  path: '/api/settings/storage',
  summary: 'How many bytes the files of the account take, and how many they may',
  reply: z.object({ used: z.number(), quota: z.number() }),
})

export const restoreFiles = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/files/restore',
  summary: 'Take files out of the bin. A name that is taken by now gets a number',
  params: z.object({ id }),
  body: z.object({ fileIds: chosen }),
  reply: z.object({ success, files: z.array(file) }),
})

export const saveFile = endpoint({
  method: 'POST',
  path: `${filePath}/content`,
  limit: { points: 60, seconds: 60 },
  summary: 'Save a Markdown file as edited. `version` is the one that was edited',
  params: ofFile,
  body: z.object({
    text: z
      .string()
      .max(400_000, { error: 'The text can have at most 400,000 characters.' })
      .overwrite((text) => text.toWellFormed()),
    version: z.number().int(),
  }),
  reply: z.object({ success, file }),
})

export const listVersions = endpoint({
  method: 'GET',
  path: `${filePath}/versions`,
  summary: 'What a file is and was, the newest first',
  params: ofFile,
  reply: z.object({
    versions: z.array(
      z.object({
        version: z.number(),
        cause: z.string(),
        createdAt: z.string(),
        size: z.number(),
        current: z.boolean(),
        url: z.string(),
      }),
    ),
  }),
})

export const getVersion = endpoint({
  method: 'GET',
  path: `${filePath}/versions/:version`,
  summary: 'A file as it was in that version, or a part of it (Range)',
  params: ofVersion,
  query: z.object({ download: z.string().optional() }),
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: `${filePath}/versions/:version/restore`,
  summary: 'Make a former version the newest',
  params: ofVersion,
  reply: z.object({ success, file }),
})

const note = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
})
const noteBody = z.object({
  text: freeText({ most: 2_000, name: 'A comment', missing: 'Please write a comment.' }),
})

export const listNotes = endpoint({
  method: 'GET',
  path: `${filePath}/notes`,
  summary: 'The comments on a file, the oldest first',
  params: ofFile,
  reply: z.object({ notes: z.array(note) }),
})

export const addNote = endpoint({
  method: 'POST',
  path: `${filePath}/notes`,
  summary: 'Comment on a file',
  params: ofFile,
  body: noteBody,
  reply: z.object({ success, note }),
})

export const editNote = endpoint({
  method: 'POST',
  path: `${filePath}/notes/:noteId`,
  summary: 'Change a comment',
  params: ofNote,
  body: noteBody,
  reply: z.object({ success, note }),
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: `${filePath}/notes/:noteId`,
  summary: 'Delete a comment',
  params: ofNote,
  reply: z.object({ success }),
})

const share = z.object({
  id: z.string(),
  isWhole: z.boolean(),
  /** Titles of what is shared, of a whole blueprint none. */
  titles: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  expired: z.boolean(),
})

export const listShares = endpoint({
  method: 'GET',
  path: '/api/blueprint/:id/files/shares',
  summary: 'The links to a blueprint that were not ended, the newest first. Their addresses are kept nowhere',
  params: z.object({ id }),
  reply: z.object({ shares: z.array(share) }),
})

export const shareFiles = endpoint({
  method: 'POST',
  path: '/api/blueprint/:id/files/shares',
  summary: 'Make a read-only link to some files, or to the whole blueprint. Its address is told this once',
  params: z.object({ id }),
  body: z.object({
    /** None: the whole blueprint. */
    fileIds: chosen.optional(),
    /** None: until it is ended. */
    days: z.number().int().min(1).max(365).optional(),
  }),
  reply: z.object({ success, share, url: z.string() }),
})

export const endShare = endpoint({
  method: 'DELETE',
  path: '/api/blueprint/:id/files/shares/:shareId',
  summary: 'End a link: whoever opens it is told so',
  params: z.object({ id, shareId: z.uuid() }),
  reply: z.object({ success }),
})

const token = z.string().min(1).max(200)

export const openShare = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a link shows, to whoever has it. 410 when it has ended or expired',
  limit: { points: 300, seconds: 60 },
  params: z.object({ token }),
  reply: z.object({
    name: z.string(),
    isWhole: z.boolean(),
    expiresAt: z.string().nullable(),
    /** Whether the plan can be read as a page. */
    hasPlan: z.boolean(),
    files: z.array(
      file.pick({
        id: true,
        filename: true,
        title: true,
        kind: true,
        contentType: true,
        size: true,
        createdAt: true,
        folder: true,
        url: true,
      }),
    ),
  }),
})

export const getSharedFile = endpoint({
  method: 'GET',
  path: '/api/shared/:token/:fileId',
  limit: { points: 300, seconds: 60 },
  summary: 'A file of a link, or a part of it (Range)',
  params: z.object({ token, fileId: z.uuid() }),
  query: z.object({ download: z.string().optional() }),
})

export const zipSharedFiles = endpoint({
  method: 'GET',
  path: '/api/shared/:token/zip',
  limit: { points: 20, seconds: 60 },
  summary: 'Everything of a link as one ZIP',
  params: z.object({ token }),
})
