// Who comes next, and why then.
import type { Post } from './means.ts'

const post = (id: string, role: string, like: string, dollars: number, why: string): Post => ({
  id,
  role,
  like,
  dollars,
  why,
})

const ENGINEER = post(
  'engineer-1',
  'Engineer',
  'software engineer',
  120_000,
  'a second pair of hands on the code, so that one illness does not stop it',
)
const ENGINEER_2 = post(
  'engineer-2',
  'Second engineer',
  'software engineer',
  120_000,
  'requests of those who stay have outgrown one person',
)
const ENGINEER_3 = post(
  'engineer-3',
  'Third engineer',
  'software engineer',
  120_000,
  'upkeep takes one of three; without a third nothing new is made',
)

export const FIRM_POSTS: Post[] = [
  ENGINEER,
  post(
    'success-1',
    'Customer guide',
    'support agent',
    45_000,
    'the first week of each customer, which decides whether the second year happens',
  ),
  post(
    'sales-1',
    'Salesperson',
    'salesperson',
    66_000,
    'takes over a way of selling that a founder has done twenty times',
  ),
  ENGINEER_2,
  post('marketer-1', 'Marketer', 'marketer', 70_000, 'the channel that works is fed daily'),
  post(
    'success-2',
    'Second customer guide',
    'support agent',
    45_000,
    'answers within the hour need two people',
  ),
  ENGINEER_3,
  post(
    'sales-2',
    'Second salesperson',
    'salesperson',
    66_000,
    'only after the first has paid for himself for half a year',
  ),
  post(
    'operations-1',
    'Office and finance',
    'operations',
    50_000,
    'invoices, contracts and security questions take a full week by now',
  ),
]

export const HOUSEHOLD_POSTS: Post[] = [
  ENGINEER,
  post('marketer-1', 'Marketer', 'marketer', 70_000, 'one channel works and wants feeding every day'),
  post(
    'support-1',
    'Support',
    'support agent',
    43_000,
    'messages at night and refunds take a founder’s mornings',
  ),
  ENGINEER_2,
  post(
    'designer-1',
    'Designer',
    'designer',
    61_000,
    'the first five minutes decide, and are redone every month',
  ),
  ENGINEER_3,
  post('support-2', 'Second support', 'support agent', 43_000, 'weekends have to be covered'),
]
