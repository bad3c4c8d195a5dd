const linkLook =
  'text-navy underline decoration-line-strong underline-offset-4 hover:decoration-current rounded-1'

/** In a new tab, so that nothing typed is lost. */
export function TermsLine({ by }: { by: 'ordering' | 'creating it' }) {
  return (
    <p className="text-caption text-ink-2">
      By {by} you confirm that you are 18 or older and accept the{' '}
      <a href="/terms-of-service" target="_blank" rel="noopener" className={linkLook}>
        Terms of Service
      </a>
      .
    </p>
  )
}
