import { linkLook } from './link-look.ts'

/** In a new tab, so that nothing typed is lost. */
export function Terms({ by }: { by: 'creating an account' | 'continuing with Google' }) {
  return (
    <p className="-mt-1 text-caption text-ink-3">
      By {by} you confirm that you are 18 or older and accept the{' '}
      <a href="/terms-of-service" target="_blank" rel="noopener" className={linkLook}>
        Terms of Service
      </a>{' '}
      and{' '}
      <a href="/privacy-policy" target="_blank" rel="noopener" className={linkLook}>
        Privacy Policy
      </a>
      .
    </p>
  )
}
