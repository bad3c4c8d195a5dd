// Text and tables of the same complete blueprint, set by three engines: our typesetter, @react-pdf/renderer and
// Chromium's print. Each runs in a process of its own, so that its memory can be told from the others'.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Figure, figure } from '../figure.ts'

const PROGRAM = fileURLToPath(new URL('engine.ts', import.meta.url))

interface Measured {
  ms: number
  megabytes: number
  kilobytes: number
}

export async function* pdfEngines(): AsyncIterable<Figure> {
  const ours = await measured('typst')
  const others = { 'react-pdf': await measured('react-pdf'), chromium: await measured('chromium') }
  for (const [name, theirs] of Object.entries(others)) {
    yield figure(`complete blueprint's text, typst against ${name}, median`, ours.ms, 'ms', theirs.ms)
    yield figure(`peak memory, typst against ${name}`, ours.megabytes, 'MB', theirs.megabytes)
    yield figure(`size of the PDF, typst against ${name}`, ours.kilobytes, 'KB', theirs.kilobytes)
  }
}

async function measured(engine: string): Promise<Measured> {
  const child = spawn(process.execPath, [PROGRAM, engine], { stdio: ['ignore', 'pipe', 'inherit'] })
  const out = await child.stdout.setEncoding('utf8').toArray()
  const line = out.join('').trim().split('\n').at(-1)
  if (!line) throw new Error(`The engine ${engine} gave no figures.`)
  return JSON.parse(line)
}
