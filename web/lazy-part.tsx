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
        return reloadIfDeployed(String(load), error)
      }),
    )
  let Part = attempt()
  function startOver() {
    Part = attempt()
  }
  const LazyPart: AnyComponent = (props) => <Part {...props} />
  return LazyPart as C
}

/** A file is looked for anew once: its name, which the loader carries, changes with every deployment. */
async function reloadIfDeployed(loader: string, error: unknown): Promise<never> {
  const mark = `fcp:reloaded ${loader}`
  if (sessionStorage.getItem(mark) || !(await serverAnswers())) throw error
  sessionStorage.setItem(mark, 'yes')
  location.reload()
  return new Promise(() => {})
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
