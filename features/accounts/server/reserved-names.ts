// Names that would pass for the shop's own. Compared as people read them: without case, spacing, accents and signs, and with
// letters that look alike taken for one.

import { nameFromAddress } from './rules.ts'

/** Letters of other alphabets, and digits, that look like a Latin letter. */
const LOOK_ALIKES: Record<string, string> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    м: 'm',
    т: 't',
    п: 'n',
    ԁ: 'd',
  },
  ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', τ: 't', υ: 'u', ν: 'v', ι: 'i', κ: 'k' },
  ...{ 0: 'o', 1: 'i', l: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's', '!': 'i', '|': 'i' },
}

function asRead(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const BRAND = asRead('Founder Co-Pilot')
const ROLES = [
  ...['fcp', 'admin', 'admins', 'administrator', 'moderator', 'moderators', 'moderation', 'support', 'staff'],
  ...['team', 'official', 'help', 'helpdesk', 'security', 'billing', 'customer', 'service', 'care', 'system'],
].map(asRead)
/** Nothing but such words: 'FCP Support', 'The Admin Team'. Somebody may well be called Petra Support. */
const ONLY_ROLES = new RegExp(`^(${['the', 'our', ...ROLES].map(asRead).join('|')})*(${ROLES.join('|')})$`)

export function isReservedName(name: string): boolean {
  const read = asRead(name)
  return read.includes(BRAND) || ONLY_ROLES.test(read)
}

export const RESERVED = 'This name is reserved for our team. Please use your own.'

/** For accounts that are made without asking: by a purchase, or by an identity provider. */
export function nameFor(email: string, given: string): string {
  const names = [given, nameFromAddress(email)]
  return names.find((name) => name !== '' && !isReservedName(name)) ?? 'Member'
}
