// The command in a folder of its own.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url))

/** For the tests of the file that calls it. */
export function commandInFolder() {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blueprint-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function blueprint(...args: string[]) {
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder })
    const [out, err] = [child.stdout, child.stderr].map((stream) => stream.setEncoding('utf8').toArray())
    const code = await new Promise((resolve) => child.on('close', resolve))
    return { code, out: ((await out) ?? []).join(''), err: ((await err) ?? []).join('') }
  }

  async function briefFile(name: string, content: unknown): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  return { blueprint, briefFile, pathOf: (...names: string[]) => join(folder, ...names) }
}
