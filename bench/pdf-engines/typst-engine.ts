// Our typesetter with a plain template; a fresh one for each document, as in the press.
import { createTypesetter } from '#engine/documents/typesetter.ts'
import { FACES } from '#engine/fonts/faces.ts'
import type { Section } from '#engine/plan/kit/section.ts'
import { readFonts, typesetterModule } from '#engine/press/read-parts.ts'
import type { Engine } from './engine.ts'
import { plainBlocks } from './plain-blocks.ts'

const TEMPLATE = `
#let data = json("/data.json")
#set document(title: data.title, date: none)
#set text(font: "IBM Plex Sans", size: 9pt, lang: "en")
#for block in data.blocks {
  if block.kind == "heading" { heading(level: block.level, block.text) }
  else if block.kind == "text" { par(block.text) }
  else { table(columns: block.rows.first().len() * (1fr,), ..block.rows.flatten()) }
}
`

export async function typstEngine(sections: Section[]): Promise<Engine> {
  const module = await typesetterModule()
  const fonts = [...readFonts(Object.values(FACES['ibm-plex-sans'].files)).values()]
  const blocks = plainBlocks(sections)
  let round = 0
  return {
    async pdf() {
      const typesetter = await createTypesetter({
        module,
        fonts,
        templates: new Map([['/main.typ', TEMPLATE]]),
      })
      // Another title each time, so that nothing is taken from the last round.
      round += 1
      const fresh = blocks.map((block) =>
        block.kind === 'text' ? { ...block, text: `${block.text} ${round}` } : block,
      )
      return typesetter.pdf('/main.typ', { title: `Round ${round}`, blocks: fresh })
    },
    otherMegabytes: () => 0,
    close: async () => {},
  }
}
