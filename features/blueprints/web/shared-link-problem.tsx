import { CallError } from '#kit/call.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { OutcomePage, WaysOn } from '#web/ui/outcome-page.tsx'

type Props = { error: Error | null; retrying: boolean; onRetry: () => void }

/** Why there is nothing to read under a link. */
export function SharedLinkProblem({ error, retrying, onRetry }: Props) {
  const code = error instanceof CallError ? error.code : undefined
  const [title, lead] = (code && WORDS[code]) || [
    'Failed to load',
    'What was shared could not be loaded. Please try again in a moment.',
  ]
  return (
    <OutcomePage title={title} lead={lead}>
      <WaysOn>
        {code && WORDS[code] ? (
          <LinkButton to="/" kind="signal">
            Home
          </LinkButton>
        ) : (
          <Button kind="signal" busy={retrying} busyLabel="Retrying..." onClick={onRetry}>
            Retry
          </Button>
        )}
      </WaysOn>
    </OutcomePage>
  )
}

const WORDS: Record<string, [title: string, lead: string]> = {
  not_found: ['Nothing Here', 'There is nothing under this link. Check that it was copied whole.'],
  link_ended: ['This Link Has Ended', 'Whoever shared it ended it. Ask them for a new one.'],
  link_closed: ['This Link Is Closed', 'It cannot be opened at the moment. Ask whoever shared it.'],
  link_removed: ['This Link Was Taken Down', 'It broke our rules, so our team closed it.'],
  link_expired: [
    'This Link Has Expired',
    'It was made for a limited time. Ask whoever shared it for a new one.',
  ],
}
