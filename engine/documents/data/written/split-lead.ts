// A long first paragraph: its beginning stands large, and the rest as text.
import type { Run } from '../prose-data.ts'

/** In letters; what is longer in large type is not read. */
const LONGEST = 290
const [LEAST, MOST] = [60, 230]

const textOfRun = (run: Run): string => (typeof run === 'string' ? run : run.text)

/** Parted after the last sentence that is still short enough; whole where there is none. */
export function splitLead(runs: Run[]): [lead: Run[], rest: Run[]] {
  const letters = runs.reduce((sum, run) => sum + textOfRun(run).length, 0)
  if (letters <= LONGEST) return [runs, []]
  let before = 0
  let best: { run: number; at: number } | undefined
  for (const [i, run] of runs.entries()) {
    const text = textOfRun(run)
    if (typeof run === 'string')
      for (const { index } of run.matchAll(/(?<=[.?!]['’]?)\s+(?=[\p{Lu}\p{Nd}\p{Sc}‘“'"]|$)/gu))
        if (before + index >= LEAST && before + index <= MOST) best = { run: i, at: index }
    before += text.length
  }
  if (!best) return [runs, []]
  const cut = runs[best.run] as string
  const rest = [cut.slice(best.at).trimStart(), ...runs.slice(best.run + 1)].filter((run) => run !== '')
  return rest.length === 0 ? [runs, []] : [[...runs.slice(0, best.run), cut.slice(0, best.at)], rest]
}
