import { members, mine, open, type Request, type Table } from '../matrix.ts'
import type { Things } from '../world.ts'

const of = (request: Request = {}) => mine({ about: 'blueprint', ...request })
const params = ({ fileId, noteId }: Things) => ({ fileId, noteId, version: '1' })
const chosen = ({ fileId }: Things) => ({ fileIds: [fileId] })
const text = 'Said by nobody else'

export const files: Table = {
  'GET /api/blueprint/:id/files': of(),
  'GET /api/blueprint/:id/:filename': of({ params: ({ filename }) => ({ filename }) }),
  'GET /api/blueprint/:id/files/zip': of({ query: ({ fileId }) => ({ files: fileId }) }),
  'POST /api/blueprint/:id/files/:fileId/rename': of({ params, body: { name: 'Another' } }),
  'POST /api/blueprint/:id/files/move': of({
    body: (things: Things) => ({ ...chosen(things), folder: 'Drafts' }),
  }),
  'POST /api/blueprint/:id/files/copy': of({ body: chosen }),
  'POST /api/blueprint/:id/files/delete': of({ body: chosen }),
  'GET /api/blueprint/:id/files/bin': of(),
  'GET /api/settings/storage': members(),
  'POST /api/blueprint/:id/files/restore': of({
    body: ({ binnedFileId }: Things) => ({ fileIds: [binnedFileId] }),
  }),
  'POST /api/blueprint/:id/files/bin/empty': of({ body: {} }),
  'POST /api/blueprint/:id/files/:fileId/content': of({ params, body: { text, version: 2 } }),
  'GET /api/blueprint/:id/files/:fileId/versions': of({ params }),
  'GET /api/blueprint/:id/files/:fileId/versions/:version': of({ params }),
  'POST /api/blueprint/:id/files/:fileId/versions/:version/restore': of({ params, body: {} }),
  'GET /api/blueprint/:id/files/:fileId/notes': of({ params }),
  'POST /api/blueprint/:id/files/:fileId/notes': of({ params, body: { text } }),
  'POST /api/blueprint/:id/files/:fileId/notes/:noteId': of({ params, body: { text } }),
  'DELETE /api/blueprint/:id/files/:fileId/notes/:noteId': of({ params }),
  'GET /api/blueprint/:id/files/shares': of(),
  'POST /api/blueprint/:id/files/shares': of({ body: chosen }),
  'DELETE /api/blueprint/:id/files/shares/:shareId': of({ params: ({ shareId }) => ({ shareId }) }),

  // Whoever has the link reads what was shared.
  'GET /api/shared/:token': open({ params: ({ shareToken: token }) => ({ token }) }),
  'GET /api/shared/:token/zip': open({ params: ({ shareToken: token }) => ({ token }) }),
  'GET /api/shared/:token/:fileId': open({ params: ({ shareToken: token, fileId }) => ({ token, fileId }) }),
}
