import { type FormEvent, useRef, useState } from 'react'
import type { useOneAtATime } from '#web/calls/one-at-a-time.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useUnloadQuestion } from '#web/ui/use-unload-question.ts'
import { LoadedList } from './loaded-list.tsx'
import { useFileText } from './use-file-text.ts'
import { type Edited, type Newest, useSaveText } from './use-save-text.ts'

type Props = {
  id: string
  file: Edited
  /** Somebody wants to close it, with changes that are not saved. */
  leaving: boolean
  saving: ReturnType<typeof useOneAtATime<'save'>>
  onStay: () => void
  onDirty: (dirty: boolean) => void
  onCancel: () => void
  onDone: () => void
}

export function MarkdownEditor({ file, ...rest }: Props) {
  // What is edited is the version that was opened, whatever becomes of the file meanwhile.
  const [opened] = useState(file)
  const asked = useFileText(opened)
  return (
    <LoadedList asked={asked} what="the file">
      {(text) => <Editor {...rest} file={opened} text={text} />}
    </LoadedList>
  )
}

function Editor({ id, file, text, leaving, saving, ...on }: Props & { text: string }) {
  const [start] = useState(text)
  const [draft, setDraft] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const { newest, error, forget, save } = useSaveText(id, file, on.onDone)
  useUnloadQuestion(draft !== start)

  function submit(event: FormEvent) {
    event.preventDefault()
    void saving.run('save', () => save(draft))
  }

  function stay() {
    on.onStay()
    field.current?.focus()
  }

  return (
    <form onSubmit={submit}>
      <TextArea
        ref={field}
        label="Markdown"
        value={draft}
        dir="auto"
        spellCheck
        // What would be typed while it is saved would not be saved.
        readOnly={Boolean(saving.busy)}
        onChange={(event) => {
          forget()
          setDraft(event.target.value)
          on.onDirty(event.target.value !== start)
        }}
        error={error && sentenceOf(error, 'It was not saved. Your text is still here.')}
        className="[&_textarea]:h-[min(50dvh,36rem)] [&_textarea]:font-mono [&_textarea]:text-small"
      />
      {newest && <Conflict newest={newest} />}
      {leaving && (
        <p role="alert" className="mt-3 text-small font-[550] text-warn">
          There are changes that are not saved.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" kind="signal" busy={Boolean(saving.busy)} busyLabel="Saving...">
          {newest ? 'Save mine' : 'Save'}
        </Button>
        {leaving ? (
          <>
            <Button autoFocus onClick={stay}>
              Keep editing
            </Button>
            <Button kind="ghost" onClick={() => saving.busy || on.onDone()}>
              Discard changes
            </Button>
          </>
        ) : (
          <Button onClick={on.onCancel}>Cancel</Button>
        )}
      </div>
    </form>
  )
}

/** Neither text is lost: the other one stays in the version history. */
function Conflict({ newest: { version, url } }: { newest: Newest }) {
  return (
    <div role="alert" className="mt-3 rounded-2 border border-line border-l-2 border-l-warn p-4 text-small">
      <p className="font-semibold">Version {version} was saved in the meantime. Your text is still here.</p>
      <p className="mt-1 text-ink-2">
        With Save mine your text becomes the newest version, and version {version} stays in the history.
      </p>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="-mb-2 inline-flex min-h-11 items-center text-navy underline underline-offset-3"
      >
        Read version {version} (new window)
      </a>
    </div>
  )
}
