import { Copyright, Gavel, type LucideIcon, Scale, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#web/site.ts'
import { Card } from '#web/ui/card.tsx'
import { Guidance } from './inquiries/guidance.tsx'
import { LegalFrame } from './legal-page.tsx'
import { RESPONSE_TIMES, SUPPORT_HOURS } from './policy-constants.ts'
import { Facts, To } from './prose.tsx'

export default function LegalInquiries() {
  return (
    <LegalFrame
      title="Legal Inquiries"
      lead="Whom to write to, what to put in, and when you hear from us. Everything goes to one mailbox; the subject brings it to the right desk."
    >
      <ul className="mt-9 grid gap-4 md:grid-cols-2">
        <Contact icon={Scale} title="General legal" subject="Legal" time={RESPONSE_TIMES.general}>
          Contracts, terms, invoices, and whatever fits nowhere else.
        </Contact>
        <Contact
          icon={Copyright}
          title="Copyright and DMCA"
          subject="Copyright"
          time={RESPONSE_TIMES.copyright}
        >
          A post, a resource or a blueprint uses a work that is yours.
        </Contact>
        <Contact icon={ShieldCheck} title="Privacy" subject="Privacy" time={RESPONSE_TIMES.privacy}>
          Your data, your rights, or something that worries you about either.
        </Contact>
        <Contact icon={Gavel} title="Disputes" subject="Dispute" time={RESPONSE_TIMES.disputes}>
          A charge, a decision or an account that you see differently from us.
        </Contact>
      </ul>
      <div className="mt-14 grid gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="min-w-0 lg:col-span-7">
          <Guidance />
        </div>
        <div className="grid content-start gap-10 lg:col-span-4 lg:col-start-9">
          <Aside title="Response times">
            <Facts
              caption="Response times"
              head={['Matter', 'We answer']}
              rows={[
                ['General', RESPONSE_TIMES.general],
                ['Copyright', RESPONSE_TIMES.copyright],
                ['Privacy and disputes', RESPONSE_TIMES.privacy],
                ['Urgent', RESPONSE_TIMES.urgent],
                ['Complex', RESPONSE_TIMES.complex],
              ]}
            />
            <p className="mt-3 text-small text-ink-2">
              Counted in our hours, {SUPPORT_HOURS}. Write 'Urgent' in the subject when life, safety or a
              court's date depends on it.
            </p>
          </Aside>
          <Aside title="Our policies">
            <ul className="grid gap-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
              <li>
                <To page="/privacy-policy">Privacy Policy</To>
              </li>
              <li>
                <To page="/terms-of-service">Terms of Service</To>
              </li>
              <li>
                <To page="/refund-policy">Refund Policy</To>
              </li>
            </ul>
          </Aside>
          <Aside title="Disclaimer">
            <p className="text-small text-ink-2">
              Nothing on this page is legal advice. Writing to us creates no attorney-client relationship, and
              what you write is not privileged. For advice about your own situation, ask a lawyer of your own.
            </p>
          </Aside>
        </div>
      </div>
    </LegalFrame>
  )
}

type ContactProps = { icon: LucideIcon; title: string; subject: string; time: string; children: ReactNode }

function Contact({ icon: Icon, title, subject, time, children }: ContactProps) {
  const { supportEmail } = site()
  return (
    <Card as="li" className="grid content-start gap-3">
      <Icon size={22} strokeWidth={1.75} aria-hidden className="text-navy" />
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{children}</p>
      <p className="text-small text-ink-2">Answered in {time}.</p>
      <a
        href={`mailto:${supportEmail}?subject=${subject}`}
        aria-label={`Email ${supportEmail} about ${title}`}
        className="inline-flex min-h-11 items-center justify-self-start font-[550] text-navy underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-current"
      >
        {supportEmail}
      </a>
    </Card>
  )
}

function Aside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      {children}
    </section>
  )
}
