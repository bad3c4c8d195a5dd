import type { LegalSection } from '../legal-page.tsx'
import { Facts, Point, Points, SupportAddress } from '../prose.tsx'

/** What is kept, and what is not. */
export const keepingSections: LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <p>
        Founder Co-Pilot makes and sells startup blueprints on this site, and is responsible for the personal
        data described here. Write to <SupportAddress subject="Privacy" /> about anything on this page.
      </p>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    body: (
      <>
        <Facts
          caption="What we keep and why"
          head={['What', 'Why']}
          rows={[
            [
              'Your account: email address, full name, a hash of your password (never the password), when you confirmed your address, when you accepted the terms and said that you are 18 or older',
              'To let you in, and nobody else. Needed for our contract with you.',
            ],
            [
              'Sessions: when and how you signed in, and the name your browser gives itself',
              'To keep you signed in and to show you where you are, so that you can end a session you do not know.',
            ],
            [
              'A security log: sign-ins, failed attempts, links, changes of password and address, and refusals, with the account, a shortened network (such as 203.0.113.0/24), the way, and the kind of browser',
              'To find out how somebody got into an account, and to stop attacks. You see your own sign-ins in your settings.',
            ],
            [
              'Orders: what you bought, for how much, with which promo code, receipts, refunds and disputes',
              'To deliver, to refund, and because the law wants books to be kept.',
            ],
            [
              'Your brief: name and idea of your startup, industry, stage, and whatever else you wrote in the form',
              'To write your blueprint. Needed for our contract with you.',
            ],
            [
              'Your blueprints: the files made for you, and their history',
              'To deliver them, and to keep them for you.',
            ],
            [
              'Credits: a ledger of credits bought, spent, restored and refunded',
              'So that no credit is ever lost or spent twice.',
            ],
            [
              'What you write in the community: posts, comments, votes and reports, with your name',
              'To show it to others, which is what you wrote it for.',
            ],
            [
              'Email settings: which notifications you want, whether you agreed to news, when and on which form, and when you last stopped them; which campaigns you were sent',
              'To send you what you asked for and nothing else, and to be able to show that you asked.',
            ],
            [
              'A list of the emails we sent you: subject, time, and whether your mail server took them',
              'To find out what did not arrive. The text of an email is deleted once it is delivered or given up.',
            ],
          ]}
        />
        <p>
          If you sign in with Google, we also keep the number that Google gives your account. We get your name
          and address from there, and nothing else: no contacts, no calendar, no files.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-do-not-keep',
    title: 'What we do not keep',
    body: (
      <Points>
        <Point term="Card numbers">
          you type them on the page of the card provider. We are told that you paid, how much, and the address
          you gave there.
        </Point>
        <Point term="Your movements">
          our server logs name the kind of page, the time and the result: no addresses of people, no texts, no
          cookies. Only the security log has a network, and a shortened one.
        </Point>
        <Point term="Network addresses">
          we count requests by network for minutes, at most a day, to stop attacks, and then forget them. An
          unpaid order with a promo code carries a scrambled form of yours until it is paid or has expired.
        </Point>
        <Point term="Orders that nobody paid">
          30 days after an order expired unpaid, it is deleted, with name, address and idea. A free order that
          nobody confirmed by its email is deleted after 3 days.
        </Point>
        <Point term="Whether you open our emails">they carry no hidden pictures and no tracking links.</Point>
      </Points>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    body: (
      <>
        <p>
          All cookies are our own, and each is needed for something you asked for. That is why there is no
          banner about them. Over https their names begin with __Host-, except the second.
        </p>
        <Facts
          caption="Cookies"
          head={['Cookie', 'For', 'Lasts']}
          rows={[
            [
              'fcp_session',
              'Keeps you signed in.',
              '30 days after your last visit; 1 day when a purchase opened it',
            ],
            [
              'fcp_hint',
              'Tells the page that somebody may be signed in, so that it asks.',
              'As long as the first',
            ],
            ['fcp_browser', 'Lets the login code work in the browser that asked for it.', '15 minutes'],
            ['fcp_checkout', 'Shows you your order when you come back from the payment page.', '1 day'],
            ['fcp_promo', 'Counts promo codes that work once per person, when you use one.', '1 year'],
            ['fcp_provider', 'Your way to Google and back.', '10 minutes'],
          ]}
        />
        <p>
          Your browser itself keeps, until you clear it: the theme you chose, the form you are filling in for
          a blueprint and what you correct beside it (until it is bought, or you log out), whether you meant
          to pay with a credit, that a purchase is in progress, and your answer about analytics. What you
          write about your idea in that form is sent to us as you type, so that we can show you what we
          understood; none of it is stored until you order. The rest is not sent to us until you press a
          button.
        </p>
        <p>
          If whoever runs this site has set up Google Tag Manager, a banner asks you first. Without your yes,
          its script is not loaded. You can change your mind at the foot of every page.
        </p>
      </>
    ),
  },
]
