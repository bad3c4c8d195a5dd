import { useRef, useState } from 'react'
import { exportBlueprints, MOST_EXPORTED, measureExport } from '#features/blueprints/contract.ts'
import { sizeText } from '#features/blueprints/web/public.ts'
import { addressOf } from '#kit/call.ts'
import { callSignedIn } from '#web/calls/fresh-sign-in.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { toast } from '#web/ui/toast-store.ts'
import { blueprintCount } from './rules.ts'
import type { Selection } from './selection.ts'
import type { Match } from './shelf-pages.ts'

/** The browser saves it by itself; until its own sign shows, another press means the same. */
const SAME_PRESS_MS = 2_000

/** Asks first whether it can be had: what a browser saves, it saves without words. */
export function useExport() {
  const atWork = useRef(false)
  const [isBusy, setBusy] = useState(false)

  async function start(selection: Selection, match: Match): Promise<void> {
    if (atWork.current) return
    if (!selection.all && selection.ids.size > MOST_EXPORTED) return sayNot(TOO_MANY)
    atWork.current = true
    setBusy(true)
    const query = selection.all ? match : { ids: shortIds(selection.ids) }
    try {
      const { blueprints, bytes } = await callSignedIn(measureExport, { query })
      save(addressOf(exportBlueprints, { query }))
      toast({ title: 'Export started', description: `${blueprintCount(blueprints)}, ${sizeText(bytes)}` })
    } catch (error) {
      sayNot(sentenceOf(error, 'The export could not be started. Please try again in a moment.'))
    }
    setTimeout(() => {
      atWork.current = false
      setBusy(false)
    }, SAME_PRESS_MS)
  }

  return { start, isBusy }
}

const TOO_MANY = `Please choose at most ${MOST_EXPORTED} blueprints for one export.`

const sayNot = (description: string) =>
  void toast({ kind: 'destructive', title: 'Export failed', description })

const shortIds = (ids: ReadonlySet<string>) => [...ids].map((id) => id.replaceAll('-', '')).join('.')

function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
