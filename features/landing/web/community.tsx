import { Link } from 'react-router'
import { buttonLook } from '#web/ui/button-look.ts'

const ROOMS = [
  ['showcase', 'What you have built'],
  ['feedback', 'Ask for a critique'],
  ['buildlog', 'Progress, as it happens'],
  ['automation', 'Tools and workflows'],
  ['growth', 'Finding customers'],
  ['question', 'Ask anything'],
  ['general', 'Everything else'],
] as const

export default function Community() {
  return (
    <section aria-labelledby="community" className="bg-board py-(--section) text-on-board">
      <div className="container grid items-center gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="community" className="max-w-[18ch] text-h2">
            Show your plan to people building theirs
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-on-board-2">
            Post a build log, ask a question, give feedback. Reading is open to everyone.
          </p>
          <Link
            to="/community"
            className={buttonLook({
              kind: 'ghost',
              size: 'medium',
              className:
                'mt-8 !border-on-board-2 !text-on-board hover:!bg-board-line focus-visible:!outline-on-board',
            })}
          >
            Join Community
          </Link>
        </div>
        <dl className="border-t border-board-line lg:col-span-5 lg:col-start-8">
          {ROOMS.map(([room, meaning]) => (
            <div key={room} className="flex justify-between gap-6 border-b border-board-line py-3">
              <dt className="font-semibold">{room}</dt>
              <dd className="text-right text-ui text-on-board-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
