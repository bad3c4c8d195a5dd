export function Spinner({ size = 16 }: { size?: 16 | 18 | 22 }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className="shrink-0 animate-[spin-once_800ms_linear_infinite]"
    >
      <path
        d="M12.9 3.1a6.9 6.9 0 1 0 0 9.8"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  )
}
