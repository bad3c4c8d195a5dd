import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as make } from 'react'
import { FACES } from '#engine/fonts/faces.ts'
import type { Section } from '#engine/plan/kit/section.ts'
import { packageFile } from '#engine/press/read-parts.ts'
import type { Engine } from './engine.ts'
import { type PlainBlock, plainBlocks } from './plain-blocks.ts'

export async function reactPdfEngine(sections: Section[]): Promise<Engine> {
  Font.register({ family: 'Plex', src: packageFile(FACES['ibm-plex-sans'].files['400Regular'] ?? '') })
  const blocks = plainBlocks(sections)
  return {
    pdf: () =>
      renderToBuffer(
        make(
          Document,
          { title: 'Plan', language: 'en' },
          make(
            Page,
            { size: 'A4', style: { padding: 48, fontFamily: 'Plex', fontSize: 9 } },
            ...blocks.map(element),
          ),
        ),
      ),
    otherMegabytes: () => 0,
    close: async () => {},
  }
}

function element(block: PlainBlock, key: number) {
  if (block.kind === 'heading')
    return make(Text, { key, style: { fontSize: 18 - 4 * block.level } }, block.text)
  if (block.kind === 'text') return make(Text, { key, style: { marginBottom: 6 } }, block.text)
  return make(
    View,
    { key },
    ...block.rows.map((row, i) =>
      make(
        View,
        { key: i, style: { flexDirection: 'row' }, wrap: false },
        ...row.map((cell, j) => make(Text, { key: j, style: { flex: 1, fontSize: 7 } }, cell)),
      ),
    ),
  )
}
