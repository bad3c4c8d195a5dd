// Security and privacy: what holds for every product, what this one's data ask for, and the laws its brief brings in.
import { isHealth } from './features/shared.ts'
import type { Ground } from './ground.ts'
import type { BuildSpec } from './spec.ts'

type Rules = BuildSpec['rules']

/** `laws`: about data, where the business starts. */
export function rulesOf(g: Ground, laws: Rules): Rules {
  return [...always(g), ...byData(g), ...laws, FOR_EVERYBODY]
}

const FOR_EVERYBODY = {
  topic: 'Access for all',
  rule: 'WCAG 2.2 AA on every page: keyboard, screen reader, 200 % zoom, and no meaning by colour alone.',
}

function always({ n, has }: Ground): Rules {
  return [
    {
      topic: 'Access',
      rule: `Deny by default. Each table has policies for read and write as in "Data model", and a test in which a second ${n.customer.one} asks for the first one’s rows and gets "not found".`,
    },
    {
      topic: 'Input',
      rule: 'Every action parses its input with a schema on the server. What is not in the schema is dropped. Ids from the browser are never proof of anything.',
    },
    {
      topic: 'Money',
      rule: 'Integers in the smallest unit with a currency code. Prices are computed on the server. Every webhook checks the signature and stores the event id before it acts.',
    },
    {
      topic: 'Text from people',
      rule: `Escaped where it is shown, never put together into SQL or HTML${has('letters') || has('documents') ? ', and never treated as an instruction to a language model' : ''}.`,
    },
    {
      topic: 'Secrets',
      rule: 'In the environment only, listed in .env.example without values. The build fails if one is found in the repository.',
    },
  ]
}

function byData(g: Ground): Rules {
  const { context, has, n } = g
  const rules: Rules = []
  if (isHealth(g))
    rules.push(
      {
        topic: 'Health data',
        rule: 'Encrypted in transit and at rest, names and member numbers in columns encrypted by the application. Sessions end after 15 idle minutes. Emails and logs carry no name, number or diagnosis.',
      },
      {
        topic: 'Audit',
        rule: 'Every look at and every change of a patient’s record is a row: who, when, which, why. Rows are added only and kept for six years.',
      },
      {
        topic: 'Test data',
        rule: 'Made-up patients only, until the agreements are signed. The seed script refuses to run in production.',
      },
    )
  if (context.has(/\b(?:child(?:ren)?|kids?|pupils?|toddlers?|teen(?:s|agers?)?|school)\b/i))
    rules.push({
      topic: 'Children',
      rule: 'The account is the parent’s or the school’s. No public profiles, no messages from strangers, no tracking, no more than a first name and an age group.',
    })
  if (has('devices'))
    rules.push({
      topic: 'Devices',
      rule: `Each ${n.device.one} has its own key, stored as a hash, and can be withdrawn alone. It may write its own readings and read nothing.`,
    })
  if (has('documents') || has('letters'))
    rules.push({
      topic: 'Language model',
      rule: 'Gets only what is needed, answers in a fixed schema, is checked by code, and decides nothing: a person signs.',
    })
  if (has('bookings') && n.subject)
    rules.push({
      topic: 'Keys and addresses',
      rule: `Where a key is kept, and addresses, are shown to a ${n.provider.one} only around their own ${n.work.one}, and looking is logged.`,
    })
  if (has('protected-orders'))
    rules.push({
      topic: 'Fraud',
      rule: 'New accounts have a limit for a day; payouts wait for the provider’s identity check; a change of bank details delays the next payout by three days and tells the old address.',
    })
  if (has('group'))
    rules.push({
      topic: 'Leaving',
      rule: `Whoever leaves a ${n.group.one} sees nothing of it from that second; what they did stays, under "former member".`,
    })
  return rules
}
