import type { LegalSection } from '../legal-page.tsx'
import { PRICES, REFUND_WINDOW, SUPPORT_HOURS } from '../policy-constants.ts'
import { Point, Points, To } from '../prose.tsx'

export const buyingSections: LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    body: (
      <p>
        These terms are a contract between you and Founder Co-Pilot. You accept them when you create an
        account, continue with Google, or buy something; we record when. If you act for a company, you say
        that you may bind it. Beside these terms stand the <To page="/privacy-policy">Privacy Policy</To> and
        the <To page="/refund-policy">Refund Policy</To>.
      </p>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may use it',
    body: (
      <p>
        You must be 18 or older. One account belongs to one person and one email address. Keep your password
        to yourself, and tell us if somebody else got in; you can end every session in your settings.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          From what you tell us we make a blueprint: a business plan of 18 to 20 pages, a brand guide with
          logo concepts, a quickstart guide and a Markdown file for AI coding tools. It usually takes 2 to 5
          minutes; we promise delivery within 10 minutes. If making it fails, your credit is restored at once.
        </p>
        <p>
          Around it are a dashboard, a milestone map, resources, a blog and a community. We may improve and
          change these. We do not take away what you paid for.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    body: (
      <>
        <p>
          A single blueprint costs {PRICES.single} in USD. Bundle prices are as displayed on the site: 5 for{' '}
          {PRICES.five}, 10 for {PRICES.ten}. The price you see when you press the button is what your card is
          charged; the card provider takes the payment on its own page.
        </p>
        <p>
          A promo code counts once it is accepted at checkout, within its dates and limits. It cannot be
          exchanged for money. A total below 50 cents is free, since cards cannot be charged so little.
        </p>
      </>
    ),
  },
  {
    id: 'credits',
    title: 'Credits, and whether they expire',
    body: (
      <>
        <p>
          One credit makes one blueprint. Credits belong to your account, cannot be passed on, and are not
          money.
        </p>
        <p>
          Credits expire only as specified in the purchase terms, and the purchase terms set no expiry. So, as
          the Refund Policy says: credits do not expire. Should we ever sell credits with a date, the date
          will stand beside the price before you buy, and it will not touch credits you already have. They end
          with your account when you delete it.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <p>
        You can ask for a refund within {REFUND_WINDOW} of purchase. How, and how much, is in the{' '}
        <To page="/refund-policy">Refund Policy</To>. Rights that the law of your country gives you as a
        consumer stay untouched.
      </p>
    ),
  },
  {
    id: 'ownership',
    title: 'Whose it is',
    body: (
      <Points>
        <Point term="Your brief">
          stays yours. You let us use it to make, keep and remake your blueprint.
        </Point>
        <Point term="Your blueprint">
          is yours, with all rights we have in it: use it, change it, sell it, build from it, without naming
          us. Similar briefs can lead to similar texts and marks, so others may own something alike.
        </Point>
        <Point term="Logos and names">
          are proposals. We have not searched trade mark registers: have that done before you rely on one.
        </Point>
        <Point term="The site">
          its program, design and texts are ours. Fonts in your files come with licences that allow you to use
          them.
        </Point>
      </Points>
    ),
  },
  {
    id: 'support',
    title: 'Support',
    body: <p>We answer questions {SUPPORT_HOURS}, by email.</p>,
  },
]
