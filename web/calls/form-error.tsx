import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { isSignedOut, sentenceOf } from './sentence.ts'

/** Why a change was refused. Present before it is filled, or screen readers would not speak it. */
export function FormError({ error }: { error: unknown }) {
  return (
    <div role="alert" className="empty:hidden">
      {Boolean(error) && (
        <p className="flex gap-2 text-small text-danger">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            {sentenceOf(error, 'That did not work. Please try again.')}
            {needsSignIn(error) && <SignInLink />}
          </span>
        </p>
      )}
    </div>
  )
}

function needsSignIn(error: unknown): boolean {
  return isSignedOut(error)
}

function SignInLink() {
  return (
    <>
      {' '}
      <Link to="/login" className="inline-block py-1 font-semibold text-navy underline">
        Sign in again
      </Link>
    </>
  )
}
