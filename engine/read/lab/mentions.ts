import { fieldOf, sentencesOf, sentenceAround } from 'engine/understand/text/field.ts'
import { quantitiesOf, type Quantity } from 'engine/understand/facts/quantities.ts'
import { singular } from 'engine/understand/text/words.ts'
import { factsOf } from 'engine/understand/facts/facts.ts'
import type { Doc, Label } from './data.ts'
export interface Mention { doc: Doc; field: string; q: Quantity; value: number; which: 'only' | 'from' | 'to'; quote: string; label?: Label; features: string[]; index: number }
const words = (s: string) => (s.toLowerCase().match(/[\p{L}][\p{L}'-]*|[$€£%]|[.,;:!?()]/gu) ?? [])
const stem = (w: string) => singular(w).replace(/(?:ing|ed)$/, (e, i) => (i > 3 ? '' : e))
const low = (s: string) => s.toLowerCase()
export function mentionsOf(doc: Doc): Mention[] {
  const out: Mention[] = []
  const used = new Set<Label>()
  const fields = ['businessIdea', 'targetCustomer', 'additionalContext'].map((n) => fieldOf(n as any, doc.brief[n] ?? ''))
  const rules = new Map<string, string>()
  try { for (const fact of factsOf(fields.map((field) => ({ field, quantities: quantitiesOf(field.plain) })), 'USD')) rules.set(fact.evidence.field + '|' + fact.evidence.words, fact.kind) } catch {}
  const custWords = new Set((doc.brief.targetCustomer ?? '').slice(0, 120).toLowerCase().match(/\p{L}{4,}/gu)?.map(stem) ?? [])
  for (const field of fields) {
    const sentences = sentencesOf(field.plain)
    const qs = quantitiesOf(field.plain)
    qs.forEach((q, i) => {
      const vals: [number, Mention['which']][] = q.low === q.high ? [[q.low, 'only']] : [[q.low, 'from'], [q.high, 'to']]
      for (const [value, which] of vals) {
        const label = doc.labels.find((l) => !used.has(l) && l.field === field.name && (typeof l.value !== 'number' ? l.start < q.end && l.end > q.start : Math.abs(l.value - value) <= Math.abs(value) * 0.001 + 1e-9 && l.start < q.end + 1 && l.end > q.from - 1))
        if (label) used.add(label)
        const m: Mention = { doc, field: field.name, q, value, which, quote: field.text.slice(q.from, q.end), label, features: [], index: i }
        m.features = featuresOf(m, field.plain, sentences, qs, i, rules, custWords)
        out.push(m)
      }
    })
  }
  return out
}
const VERBISH = /^(?:is|are|was|were|have|has|had|pay|pays|paid|cost|costs|charge|charges|charged|sell|sells|sold|rent|rents|rented|want|wants|wanted|need|needs|offer|offers|offered|quote|quotes|quoted|earn|earns|earned|make|makes|made|get|gets|got|take|takes|took|say|says|said|save|saved|owe|owes|raise|raising|spend|spends|spent|buy|buys|bought|plan|plans|planning|expect|expects|hope|hoping|reach|follow|sign|signed|ask|asked|lend|lends|borrow|applied|apply|awarded|won|open|opens|opened|start|starts|started|deliver|delivers|last|lasts|hold|holds|fit|fits|do|does|did|work|works|worked|keep|keeps|lose|lost|cancel|cancelled|book|booked|come|comes|came|go|goes|went|run|runs|ran|use|uses|used|handle|serve|serves|give|gives|gave|live|lives|told|reckons|thinks|wait|waits|joined|order|ordered|bring|brought|would|will|could|can|should|if|aim|target|goal)$/
function featuresOf(m: Mention, plain: string, sentences: any, qs: Quantity[], i: number, rules: Map<string, string>, cust: Set<string>): string[] {
  const { q } = m
  const f: string[] = []
  const s = sentenceAround(sentences, q.start)
  const from = Math.max(s.start, q.from - 160), to = Math.min(Math.max(s.end, q.end), q.end + 160)
  const L = words(plain.slice(from, q.start)).map(stem), R = words(plain.slice(q.end, to)).map(stem)
  const inner = words(plain.slice(q.start, q.end)).map(stem)
  const unit = q.unit
  const u = `${unit}${q.per ? '/' + q.per : ''}`
  f.push('b', 'u:' + unit, 'up:' + u, 'f:' + m.field, 'w:' + m.which, `uf:${unit}|${m.field}`)
  if (q.approximate) f.push('approx')
  if (q.bound) f.push('bound:' + q.bound)
  if (q.worded) f.push('worded')
  const mag = Math.floor(Math.log10(Math.max(m.value, 0.001)) * 2) / 2
  f.push(`mag:${unit}:${mag}`, `magp:${u}:${Math.floor(mag)}`)
  const thing = words(q.thing).map(stem)
  for (const t of thing) f.push('t:' + t)
  const head = thing.at(-1)
  if (head) { f.push('th:' + head); if (cust.has(head)) f.push('th=cust') }
  for (const w of inner) f.push('in:' + w)
  const rule = rules.get(m.field + '|' + plain.slice(q.from, q.end).trim()) ?? [...rules].find(([k]) => k.startsWith(m.field + '|') && k.slice(m.field.length + 1).includes(m.quote.trim()))?.[1]
  f.push('rule:' + (rule ?? 'none'))
  for (let k = 1; k <= 4; k++) { f.push(`l${k}:${L.at(-k) ?? '^'}`, `r${k}:${R[k - 1] ?? '$'}`) }
  f.push(`l12:${L.at(-2) ?? '^'} ${L.at(-1) ?? '^'}`, `r12:${R[0] ?? '$'} ${R[1] ?? '$'}`, `l1u:${L.at(-1) ?? '^'}|${u}`, `r1u:${R[0] ?? '$'}|${u}`)
  // the clause: up to the nearest comma or other figure
  const cl: string[] = []
  for (let k = L.length - 1; k >= 0 && cl.length < 10; k--) { if (/[,;:()]/.test(L[k]!) && cl.length > 2) break; if (/\p{L}/u.test(L[k]!)) cl.push(L[k]!) }
  const cr: string[] = []
  for (let k = 0; k < R.length && cr.length < 8; k++) { if (/[,;:()]/.test(R[k]!)) break; if (/\p{L}/u.test(R[k]!)) cr.push(R[k]!) }
  for (const w of new Set(cl)) f.push('cl:' + w, `clu:${w}|${unit}`)
  for (const w of new Set(cr)) f.push('cr:' + w, `cru:${w}|${unit}`)
  for (const w of new Set([...L.slice(-25), ...R.slice(0, 20)])) if (/\p{L}{3}/u.test(w)) f.push('s:' + w)
  const vl = L.findLast((w) => VERBISH.test(w)); const vr = R.find((w) => VERBISH.test(w))
  f.push(`vl:${vl ?? '-'}|${unit}`, `vr:${vr ?? '-'}|${unit}`, `vl:${vl ?? '-'}`)
  const pron = L.findLast((w) => /^(?:i|we|they|he|she|you|people|customer|client|landlord|supplier|bank|my|our|their|his|her|competitor|nobody|cousin|friend|guy|wife|husband|dad|mom)$/.test(w))
  f.push('pr:' + (pron ?? '-'), `pr:${pron ?? '-'}|${unit}`)
  const p = qs[i - 1], n = qs[i + 1]
  f.push(`pu:${p && p.start > s.start ? p.unit + (p.per ?? '') : '-'}|${unit}`, `nu:${n && n.start < s.end ? n.unit + (n.per ?? '') : '-'}|${unit}`)
  f.push(`pos:${m.field}:${Math.min(i, 4)}|${unit}`)
  if (/\?\s*$/.test(plain.slice(s.start, s.end))) f.push('question')
  const tail = plain.slice(q.end, q.end + 12); const lead = plain.slice(Math.max(0, q.from - 12), q.from)
  if (/^\s*%/.test(tail)) f.push('pct')
  if (/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*\s*$/i.test(lead) || /^\s*(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i.test(tail)) f.push('date', `date|l:${L.findLast((w) => /^(?:by|before|until|till|since|from|in|on|open|start|end|deadline)$/.test(w)) ?? '-'}`)
  if (unit === 'count' && m.value >= 1950 && m.value <= 2045) f.push('yearlike')
  return f
}
