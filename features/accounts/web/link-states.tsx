// What the pages of emailed links show while a link is looked at, and when it is no good.
import { LinkButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { Notice } from './notice.tsx'

export function CheckingLink({ title, doing }: { title: string; doing: string }) {
  return (
    <AuthFrame title={title} door="shut">
      <p role="status" className="flex items-center gap-3 text-ui text-ink-2">
        <Spinner />
        {doing}
      </p>
    </AuthFrame>
  )
}

type LinkFailedProps = { title: string; sentence: string; toLogin: string }

export function LinkFailed({ title, sentence, toLogin }: LinkFailedProps) {
  return (
    <AuthFrame title={title} door="shut">
      <Notice kind="danger">{sentence}</Notice>
      <div className="mt-6 grid gap-3">
        <LinkButton to="/login" kind="signal" size="large">
          {toLogin}
        </LinkButton>
        <LinkButton to="/" size="large">
          Back to Home
        </LinkButton>
      </div>
    </AuthFrame>
  )
}
