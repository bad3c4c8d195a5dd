// The frame of every legal page: summary first, then the whole text with a table of contents. Prints as a document.
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { EFFECTIVE_DATE } from './policy-constants.ts'

export interface LegalSection {
  /** Part of addresses that others may have kept: it never changes. */
  id: string
  title: string
  body: ReactNode
}

type Props = {
  title: string
  /** What matters most, in a few sentences of everyday language. */
  summary: ReactNode[]
  sections: LegalSection[]
}

export function LegalPage({ title, summary, sections }: Props) {
  return (
    <LegalFrame title={title} lead={`Effective date: ${EFFECTIVE_DATE}`}>
      <section
        aria-labelledby="in-short"
        className="mt-8 max-w-[78ch] rounded-3 border border-line bg-surface px-5 py-6 sm:px-8 print:border-0 print:p-0"
      >
        <h2 id="in-short" className="text-h3">
          In short
        </h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 marker:text-draft">
          {summary.map((point, i) => (
            <li key={i}>{point}</li>
          ))}
        </ul>
        <p className="mt-4 text-small text-ink-3">The full text below is what counts.</p>
      </section>
      <div className="mt-12 grid gap-10 lg:grid-cols-12 lg:gap-6">
        <Contents sections={sections} />
        <article className="min-w-0 max-w-(--measure) lg:col-span-8 lg:col-start-5">
          {sections.map(({ id, title: name, body }, i) => (
            <section key={id} aria-labelledby={id} className="mt-12 first:mt-0 print:break-inside-avoid-page">
              <h2 id={id} className="group text-[1.5rem] leading-tight tracking-tight">
                {i + 1}. {name}
                <a
                  href={`#${id}`}
                  aria-label={`Link to ${name}`}
                  className="ml-2 inline-grid size-8 place-items-center rounded-1 font-normal text-ink-3 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
                >
                  #
                </a>
              </h2>
              <div className="mt-3 grid gap-4 text-ink-2">{body}</div>
            </section>
          ))}
        </article>
      </div>
    </LegalFrame>
  )
}

export function LegalFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container pt-6 pb-20">
      <LinkButton to="/" kind="ghost" icon={ArrowLeft} className="-ml-5 print:hidden">
        Back to Home
      </LinkButton>
      <PageTitle className="mt-3">{title}</PageTitle>
      <p className="mt-3 max-w-(--measure) text-lead text-ink-2">{lead}</p>
      {children}
    </div>
  )
}

function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:col-span-4 print:hidden">
      <div className="lg:sticky lg:top-24 lg:pr-6">
        <h2 id="contents" className="text-small font-semibold">
          Contents
        </h2>
        <ol className="mt-2 grid border-l border-line">
          {sections.map(({ id, title }, i) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-11 items-center gap-3 border-l border-transparent pl-4 text-small text-ink-2 hover:border-draft hover:text-ink lg:min-h-9"
              >
                <span className="w-5 shrink-0 text-right text-ink-3 tabular-nums">{i + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
