// A typesetter for tests: the real compiler, the templates and fonts as they lie on the disk.
import { readdirSync, readFileSync } from 'node:fs'
import type { Identity } from '../../brand/brand.ts'
import { FACES, SCRIPTS, type ScriptId } from '../../fonts/faces.ts'
import { createTypesetter, type Typesetter } from '../typesetter.ts'

const MODULES = new URL('../../../node_modules/', import.meta.url)
const TEMPLATES = new URL('../templates/', import.meta.url)

let compiled: WebAssembly.Module | undefined
const compiler = () => {
  compiled ??= new WebAssembly.Module(
    readFileSync(new URL('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm', MODULES)),
  )
  return compiled
}

const templates = () =>
  new Map(
    readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.typ'))
      .map((file) => [`/${file}`, readFileSync(new URL(file, TEMPLATES), 'utf8')]),
  )

const made = new Map<string, Promise<Typesetter>>()

/** With the faces of the brand, the house's own, and those of the scripts asked for. Shared by all that need the same. */
export function typesetterFor(identity: Identity, scripts: readonly ScriptId[] = []): Promise<Typesetter> {
  const key = [identity.type.display, identity.type.text, ...scripts].join()
  const known = made.get(key) ?? freshTypesetterFor(identity, scripts)
  made.set(key, known)
  return known
}

export function freshTypesetterFor(
  identity: Identity,
  scripts: readonly ScriptId[] = [],
): Promise<Typesetter> {
  const { display, text } = identity.type
  const faces = new Set([FACES['ibm-plex-sans'], FACES['ibm-plex-mono'], FACES[display], FACES[text]])
  const files = [...faces, ...scripts.map((script) => SCRIPTS[script])].flatMap((face) =>
    Object.values(face.files),
  )
  return createTypesetter({
    module: compiler(),
    fonts: [...new Set(files)].map((file) => new Uint8Array(readFileSync(new URL(file, MODULES)))),
    templates: templates(),
  })
}
