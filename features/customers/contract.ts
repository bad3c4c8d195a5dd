// The people who bought or signed up, as admins and the owner see them.
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { freeText } from '#kit/fields.ts'

const success = z.literal(true)
const moment = z.string()
const whose = z.object({ id: z.uuid() })
const reason = (what: string) =>
  freeText({ most: 500, name: what }).min(3, `${what} needs at least 3 characters.`)

export const CUSTOMER_FILTERS = ['all', 'team', 'suspended'] as const
/** At once: a slip of the finger is no fortune. */
const MOST_CREDITS = 1_000

const match = z.object({
  /** The beginnings of words of the name or the address, or a whole id. */
  search: freeText({ most: 200, name: 'The search' }).default(''),
  filter: z.enum(CUSTOMER_FILTERS).default('all'),
})

const customer = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  credits: z.number(),
  totalPurchased: z.number(),
  totalUsed: z.number(),
  blueprintCount: z.number(),
  createdAt: moment,
  role: z.enum(['user', 'admin', 'owner']),
  proved: z.boolean(),
  suspended: z.boolean(),
})
export type Customer = z.output<typeof customer>

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/admin/customers',
  summary: 'Admins: everybody with an account, newest first, page by page',
  query: match.extend({
    cursor: z
      .string()
      .regex(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .optional(),
  }),
  reply: z.object({ customers: z.array(customer), nextCursor: z.string().optional() }),
})

export const getTotals = endpoint({
  method: 'GET',
  path: '/api/admin/totals',
  summary: 'Admins: how many accounts there are, and how many blueprints were created',
  reply: z.object({ totalUsers: z.number(), blueprintsCreated: z.number() }),
})

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/api/admin/customers.csv',
  summary: 'Owner: the same people as a table for spreadsheets',
  query: match,
})

export const getCustomer = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id',
  summary: 'Owner: one customer with orders, credits, blueprints, sessions and mail that did not arrive',
  params: whose,
  reply: z.object({
    customer: customer.extend({
      provedAt: moment.optional(),
      hasPassword: z.boolean(),
      hasSecondFactor: z.boolean(),
      suspension: z.object({ since: moment, reason: z.string() }).optional(),
    }),
    /** The newest of each kind; `more` when there are others. */
    orders: z.array(
      z.object({
        id: z.string(),
        pack: z.enum(['single', 'fivePack', 'tenPack']),
        quantity: z.number(),
        paidCents: z.number(),
        refundedCents: z.number(),
        state: z.string(),
        promoCode: z.string().optional(),
        createdAt: moment,
      }),
    ),
    entries: z.array(
      z.object({
        id: z.number(),
        kind: z.string(),
        amount: z.number(),
        createdAt: moment,
      }),
    ),
    blueprints: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        industry: z.string(),
        status: z.string().optional(),
        fileCount: z.number(),
        createdAt: moment,
      }),
    ),
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        method: z.string(),
        createdAt: moment,
        lastSeenAt: moment,
      }),
    ),
    /** Mail that the other side refused, or that was given up. */
    lostMail: z.array(
      z.object({ id: z.string(), subject: z.string(), problem: z.string(), createdAt: moment }),
    ),
    more: z.array(z.enum(['orders', 'entries', 'blueprints', 'sessions', 'lostMail'])),
  }),
})
export type CustomerDetail = z.output<typeof getCustomer.reply>

export const adjustCredits = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/credits',
  summary: 'Owner: give or take credits, with a reason. The same key again changes nothing',
  params: whose,
  body: z.object({
    amount: z
      .number('Type a whole number.')
      .int('Type a whole number.')
      .min(-MOST_CREDITS, `At most ${MOST_CREDITS} at once.`)
      .max(MOST_CREDITS, `At most ${MOST_CREDITS} at once.`)
      .refine((amount) => amount !== 0, 'Zero changes nothing.'),
    reason: reason('The reason'),
    key: z.uuid(),
  }),
  reply: z.object({ success, credits: z.number() }),
})

export const sendLoginLink = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/login-link',
  summary: 'Owner: email a login link to the customer',
  params: whose,
  body: z.object({}),
  reply: z.object({ success }),
})

export const resendFiles = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/blueprints/:blueprintId/email',
  summary: 'Owner: email the files of a blueprint to its customer again',
  params: whose.extend({ blueprintId: z.uuid() }),
  body: z.object({}),
  reply: z.object({ success, sent: z.boolean() }),
})

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/role',
  summary: 'Owner: make somebody an admin, or no longer one',
  params: whose,
  body: z.object({ role: z.enum(['user', 'admin']), reason: reason('The reason') }),
  reply: z.object({ success }),
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/second-factor',
  summary: 'Owner: remove the passkeys, authenticator app and recovery codes of somebody who lost them',
  params: whose,
  body: z.object({ reason: reason('The reason') }),
  reply: z.object({ success }),
})

export const changeSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/suspension',
  summary: 'Owner: suspend a member, whose sessions end and who may only read; or let them back',
  params: whose,
  body: z.object({ suspended: z.boolean(), reason: reason('The reason') }),
  reply: z.object({ success }),
})
