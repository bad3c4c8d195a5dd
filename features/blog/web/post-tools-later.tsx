import { Suspense } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import type { PostToolsProps } from './post-tools.tsx'

const Tools = lazyPart(() => import('./post-tools.tsx'))

/** For admins alone: readers do not load it. */
export function PostTools(props: PostToolsProps) {
  return (
    <Suspense fallback={null}>
      <Tools {...props} />
    </Suspense>
  )
}
