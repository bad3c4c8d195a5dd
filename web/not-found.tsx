import { LinkButton } from './ui/button.tsx'
import { CornerMarks } from './ui/corner-marks.tsx'

export default function NotFound() {
  return (
    <div className="grid-paper grid min-h-[78vh] place-items-center px-5 py-16 text-center">
      <div className="w-full max-w-130">
        <Drawing />
        <h1 className="mt-12 text-h1">Page Not Found</h1>
        <p className="mt-2 text-lead text-ink-2">This sheet is not in the set.</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <LinkButton to="/" kind="signal">
            Home
          </LinkButton>
          <LinkButton to="/login">Login</LinkButton>
          <LinkButton to="/signup">Sign up</LinkButton>
        </div>
      </div>
    </div>
  )
}

/** 404 as a plan: the nought is a room whose door stands open. */
function Drawing() {
  return (
    <div className="relative border border-draft-soft bg-paper px-[8%] py-[7%]">
      <CornerMarks />
      <svg viewBox="0 0 420 190" fill="none" className="w-full" aria-hidden="true">
        <g stroke="var(--ink)" strokeWidth="4">
          <path d="M22 6v84h94M91 6v150" />
          <path d="M191 153h-38V8h110v145h-36" />
          <path d="M322 6v84h94M391 6v150" />
        </g>
        <g stroke="var(--draft)" strokeWidth="1.5">
          <path d="M227 153v-42a38 42 0 0 0-36 42" />
          <path d="M153 178h110M153 171v14M263 171v14M149 182l8-8M259 182l8-8" />
        </g>
      </svg>
    </div>
  )
}
