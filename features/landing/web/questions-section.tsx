import { Plus } from 'lucide-react'
import { QUESTIONS } from './questions.ts'
import { faqData, productData } from './structured-data.ts'

export default function QuestionsSection() {
  return (
    <section aria-labelledby="faq" className="py-(--section)">
      <div className="container grid gap-x-6 gap-y-6 lg:grid-cols-12">
        <h2 id="faq" className="scroll-mt-24 text-h2 lg:col-span-4">
          FAQ
        </h2>
        <div className="border-t border-line lg:col-span-8">
          {QUESTIONS.map(({ question, answer }, at) => (
            // One open at a time; the browser sees to it.
            <details key={question} name="faq" open={at === 0} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3.5 font-semibold hover:text-navy [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  size={18}
                  strokeWidth={1.75}
                  aria-hidden
                  className="shrink-0 text-ink-3 transition-transform duration-(--base) group-open:rotate-45"
                />
              </summary>
              <p className="max-w-(--measure) pb-6 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <script type="application/ld+json">{asText(productData())}</script>
      <script type="application/ld+json">{asText(faqData())}</script>
    </section>
  )
}

/** Inside a script element nothing is escaped, so nothing may look like its end. */
const asText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
