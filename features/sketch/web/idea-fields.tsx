// Without code of its own: `useTypedIdea` listens to the box around it.
import { EXAMPLES, LONGEST } from './examples.ts'

export default function IdeaFields() {
  return (
    <div className="max-w-134">
      <div className="overflow-clip rounded-3 border border-line-strong bg-surface has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
        <textarea
          name="idea"
          dir="auto"
          aria-label="Your idea"
          aria-describedby="sketch-note"
          rows={2}
          maxLength={LONGEST.idea}
          placeholder="What do you want to start, for whom, and where?"
          className="field-sizing-content block max-h-56 min-h-22 w-full resize-none px-4.5 pt-4 pb-3 text-lead placeholder:text-ink-3 focus:outline-none"
        />
        <label className="flex h-12 items-center gap-2.5 border-t border-line px-4.5 text-ui">
          <span className="text-ink-3">Name</span>
          <input
            name="name"
            dir="auto"
            maxLength={LONGEST.name}
            autoComplete="off"
            placeholder="Optional"
            className="h-full min-w-0 flex-1 text-body placeholder:text-ink-3 focus:outline-none sm:text-ui"
          />
        </label>
      </div>
      <div className="-mr-(--gutter) mt-3 flex items-center gap-2 overflow-x-auto pr-(--gutter) text-small text-ink-2 [scrollbar-width:none] sm:mr-0 sm:flex-wrap sm:pr-0">
        <span className="max-sm:sr-only">Try</span>
        {EXAMPLES.map(([label, example]) => (
          <button
            key={label}
            type="button"
            data-example={example}
            className="min-h-8 shrink-0 rounded-full border border-line bg-surface px-2.5 hover:bg-hover hover:text-ink"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
