import { Flag, House, Receipt, Settings } from 'lucide-react'
import type { Answer } from '#kit/endpoint.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import type { getDashboard } from '../contract.ts'
import { Counters } from './counters.tsx'
import { CreateBlueprint } from './create-blueprint.tsx'
import { LogOutButton } from './log-out-button.tsx'

export type Dashboard = Answer<typeof getDashboard>

/** Without an answer, what is true for everybody. */
export function DashboardHead({ dashboard }: { dashboard?: Dashboard }) {
  return (
    <div className="border-b border-line pb-7">
      {/* One row at any width, so that nothing moves when the answer comes. */}
      <nav
        aria-label="Dashboard"
        className="-m-1 -ml-2.5 flex gap-x-1 overflow-x-auto p-1 [scrollbar-width:none] *:shrink-0"
      >
        <QuickLink to="/" icon={House}>
          Home
        </QuickLink>
        {dashboard && (
          <>
            {!dashboard.user.orderOnly && (
              <>
                <QuickLink to="/settings" icon={Settings}>
                  Settings
                </QuickLink>
                <QuickLink to="/settings#orders" icon={Receipt}>
                  Orders
                </QuickLink>
              </>
            )}
            {dashboard.user.isAdmin && (
              <QuickLink to="/admin/reports" icon={Flag}>
                Reports
              </QuickLink>
            )}
            <LogOutButton />
          </>
        )}
      </nav>
      <div className="mt-2 flex flex-col justify-between gap-x-10 gap-y-5 lg:flex-row lg:items-end">
        <div className="min-w-0">
          <PageTitle>Founder Dashboard</PageTitle>
          {dashboard && (
            <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
              {dashboard.user.fullName} · {dashboard.user.email}
            </p>
          )}
        </div>
        {/* The session of a purchase knows neither the credits nor who may spend them. */}
        {dashboard && !dashboard.user.orderOnly && <Standing dashboard={dashboard} />}
      </div>
    </div>
  )
}

function Standing({ dashboard }: { dashboard: Dashboard }) {
  const { credits, totalUsed, totalPurchased, blueprints, hasArchived } = dashboard
  return (
    <div className="flex shrink-0 flex-col gap-5 sm:flex-row sm:items-end sm:gap-8">
      <Counters
        figures={[credits, totalUsed, totalPurchased].map((figure) => figure.toLocaleString('en-US'))}
      />
      <div className="flex flex-wrap gap-3 *:grow *:px-4">
        <LinkButton to="/buy-credits">Buy Credits</LinkButton>
        {/* An empty dashboard has the button in its middle. */}
        {(blueprints.length > 0 || hasArchived) && <CreateBlueprint credits={credits} />}
      </div>
    </div>
  )
}
