import { Component, type ReactNode } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'

/** A screen that falls over takes nothing else with it: header and footer stay, and there is a way back. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="container py-24">
        <h1 className="text-h1">Something went wrong</h1>
        <p className="mt-3 max-w-[52ch] text-lead text-ink-2">
          This page could not be shown. What you bought and wrote is safe with us.
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
}
