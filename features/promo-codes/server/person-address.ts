// Several spellings of an address reach one mailbox. Limits per person go by the mailbox.

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** 'Ann.Smith+news@googlemail.com' → 'annsmith@gmail.com'. Only for comparing: mail goes to the address as it was typed. */
export function personAddress(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const untagged = name.split('+')[0] || name
  if (!GMAIL.has(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`
}
