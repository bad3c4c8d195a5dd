// What a founder does with the files of a blueprint.
import { forMe, type Me } from '#features/accounts/server/public.ts'
import type { Route } from '#kit/route.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { deletedMeanwhile } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import {
  addNote,
  copyFiles,
  deleteFiles,
  deleteNote,
  editNote,
  emptyBin,
  getStorage,
  getVersion,
  listBin,
  listNotes,
  listVersions,
  moveFiles,
  renameFile,
  restoreFiles,
  restoreVersion,
  saveFile,
  zipFiles,
} from '../../contract.ts'
import { holdMine, mine } from '../own-blueprint.ts'
import { type Blueprint, type BlueprintFile, filesOf, findFileById } from '../queries.ts'
import { sendFile } from '../send-file.ts'
import { sendZip } from '../send-zip.ts'
import { usedBytes } from '../storage-quota.ts'
import { binOf, endBin } from './bin-queries.ts'
import { emptyBinOf } from './empty-bins.ts'
import { notesOf, presentNote, removeNote, rewriteNote, writeNote } from './notes.ts'
import {
  binAll,
  chosenFiles,
  copyAll,
  KEPT_DAYS,
  moveAll,
  nameOf,
  renameOne,
  takeBackAll,
} from './organise.ts'
import { presentFile, presentFiles } from './present.ts'
import { saveText } from './save-text.ts'
import { bringBack, findVersion, versionsOf } from './versions.ts'

const success = true as const
const DAY_MS = 86_400_000

export function fileRoutes(house: House): Route[] {
  const { db } = house
  // The session of an order looks on; whatever changes something refuses it, once it is known whose it is.
  // The session of an order takes its files, and leaves the rest alone.
  const seen = forMe(house, { orderSessions: true })
  const may = forMe(house)
  const changing = changerOf(db)
  return [
    seen(zipFiles, async ({ me, params, query, reply }) => {
      const blueprint = await mine(db, me, params.id)
      const all = await filesOf(db, blueprint.id)
      const wanted = query.files && new Set(query.files)
      const files = wanted ? all.filter(({ id }) => wanted.has(id)) : all
      if (files.length === 0 || files.length < (wanted?.size ?? 0))
        throw deletedMeanwhile(nameOf(wanted?.size ?? 0))
      return sendZip(house, { name: blueprint.slug, files, reply })
    }),

    may(renameFile, ({ me, params, body }) =>
      changing(me, params, async (tx, blueprint, file) => ({
        success,
        file: await presentFile(tx, blueprint, await renameOne(tx, file, body.name)),
      })),
    ),

    may(moveFiles, ({ me, params, body }) =>
      db.transaction(async (tx) => {
        const { id } = await holdMine(tx, me, params.id)
        const files = await chosenFiles(tx, id, body.fileIds)
        return { success, ...(await moveAll(tx, id, files, body.folder)) }
      }),
    ),

    may(copyFiles, ({ me, params, body }) =>
      db.transaction(async (tx) => {
        const blueprint = await holdMine(tx, me, params.id)
        const files = await chosenFiles(tx, blueprint.id, body.fileIds)
        const copies = await copyAll(tx, blueprint.id, files)
        return { success, files: await presentFiles(tx, blueprint, copies) }
      }),
    ),

    may(deleteFiles, ({ me, params, body }) =>
      db.transaction(async (tx) => {
        const { id } = await holdMine(tx, me, params.id)
        return { success, deleted: await binAll(tx, await chosenFiles(tx, id, body.fileIds)) }
      }),
    ),

    may(listBin, async ({ me, params }) => {
      const { id } = await mine(db, me, params.id)
      return { files: (await binOf(db, id)).map(presentBinned) }
    }),

    may(emptyBin, async ({ me, params }) => {
      const { id, deleted } = await db.transaction(async (tx) => {
        const blueprint = await holdMine(tx, me, params.id)
        return { id: blueprint.id, deleted: await endBin(tx, blueprint.id) }
      })
      // If the storage is away, or an issue is being printed, the hourly job does the rest.
      await emptyBinOf(house, id).catch((err) => house.log.warn({ err, blueprint: id }, 'a bin waits'))
      return { success, deleted }
    }),

    may(getStorage, async ({ me }) => ({
      used: await usedBytes(db, me.id),
      quota: house.config.storageQuotaBytes,
    })),

    may(restoreFiles, ({ me, params, body }) =>
      db.transaction(async (tx) => {
        const blueprint = await holdMine(tx, me, params.id)
        const files = await takeBackAll(tx, blueprint.id, body.fileIds)
        return { success, files: await presentFiles(tx, blueprint, files) }
      }),
    ),

    may(saveFile, async ({ me, params, body }) => {
      const { blueprint, file } = await saveText(house, me, { ...params, ...body })
      return { success, file: await presentFile(db, blueprint, file) }
    }),

    may(listVersions, async ({ me, params }) => {
      const { blueprint, file } = await mineFile(db, me, params)
      const versions = await versionsOf(db, file)
      return {
        versions: versions.map(({ version, cause, createdAt, size }) => ({
          version,
          cause,
          size,
          createdAt: createdAt.toISOString(),
          current: version === file.version,
          url: `/api/blueprint/${blueprint.id}/files/${file.id}/versions/${version}`,
        })),
      }
    }),

    may(getVersion, async ({ me, params, query, request, reply }) => {
      const { file } = await mineFile(db, me, params)
      const { key, sha256, size } = await findVersion(db, file, params.version)
      const former = { ...file, key, sha256, size }
      return sendFile(house, { file: former, asAttachment: query.download === '1', request, reply })
    }),

    may(restoreVersion, ({ me, params }) =>
      changing(me, params, async (tx, blueprint, file) => ({
        success,
        file: await presentFile(tx, blueprint, await bringBack(tx, file, params.version)),
      })),
    ),

    may(listNotes, async ({ me, params }) => {
      const { file } = await mineFile(db, me, params)
      return { notes: (await notesOf(db, file.id)).map(presentNote) }
    }),

    may(addNote, ({ me, params, body }) =>
      changing(me, params, async (tx, _, file) => ({
        success,
        note: presentNote(await writeNote(tx, file.id, body.text)),
      })),
    ),

    may(editNote, ({ me, params, body }) =>
      changing(me, params, async (tx, _, file) => ({
        success,
        note: presentNote(await rewriteNote(tx, file.id, params.noteId, body.text)),
      })),
    ),

    may(deleteNote, ({ me, params }) =>
      changing(me, params, async (tx, _, file) => {
        await removeNote(tx, file.id, params.noteId)
        return { success }
      }),
    ),
  ]
}

interface Place {
  id: string
  fileId: string
}

async function mineFile(db: Db, me: Me, { id, fileId }: Place) {
  const blueprint = await mine(db, me, id)
  const file = await findFileById(db, blueprint.id, fileId)
  if (!file) throw deletedMeanwhile('This file')
  return { blueprint, file }
}

/** One file of a blueprint that is held meanwhile. */
function changerOf(db: Db) {
  return <T>(
    me: Me,
    { id, fileId }: Place,
    change: (tx: Tx, blueprint: Blueprint, file: BlueprintFile) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const blueprint = await holdMine(tx, me, id)
      const [file] = await chosenFiles(tx, blueprint.id, [fileId])
      if (!file) throw deletedMeanwhile('This file')
      return change(tx, blueprint, file)
    })
}

function presentBinned({ id, filename, title, kind, size, deletedAt }: BlueprintFile) {
  const since = deletedAt ?? new Date()
  return {
    id,
    filename,
    title,
    kind,
    size,
    deletedAt: since.toISOString(),
    goneAt: new Date(since.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
  }
}
