// Another issue of a blueprint: from what was changed, or as one was before.
import { lockUser, type Me } from '#features/accounts/server/public.ts'
import { folderOf, holdMine, mine, refuseReissueOverQuota } from '#features/blueprints/server/public.ts'
import {
  isBeingMade,
  isOutdated,
  reissuesUnderWay,
  startGeneration,
} from '#features/generation/server/public.ts'
import { ownMilestones } from '#features/milestones/server/public.ts'
import type { Tx } from '#server/database/connect.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { MOST_REISSUES, MOST_RESTORES } from '../contract.ts'
import { editedElsewhere } from './assumptions.ts'
import { currentEdits, issuedEdits } from './current-edits.ts'
import {
  CAUSES,
  findIssue,
  generationOfCause,
  type Listed,
  type Made,
  madeLately,
  newestReady,
} from './issue-queries.ts'
import { notFinished, originIn } from './look-at-changes.ts'
import { keepEdits } from './queries.ts'
import { isSame, planEditsIn, usedUp, usedUpRestores } from './rules.ts'

interface Begun {
  success: true
  generationId: string | null
  unchanged: boolean
}

const begun = (generationId: string): Begun => ({ success: true, generationId, unchanged: false })
const UNCHANGED: Begun = { success: true, generationId: null, unchanged: true }

/** Chosen by the page for one press of the button: the same again is the same issue. */
interface Press {
  key: string
  /** Of the assumptions, as the caller has seen them. */
  version: number
}

/** From what is kept now. What the caller has not seen is not printed. */
export async function reissue(
  house: House,
  me: Me,
  idOrSlug: string,
  { version, key }: Press,
): Promise<Begun> {
  const blueprint = await mine(house.db, me, idOrSlug)
  const first = await originIn(house, blueprint.id)
  const milestones = await ownMilestones(house, blueprint.id)
  const answer = await begin(
    house,
    me,
    { blueprintId: blueprint.id, cause: `${CAUSES.reissue}${blueprint.id}:${key}` },
    async (tx, ready) => {
      const kept = await currentEdits(house, tx, { blueprintId: blueprint.id, first })
      if (kept.version !== version) return undefined
      const edits = { ...kept.edits, milestones }
      const isPrinted = isSame(edits, await issuedEdits(house, first, ready))
      if (isPrinted && !(await isOutdated(house, ready))) return UNCHANGED
      await refuseUsedUp(tx, me, 'reissue')
      await refuseOverQuota(house, tx, me, blueprint.id)
      return { brief: ready.brief, edits }
    },
  )
  if (!answer) throw await editedElsewhere(house, blueprint)
  return answer
}

/**
 * Its files become the newest versions, and its changes the kept ones. What is not in the storage any more is printed
 * again, and what the caller has not seen is not replaced.
 */
export async function restoreIssue(
  house: House,
  me: Me,
  idOrSlug: string,
  { number, version, key }: Press & { number: number },
): Promise<Begun> {
  const blueprint = await mine(house.db, me, idOrSlug)
  const first = await originIn(house, blueprint.id)
  const answer = await begin(
    house,
    me,
    { blueprintId: blueprint.id, cause: `${CAUSES.restore}${blueprint.id}:${key}` },
    async (tx, ready) => {
      const issue = await findIssue(tx, blueprint.id, number)
      if (issue?.status !== 'complete' || !issue.planKey) throw new Failure('not_found')
      const { brief, planKey } = issue
      const edits = await issuedEdits(house, first, issue)
      const kept = await currentEdits(house, tx, { blueprintId: blueprint.id, first })
      if (kept.version !== version) return undefined
      const restored = planEditsIn(edits)
      const isKept = isSame(kept.edits, restored)
      const stored = await areStored(house, blueprint.id, issue)
      if (issue.id === ready.id && isKept && stored) return UNCHANGED
      await refuseUsedUp(tx, me, 'restore')
      if (!stored) await refuseOverQuota(house, tx, me, blueprint.id)
      if (!isKept) await keepEdits(tx, blueprint.id, { edits: restored, version: version + 1 })
      return { brief, edits, planKey, files: stored ? issue.files : null, restored: issue.id }
    },
  )
  if (!answer) throw await editedElsewhere(house, blueprint)
  return answer
}

type Asked = Omit<Parameters<typeof startGeneration>[2], 'blueprintId' | 'cause'>
type Decide = (tx: Tx, ready: Made) => Promise<Asked | typeof UNCHANGED | undefined>

/** Under the owner's row and then the blueprint's: of two presses the second finds the first. */
async function begin(
  house: House,
  me: Me,
  { blueprintId, cause }: { blueprintId: string; cause: string },
  decide: Decide,
): Promise<Begun | undefined> {
  return house.db.transaction(async (tx) => {
    if (!(await lockUser(tx, me.id))) throw new Failure('signed_out')
    await holdMine(tx, me, blueprintId)
    const known = await generationOfCause(tx, cause)
    if (known) return begun(known)
    const ready = await newestReady(tx, blueprintId)
    if (!ready) throw notFinished()
    if (await isBeingMade(tx, blueprintId)) throw new Failure('being_made')
    const asked = await decide(tx, ready)
    if (!asked || 'unchanged' in asked) return asked
    return begun(await startGeneration(house, tx, { blueprintId, cause, ...asked }))
  })
}

const MOST = {
  reissue: { most: MOST_REISSUES, sentence: usedUp },
  restore: { most: MOST_RESTORES, sentence: usedUpRestores },
}

async function refuseUsedUp(tx: Tx, { id: userId }: Me, cause: keyof typeof MOST): Promise<void> {
  const { made, freeAt } = await madeLately(tx, userId, cause)
  const { most, sentence } = MOST[cause]
  if (made < most) return
  const seconds = Math.max(1, Math.ceil(((freeAt?.getTime() ?? 0) - Date.now()) / 1000))
  throw new Failure('issues_used_up', {
    sentence: sentence(seconds),
    headers: { 'retry-after': String(seconds) },
  })
}

async function refuseOverQuota(house: House, tx: Tx, me: Me, blueprintId: string): Promise<void> {
  const reissuing = await reissuesUnderWay(tx, me.id)
  await refuseReissueOverQuota(house, tx, { userId: me.id, blueprintId, reissuing })
}

/** A file that was deleted for good took its contents with it. */
async function areStored({ storage }: House, blueprintId: string, { files }: Listed): Promise<boolean> {
  const stored = new Set(await storage.list(folderOf(blueprintId)))
  return files?.every(({ key }) => stored.has(key)) ?? false
}
