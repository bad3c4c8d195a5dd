// Who can sign in at the sandbox's provider: a few ready accounts, and anybody the form describes.
import { createHash } from 'node:crypto'

export interface Account {
  /** What stays the same when the address changes. */
  sub: string
  email: string
  emailVerified: boolean
  /** Whether the provider runs the address's domain, and says so (`hd`). */
  hosted: boolean
  /** Empty: the provider tells no name. */
  name: string
}

export const READY: Account[] = [
  ready('Mara Lindqvist', 'mara@example.com'),
  ready('Tom Okafor', 'tom@example.com'),
  { ...ready('Nia Elsewhere', 'nia@example.com'), hosted: false },
  { ...ready('Uma Unverified', 'unverified@example.com'), emailVerified: false },
]

function ready(name: string, email: string): Account {
  return { sub: subjectOf(email), email, emailVerified: true, hosted: true, name }
}

/** Derived, so that a person is the same after a restart. */
function subjectOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)
}

interface Typed {
  email: string
  name: string
  verified: boolean
  /** Mail for the address is run by somebody else. */
  elsewhere: boolean
  sub: string
}

export type Field = 'email' | 'name' | 'sub'

export type Choice =
  | { cancelled: true }
  | { account: Account }
  | { fault: { field: Field; sentence: string }; typed: Typed }

export function readChoice(form: URLSearchParams): Choice {
  if (form.has('cancel')) return { cancelled: true }
  const account = READY.find(({ email }) => email === form.get('account'))
  if (account) return { account }

  const field = (name: string) => form.get(name)?.trim() ?? ''
  const typed = {
    email: field('email'),
    name: field('name'),
    verified: form.has('verified'),
    elsewhere: form.has('elsewhere'),
    sub: field('sub'),
  }
  const fault = faultIn(typed)
  if (fault) return { fault, typed }
  const { email, name, verified, elsewhere, sub } = typed
  return {
    account: { sub: sub || subjectOf(email), email, emailVerified: verified, hosted: !elsewhere, name },
  }
}

function faultIn({ email, name, sub }: Typed): { field: Field; sentence: string } | undefined {
  if (email === '') return { field: 'email', sentence: 'Please enter an email address.' }
  if (email.length > 254 || !EMAIL.test(email))
    return { field: 'email', sentence: 'This is not an email address. It should look like name@example.com.' }
  if (name.length > 200) return { field: 'name', sentence: 'A name has at most 200 characters.' }
  if (!SUBJECT.test(sub))
    return {
      field: 'sub',
      sentence: 'An account id has at most 255 letters, digits and signs, and no spaces or accents.',
    }
  return undefined
}

const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu
// The standard's own limits for a subject.
const SUBJECT = /^[\x21-\x7e]{0,255}$/
