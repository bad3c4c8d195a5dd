// What oidc-provider keeps between two requests, in memory: the sandbox forgets with its process.
import type { Adapter, AdapterPayload } from 'oidc-provider'

export function createMemory(): (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()

  function dropExpired(): void {
    for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key)
  }

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      // Sessions are not kept: every sign-in asks which account, and nobody is signed in behind the tests' back.
      if (model === 'Session') return
      dropExpired()
      kept.set(`${model}:${id}`, { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 })
    },
    async find(id) {
      return kept.get(`${model}:${id}`)?.payload
    },
    async consume(id) {
      const found = kept.get(`${model}:${id}`)
      if (found) found.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept)
        if (key.startsWith(`${model}:`) && payload.grantId === grantId) kept.delete(key)
    },
    // These two look up sessions and device codes, of which there are none.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  })
}
