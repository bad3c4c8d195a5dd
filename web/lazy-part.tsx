// Screens and heavy parts are loaded when they are needed. That can fail: after a new deployment the old page's files
// are gone (load the page anew, once), and a server or a network can be away (say so, and try again later).
import { type ComponentType, lazy } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: parts of any props
type AnyComponent = ComponentType<any>

const failures = new Set<() => void>()

/** React remembers a failed load for ever; whoever shows the failure calls this when it is over. */
export function forgetFailures(): void {
  for (const startOver of failures) startOver()
  failures.clear()
}

export function lazyPart<C extends AnyComponent>(load: () => Promise<{ default: C }>): C {
  const attempt = () =>
    lazy(() =>
      load().catch((error) => {
        failures.add(startOver)
        return loadAnew<C>(String(load), error)
      }),
    )
  let Part = attempt()
  function startOver() {
    Part = attempt()
  }
  const LazyPart: AnyComponent = (props) => <Part {...props} />
  return LazyPart as C
}

/** Nothing helps while the server is away. Otherwise the file is fetched again, and if it is gone the page is loaded anew, once. */
async function loadAnew<C>(loader: string, error: unknown): Promise<{ default: C }> {
  if (!(await serverAnswers())) throw error
  return (await fetchAgain<C>(error)) ?? reloadOnce(loader, error)
}

/** Browsers remember that a module could not be fetched, but not under another address. */
async function fetchAgain<C>(error: unknown): Promise<{ default: C } | undefined> {
  const address = /https?:\/\/\S+$/.exec(String(error))?.[0]
  if (!address) return undefined
  const part = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`).catch(() => undefined)
  return part?.default ? part : undefined
}

/** Its name, which the loader carries, changes with every deployment. */
function reloadOnce(loader: string, error: unknown): Promise<never> {
  const mark = `fcp:reloaded ${loader}`
  if (sessionStorage.getItem(mark)) throw error
  sessionStorage.setItem(mark, 'yes')
  location.reload()
  return new Promise(() => {})
}

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
