import { useState } from 'react'
import { CallError, call } from '#kit/call.ts'
import { confirmFreeOrder } from '../../contract.ts'
import { forgetForm } from '../kept-form.ts'
import { type ConfirmedStart, findConfirmed, forgetAwaitedEmail, keepConfirmed } from './visit-memory.ts'

type State =
  | { at: 'asking' }
  | { at: 'starting' }
  | { at: 'started'; start: ConfirmedStart }
  | { at: 'refused'; sentence: string }

const UNREACHABLE = 'We cannot reach the server. Nothing was used up. Please try again.'

/** The server makes it once, however often the link is opened or the button pressed. */
export function useConfirmFree(token: string) {
  const [state, setState] = useState<State>(() => {
    const start = findConfirmed(token)
    return start ? { at: 'started', start } : { at: 'asking' }
  })

  async function confirm() {
    setState({ at: 'starting' })
    try {
      const { blueprintId, startupName, email } = await call(confirmFreeOrder, { body: { token } })
      const start = { token, blueprintId, startupName, email, since: Date.now() }
      keepConfirmed(start)
      forgetAwaitedEmail()
      forgetForm()
      setState({ at: 'started', start })
    } catch (error) {
      setState({ at: 'refused', sentence: (error instanceof CallError && error.sentence) || UNREACHABLE })
    }
  }
  return { state, confirm: () => void confirm() }
}
