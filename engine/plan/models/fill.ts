// Texts of a table of kinds with the brief's own words and figures put in.
import { label, type Prose, say } from '../kit/prose.ts'
import { type Quantity, type Words, words } from '../kit/quantity.ts'
import { capital } from '../names.ts'

export type Fillings = Record<string, Words | Quantity | Prose>

const TOKEN = /\{(\w+)\}/

/** `{founder} walks the first dog.` A name that is none gets its capital where a sentence begins. */
export function fill(text: string, fillings: Fillings): Prose {
  const parts = text.split(TOKEN)
  return {
    parts: parts.flatMap((part, i) => {
      if (i % 2 === 0) return label(part).parts
      const filling = fillings[part]
      if (!filling) throw new Error(`No filling for {${part}}`)
      return say`${startsSentence(parts.slice(0, i).join('')) ? capitalised(filling) : filling}`.parts
    }),
  }
}

const startsSentence = (before: string) => before === '' || /[.?:]\s$/.test(before)

function capitalised(filling: Words | Quantity | Prose): Words | Quantity | Prose {
  return 'words' in filling ? words(capital(filling.words)) : filling
}
