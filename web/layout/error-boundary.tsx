import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../lazy-part.tsx'
import { Button, LinkButton } from '../ui/button.tsx'

interface Props {
  children: ReactNode
  /** Shown instead, with what tries again; the page-sized apology by default. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
}

/** What falls over takes nothing else with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentWillUnmount() {
    if (this.state.failed) forgetFailures()
  }

  retry = () => {
    forgetFailures()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { fallback = <Apology /> } = this.props
    return typeof fallback === 'function' ? fallback(this.retry) : fallback
  }
}

function Apology() {
  return (
    <div role="alert" className="container py-24">
      <h1 className="text-h1">Something went wrong</h1>
      <p className="mt-3 max-w-[52ch] text-lead text-ink-2">
        This page could not be shown. Perhaps the network or our server is away for a moment. What you bought
        and wrote is safe with us.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button kind="signal" onClick={() => location.reload()}>
          Try again
        </Button>
        <LinkButton href="/">Home</LinkButton>
      </div>
    </div>
  )
}
