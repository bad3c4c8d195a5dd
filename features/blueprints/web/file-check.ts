// Whether a file is still there. A window of its own, a frame or a picture would not tell why it is not.
import { CallError } from '#kit/call.ts'

/** Its first byte; fails as any call does. */
export async function checkFile({ url }: { url: string }, signal?: AbortSignal): Promise<true> {
  const response = await fetch(url, {
    credentials: 'include',
    headers: { range: 'bytes=0-0' },
    ...(signal && { signal }),
  })
  if (response.ok) return true
  throw new CallError(response.status, (await response.text()) || response.statusText)
}
