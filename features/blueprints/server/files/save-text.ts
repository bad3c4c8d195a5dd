// Saving an edited Markdown file. The content is stored between two short transactions, never inside one: an object storage
// may take a minute to answer, and whoever holds a row and a connection so long holds up everybody else.

import { lockUser, type Me } from '#features/accounts/server/public.ts'
import { reissuesUnderWay } from '#features/generation/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { deletedMeanwhile, Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { describe } from '#server/storage/storage.ts'
import { folderOf } from '../add-files.ts'
import { holdMine } from '../own-blueprint.ts'
import { type Blueprint, type BlueprintFile, blueprintById } from '../queries.ts'
import { refuseOverQuota } from '../storage-quota.ts'
import { beginUpload, endUpload } from '../uploads.ts'
import { newVersion } from './new-version.ts'
import { chosenFiles } from './organise.ts'

const MOST_VERSIONS = 1_000

interface Edit {
  /** Of the blueprint, or its slug. */
  id: string
  fileId: string
  text: string
  /** The one that was edited. */
  version: number
}

interface Saved {
  blueprint: Blueprint
  file: BlueprintFile
}

export async function saveText(house: House, me: Me, edit: Edit): Promise<Saved> {
  const bytes = Buffer.from(edit.text)
  const begun = await house.db.transaction(async (tx) => {
    const { blueprint, file } = await holdFile(tx, me, edit)
    const folder = folderOf(blueprint.id)
    const { key, size, sha256 } = describe(folder, bytes)
    if (sha256 === file.sha256) return { unchanged: { blueprint, file } }
    const reissuing = await reissuesUnderWay(tx, me.id)
    await refuseOverQuota(house, tx, me.id, { key, size, reissuing })
    return {
      folder,
      blueprintId: blueprint.id,
      uploadId: await beginUpload(tx, { blueprintId: blueprint.id, key, size }),
    }
  })
  if (begun.unchanged) return begun.unchanged
  const content = await house.storage.put(begun.folder, bytes)
  try {
    return await house.db.transaction(async (tx) => {
      // Another window may have been faster.
      const { blueprint, file } = await holdFile(tx, me, edit)
      await endUpload(tx, begun.uploadId)
      return { blueprint, file: await newVersion(tx, file, content, 'edited') }
    })
  } catch (error) {
    // The account was deleted meanwhile, and no job comes by here again. What is left of others is tidied up at night.
    if (!(await blueprintById(house.db, begun.blueprintId))) await house.storage.remove(content.key)
    throw error
  }
}

/** The account is held before the blueprint, as everywhere: its quota is taken by one at a time. */
async function holdFile(tx: Tx, me: Me, { id, fileId, version }: Edit): Promise<Saved> {
  if (!(await lockUser(tx, me.id))) throw new Failure('signed_out')
  const blueprint = await holdMine(tx, me, id)
  const [file] = await chosenFiles(tx, blueprint.id, [fileId])
  if (!file) throw deletedMeanwhile('This file')
  if (!file.filename.toLowerCase().endsWith('.md'))
    throw new Failure('invalid_input', { sentence: 'Only Markdown files can be edited here.' })
  if (file.version !== version) throw new Failure('changed_meanwhile')
  if (version >= MOST_VERSIONS)
    throw new Failure('too_many', {
      sentence: 'This file has as many versions as it can have. Please copy it and go on with the copy.',
    })
  return { blueprint, file }
}
