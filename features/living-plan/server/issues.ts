// The issues of a blueprint, as the page shows them.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from '#features/blueprints/server/public.ts'
import { addressOf } from '#kit/call.ts'
import { Failure } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { getIssueFile, type Issue } from '../contract.ts'
import { changesOf, compare } from './changes.ts'
import { findIssue, issuesOf, type Listed, newestReady } from './issue-queries.ts'

const MOST_SHOWN = 100

export async function listIssues(house: House, blueprintId: string): Promise<Issue[]> {
  // One more: the oldest that is shown is compared with it.
  const found = await issuesOf(house.db, blueprintId, MOST_SHOWN + 1)
  const ready = found.filter(({ status }) => status === 'complete')
  const before = new Map(ready.map((issue, i) => [issue.id, ready[i + 1]]))
  const current = await newestReady(house.db, blueprintId)
  const shown = found.slice(0, MOST_SHOWN)
  const pairs = shown.flatMap((after) => {
    const one = before.get(after.id)
    return one ? [{ before: one, after }] : []
  })
  const changes = await changesOf(house, blueprintId, pairs)
  const numbers = new Map(found.map(({ id, number }) => [id, number]))
  return shown.map((issue) => ({
    number: issue.number,
    generationId: issue.id,
    madeAt: (issue.finishedAt ?? issue.createdAt).toISOString(),
    state: stateOf(issue),
    ...(issue.restored && { restored: numbers.get(issue.restored) }),
    isCurrent: issue.id === current?.id,
    changes: changes.get(issue.id) ?? { figures: [], sections: [] },
    files: stateOf(issue) === 'ready' ? filesOf(blueprintId, issue, before.get(issue.id)) : [],
  }))
}

function stateOf({ status }: Listed): Issue['state'] {
  if (status === 'complete') return 'ready'
  return status === 'error' ? 'failed' : 'making'
}

function filesOf(blueprintId: string, { number, files }: Listed, before: Listed | undefined): Issue['files'] {
  const known = new Set(before?.files?.map(({ filename, sha256 }) => `${filename} ${sha256}`))
  return (files ?? []).map(({ filename, title, kind, size, sha256 }) => ({
    filename,
    title,
    kind,
    size,
    url: addressOf(getIssueFile, { params: { id: blueprintId, number, filename } }),
    isNew: !known.has(`${filename} ${sha256}`),
  }))
}

async function readyIssue({ db }: House, blueprintId: string, number: number): Promise<Listed> {
  const issue = await findIssue(db, blueprintId, number)
  if (issue?.status !== 'complete') throw new Failure('not_found')
  return issue
}

export async function compareIssues(
  house: House,
  blueprintId: string,
  { from, to }: { from: number; to: number },
) {
  const [before, after] = [
    await readyIssue(house, blueprintId, from),
    await readyIssue(house, blueprintId, to),
  ]
  const changes = from === to ? { figures: [], sections: [] } : await compare(house, before, after)
  return { from, to, ...changes }
}

interface Asked {
  number: number
  filename: string
  asAttachment: boolean
  request: FastifyRequest
  reply: FastifyReply
}

export async function sendIssueFile(house: House, blueprintId: string, asked: Asked): Promise<FastifyReply> {
  const { files } = await readyIssue(house, blueprintId, asked.number)
  const file = files?.find(({ filename }) => filename === asked.filename)
  if (!file) throw new Failure('not_found')
  const stored = await house.storage.open(file.key)
  stored?.stream.destroy()
  if (!stored)
    throw new Failure('not_found', {
      sentence: 'This file was deleted for good. Restore its issue to have it printed again.',
    })
  return sendFile(house, { ...asked, file })
}
