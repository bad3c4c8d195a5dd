// Who will sit in front of it, and what makes them leave.

import { plain } from '../plain-text.ts'
import type { Ground } from './ground.ts'
import { a } from './nouns/noun.ts'
import type { Persona } from './spec.ts'

export function personasOf(g: Ground): Persona[] {
  const { n, has, context } = g
  const { u } = context
  const buyer = plain(u.buyer.value, 160)
  const user = plain(u.user.value, 160)
  const personas: Persona[] = [
    {
      role: n.customer.one,
      who: user === buyer ? buyer : `${user}; paid for by: ${buyer}`,
      ...customerOf(g),
    },
  ]
  if (has('listings'))
    personas.push({
      role: n.seller.one,
      comes: `to sell without running a shop: puts up what there is, does the next step, sees when money comes`,
      leaves: 'when a payout is late once, or a listing takes longer than three minutes',
    })
  if (
    (has('bookings') || has('quotes') || has('clients')) &&
    !(has('listings') && n.provider.one === n.seller.one)
  )
    personas.push({
      role: n.provider.one,
      comes: `on a phone between two ${n.work.many}, for the next address and what to look out for`,
      leaves: 'when the list is wrong once and nobody is at the door',
    })
  personas.push({
    role: 'admin',
    who: plain(u.founder, 60) || 'the founder',
    comes: 'in the morning, to see what is stuck and mend it',
    leaves: 'never; but a desk that needs a database client is not used',
  })
  return personas
}

function customerOf({ n, has, context }: Ground): Omit<Persona, 'role' | 'who'> {
  if (has('alerts'))
    return {
      comes: `when the phone rings at night, and on Monday to see the week; outdoors, with wet hands and weak signal`,
      leaves: 'after the second false warning, or the first one that did not come',
    }
  if (has('cases'))
    return {
      comes: `between two appointments, with a pile of ${n.document.many}`,
      leaves: 'when a code is wrong in something signed, or a deadline passes unseen',
    }
  if (has('standing-orders'))
    return {
      comes: 'on Sunday evening, to change the week; then only to collect',
      leaves: `when a skipped week is charged, or the ${n.thing.one} is not there`,
    }
  if (has('bookings'))
    return {
      comes: `to settle ${a(n.work)} in a minute, at work or at night`,
      leaves: 'when an answer takes a day, or somebody does not come',
    }
  if (has('metering'))
    return {
      comes: 'with an editor open, to try one call',
      leaves: 'when the first call does not work within five minutes',
    }
  if (has('tickets'))
    return { comes: 'after a friend’s message, to buy two', leaves: 'when fees appear on the last page' }
  if (has('donations'))
    return {
      comes: 'moved by one story, with a thumb over the button',
      leaves: 'when it takes more than a minute, or nobody says what became of it',
    }
  if (has('rentals'))
    return {
      comes: 'with dates in mind, often on the way',
      leaves: 'when it is not clear what happens with the deposit',
    }
  if (context.u.sells.value === 'to-businesses')
    return {
      comes: 'at work, between two other things',
      leaves: 'when it takes longer than the spreadsheet did',
    }
  return {
    comes: 'on a phone, between two other things',
    leaves: 'when the third screen asks for something the first could have asked',
  }
}
