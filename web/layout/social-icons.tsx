// Drawn here: the icon set keeps no brands.
export function TwitterIcon() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M3 3h3.2L15 15h-3.2zM14.6 3 9.9 8.2M8 9.9 3.4 15" />
    </svg>
  )
}

export function LinkedInIcon() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M3.5 7v8M8 15V7m0 4.2C8 8.6 9.4 7.6 11 7.6s3 1 3 3.6V15" />
      <circle cx="3.5" cy="3.8" r=".6" fill="currentColor" />
    </svg>
  )
}
