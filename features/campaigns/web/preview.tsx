import { useEffect, useId, useRef } from 'react'
import { previewCampaign } from '../contract.ts'

type Props = { subject: string; content: string }

/** The email itself, written by the server: a form posts what is typed into the frame, where nothing of it can run. */
export function Preview({ subject, content }: Props) {
  const frame = `preview-${useId()}`
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <div>
      <form ref={form} method="post" action={previewCampaign.path} target={frame} hidden>
        <input type="hidden" name="subject" value={subject || 'Your subject'} />
        {/* A text area keeps its lines. */}
        <textarea name="content" defaultValue={content} readOnly aria-label="Content" />
      </form>
      <iframe
        name={frame}
        title="The email as it arrives"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="block h-[min(60vh,34rem)] w-full rounded-2 border border-line bg-sunken"
      />
    </div>
  )
}
