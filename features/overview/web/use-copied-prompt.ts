import { useEffect, useState } from 'react'
import { toast } from '#web/ui/toast-store.ts'

const MARK_MS = 2_000

/** The Markdown into the clipboard. Where that is not allowed it opens, to be copied by hand. */
export function useCopiedPrompt(url: string) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const over = setTimeout(() => setCopied(false), MARK_MS)
    return () => clearTimeout(over)
  }, [isCopied])

  async function copy() {
    try {
      await writeToClipboard(url)
      setCopied(true)
    } catch {
      open()
    }
  }

  /** A window that opens a moment after the press may be kept closed. */
  function open() {
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    else
      toast({
        kind: 'warn',
        title: 'The prompt could not be copied',
        description: 'Open the Markdown file and copy it from there.',
        action: { label: 'Open', onAction: () => window.location.assign(url) },
      })
  }

  return { isCopied, copy }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.text()
}

/** Some browsers write only during the press: they are handed the text before it has come. */
async function writeToClipboard(url: string): Promise<void> {
  const text = textOf(url)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
