// Trial, price and payment of a subscription.
import type { FeatureDraft, Ground } from '../ground.ts'
import { action, bad, down, entity, notice, route, seed, story, stranger, twice, works } from '../writing.ts'
import { tenantOf } from './shared.ts'

export function plans(g: Ground): FeatureDraft {
  const { n, prices, typical, money, has } = g
  const t = tenantOf(g)
  const monthly = prices.find(
    ({ what, minor }) => minor > 1 && /month|year|plan|seat|subscri|farm|site|house/i.test(what),
  )
  const price = monthly?.minor ?? typical
  const label = monthly ? `${monthly.what}, ${monthly.text}` : money(price)
  const keeps = has('alerts')
    ? 'warnings go on for 14 days, because they are about safety'
    : 'everything can still be read and taken out; adding is off'
  return {
    name: 'Trial, plan and payment',
    code: 'PLAN',
    why: `The plan’s price (${label}) has to be asked early, and asking must not lock anybody out of their own data.`,
    stories: [
      story(
        n.customer.one,
        'try it, then pay by card, then leave if I want',
        'I risk nothing by starting',
        works(
          `a trial that ends in three days | I choose the plan at ${money(price)} and pay | the ${t.called} is active from the end of the trial, by the provider’s webhook`,
        ),
        works(`a trial is over | nobody paid | ${keeps}`),
        twice(
          'a webhook that was seen | it comes again, or an older one comes later | nothing changes: event ids and times are stored',
        ),
        down(
          'a card is refused | three tries in ten days fail | one email each, then read-only; nothing is deleted for 90 days',
        ),
        stranger(`a member who does not run the ${t.called} | they open billing | not found`),
        bad(
          'a plan or price that is not on our list is sent from the browser | checkout is called | refused; prices live on the server',
        ),
      ),
    ],
    entities: [
      entity(
        'Subscription',
        `what a ${t.called} pays`,
        `${t.reference}; plan text; price_minor int; state trial|active|past_due|ended; trial_ends_on date; paid_until date?; provider_ref text?; last_event_at timestamptz?`,
        { unique: [t.field, 'provider_ref'], read: t.who, write: 'the server, by webhook', owner: t.field },
      ),
    ],
    routes: [
      route(
        'page',
        '/billing',
        'Plan',
        n.customer.one,
        'state in a sentence, price, invoices, change card, end it',
        {
          empty: 'the trial’s last day and one button',
          error: 'state as last known; "nothing was charged"',
          success: '"Paid until …"',
        },
      ),
    ],
    actions: [
      action(
        'startCheckout',
        `who runs the ${t.called}`,
        'plan',
        'opens the provider’s page',
        'an active plan',
      ),
      action(
        'billingWebhook',
        'the provider, signature checked',
        'event',
        'updates state once',
        'bad signatures; older events',
      ),
    ],
    notices: [
      notice(
        'three days before a trial ends',
        `who runs the ${t.called}`,
        'email',
        'price, what stays, how to leave',
      ),
      notice('a charge failed', `who runs the ${t.called}`, 'email', 'link to the card, what happens when'),
    ],
    seeds: [
      seed('Subscription', 'plan, price_minor, state', [
        `standard | ${price} (${money(price)}) | active`,
        `standard | ${price} (${money(price)}) | trial`,
      ]),
    ],
    measures: ['Trials started, paid and ended in a month', 'Left in a month, with the reason in a word'],
  }
}
