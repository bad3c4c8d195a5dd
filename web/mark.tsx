/** The mark: an open door in plan. Wall in ink, leaf in signal, swing in draft. */
export function Mark() {
  return (
    <svg
      className="shrink-0"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      strokeWidth="2.25"
      aria-hidden="true"
    >
      <path d="M5 22H2V2h20v20h-2" stroke="var(--ink)" />
      <path d="M18 22V11" stroke="var(--signal)" />
      <path d="M7 22a11 11 0 0 1 11-11" stroke="var(--draft)" strokeWidth="1.5" />
    </svg>
  )
}
