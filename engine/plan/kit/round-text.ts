/** '$16,736' as 'about $16,700': to three digits, and said so; what is short already stays as it is. */
export function roundText(text: string): string {
  const [, before = '', digits = '', behind = ''] = /^(\D*?)(\d[\d,]*(?:\.\d+)?)(.*)$/su.exec(text) ?? []
  const value = Number(digits.replaceAll(',', ''))
  if (!digits || !(value >= 10) || behind.includes('%')) return text
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2)
  const near = Math.round(value / unit) * unit
  return near === value ? text : `about ${before}${near.toLocaleString(groupingOf(digits))}${behind}`
}

/** Lakhs and crores stay lakhs and crores. */
const groupingOf = (digits: string) => (/\d,\d\d,\d{3}/.test(digits) ? 'en-IN' : 'en-US')
