import { LinkButton } from './ui/button.tsx'
import { PageTitle } from './ui/page-title.tsx'

/** The page of a capability that comes later. */
export function later(title: string, description: string) {
  function Later() {
    return (
      <div className="container py-16">
        <PageTitle>{title}</PageTitle>
        <p className="mt-3 max-w-[52ch] text-lead text-ink-2">{description}</p>
        <p className="mt-6 text-ink-2">This page is being built.</p>
        <LinkButton to="/" kind="second" className="mt-8">
          Home
        </LinkButton>
      </div>
    )
  }
  return async () => ({ default: Later })
}
