// Draws logos and pages of PDFs for the first tab of a blueprint. It ends when nobody has asked for a while.
import type { PrintableBlueprint } from '#engine/blueprint.ts'
import { answerRequests } from '#engine/press/answer-requests.ts'
import { pagePicture, pagePictures } from '#engine/press/first-page/first-page.ts'
import { pagesIn } from '#engine/press/first-page/pdf-objects.ts'
import { portraitOf } from './portrait.ts'

answerRequests({
  portrait: ({ blueprint, pdf }: { blueprint: PrintableBlueprint; pdf?: Uint8Array }) =>
    portraitOf(blueprint, pdf && pageCount(pdf)),

  /** Tells of each page as soon as it is drawn. */
  async pages({ pdf, width }: { pdf: Uint8Array; width: number }, tell) {
    for await (const { png } of pagePictures(pdf, width)) tell(png)
  },

  page: async ({ pdf, page, width }: { pdf: Uint8Array; page: number; width: number }) =>
    (await pagePicture(pdf, page, width))?.png,
})

/** Of a PDF that is not our typesetter's, nothing is known. */
function pageCount(pdf: Uint8Array): number | undefined {
  try {
    return [...pagesIn(pdf)].length || undefined
  } catch {
    return undefined
  }
}
