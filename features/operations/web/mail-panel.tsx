import { Badge } from '#web/ui/badge.tsx'
import type { FailedMail, Operations } from '../contract.ts'
import { Figure, Figures, Nothing, Panel } from './panel.tsx'
import { number, shortMoment } from './words.ts'

export function MailPanel({ mail }: { mail: Operations['mail'] }) {
  const { sent, waiting, refused, failed, newestFailures } = mail
  return (
    <Panel title="Mail" note="What the mail server took, and what it did not.">
      <Figures>
        <Figure name="Sent">{number(sent)}</Figure>
        <Figure name="Waiting">{number(waiting)}</Figure>
        <Figure name="Refused">{number(refused)}</Figure>
        <Figure name="Given up">{number(failed)}</Figure>
      </Figures>
      {newestFailures.length === 0 ? (
        <Nothing>Every email arrived at the mail server.</Nothing>
      ) : (
        <ul aria-label="The newest emails that did not arrive">
          {newestFailures.map((one) => (
            <FailedMailRow key={one.id} mail={one} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function FailedMailRow({ mail: { recipient, subject, status, problem, at } }: { mail: FailedMail }) {
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-line px-5 py-3.5 text-small sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-center sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{recipient}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{subject}</p>
      </div>
      <p className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">
        {problem || 'The mail server said nothing.'}
      </p>
      <p className="flex items-center gap-3 text-caption text-ink-3 sm:justify-end">
        <Badge kind={status === 'refused' ? 'warn' : 'bad'}>
          {status === 'refused' ? 'refused' : 'given up'}
        </Badge>
        <span className="whitespace-nowrap">{shortMoment(at)}</span>
      </p>
    </li>
  )
}
