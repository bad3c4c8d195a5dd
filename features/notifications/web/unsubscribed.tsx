import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallError } from '#kit/call.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { useRetry } from '#web/calls/use-retry.ts'
import { withQueries } from '#web/calls/with-queries.tsx'
import { useLinkToken } from '#web/link-token.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { unsubscribe } from '../contract.ts'

export default withQueries(Unsubscribed)

function Unsubscribed() {
  const token = useLinkToken()
  return token ? <Unsubscribing token={token} /> : <Done list="community" />
}

function Unsubscribing({ token }: { token: string }) {
  // Asked as a query, though it posts: a query is asked once, however often React runs an effect.
  const stopped = useAnswer(unsubscribe, { query: { token } })
  const { failed, retrying, retry } = useRetry(stopped)
  if (stopped.data) return <Done list={stopped.data.list} />
  if (!failed) return <Busy />
  if (isRefused(stopped.error)) return <Refused />
  return <Unreachable retry={retry} retrying={retrying} />
}

/** Asking again helps when the network or the server failed, not when the token was refused. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && error.status !== 429 && error.status !== 408
}

const STOPPED = {
  community: 'Community emails will stop: you will get no more mail about comments, replies and upvotes.',
  news: 'News and offers will stop: you will get no more campaigns from us.',
}

function Done({ list }: { list: keyof typeof STOPPED }) {
  return (
    <Sheet icon={CircleCheck} tone="text-ok" title="You've Been Unsubscribed" text={STOPPED[list]}>
      <WaysOn />
    </Sheet>
  )
}

function Busy() {
  return (
    <Frame>
      <div role="status" className="flex items-center gap-4 text-ink-2">
        <Spinner size={22} />
        <PageTitle className="text-ink">Unsubscribing...</PageTitle>
      </div>
    </Frame>
  )
}

function Refused() {
  return (
    <Sheet
      icon={CircleAlert}
      tone="text-danger"
      title="This link is not valid any more"
      text="Nothing was changed. In your settings you choose which emails you get."
    >
      <WaysOn />
    </Sheet>
  )
}

function Unreachable({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  return (
    <Sheet
      icon={CircleAlert}
      tone="text-danger"
      title="You are not unsubscribed yet"
      text="The server could not be reached. Please try again in a moment."
    >
      <Button kind="signal" busy={retrying} busyLabel="Retrying..." onClick={retry}>
        Retry
      </Button>
      <WaysOn />
    </Sheet>
  )
}

function WaysOn() {
  return (
    <>
      <LinkButton to="/settings">Manage Notification Settings</LinkButton>
      <LinkButton to="/" kind="ghost">
        Back to Home
      </LinkButton>
    </>
  )
}

type SheetProps = { icon: LucideIcon; tone: string; title: string; text: string; children: ReactNode }

function Sheet({ icon: Icon, tone, title, text, children }: SheetProps) {
  return (
    <Frame>
      <div role="status">
        <Icon size={40} strokeWidth={1.5} aria-hidden className={tone} />
        <PageTitle className="mt-5">{title}</PageTitle>
        <p className="mt-3 max-w-[48ch] text-lead text-ink-2">{text}</p>
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="container min-h-[60vh] py-[clamp(56px,8vw,120px)]">{children}</div>
}
