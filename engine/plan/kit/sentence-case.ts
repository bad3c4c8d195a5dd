// 'the founder' and 'an app for housemates' have no capital inside a sentence and need one at its start.
import type { Prose } from './prose.ts'
import type { Block, Section } from './section.ts'

export function withCapitals(section: Section): Section {
  return { ...section, blocks: section.blocks.map(blockWithCapitals) }
}

/** Cells of tables are no sentences. */
function blockWithCapitals(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'point':
    case 'ending':
      return { ...block, prose: begun(block.prose) }
    case 'list':
      return { ...block, items: block.items.map(begun) }
    default:
      return block
  }
}

const ENDS = /[.?!]\s+$/
/** A name may begin with a small letter on purpose; an article never does. */
const ARTICLE = /^(the|an?) /

function begun({ parts }: Prose): Prose {
  let before = '. '
  return {
    parts: parts.map((part) => {
      const isStart = ENDS.test(before)
      before = part.kind === 'figure' ? part.quantity.text : `${before.slice(-2)}${part.text}`
      return isStart && part.kind === 'words' && ARTICLE.test(part.text)
        ? { ...part, text: part.text.charAt(0).toUpperCase() + part.text.slice(1) }
        : part
    }),
  }
}
