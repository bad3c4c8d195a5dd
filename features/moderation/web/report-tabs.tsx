import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { Report } from '../contract.ts'
import { ReportCard } from './report-card.tsx'
import { inTab, TABS, tabLabel } from './report-words.ts'
import { ReviewDialog } from './review-dialog.tsx'

export function ReportTabs({ reports }: { reports: Report[] }) {
  const [opened, setOpened] = useState<Report>()
  // As it stands by now: another admin may have decided since it was opened.
  const reviewed = opened && (reports.find(({ id }) => id === opened.id) ?? opened)
  return (
    <>
      <Tabs
        label="Reports by status"
        tabs={TABS.map((tab) => {
          const shown = inTab(reports, tab)
          return {
            value: tab.name,
            label: tabLabel(tab.label, shown.length),
            content:
              shown.length > 0 ? (
                <ReportList reports={shown} onReview={setOpened} />
              ) : (
                <Card>
                  <p className="py-6 text-center text-ui text-ink-2">{tab.empty}</p>
                </Card>
              ),
          }
        })}
      />
      {reviewed && <ReviewDialog key={reviewed.id} report={reviewed} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Hundreds of cards at once would make a phone wait. */
const AT_ONCE = 50

function ReportList({ reports, onReview }: { reports: Report[]; onReview: (report: Report) => void }) {
  const [most, setMost] = useState(AT_ONCE)
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {reports.slice(0, most).map((report) => (
          <ReportCard key={report.id} report={report} onReview={() => onReview(report)} />
        ))}
      </ul>
      {reports.length > most && (
        <Button className="justify-self-start max-sm:w-full" onClick={() => setMost(most + AT_ONCE)}>
          Show more
        </Button>
      )}
    </div>
  )
}
