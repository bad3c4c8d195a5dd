import type { LegalSection } from '../legal-page.tsx'
import { EFFECTIVE_DATE, RESPONSE_TIMES } from '../policy-constants.ts'
import { Point, Points, SupportAddress, To } from '../prose.tsx'

export const rightsSections: LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights, and where to press',
    body: (
      <>
        <Points>
          <Point term="See and take along">
            <To page="/settings">Settings</To>, 'Export my data': a ZIP with everything we keep about you, as
            JSON, and all your files.
          </Point>
          <Point term="Correct">change your name, address and password in your settings.</Point>
          <Point term="Erase">
            'Delete my account' in your settings takes effect at once. What the books need stays, without you.
            Files that you downloaded stay yours.
          </Point>
          <Point term="Take consent back">in your settings, or by the link in any email.</Point>
          <Point term="Object, restrict, complain">
            write to us, or to the data protection authority of the place where you live.
          </Point>
        </Points>
        <p>
          These hold wherever you live, whether your law calls them GDPR, CCPA or otherwise. Using them costs
          nothing and brings no disadvantage. We answer within {RESPONSE_TIMES.privacy}; complex matters take{' '}
          {RESPONSE_TIMES.complex}. What you bought without an account opens by a link that we send to the
          address you gave.
        </p>
      </>
    ),
  },
  {
    id: 'decisions',
    title: 'Automated decisions',
    body: (
      <p>
        Blueprints are written by programs, from what you tell them. Nothing is decided about you by a program
        that would bind you or have a similar effect; refunds and reports are decided by people.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Founder Co-Pilot is for people who are 18 or older. We do not knowingly keep data of anybody younger.
        If you know of such an account, write to us and we delete it.
      </p>
    ),
  },
  {
    id: 'sandbox',
    title: 'Test installations',
    body: (
      <p>
        An installation that says so runs with stand-ins for the card provider, the mail server and Google. No
        money moves there, no email leaves the machine, and whoever runs it can read every one of them: do not
        enter anything that matters.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <p>
        This policy is effective from {EFFECTIVE_DATE}. When it changes in a way that matters to you, account
        holders are told by email before it takes effect. Write to <SupportAddress subject="Privacy" />, or
        see <To page="/legal-inquiries">Legal Inquiries</To>.
      </p>
    ),
  },
]
