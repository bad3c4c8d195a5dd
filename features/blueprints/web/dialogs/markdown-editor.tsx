import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { saveFile } from '../../contract.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { useRefresh } from '../use-refresh.ts'
import { LoadedList } from './loaded-list.tsx'
import { useFileText } from './use-file-text.ts'

interface Edited {
  id: string
  url: string
  version?: number
}

type Props = {
  id: string
  file: Edited
  /** Somebody wants to close it, with changes that are not saved. */
  leaving: boolean
  onStay: () => void
  onDirty: (dirty: boolean) => void
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

function Editor({ id, file, text, leaving, onStay, onDirty, onDone }: Props & { text: string }) {
  const [draft, setDraft] = useState(text)
  const refresh = useRefresh(id)
  const save = useCall(saveFile)
  const once = useOneAtATime()

  function submit(event: FormEvent) {
    event.preventDefault()
    once(keep)
  }

  async function keep() {
    try {
      const { file: saved } = await save.mutateAsync({
        params: { id, fileId: file.id },
        body: { text: draft, version: file.version ?? 1 },
      })
      await refresh()
      toast({ title: 'Saved', description: `It is version ${saved.version} now.` })
      onDone()
    } catch {
      // Shown at the field, which keeps the text.
    }
  }

  return (
    <form onSubmit={submit}>
      <TextArea
        label="Markdown"
        value={draft}
        dir="auto"
        spellCheck
        onChange={(event) => {
          save.reset()
          setDraft(event.target.value)
          onDirty(event.target.value !== text)
        }}
        error={save.error && sentenceOf(save.error, 'It was not saved. Your text is still here.')}
        className="[&_textarea]:h-[min(50dvh,36rem)] [&_textarea]:font-mono [&_textarea]:text-small"
      />
      {leaving && (
        <p role="alert" className="mt-3 text-small font-[550] text-warn">
          There are changes that are not saved.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" kind="signal" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
        {leaving ? (
          <>
            <Button onClick={onStay}>Keep editing</Button>
            <Button kind="ghost" onClick={onDone}>
              Discard changes
            </Button>
          </>
        ) : (
          <Button onClick={onDone}>Cancel</Button>
        )}
      </div>
    </form>
  )
}
