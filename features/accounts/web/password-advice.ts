// Advice about passwords that are accepted. What is refused, `password-rule.ts` says.

const LONG_ENOUGH = 10
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** As many neighbours in a row are easy to guess. */
const RUN = 5

export function passwordAdvice(
  password: string,
  { email = '', fullName = '' }: { email?: string; fullName?: string } = {},
): string | undefined {
  if (!password) return undefined
  const plain = password.toLowerCase()
  if (isRepeated(plain) || hasRun(plain))
    return 'Repeated or neighbouring characters are easy to guess. A mix is safer.'
  if (namesOf(email, fullName).some((name) => plain.includes(name)))
    return 'It contains your name or email, which is easy to guess. Another is safer.'
  if (password.length < LONG_ENOUGH)
    return `Longer is safer: ${LONG_ENOUGH} characters or more, three words for example.`
  return undefined
}

/** One character, or a short piece, over and over. */
function isRepeated(plain: string): boolean {
  return /(.)\1{3}/u.test(plain) || /^(.{2,3})\1+$/u.test(plain)
}

function hasRun(plain: string): boolean {
  const rows = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
  for (let start = 0; start + RUN <= plain.length; start++) {
    const piece = plain.slice(start, start + RUN)
    if (rows.some((row) => row.includes(piece))) return true
  }
  return false
}

/** Pieces of two or three letters occur in too many innocent words. */
function namesOf(email: string, fullName: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const site = domain.split('.').slice(0, -1)
  return [...fullName.toLowerCase().split(/\s+/), ...local.split(/[.+_-]/), local, ...site].filter(
    (name) => name.length > 3,
  )
}
