import { MessagesSquare } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { useIsOrderOnly } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'))

/** On the page of a blueprint. Whom a purchase let in signs in first: there is no member to post as. */
export function AskForReview({ blueprintId }: { blueprintId: string }) {
  const [open, setOpen] = useState(false)
  if (useIsOrderOnly()) return null
  return (
    <>
      <Button icon={MessagesSquare} onClick={() => setOpen(true)}>
        Ask for review
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReviewDialog blueprintId={blueprintId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
