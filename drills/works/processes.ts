// What the machine says of its processes. Where there is no /proc nobody has children.
import { readdirSync, readFileSync } from 'node:fs'

export function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    (readIfThere(`/proc/${pid}/task/${thread}/children`) ?? '')
      .split(' ')
      .flatMap((one) => Number(one) || []),
  )
}

export function isAlive(pid: number): boolean {
  const state = readIfThere(`/proc/${pid}/stat`)?.match(/\) (\w)/)?.[1]
  return state !== undefined && state !== 'Z' && state !== 'X'
}

/** What a process holds of the machine's memory, in megabytes. */
export const residentMb = (pid: number): number => megabytes(pid, 'VmRSS')

/** The most that it ever held. */
export const peakMb = (pid: number): number => megabytes(pid, 'VmHWM')

function megabytes(pid: number, kind: string): number {
  const [, kilobytes] = readIfThere(`/proc/${pid}/status`)?.match(`${kind}:\\s+(\\d+)`) ?? []
  return Number(kilobytes ?? 0) / 1024
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
