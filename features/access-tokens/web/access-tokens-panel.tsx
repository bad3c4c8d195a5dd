import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listAccessTokens, MOST_TOKENS } from '../contract.ts'
import { NewToken } from './new-token.tsx'
import { TokenRow } from './token-row.tsx'
import type { Token } from './words.ts'

type Holder = { hasPassword: boolean; proved: boolean }

export default function AccessTokensPanel(holder: Holder) {
  const list = useAnswer(listAccessTokens, undefined)
  const { failed, error, retrying, retry } = useRetry(list)
  if (list.data) return <Tokens tokens={list.data.tokens} {...holder} />
  if (!failed)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  return (
    <ErrorState
      title="Failed to load your access tokens"
      text={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={retry}
      busy={retrying}
    />
  )
}

function Tokens({ tokens, hasPassword, proved }: { tokens: Token[] } & Holder) {
  const client = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const [making, setMaking] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: [listAccessTokens.path] })
  const afterRevoked = async () => {
    await refresh()
    // The button that was pressed is gone with its row.
    list.current?.focus()
  }
  return (
    <Card flush>
      <div ref={list} tabIndex={-1} className="rounded-3 outline-none">
        {tokens.length > 0 ? (
          <ul className="divide-y divide-line">
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={afterRevoked} />
            ))}
          </ul>
        ) : (
          <p className="p-5 text-ui text-ink-2 sm:p-6">No program can act for you.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
        {proved && tokens.length < MOST_TOKENS && (
          <Button icon={KeyRound} className="max-sm:w-full" onClick={() => setMaking(true)}>
            New access token
          </Button>
        )}
        <p className="text-small text-ink-2">
          {whyNot(proved, tokens.length)}
          <a href="/api/docs" className="inline-block py-1 font-semibold text-navy underline">
            What programs can do
          </a>
        </p>
      </div>
      {making && <NewToken hasPassword={hasPassword} onMade={refresh} onClose={() => setMaking(false)} />}
    </Card>
  )
}

function whyNot(proved: boolean, count: number): string {
  if (!proved) return 'Confirm your email address first: then you can make a token. '
  return count >= MOST_TOKENS
    ? `There are ${MOST_TOKENS}, which is the most. Revoke one to make another. `
    : ''
}
