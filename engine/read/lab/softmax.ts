// Softmax regression over sparse binary features, AdaGrad, L2 by weight decay; deterministic.
export interface Model { classes: string[]; index: Map<string, number>; w: Float32Array; n: number }
export function train(rows: string[][], ys: string[], { epochs = 12, rate = 0.25, l2 = 2e-5, min = 2, seed = 1, weights = undefined as undefined | number[] } = {}): Model {
  const classes = [...new Set(ys)].sort()
  const df = new Map<string, number>()
  for (const r of rows) for (const f of new Set(r)) df.set(f, (df.get(f) ?? 0) + 1)
  const index = new Map<string, number>()
  for (const [f, c] of df) if (c >= min) index.set(f, index.size)
  const K = classes.length, n = index.size
  const w = new Float32Array(n * K), g = new Float32Array(n * K).fill(1e-3)
  const X = rows.map((r) => Int32Array.from([...new Set(r)].map((f) => index.get(f) ?? -1).filter((i) => i >= 0)))
  const Y = ys.map((y) => classes.indexOf(y))
  let state = seed
  const rnd = () => ((state = (state * 1664525 + 1013904223) >>> 0) / 4294967296)
  const order = X.map((_, i) => i)
  const p = new Float32Array(K)
  for (let e = 0; e < epochs; e++) {
    for (let i = order.length - 1; i > 0; i--) { const j = Math.floor(rnd() * (i + 1)); [order[i], order[j]] = [order[j]!, order[i]!] }
    for (const i of order) {
      const x = X[i]!, y = Y[i]!, wt = weights?.[i] ?? 1
      score(w, x, K, p)
      for (let k = 0; k < K; k++) {
        const d = (p[k]! - (k === y ? 1 : 0)) * wt
        if (Math.abs(d) < 1e-4) continue
        for (let t = 0; t < x.length; t++) {
          const at = x[t]! * K + k
          const grad = d + l2 * X.length * w[at]! * 0.01
          g[at]! += grad * grad
          w[at]! -= (rate * grad) / Math.sqrt(g[at]!)
        }
      }
    }
  }
  return { classes, index, w, n }
}
function score(w: Float32Array, x: Int32Array, K: number, p: Float32Array) {
  p.fill(0)
  for (let t = 0; t < x.length; t++) { const base = x[t]! * K; for (let k = 0; k < K; k++) p[k]! += w[base + k]! }
  let max = -Infinity
  for (let k = 0; k < K; k++) max = Math.max(max, p[k]!)
  let sum = 0
  for (let k = 0; k < K; k++) sum += p[k] = Math.exp(p[k]! - max)
  for (let k = 0; k < K; k++) p[k]! /= sum
}
export function predict(m: Model, row: string[]): Float32Array {
  const x = Int32Array.from([...new Set(row)].map((f) => m.index.get(f) ?? -1).filter((i) => i >= 0))
  const p = new Float32Array(m.classes.length)
  score(m.w, x, m.classes.length, p)
  return p
}
