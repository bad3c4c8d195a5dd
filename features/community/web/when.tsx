import { useHydrated } from '#web/ui/hydrated.ts'
import { whenInWords } from './when-in-words.ts'

/** '2 hours ago' in the browser; the server, which writes for everybody and for later, writes the day. */
export function When({ iso }: { iso: string }) {
  const now = useHydrated() ? new Date() : undefined
  return (
    <time dateTime={iso} title={`${iso.slice(0, 16).replace('T', ' ')} UTC`}>
      {whenInWords(iso, now)}
    </time>
  )
}
