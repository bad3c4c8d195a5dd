import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

const MARKED_MS = 2_000

export function CopyAddress({ email }: { email: string }) {
  const [copies, setCopies] = useState(0)
  const isMarked = copies > 0
  // Pressed again meanwhile, the mark stays for as long again.
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), MARKED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(email)
      setCopies((count) => count + 1)
    } catch {
      toast({ kind: 'destructive', title: 'Not copied', description: 'Your browser did not allow it.' })
    }
  }

  return (
    <>
      <IconButton
        label={`Copy ${email}`}
        icon={isMarked ? Check : Copy}
        size="small"
        data-copied={isMarked || undefined}
        onClick={() => void copy()}
        className="shrink-0 max-lg:min-h-11 max-lg:min-w-11 data-copied:text-ok"
      />
      <span role="status" className="sr-only">
        {isMarked && 'Copied'}
      </span>
    </>
  )
}
