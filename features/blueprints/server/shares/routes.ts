// Sharing, for the founder; and reading what was shared, for whoever has the link.
import { forAdmin, forMe } from '#features/accounts/server/public.ts'
import { removeShare as removeShareCall } from '#features/moderation/contract.ts'
import { handle, type Route } from '#kit/route.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { endShare, getSharedFile, listShares, openShare, shareFiles, zipSharedFiles } from '../../contract.ts'
import { mine } from '../own-blueprint.ts'
import { sendFile } from '../send-file.ts'
import { sendZip } from '../send-zip.ts'
import { isExpired, openedShare } from './open-share.ts'
import { removeShare } from './remove-share.ts'
import { closeShare, makeShare } from './share.ts'
import { type Share, sharesOf } from './share-queries.ts'

const success = true as const
const NOTHING_LEFT = 'All files of this link were deleted.'

export function shareRoutes(house: House): Route[] {
  const { db, config } = house
  const may = forMe(house)
  return [
    may(listShares, async ({ me, params }) => {
      const { id } = await mine(db, me, params.id)
      const shares = await sharesOf(db, id)
      return { shares: shares.map(({ share, titles }) => presentShare(share, titles)) }
    }),

    may(shareFiles, async ({ me, params, body }) => {
      const { share, titles, token } = await db.transaction((tx) => makeShare(tx, me, params.id, body))
      return { success, share: presentShare(share, titles), url: `${config.publicUrl}/shared/${token}` }
    }),

    may(endShare, async ({ me, params }) => {
      await db.transaction((tx) => closeShare(tx, me, params.id, params.shareId))
      return { success }
    }),

    forAdmin(house)(removeShareCall, async ({ me, body }) => ({
      success,
      name: await removeShare(house, me, body),
    })),

    handle(openShare, async ({ params: { token }, reply }) => {
      const { name, share, files } = await openedShare(house, token, reply)
      return {
        name,
        isWhole: share.isWhole,
        expiresAt: share.expiresAt?.toISOString() ?? null,
        hasPlan: files.some(({ kind, isCopy }) => kind === 'blueprint' && !isCopy),
        files: files.map((file) => ({
          ...file,
          createdAt: file.createdAt.toISOString(),
          url: `/api/shared/${encodeURIComponent(token)}/${file.id}`,
        })),
      }
    }),

    handle(zipSharedFiles, async ({ params: { token }, reply }) => {
      const { slug, files } = await openedShare(house, token, reply)
      if (files.length === 0) throw new Failure('not_found', { sentence: NOTHING_LEFT })
      return sendZip(house, { name: slug, files, reply })
    }),

    handle(getSharedFile, async ({ params: { token, fileId }, query, request, reply }) => {
      const { files } = await openedShare(house, token, reply)
      const file = files.find(({ id }) => id === fileId)
      if (!file) throw deletedMeanwhile('This file')
      return sendFile(house, { file, asAttachment: query.download === '1', request, reply })
    }),
  ]
}

function presentShare(share: Share, titles: string[]) {
  const { id, isWhole, createdAt, expiresAt } = share
  return {
    id,
    isWhole,
    titles,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    expired: isExpired(share),
  }
}
