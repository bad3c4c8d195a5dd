import { LegalPage, type LegalSection } from './legal-page.tsx'
import { PRICES, REFUND_PROCESSING, REFUND_REVIEW, REFUND_WINDOW, SUPPORT_HOURS } from './policy-constants.ts'
import { Facts, Point, Points, SupportAddress, To } from './prose.tsx'

const sections: LegalSection[] = [
  {
    id: 'window',
    title: 'Within 7 days',
    body: (
      <p>
        Refund requests must be made within {REFUND_WINDOW} of purchase. Open{' '}
        <To page="/settings">Settings</To>, go to your orders, and press 'Request refund' beside the order.
        You need not give a reason, though one helps us. If you bought without an account, ask for a login
        link to the address you gave, or write to <SupportAddress subject="Refund" />.
      </p>
    ),
  },
  {
    id: 'how-much',
    title: 'How much you get back',
    body: (
      <>
        <p>The price you paid, times the credits you have not spent, divided by the credits you bought.</p>
        <Facts
          caption="Examples"
          head={['You bought', 'You spent', 'You get back']}
          rows={[
            [
              `A single blueprint for ${PRICES.single}`,
              'It was made',
              `${PRICES.single}: a single is refunded in full`,
            ],
            [`5 for ${PRICES.five}`, '2 credits', '$1.80'],
            [`10 for ${PRICES.ten}`, 'Nothing', PRICES.ten],
          ]}
        />
        <p>
          This is what we refund by default; a person decides each request, and may decide otherwise where
          that is fair. The refunded credits leave your balance. Files that were delivered stay yours.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it takes',
    body: (
      <p>
        Review takes {REFUND_REVIEW}. Approved refunds are processed in {REFUND_PROCESSING}, to the card you
        paid with. You get an email at each step, also when a request is declined, with the reason.
      </p>
    ),
  },
  {
    id: 'failed',
    title: 'When a blueprint fails',
    body: (
      <p>
        You need not ask. A blueprint that could not be made restores its credit at once, and the page and an
        email say so. If you were charged and nothing arrived, we find the payment by ourselves within the
        hour; if we do not, write to us.
      </p>
    ),
  },
  {
    id: 'credits',
    title: 'Credits do not expire',
    body: (
      <p>
        Credits do not expire. The <To page="/terms-of-service">Terms of Service</To> say that credits expire
        only as specified in the purchase terms, and these set no expiry: both say the same. Unspent credits
        stay after the {REFUND_WINDOW} are over; they can then be used, but not refunded.
      </p>
    ),
  },
  {
    id: 'not-refunded',
    title: 'What is not refunded',
    body: (
      <Points>
        <Point term="Free orders">nothing was paid, so nothing goes back.</Point>
        <Point term="Disputed payments">
          while your bank looks into a payment, unspent credits of that order are held, and the bank decides.
        </Point>
        <Point term="Abuse">requests made in bad faith, such as one for every blueprint that was used.</Point>
      </Points>
    ),
  },
  {
    id: 'rights',
    title: 'Rights of the law',
    body: (
      <p>
        Where the law gives consumers a longer or stronger right, such as for goods that are not as agreed,
        that right holds beside this policy.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Questions',
    body: (
      <p>
        Write to <SupportAddress subject="Refund" />. We answer {SUPPORT_HOURS}.
      </p>
    ),
  },
]

export default function RefundPolicy() {
  return (
    <LegalPage
      title="Refund Policy"
      summary={[
        `Ask within ${REFUND_WINDOW} of purchase, beside the order in your settings.`,
        `We review it within ${REFUND_REVIEW}; approved refunds are processed in ${REFUND_PROCESSING}.`,
        'Of a bundle you get back what you have not spent. A single blueprint is refunded in full.',
        'A blueprint that fails restores its credit by itself. Credits do not expire.',
      ]}
      sections={sections}
    />
  )
}
