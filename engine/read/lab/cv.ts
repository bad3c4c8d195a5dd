import { exam, lessons } from './data.ts'
import { mentionsOf } from './mentions.ts'
import { predict, train } from './softmax.ts'
import { readdirSync } from 'node:fs'
const near: Record<string, string[]> = { 'raise-goal': ['budget'], budget: ['raise-goal', 'cash'], 'units-sold': ['revenue-actual', 'customers-paying'], 'customers-paying': ['units-sold'], 'market-count': ['market-claim'], 'market-claim': ['market-count'], technical: ['other', 'unit-cost'], 'unit-cost': ['technical'], 'age-or-date': ['other', 'deadline'], experience: ['other'], 'equipment-value': ['one-off-cost'], 'one-off-cost': ['equipment-value', 'budget'], frequency: ['utilisation', 'units-sold'] }
const ok = (want: string, got: string) => want === got || near[want]?.includes(got)
const dir = ''
const train_docs = readdirSync(dir).filter((f) => /^a\d+.*\.txt$/.test(f)).flatMap((f) => lessons(dir + f))
const test_docs = exam()
const T = train_docs.flatMap(mentionsOf).filter((m) => m.label), E = test_docs.flatMap(mentionsOf)
console.log(`lessons: ${train_docs.length} briefs, ${train_docs.flatMap((d) => d.labels).length} labels, ${T.length} matched; exam mentions ${E.length}, matched ${E.filter((m) => m.label).length}`)
const report = (name: string, res: { p: number; got: string; want: string | undefined }[], total: number) => {
  res.sort((a, b) => b.p - a.p)
  let right = 0
  const line: string[] = []
  const marks = [0.2, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 1]
  let mi = 0
  res.forEach((r, i) => { if (r.want && ok(r.want, r.got)) right++; while (mi < marks.length && i + 1 >= marks[mi]! * res.length) { line.push(`${Math.round(marks[mi]! * 100)}%: ${((100 * right) / (i + 1)).toFixed(1)}`); mi++ } })
  console.log(name, line.join('  '))
}
if (train_docs.length === 0) {
  // plumbing: leave-brief-out on the exam
  const docs = test_docs; const res: any[] = []
  for (let k = 0; k < 5; k++) {
    const tr = E.filter((m) => m.label && docs.indexOf(m.doc) % 5 !== k), te = E.filter((m) => m.label && docs.indexOf(m.doc) % 5 === k)
    const model = train(tr.map((m) => m.features), tr.map((m) => m.label!.role))
    for (const m of te) { const p = predict(model, m.features); let b = 0; p.forEach((v, i) => { if (v > p[b]!) b = i }); res.push({ p: p[b], got: model.classes[b], want: m.label!.role }) }
  }
  report('exam 5-fold', res, 791)
} else {
  const fractions = process.argv.includes('--curve') ? [0.125, 0.25, 0.5, 1] : [1]
  for (const fr of fractions) {
    const tr = T.filter((m) => (train_docs.indexOf(m.doc) * 7919) % 1000 < fr * 1000)
    const model = train(tr.map((m) => m.features), tr.map((m) => m.label!.role))
    const res = E.filter((m) => m.label).map((m) => { const p = predict(model, m.features); let b = 0; p.forEach((v, i) => { if (v > p[b]!) b = i }); return { p: p[b]!, got: model.classes[b]!, want: m.label!.role, quote: m.quote } })
    report(`train ${tr.length} -> exam`, res, 791)
    if (fr === 1 && process.argv.includes('--errors')) for (const r of res.filter((r) => !ok(r.want, r.got)).slice(0, 80)) console.log(`  ${r.p.toFixed(2)} '${r.quote}' ${r.want} -> ${r.got}`)
  }
}
