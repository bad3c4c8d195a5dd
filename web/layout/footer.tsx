import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { askConsentAgain } from '../analytics.ts'
import { Mark } from '../mark.tsx'
import { site } from '../site.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { LinkedInIcon, TwitterIcon } from './social-icons.tsx'

export function Footer() {
  const { supportEmail, feedbackEmail, twitterUrl, linkedinUrl } = site()
  return (
    // Never what stays in sight while a list above it grows: it would drag the reader along to the end of the list.
    <footer className="border-t border-line [overflow-anchor:none]">
      <div className="container grid gap-x-6 gap-y-10 pt-14 pb-12 sm:grid-cols-3 lg:grid-cols-[minmax(0,5fr)_2fr_2fr_2fr]">
        <div className="sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-3 font-semibold tracking-tight">
            <Mark />
            Founder Co-Pilot
          </p>
          <p className="mt-4 max-w-[34ch] text-small text-ink-2">
            AI-powered startup blueprints for founders: the plan, the brand and the prompt.
          </p>
          <ul className="mt-4 -ml-3 flex">
            <Social href={twitterUrl} label="Twitter" icon={<TwitterIcon />} />
            <Social href={linkedinUrl} label="LinkedIn" icon={<LinkedInIcon />} />
            <Social
              href={`mailto:${supportEmail}`}
              label="Email"
              icon={<Mail size={18} strokeWidth={1.75} aria-hidden />}
            />
          </ul>
        </div>
        <Column title="Product">
          <FooterLink to="/">Home</FooterLink>
          <FooterLink to="/blueprint-purchase">Get Your Blueprint</FooterLink>
          <FooterLink to="/dashboard">Dashboard</FooterLink>
          <FooterLink to="/community">Community</FooterLink>
          <FooterLink to="/resources">Resources</FooterLink>
          <FooterLink to="/blog">Blog</FooterLink>
        </Column>
        <Column title="Support">
          <FooterLink to={`mailto:${supportEmail}`}>Contact support</FooterLink>
          <FooterLink to={`mailto:${feedbackEmail}`}>Send feedback</FooterLink>
          <FooterLink to="/settings">Settings</FooterLink>
        </Column>
        <Column title="Legal">
          <FooterLink to="/privacy-policy">Privacy Policy</FooterLink>
          <FooterLink to="/terms-of-service">Terms of Service</FooterLink>
          <FooterLink to="/refund-policy">Refund Policy</FooterLink>
          <FooterLink to="/legal-inquiries">Legal Inquiries</FooterLink>
        </Column>
      </div>
      <div className="container">
        <div className="flex flex-wrap justify-between gap-4 border-t border-line py-6 text-small text-ink-2">
          <p>© 2025 Founder Co-Pilot</p>
          <AnalyticsChoice />
          <p>Powered by AI</p>
        </div>
      </div>
    </footer>
  )
}

/** Only where there is something to choose. */
function AnalyticsChoice() {
  const hydrated = useHydrated()
  if (!hydrated || !site().tagManagerId) return null
  return (
    <button type="button" className="underline underline-offset-4 hover:text-ink" onClick={askConsentAgain}>
      Analytics choice
    </button>
  )
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-small font-semibold">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  const look =
    'inline-flex min-h-11 items-center md:min-h-8 text-small text-ink-2 underline-offset-4 hover:text-ink hover:underline'
  return (
    <li>
      {to.startsWith('/') ? (
        <Link to={to} className={look}>
          {children}
        </Link>
      ) : (
        <a href={to} className={look}>
          {children}
        </a>
      )}
    </li>
  )
}

function Social({ href, label, icon }: { href: string; label: string; icon: React.ReactNode }) {
  return (
    <li>
      <a
        href={href}
        aria-label={label}
        className="grid size-11 place-items-center rounded-2 text-navy hover:bg-hover"
      >
        {icon}
      </a>
    </li>
  )
}
