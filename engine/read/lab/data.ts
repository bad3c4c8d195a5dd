import { readFileSync, readdirSync } from 'node:fs'
export interface Label { field: string; start: number; end: number; quote: string; value: number | string; role: string; unit: string; status: string }
export interface Doc { id: string; author: string; brief: Record<string, string>; labels: Label[]; mechanisms: string[]; alsoFine: string[]; payer: string[]; payerPhrase?: string; offerPhrase?: string; country: string | null; locality: string[]; currency: string; asked: string[]; contradictions: { quotes: string[]; sum: string }[] }
const FIELD: Record<string, string> = { idea: 'businessIdea', customer: 'targetCustomer', context: 'additionalContext' }
export function lessons(file: string): Doc[] {
  const author = file.split('/').at(-1)!.replace('.txt', '')
  return readFileSync(file, 'utf8').split(/^### +/m).slice(1).map((raw) => {
    const [slug = '', ...lines] = raw.split('\n')
    const f: Record<string, string> = {}
    const asked: string[] = [], contradictions: Doc['contradictions'] = [], labels: Label[] = []
    for (const line of lines) {
      const m = /^(\w+):\s?(.*)$/.exec(line)
      if (!m) continue
      if (m[1] === 'asked') { if (m[2]!.trim()) asked.push(m[2]!.trim()) }
      else if (m[1] === 'contradiction') { const [q = '', sum = ''] = m[2]!.split('=>'); if (q.trim()) contradictions.push({ quotes: q.split(';').map((x) => x.trim().replace(/^"|"$/g, '')).filter(Boolean), sum: sum.trim() }) }
      else f[m[1]!] = m[2]!.trim()
    }
    const brief: Record<string, string> = { fullName: f.fullName ?? '', email: '', startupName: f.startupName ?? '', industry: f.industry ?? '', stage: f.stage ?? '' }
    for (const key of ['idea', 'customer', 'context']) {
      const field = FIELD[key]!
      let plain = '', last = 0
      const t = f[key] ?? ''
      for (const m of t.matchAll(/\[\[([^\]|]+)\|([^\]|]+)\|([^\]|]+)\|([^\]|]*)\|([^\]|]+)\]\]/g)) {
        plain += t.slice(last, m.index)
        const start = plain.length
        plain += m[1]
        last = m.index + m[0].length
        const v = m[2]!.trim()
        labels.push({ field, start, end: plain.length, quote: m[1]!, value: /^-?\d+(\.\d+)?$/.test(v) ? Number(v) : v, role: m[3]!.trim(), unit: m[4]!.trim(), status: m[5]!.trim() })
      }
      brief[field] = plain + t.slice(last)
    }
    const list = (s?: string) => (s ?? '').split(/[,;]/).map((x) => x.trim()).filter(Boolean)
    return { id: slug.trim(), author, brief, labels, mechanisms: list(f.mechanisms), alsoFine: list(f.alsoFine), payer: list(f.payer), payerPhrase: f.payerPhrase, offerPhrase: f.offerPhrase, country: f.country === 'none' ? null : (f.country ?? null), locality: list(f.locality), currency: f.currency ?? '', asked, contradictions }
  })
}
export function exam(dir = 'shared/exam/'): Doc[] {
  return readdirSync(dir + 'briefs').sort().map((file) => {
    const brief = JSON.parse(readFileSync(dir + 'briefs/' + file, 'utf8'))
    const e = JSON.parse(readFileSync(dir + 'expected/' + file, 'utf8'))
    const at: Record<string, number> = {}
    const labels: Label[] = e.figures.map((g: any) => {
      const low = (s: string) => s.toLowerCase().replace(/[’‘]/g, "'")
      for (const field of ['businessIdea', 'targetCustomer', 'additionalContext']) {
        const i = low(brief[field] ?? '').indexOf(low(g.quote), at[field] ?? 0)
        if (i >= 0) { at[field] = i; return { field, start: i, end: i + g.quote.length, ...g } }
      }
      return { field: '', start: -1, end: -1, ...g }
    })
    return { id: file, author: 'exam', brief, labels, mechanisms: e.mechanisms, alsoFine: e.alsoFine ?? [], payer: e.payer, country: e.place?.country ?? null, locality: e.place?.locality ?? [], currency: e.currency, asked: e.asked ?? [], contradictions: e.contradictions ?? [] }
  })
}
