// The files of a blueprint.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

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
