import type { LegalSection } from '../legal-page.tsx'
import { EFFECTIVE_DATE } from '../policy-constants.ts'
import { Points, SupportAddress, To } from '../prose.tsx'

export const dutySections: LegalSection[] = [
  {
    id: 'no-advice',
    title: 'No advice, and no promise of success',
    body: (
      <p>
        Blueprints are written by programs and, where one is set up, by a language model. Figures follow from
        stated assumptions, and each says where it comes from. They can be wrong or out of date. Nothing here
        is legal, financial, tax or investment advice, and no plan makes a business succeed. Check what
        matters before you spend money on it.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What we ask of you',
    body: (
      <>
        <Points>
          <li>Give us nothing that you may not give: other people's secrets, personal data or works.</li>
          <li>Ask for nothing unlawful, and use nothing you get here to deceive or harm people.</li>
          <li>Do not break in, overload the site, forge payments, or collect its content by machine.</li>
          <li>In the community: no spam, no harassment, nothing unfit for a workplace.</li>
        </Points>
        <p>
          What is posted there can be reported. Admins review reports, and may hide or remove what breaks
          these rules. You keep the rights in what you write, and let us show it on the site until you delete
          it.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it',
    body: (
      <p>
        You can delete your account at any time in your <To page="/settings">settings</To>. We may suspend or
        end an account that seriously or repeatedly breaks these terms; where we can, we write first. Unspent
        credits are then refunded under the Refund Policy, unless they were obtained by fraud.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty',
    body: (
      <p>
        We make the site with care, and provide it as it is and as available. Beyond what the law requires or
        these terms say, we give no warranty, in particular none that a blueprint is fit for a particular
        purpose or that the site is never interrupted.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <p>
        To the extent the law allows, our liability is capped at the amount you paid us in the past twelve
        months, and we are not liable for lost profit or indirect damage. This limits nothing that may not be
        limited by law, such as liability for intent, gross negligence, or harm to life and health.
      </p>
    ),
  },
  {
    id: 'indemnity',
    title: 'Claims of others',
    body: (
      <p>
        If somebody makes a claim against us because of what you gave us, or because of how you used a
        blueprint against these terms, you cover the reasonable cost of it. We tell you at once and let you
        defend it.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes',
    body: (
      <p>
        Write to us first: nearly everything can be settled by email, and we answer disputes within 1-2
        business days (see <To page="/legal-inquiries">Legal Inquiries</To>). Otherwise the courts and the law
        of the place where we are established decide. As a consumer you keep the protection of the law of your
        own country, and its courts.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and the rest',
    body: (
      <p>
        These terms are effective from {EFFECTIVE_DATE}. We tell account holders of changes by email at least
        30 days before; for what you bought until then, the old terms stay. If one sentence turns out to be
        invalid, the others stand. Reach us at <SupportAddress subject="Terms of Service" />.
      </p>
    ),
  },
]
