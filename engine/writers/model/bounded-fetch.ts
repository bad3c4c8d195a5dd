// A fetch that reads the answer whole, up to a size. What comes after that is never read.

export class ResponseTooLarge extends Error {}
export class ResponseCut extends Error {}

export function boundedFetch(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    // A language model has no reason to send us elsewhere, and elsewhere must not see the brief.
    const response = await fetch(input, { ...init, redirect: 'error' })
    const body = response.body && (await readAll(response.body, mostBytes, init?.signal ?? undefined))
    const headers = new Headers(response.headers)
    // The bytes in hand are decoded already.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
    return new Response(body, { status: response.status, statusText: response.statusText, headers })
  }
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
  signal?: AbortSignal,
): Promise<Blob> {
  const reader = body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Blob(parts)
      size += value.byteLength
      if (size > mostBytes) throw new ResponseTooLarge(`more than ${mostBytes} bytes`)
      parts.push(value as Uint8Array<ArrayBuffer>)
    }
  } catch (error) {
    // Lets the connection go; nobody waits for a server that does not take the hint.
    void reader.cancel().catch(() => {})
    signal?.throwIfAborted()
    if (error instanceof ResponseTooLarge) throw error
    throw new ResponseCut('the connection was lost within the answer', { cause: error })
  }
}
