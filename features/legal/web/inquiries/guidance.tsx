import type { ReactNode } from 'react'
import { Points, SupportAddress } from '../prose.tsx'

/** What to put into a letter so that it needs only one answer. */
export function Guidance() {
  return (
    <>
      <Part id="legal-process" title="Legal process">
        <p>
          Send subpoenas, court orders and notices to <SupportAddress subject="Legal process" />, as a PDF,
          with
        </p>
        <Points>
          <li>the court or authority, the case number, and the law it rests on;</li>
          <li>what exactly you ask for, about which account (its email address) and which time;</li>
          <li>the date by which you need it, and a person who can answer questions.</li>
        </Points>
        <p>
          We give out what is asked for rightly, and no more. We tell the account's holder first, unless the
          law forbids it. Accepting a document by email waives no objection.
        </p>
      </Part>
      <Part id="law-enforcement" title="Law enforcement">
        <p>
          Write from an official address. We need a valid request under the law that applies to us; for
          content, a warrant or its equal. In an emergency that endangers somebody's life, say so in the
          subject: we answer within 24 hours and may act before the papers are complete. We can preserve data
          for 90 days while you obtain them.
        </p>
        <p>
          What an account deleted is gone: see the Privacy Policy for what stays and for how long. We never
          have card numbers or passwords.
        </p>
      </Part>
      <Part id="intellectual-property" title="Intellectual property">
        <p>A notice of copyright infringement (DMCA, 17 U.S.C. § 512) needs</p>
        <Points>
          <li>the work that is yours, and how you can be reached;</li>
          <li>the address of the page that uses it, or the name of the blueprint;</li>
          <li>
            that you believe in good faith that the use is not allowed, and, under penalty of perjury, that
            what you say is right and that you own the work or act for who does;
          </li>
          <li>your signature, by hand or typed.</li>
        </Points>
        <p>
          We remove what the notice is right about, and tell whoever posted it, who may send a counter-notice.
          Whoever does it again and again loses the account. For trade marks, send the register's number and
          the goods it stands for.
        </p>
      </Part>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-(--measure) first:mt-0">
      <h2 id={id} className="text-[1.5rem] leading-tight tracking-tight">
        {title}
      </h2>
      <div className="mt-3 grid gap-4 text-ink-2">{children}</div>
    </section>
  )
}
