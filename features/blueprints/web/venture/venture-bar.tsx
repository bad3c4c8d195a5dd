import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Venture } from '#features/overview/contract.ts'
import { VentureDrawing } from './venture-drawing.tsx'
import { VentureGround } from './venture-ground.tsx'

type Props = {
  venture: Venture | null | undefined
  name: string
  back?: { to: string; label: string }
  /** The name is the page's heading where nothing else is. */
  isHeading?: boolean
  /** Beside the name: which tabs there are, or what is open. */
  children?: ReactNode
  /** At the end of the row. */
  actions?: ReactNode
}

const DASHBOARD = { to: '/dashboard', label: 'Dashboard' }

/** Above every tab of a blueprint, in the venture's own palette: back, mark, name, tabs, actions. */
export function VentureBar({ venture, name, back = DASHBOARD, isHeading, children, actions }: Props) {
  const Name = isHeading ? 'h1' : 'p'
  return (
    <VentureGround
      venture={venture}
      className="border-b border-[color-mix(in_srgb,var(--v-line)_45%,transparent)] bg-v-pale [--v-cut:var(--v-pale)]"
    >
      <div className="container grid grid-cols-[auto_minmax(0,1fr)_auto] items-center lg:flex lg:h-16 lg:gap-1">
        <Link
          to={back.to}
          aria-label={back.label}
          className="-ml-2 flex min-h-11 items-center gap-2 rounded-2 px-2 text-small font-[550] text-navy lg:mr-2"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <span className="max-lg:hidden">{back.label}</span>
        </Link>
        <div className="flex h-14 min-w-0 items-center gap-3 border-[color-mix(in_srgb,var(--v-line)_45%,transparent)] px-3 lg:h-full lg:max-w-80 lg:border-l lg:pr-7 lg:pl-5">
          {venture && <VentureDrawing drawing={venture.mark} className="size-7 shrink-0" />}
          <Name
            title={name}
            className="truncate py-1 text-lead font-medium leading-tight tracking-tight text-v-primary"
          >
            <bdi>{name}</bdi>
          </Name>
        </div>
        {actions && (
          <div className="flex items-center justify-end gap-2 lg:order-3 lg:ml-auto">{actions}</div>
        )}
        {children && (
          <div className="col-span-3 -mx-(--gutter) min-w-0 border-t border-[color-mix(in_srgb,var(--v-line)_30%,transparent)] px-(--gutter) lg:order-2 lg:m-0 lg:h-full lg:border-0 lg:p-0">
            {children}
          </div>
        )}
      </div>
    </VentureGround>
  )
}
