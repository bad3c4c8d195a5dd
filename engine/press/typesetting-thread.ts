// Sets the documents of one blueprint, and is ended with it: the typesetter never gives back what it has read.
import { workerData } from 'node:worker_threads'
import { pagesIn } from '../documents/pages-in.ts'
import { createTypesetter, type Typesetter } from '../documents/typesetter.ts'
import { answerRequests } from './answer-requests.ts'
import { HOUSE_FONTS, readFonts, readTemplates } from './read-parts.ts'
import type { Designed, DocumentSource, SetDocument } from './studio.ts'

const module = workerData.module as WebAssembly.Module
const templates = readTemplates()

const typesetterWith = (paths: string[]): Promise<Typesetter> =>
  createTypesetter({ module, templates, fonts: [...readFonts(paths).values()] })

// Ready before there is anything to set; only names in other scripts need more fonts.
const house = typesetterWith(HOUSE_FONTS)

answerRequests({
  ready: () => house.then(() => true),
  async typeset({ documents, moreFonts }: Pick<Designed, 'documents' | 'moreFonts'>, tell) {
    const typesetter =
      moreFonts.length > 0 ? await typesetterWith([...HOUSE_FONTS, ...moreFonts]) : await house
    const set: SetDocument[] = []
    for (const source of documents) {
      const since = performance.now()
      const bytes = await pdfOf(typesetter, source)
      const document = { id: source.id, bytes, ms: performance.now() - since }
      set.push(document)
      tell(document)
    }
    return set
  },
})

/** What was judged to fit and does not is set again by trying. */
async function pdfOf(typesetter: Typesetter, { template, data, pages, whenTooLong }: DocumentSource) {
  const bytes = await typesetter.pdf(template, data)
  if (!whenTooLong || pagesIn(bytes) === pages) return bytes
  return typesetter.pdf(template, whenTooLong)
}
