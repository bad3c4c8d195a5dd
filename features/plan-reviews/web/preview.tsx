import { useEffect, useRef } from 'react'
import { PlanCard, Words } from '#features/community/web/public.ts'
import type { Answer } from '#kit/endpoint.ts'
import { useAnswer } from '#web/calls/use-call.ts'
import { listSections, type previewSection } from '../contract.ts'

type Props = {
  blueprintId: string
  section: string
  title: string
  seen: Answer<typeof previewSection>
}

/** The post as its readers will see it. */
export function Preview({ blueprintId, section, title, seen }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const { data } = useAnswer(listSections, { params: { id: blueprintId } })
  const name = data?.sections.find(({ id }) => id === section)?.title ?? section
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={place}
      role="group"
      aria-label="What will be public"
      // It is longer than the window: the keyboard has to reach it to scroll.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="max-w-[47rem] outline-offset-4"
    >
      <h3 className="text-h3 font-semibold text-balance wrap-anywhere">{title}</h3>
      <PlanCard section={name} className="mt-4">
        <Words html={seen.html} className="sm:py-1" />
      </PlanCard>
      {seen.isCut && (
        <p className="mt-3 text-small text-ink-2">
          The section is longer than a post may be, so the post ends earlier.
        </p>
      )}
    </div>
  )
}
