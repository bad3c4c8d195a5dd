// Into what belongs to a blueprint, once it is made: its files, comments, folders, milestones and links.
import type { Visitor } from '../visitor.ts'
import { NAMES, payload } from './payloads.ts'
import type { Tools } from './plant.ts'

const PATIENCE_MS = 240_000
const LOOK_AGAIN_MS = 500

export async function finished(member: Visitor, blueprintId: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { body } = await member.get(`/api/blueprint/${blueprintId}/status`)
    if (body.status === 'complete') return
    if (body.status === 'error') throw new Error('A hostile brief was not made into a blueprint.')
    if (Date.now() > until)
      throw new Error(`A hostile brief takes too long: ${JSON.stringify(body).slice(0, 200)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

export interface ListedFile {
  id: string
  filename: string
  title: string
  version: number
  url: string
}

/** Answers the files, and the address of a link to all of them. */
export async function plantInFiles(member: Visitor, blueprintId: string, { canary, say, all }: Tools) {
  const path = `/api/blueprint/${blueprintId}`
  const { body } = await member.get(`${path}/files`)
  const files = body.files as ListedFile[]
  const markdown = files.find(({ filename }) => filename.endsWith('.md'))
  if (!markdown) throw new Error('There is no Markdown file to write in.')
  await say(
    'file',
    member.post(`${path}/files/${markdown.id}/content`, { text: all('file'), version: markdown.version }),
  )
  for (const [i, name] of NAMES.entries()) {
    const file = files[i % files.length] ?? markdown
    await say(
      'note',
      member.post(`${path}/files/${markdown.id}/notes`, { text: payload(name, 'note', canary) }),
    )
    await say(
      'file name',
      member.post(`${path}/files/${file.id}/rename`, {
        name: payload(name, 'file name', canary).slice(0, 100),
      }),
    )
    const folder = payload(name, 'folder', canary).slice(0, 60)
    await say('folder', member.post(`${path}/files/move`, { fileIds: [file.id], folder }))
  }
  // What the rules of names let through, and an attribute would not.
  await say(
    'odd file name',
    member.post(`${path}/files/${markdown.id}/rename`, { name: "x' onerror='fcpRan(1)' &lt" }),
  )
  const { body: map } = await member.get(`${path}/milestones`)
  const vision = { coreIdea: all('core idea'), problem: all('problem'), whyNow: all('why now') }
  const audience = {
    target: all('target'),
    painPoints: NAMES.map((name) => payload(name, 'pain', canary)),
    demographics: '',
  }
  for (const [milestone, data] of Object.entries({ vision, audience }))
    await say(
      'milestone',
      member.ask('PUT', `${path}/milestones`, {
        body: { milestone, data, version: map.versions?.[milestone] ?? 0 },
      }),
    )
  await say(
    'evidence',
    member.ask('PUT', `${path}/milestones/launch/evidence`, {
      body: { counted: 'own', words: all('evidence').slice(0, 60), target: 3 },
    }),
  )
  const shared = await member.post(`${path}/files/shares`, {})
  const { body: after } = await member.get(`${path}/files`)
  const listed = after.files as ListedFile[]
  const written = listed.find(({ id }) => id === markdown.id)
  if (!written) throw new Error('The Markdown file is gone.')
  return { files: listed, written, sharedAt: new URL(shared.body.url).pathname }
}
