// Who hears the events: the shop's processes, in turn, as a balancer in front of them would choose.

/** Answers the status; throws when nobody is there. */
export type Send = (body: string, headers: Record<string, string>, signal: AbortSignal) => Promise<number>

const FORGOTTEN_AFTER_MS = 5_000

export interface Listeners {
  /** Asked one by one, for ever. */
  always(target: string | string[] | Send | undefined): void
  /** Asked as long as it keeps saying that it is there. */
  announce(url: string): void
  count(): number
  next(): Send | undefined
}

export function createListeners(): Listeners {
  let fixed: Send[] = []
  const announced = new Map<string, { send: Send; until: number }>()
  let turn = 0
  function present(): Send[] {
    for (const [url, { until }] of announced) if (until < Date.now()) announced.delete(url)
    return [...fixed, ...[...announced.values()].map(({ send }) => send)]
  }
  return {
    always(target) {
      if (target === undefined) fixed = []
      else fixed = typeof target === 'function' ? [target] : [target].flat().map(sendTo)
    },
    announce(url) {
      announced.set(url, { send: sendTo(url), until: Date.now() + FORGOTTEN_AFTER_MS })
    },
    count: () => present().length,
    next() {
      const all = present()
      return all[turn++ % all.length]
    },
  }
}

function sendTo(url: string): Send {
  return async (body, headers, signal) => {
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' })
    await response.body?.cancel()
    return response.status
  }
}
