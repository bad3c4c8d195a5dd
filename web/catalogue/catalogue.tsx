import { PageTitle } from '../ui/page-title.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Content } from './content.tsx'
import { Data } from './data.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'

const GROUPS = [
  { id: 'buttons', name: 'Buttons', Part: Buttons },
  { id: 'fields', name: 'Fields', Part: Fields },
  { id: 'choices', name: 'Choices', Part: Choices },
  { id: 'overlays', name: 'Overlays', Part: Overlays },
  { id: 'feedback', name: 'Feedback', Part: Feedback },
  { id: 'data', name: 'Data', Part: Data },
  { id: 'content', name: 'Content', Part: Content },
]

/** The living catalogue: every part of the interface in every state. */
export default function Catalogue() {
  return (
    <div className="container pt-14 pb-10 lg:pt-20">
      <div className="grid items-baseline gap-x-6 gap-y-4 lg:grid-cols-12">
        <PageTitle className="lg:col-span-7">Design system</PageTitle>
        <p className="max-w-[46ch] text-lead text-ink-2 lg:col-span-5">
          Light is the drawing: ink on paper. Dark is the blueprint: light lines on navy. Every part, in every
          state.
        </p>
      </div>
      <nav aria-label="Groups" className="mt-10 mb-4">
        <ul className="-ml-3 flex flex-wrap">
          {GROUPS.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-2 px-3 text-ui font-[550] text-navy hover:bg-hover"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {GROUPS.map(({ id, Part }) => (
        <Part key={id} />
      ))}
    </div>
  )
}
