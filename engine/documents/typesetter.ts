// Typst, in the process. One typesetter serves one blueprint: the compiler keeps what it has read for as long as it
// lives, so its thread is ended with it (engine/press).
import { CompileFormatEnum, createTypstCompiler } from '@myriaddreamin/typst.ts/compiler'
import { loadFonts } from '@myriaddreamin/typst.ts/options.init'

export interface TypesetterParts {
  /** The compiler, compiled once and shared between threads. */
  module: WebAssembly.Module
  fonts: Uint8Array[]
  /** Templates by path: '/kit/theme.typ'. */
  templates: ReadonlyMap<string, string>
}

export interface Typesetter {
  /** The founder's words reach a template as JSON and never as source. Throws TypesettingFailed. */
  pdf(template: string, data: unknown): Promise<Uint8Array>
}

class TypesettingFailed extends Error {}

const DATA = '/data.json'

export async function createTypesetter({ module, fonts, templates }: TypesetterParts): Promise<Typesetter> {
  const compiler = createTypstCompiler()
  await compiler.init({
    getModule: () => ({ module_or_path: module }),
    beforeBuild: [loadFonts(fonts, { assets: false })],
  })
  for (const [path, source] of templates) compiler.addSource(path, source)
  return {
    async pdf(template, data) {
      compiler.mapShadow(DATA, new TextEncoder().encode(wellFormedJson(data)))
      const { result, diagnostics } = await compiler.compile({
        mainFilePath: template,
        format: CompileFormatEnum.pdf,
        diagnostics: 'full',
      })
      if (!result)
        throw new TypesettingFailed(`${template}: ${JSON.stringify(diagnostics ?? 'no reason given')}`)
      return result
    },
  }
}

/** Half of a pair, which is all that JSON writes so, is no character: the compiler refuses the whole of it. */
const wellFormedJson = (data: unknown) =>
  JSON.stringify(data).replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\ufffd')
