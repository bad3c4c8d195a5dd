// Whom a member does not want to hear.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

/** Muted: folded, and silent. Blocked: not shown, and unable to reply to or mention whoever blocked them. */
const kind = z.enum(['mute', 'block'])
export type BlockKind = z.infer<typeof kind>

/** Nobody needs more; a list without an end would be carried to every page of the community. */
export const MOST_BLOCKS = 500

const blockedPerson = z.object({ userId: z.string(), name: z.string(), kind, since: z.string() })
export type BlockedPerson = z.infer<typeof blockedPerson>

const params = z.object({ userId: z.uuid() })
const success = z.object({ success: z.literal(true) })

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/settings/blocks',
  summary: 'Whom the caller has muted or blocked, newest first',
  reply: z.object({ people: z.array(blockedPerson) }),
})

export const setBlock = endpoint({
  method: 'PUT',
  path: '/api/settings/blocks/:userId',
  summary: 'Mutes or blocks a member; again changes which of the two',
  params,
  body: z.object({ kind }),
  reply: success,
})

export const endBlock = endpoint({
  method: 'DELETE',
  path: '/api/settings/blocks/:userId',
  summary: 'Ends it; again is a success too',
  params,
  reply: success,
})
