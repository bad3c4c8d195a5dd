#!/usr/bin/env node
// node check.mjs FILE.txt : says what is wrong with the briefs of a file, and counts figures by role.
import { readFileSync } from 'node:fs'
const ROLES = 'price competitor-price unit-cost fixed-cost wage rent one-off-cost equipment-value customers-paying customers-trial interest-shown audience revenue-actual revenue-goal units-sold capacity utilisation conversion churn frequency cash loan-offered debt grant-awarded grant-applied raise-goal budget deadline lead-time minimum-order team experience market-count market-claim margin-claim discount commission-rate technical age-or-date other'.split(' ')
const STATUS = 'actual quote goal claim past'.split(' ')
const MECH = 'subscription usage product-sale service-visit project retainer rental seats event course membership marketplace success-fee commission staffing licensing franchise advertising in-app grants interest'.split(' ')
const FIELDS = ['fullName', 'startupName', 'industry', 'stage', 'idea', 'customer', 'context', 'is', 'mechanisms', 'alsoFine', 'payer', 'payerPhrase', 'user', 'userPhrase', 'offerPhrase', 'country', 'locality', 'currency']
const text = readFileSync(process.argv[2], 'utf8')
const briefs = text.split(/^### +/m).slice(1)
const counts = {}
let problems = 0, figures = 0
for (const raw of briefs) {
  const [slug, ...lines] = raw.split('\n')
  const bad = (what) => { problems++; console.log(`${slug.trim()}: ${what}`) }
  const f = { asked: [], contradiction: [] }
  for (const line of lines) {
    if (!line.trim()) continue
    const m = /^(\w+):\s?(.*)$/.exec(line)
    if (!m) { bad(`not a 'field: value' line: ${line.slice(0, 60)}`); continue }
    if (m[1] === 'asked' || m[1] === 'contradiction') { if (m[2].trim()) f[m[1]].push(m[2].trim()) }
    else if (!FIELDS.includes(m[1])) bad(`unknown field ${m[1]}`)
    else f[m[1]] = m[2].trim()
  }
  for (const name of ['startupName', 'idea', 'is', 'mechanisms', 'payer', 'payerPhrase', 'offerPhrase', 'country', 'currency']) if (!f[name]) bad(`${name} is missing`)
  for (const m of `${f.mechanisms ?? ''},${f.alsoFine ?? ''}`.split(',').map((x) => x.trim()).filter(Boolean)) if (!MECH.includes(m)) bad(`unknown mechanism ${m}`)
  let plain = ''
  for (const name of ['idea', 'customer', 'context']) {
    const t = f[name] ?? ''
    const mark = /\[\[([^\]|]+)\|([^\]|]+)\|([^\]|]+)\|([^\]|]*)\|([^\]|]+)\]\]/g
    const rest = t.replace(mark, (_, quote, value, role, unit, status) => {
      figures++
      counts[role.trim()] = (counts[role.trim()] ?? 0) + 1
      if (!ROLES.includes(role.trim())) bad(`unknown role ${role} at '${quote}'`)
      if (!STATUS.includes(status.trim())) bad(`unknown status ${status} at '${quote}'`)
      if (!/^-?\d+(\.\d+)?$/.test(value.trim()) && !/^(\d{4}-\d\d-\d\d|\d{4}-\d\d|\d{4}|\d\d-\d\d|--\d\d)$/.test(value.trim())) bad(`value '${value}' at '${quote}': a plain number (1450, 0.6, 2500000) or a date (2027-01-31, 2027-01, 01-31)`)
      return '§'
    })
    const digit = /.{0,25}\d+.{0,15}/.exec(rest)
    if (digit) bad(`an unmarked number in ${name}: '…${digit[0]}…'`)
    if (/\[\[|\]\]/.test(rest)) bad(`a mark that does not parse in ${name}: '${/.{0,10}(\[\[|\]\]).{0,60}/.exec(rest)[0]}'`)
    const word = /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen|half|quarter)\b/i.exec(rest)
    if (word) console.log(`${slug.trim()}: (look) '${word[0]}' is not marked in ${name}`)
    plain += `\n${t.replace(mark, '$1')}`
  }
  for (const q of f.asked) if (!plain.includes(q)) bad(`the question is not in the text word for word: ${q}`)
  for (const c of f.contradiction) {
    const [quotes, sum] = c.split('=>')
    if (!sum) { bad(`contradiction without '=>': ${c}`); continue }
    for (const q of quotes.split(';').map((x) => x.trim().replace(/^"|"$/g, '')).filter(Boolean)) if (!plain.includes(q)) bad(`a contradiction quotes what is not in the text word for word: ${q}`)
  }
}
console.log(`${briefs.length} briefs, ${figures} figures, ${problems} problems`)
console.log(Object.entries(counts).sort((a, b) => b[1] - a[1]).map(([r, n]) => `${r} ${n}`).join(', '))
