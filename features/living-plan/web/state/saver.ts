// Keeps what is changed: after a pause in the typing, one call at a time, the newest last. Knows no screen.
import { type SheetEdits, sameEdits } from './sheet.ts'

export const PAUSE_MS = 700

export type SaveState =
  | { is: 'saved' }
  /** Not sent yet, or on its way. */
  | { is: 'saving'; isAgain?: boolean }
  | { is: 'failed'; error: unknown }
  /** Another window saved in the meantime. */
  | { is: 'overtaken'; theirs: Kept }

export interface Kept {
  edits: SheetEdits
  version: number
}

/** What the server answers. */
export type Saved = { version: number } | { theirs: Kept }

interface World {
  put: (edits: SheetEdits, version: number) => Promise<Saved>
  onState?: (state: SaveState) => void
}

export type Saver = ReturnType<typeof createSaver>

export function createSaver(first: Kept, { put, onState = () => {} }: World) {
  let hear = onState
  let kept = first
  let wanted = first.edits
  let state: SaveState = { is: 'saved' }
  let pause: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function tell(next: SaveState): void {
    // Until it is kept, a try after a failure is another try.
    const isAgain =
      next.is === 'saving' && (state.is === 'failed' || (state.is === 'saving' && state.isAgain))
    state = isAgain ? { ...next, isAgain } : next
    hear(state)
  }

  async function send(): Promise<void> {
    clearTimeout(pause)
    pause = undefined
    while (!sameEdits(wanted, kept.edits)) {
      const edits = wanted
      try {
        const answer = await put(edits, kept.version)
        if ('theirs' in answer) return tell({ is: 'overtaken', theirs: answer.theirs })
        kept = { edits, version: answer.version }
      } catch (error) {
        return tell({ is: 'failed', error })
      }
    }
    tell({ is: 'saved' })
  }

  /** At once, and behind what is on its way. Answers the version that is kept, or nothing when it could not be. */
  async function flush(): Promise<number | undefined> {
    // What is chosen by hand between two versions is not chosen by a timer.
    if (state.is === 'overtaken') return undefined
    sending ??= send().finally(() => {
      sending = undefined
    })
    await sending
    return (state as SaveState).is === 'saved' ? kept.version : undefined
  }

  return {
    change(edits: SheetEdits): void {
      wanted = edits
      clearTimeout(pause)
      pause = undefined
      if (state.is === 'overtaken') return
      const isKept = !sending && sameEdits(edits, kept.edits)
      tell({ is: isKept ? 'saved' : 'saving' })
      if (!isKept) pause = setTimeout(() => void flush(), PAUSE_MS)
    },
    flush,
    /** Ours go over theirs. */
    keepMine(): Promise<number | undefined> {
      if (state.is === 'overtaken') kept = state.theirs
      tell({ is: 'saving' })
      return flush()
    },
    takeTheirs(): SheetEdits {
      if (state.is === 'overtaken') kept = state.theirs
      wanted = kept.edits
      tell({ is: 'saved' })
      return kept.edits
    },
    /** As the server has it now, after it changed them itself. */
    adopt(theirs: Kept): void {
      clearTimeout(pause)
      kept = theirs
      wanted = theirs.edits
      tell({ is: 'saved' })
    },
    kept: () => kept,
    wanted: () => wanted,
    state: () => state,
    /** Whoever shows the sheet now is told from here on. */
    tellTo(listener: (state: SaveState) => void): void {
      hear = listener
    },
  }
}
