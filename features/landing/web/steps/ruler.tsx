import clsx from 'clsx'

type RulerProps = { titles: string[]; at: number; onChoose: (at: number) => void }

/** The dots of the carousel, as the ticks of a ruler. On a phone there is room for the ticks alone. */
export function Ruler({ titles, at, onChoose }: RulerProps) {
  return (
    <ul aria-label="Steps" className="mt-6 grid grid-cols-8">
      {titles.map((title, place) => (
        <li key={title} className="min-w-0">
          <button
            type="button"
            aria-label={`Step ${place + 1}: ${title}`}
            aria-current={place === at ? 'step' : undefined}
            onClick={() => onChoose(place)}
            className={clsx(
              'group block min-h-11 w-full border-t pr-2 text-left align-top',
              place === at ? 'border-draft' : 'border-draft-soft',
            )}
          >
            <span
              className={clsx(
                'block h-2.5 border-l transition-colors duration-(--fast)',
                place === at
                  ? 'border-draft shadow-[inset_0_3px_0_var(--draft)]'
                  : 'border-draft group-hover:shadow-[inset_0_3px_0_var(--draft-soft)]',
              )}
            />
            <span
              className={clsx(
                'hidden pt-2 text-caption leading-snug lg:block',
                place === at ? 'font-semibold text-ink' : 'text-ink-3 group-hover:text-ink',
              )}
            >
              {title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
