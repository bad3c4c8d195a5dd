// Whether addresses still lead somewhere. Polite: it says who asks, asks each host for one thing at a time, and reads no
// more than the head of an answer. Bounded: so many at once, so many steps, so long.
export type Verdict =
  | { url: string; state: 'ok' }
  | { url: string; state: 'moved'; to: string }
  | { url: string; state: 'unsure'; detail: string }
  | { url: string; state: 'broken'; detail: string }

export interface Options {
  atOnce?: number
  timeoutMs?: number
  mostSteps?: number
  tell?: (verdict: Verdict) => void
}

const WHO = 'FounderCoPilot-LinkCheck/1.0 (one request per listed address)'
/** They exist, and let no program in. */
const GUARDED = new Set([401, 403, 405, 429, 503, 999])
const FOR_GOOD = new Set([301, 308])

export async function checkLinks(urls: readonly string[], options: Options = {}): Promise<Verdict[]> {
  const { atOnce = 6, tell } = options
  const byHost = Object.values(Object.groupBy(new Set(urls), (url) => URL.parse(url)?.host ?? url))
  const verdicts: Verdict[] = []
  const worker = async () => {
    for (let host = byHost.shift(); host; host = byHost.shift()) {
      for (const url of host) {
        const verdict = await checkLink(url, options)
        verdicts.push(verdict)
        tell?.(verdict)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return verdicts
}

export async function checkLink(
  url: string,
  { timeoutMs = 15_000, mostSteps = 5 }: Options = {},
): Promise<Verdict> {
  const signal = AbortSignal.timeout(timeoutMs)
  let [at, forGood] = [url, true]
  try {
    for (let step = 0; step <= mostSteps; step++) {
      const { status, location } = await headOf(at, signal)
      if (status >= 300 && status < 400 && location) {
        forGood &&= FOR_GOOD.has(status)
        at = new URL(location, at).href
        continue
      }
      if (GUARDED.has(status)) return { url, state: 'unsure', detail: `answers ${status} to programs` }
      if (status >= 400) return { url, state: 'broken', detail: `answers ${status}` }
      return at !== url && forGood ? { url, state: 'moved', to: at } : { url, state: 'ok' }
    }
    return { url, state: 'broken', detail: `redirects more than ${mostSteps} times` }
  } catch (error) {
    const detail = signal.aborted ? `no answer within ${timeoutMs} ms` : reasonOf(error)
    return { url, state: 'broken', detail }
  }
}

/** Some servers answer only to a full request: its body is not read. */
async function headOf(url: string, signal: AbortSignal) {
  const ask = (method: 'HEAD' | 'GET') =>
    fetch(url, {
      method,
      signal,
      redirect: 'manual',
      headers: { 'user-agent': WHO, accept: 'text/html,*/*' },
    })
  let answer = await ask('HEAD')
  if (answer.status >= 400) {
    answer = await ask('GET')
    await answer.body?.cancel()
  }
  return { status: answer.status, location: answer.headers.get('location') }
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? String(error)
}
