import type { LegalSection } from '../legal-page.tsx'
import { Facts, Point, Points } from '../prose.tsx'

/** Who else sees it, and for how long it stays. */
export const usingSections: LegalSection[] = [
  {
    id: 'who-else',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Those who do a part of the work for us, only for that part. We sell and rent nothing to anybody, and
          show no advertising.
        </p>
        <Points>
          <Point term="The card provider (Stripe)">
            takes your payment, and gets your address, the amount and what you bought. It answers for your
            card data under its own terms.
          </Point>
          <Point term="The mail server">
            carries our emails to you, and so sees your address and what they say.
          </Point>
          <Point term="The identity provider (Google)">
            only if you choose to sign in with it: it learns that you do.
          </Point>
          <Point term="A language model, where one is set up">
            gets what you wrote about your startup, never your email address, your order or your payment, to
            write parts of the text. All figures are computed by us. Where none is set up, everything is
            written by our own program and nothing leaves it.
          </Point>
          <Point term="Hosting">
            the machines and the storage on which the site runs, under a contract that lets the host do
            nothing else with it.
          </Point>
          <Point term="The law">
            if a court or an authority that has the right to it asks, as described under legal inquiries.
          </Point>
        </Points>
        <p>
          Some of them work outside your country. Where the law asks for it, standard contractual clauses
          protect what is sent there.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <Facts
        caption="How long we keep what"
        head={['What', 'Until']}
        rows={[
          ['Account, briefs, blueprints, credits, settings', 'You delete your account.'],
          ['Sessions', '30 days after the last visit, or you end them.'],
          [
            'Security log',
            '90 days. When you delete your account, the entries keep a number that no longer leads to you, so that nobody who broke into an account can delete the traces with it.',
          ],
          [
            'Login, reset and confirmation links',
            'Used or expired (15 minutes to a day); a day later they are deleted.',
          ],
          [
            'Text of emails',
            'Delivered or given up. The list of them is kept for 90 days, or until you delete your account.',
          ],
          [
            'Orders, refunds and the ledger',
            'As long as the law wants books to be kept. When you delete your account, name, address, brief and reasons are taken out of them at once.',
          ],
          [
            'Use of a promo code',
            'As long as the code exists. When you delete your account, a scrambled form of your address stays, so that a code for one use per person stays that.',
          ],
          ['Consent to news', 'You take it back. When you last did, is kept with your account.'],
          [
            'Posts and comments in the community',
            "You or an admin deletes them. When you delete your account they stay, by 'Deleted member'.",
          ],
          ['Deleted files', 'They leave the storage within minutes after your account is deleted.'],
        ]}
      />
    ),
  },
  {
    id: 'emails',
    title: 'Emails you get from us',
    body: (
      <>
        <p>
          Emails that a purchase, your account or your safety needs (receipts, your files, login links) come
          without asking. Emails about your posts and comments follow your settings.
        </p>
        <p>
          News and offers need a consent of their own. The box is empty until you tick it, when you sign up or
          in your settings; we record when and where you did. We send them only to addresses that were
          confirmed. Every one carries an unsubscribe link and the button that mail programs show for it; both
          work at once, without signing in, and also while a campaign is on its way.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Passwords are stored as argon2id hashes; sessions and one-time links as hashes, too. Connections are
        encrypted. Nobody of us can see your password. Roles and permissions are decided on the server for
        each call. Should something go wrong nevertheless, we tell you and the authorities as the law asks.
      </p>
    ),
  },
]
