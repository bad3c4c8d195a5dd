// Names that would pass for the shop's own. Compared as people read them: without case, spacing, accents and signs, and with
// letters that look alike taken for one.

import { nameFromAddress } from './rules.ts'

/**
 * Letters of other alphabets (Greek, Cyrillic, Armenian, Cherokee, Lisu), small capitals and digits, by the Latin letter
 * that they look like. In lower case; what Unicode itself takes for the same letter needs no row. `l` is read as `i`.
 */
const LOOK_ALIKES_OF: Record<string, string> = {
  a: 'аαɑᴀꓮꭺ4@',
  b: 'вьʙꓐ',
  c: 'сϲᴄꓚꮯ',
  d: 'ԁɗᴅꓓꭰ',
  e: 'еεɛᴇꓰꭼ3',
  f: 'ғƒꜰꓝ',
  g: 'ɡɢꓖꮐ',
  h: 'һнʜꓧꮋ',
  i: 'іιıɪӏꓲꭵlʟꓡꮮ1!|',
  k: 'κкᴋꓗꮶ',
  m: 'мᴍꓟꮇ',
  n: 'пηոɴꓠ',
  o: 'оοσօᴏꓳ0',
  p: 'рρᴘꓑꮲ',
  r: 'гʀꓣꭱꮢ',
  s: 'ѕʂꜱꓢꮪ5$',
  t: 'тτᴛꓔꭲ',
  u: 'υսᴜꓴ',
  v: 'νѵᴠꓦꮩ',
  w: 'ѡωԝᴡꓪꮃ',
  x: 'хχꓫ',
  y: 'уγʏꓬꭹ',
  z: 'ᴢꓜ',
}
const LOOK_ALIKES = new Map(
  Object.entries(LOOK_ALIKES_OF).flatMap(([letter, signs]) =>
    [...signs].map((sign): [string, string] => [sign, letter]),
  ),
)

/** Signs that take part in words and show nothing, some of which Unicode counts as letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

function asRead(text: string): string {
  const plain = text.normalize('NFKD').replace(INVISIBLE, '').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether it shows a letter or a digit. Without one, words of theirs would seem to be nobody's. */
export const isReadable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name.replace(INVISIBLE, ''))

const BRAND = asRead('Founder Co-Pilot')
const ROLES = [
  ...['fcp', 'admin', 'admins', 'administrator', 'moderator', 'moderators', 'moderation', 'support', 'staff'],
  ...[
    'owner',
    'owners',
    'team',
    'official',
    'help',
    'helpdesk',
    'security',
    'billing',
    'customer',
    'service',
    'care',
    'system',
  ],
].map(asRead)
const BEFORE_ROLES = ['the', 'our', 'site', 'shop', 'store'].map(asRead)
/** Nothing but such words: 'FCP Support', 'The Admin Team'. Somebody may well be called Petra Support. */
const ONLY_ROLES = new RegExp(`^(${[...BEFORE_ROLES, ...ROLES].join('|')})*(${ROLES.join('|')})$`)

export function isReservedName(name: string): boolean {
  const read = asRead(name)
  return read.includes(BRAND) || ONLY_ROLES.test(read)
}

/** What is wrong with a name that somebody typed, if anything is. */
export function nameFault(name: string, { mayBeOurs = false } = {}): string | undefined {
  if (!isReadable(name)) return UNREADABLE
  return !mayBeOurs && isReservedName(name) ? RESERVED : undefined
}

const UNREADABLE = 'Please enter your full name.'
export const RESERVED = 'This name is reserved for our team. Please use your own.'

/** For accounts that are made without asking: by a purchase, or by an identity provider. */
export function nameFor(email: string, given: string): string {
  const names = [given, nameFromAddress(email)]
  return names.find((name) => nameFault(name) === undefined) ?? 'Member'
}
