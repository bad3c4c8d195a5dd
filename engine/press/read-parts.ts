// What printing needs from the disk: templates, fonts, the typesetter's compiler. Read once and kept.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { FACES, type FontFiles } from '../fonts/faces.ts'

// While it clears away compiled code that is no longer needed, Node 24 now and then loses count of it and ends the whole
// process ('jit_page_->allocations_.erase(addr) == 1', nodejs/node#64500). A few megabytes more are the smaller evil.
setFlagsFromString('--no-wasm-code-gc')

const find = createRequire(import.meta.url).resolve

/** A file inside a package, wherever the package lies. */
export function packageFile(path: string): string {
  const [scope, name, ...inside] = path.split('/')
  return join(dirname(find(`${scope}/${name}/package.json`)), ...inside)
}

/** Every face a brand may wear. */
export const HOUSE_FONTS: string[] = Object.values(FACES).flatMap(({ files }) => Object.values(files))

const fontsRead = new Map<string, Uint8Array>()

/** By their paths in the catalogue of faces. */
export function readFonts(paths: Iterable<string>): FontFiles {
  return new Map([...paths].map((path) => [path, fontAt(path)]))
}

function fontAt(path: string): Uint8Array {
  const bytes = fontsRead.get(path) ?? readFileSync(packageFile(path))
  fontsRead.set(path, bytes)
  return bytes
}

export function readTemplates(): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL('../documents/templates/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.typ'),
  )
  return new Map(
    files.sort().map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8')]),
  )
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Half a second of work, done once in a process; threads share the result. */
export function typesetterModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compile(
    readFileSync(packageFile('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm')),
  ).catch((error) => {
    // The next job may find more memory.
    compiled = undefined
    throw error
  })
  return compiled
}
