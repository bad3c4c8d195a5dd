// docs/api.md, word for word: every example is run by a shell, with curl, against a shop that makes the blueprint.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from '#features/accounts/server/testing/shop.ts'
import { founder } from '#features/generation/server/testing/founders.ts'
import { settled } from '#features/generation/server/testing/settled.ts'
import { features } from '#server/features.ts'
import { tokenOf } from './testing/program.ts'

const shop = openShop({ makesBlueprints: true })
const GUIDE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
const run = promisify(execFile)

/** What stands under a heading as `sh`. */
function example(heading: string): string {
  const [, part = ''] = GUIDE.split(`## ${heading}\n`)
  const script = part.match(/```sh\n([\s\S]*?)```/)?.[1]
  if (!script) throw new Error(`No example under '${heading}'`)
  return script
}

const hasCurl = () => {
  try {
    return execFileSync('curl', ['--version']).length > 0
  } catch {
    return false
  }
}

test.skipIf(!hasCurl())(
  'the examples of the guide work as they stand',
  async () => {
    const { person } = await founder(shop, 1)
    const { token } = await tokenOf(person)
    const site = await shop.app().listen({ port: 0, host: '127.0.0.1' })
    const folder = mkdtempSync(join(tmpdir(), 'fcp-guide-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const env = { PATH: process.env.PATH, FCP: site, FCP_TOKEN: token }
    const sh = async (heading: string) => {
      const { stdout } = await run('sh', ['-ec', example(heading)], { env, cwd: folder })
      return JSON.parse(stdout)
    }

    expect(await sh('How many credits are left')).toMatchObject({ credits: 1 })
    const { blueprintId } = await sh('Make a blueprint')
    expect(await sh('Make a blueprint')).toEqual({ success: true, blueprintId })
    expect((await settled(shop.house().db, blueprintId)).status).toBe('complete')
    expect(await sh('Hear how far it is')).toMatchObject({ blueprintId, status: 'complete' })
    const { files } = await sh('Fetch its files')
    expect(files.map(({ filename }: { filename: string }) => filename)).toContain(
      'Larder-&-Loaf-Blueprint.md',
    )
    expect(readFileSync(join(folder, 'Blueprint.md'), 'utf8')).toContain('Larder & Loaf')
    expect(await sh('List them')).toMatchObject({ blueprints: [{ id: blueprintId }] })
    expect(await sh('How many credits are left')).toMatchObject({ credits: 0 })
  },
  120_000,
)

test('the guide names every scope and code, and OpenAPI says which calls take a token', async () => {
  const spec = (await shop.app().inject('/api/openapi.json')).json()
  expect(spec.components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' })
  const secured = Object.entries<Record<string, { security?: unknown }>>(spec.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) => (security ? [`${method} ${path}`] : [])),
  )
  const declared = features
    .flatMap((one) => one.routes?.(shop.house()) ?? [])
    .filter(({ endpoint }) => endpoint.accessToken)
    .map(({ endpoint }) => `${endpoint.method.toLowerCase()} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`)
  expect(secured.sort()).toEqual(declared.sort())
  expect(declared.length).toBeGreaterThan(5)
  const make = spec.paths['/api/generate-blueprint'].post
  expect(make.security).toEqual([{ accessToken: ['blueprints:create'] }, { session: [] }])
  expect(make.parameters).toMatchObject([{ in: 'header', name: 'Idempotency-Key', required: false }])
  expect(make.requestBody.content['application/json'].example).toMatchObject({ startupName: 'Larder & Loaf' })
  expect(GUIDE).toContain('`blueprints:read`')
  const page = (await shop.app().inject('/api/docs')).body
  expect(page).toContain('For your own programs')
})

test('every example of the contracts is what the contract asks for and answers', () => {
  const shown = features
    .flatMap((one) => one.routes?.(shop.house()) ?? [])
    .filter(({ endpoint }) => endpoint.example)
  expect(shown.length).toBeGreaterThan(1)
  for (const { endpoint } of shown) {
    const { example: { body, reply } = {} } = endpoint
    if (body !== undefined) expect(endpoint.body?.safeParse(body).success).toBe(true)
    if (reply !== undefined) expect(endpoint.reply?.safeParse(reply).success).toBe(true)
  }
})
