// What was typed, so that a cancelled payment or a closed dialog costs nobody their words. On the way to the payment
// page it is kept in the browser's storage; until then as long as the page lives. Part of the first bundle, for the logout.
import { onOtherPerson } from '#web/session.ts'

const KEY = 'blueprintFormData'

let draft: object | undefined

export function keepDraft(form: object): void {
  draft = form
}

export function keepForm(form: object): void {
  draft = form
  try {
    localStorage.setItem(KEY, JSON.stringify(form))
  } catch {
    // storage may be full or switched off: it is kept for this page
  }
}

/** As it was written: whoever reads it picks what they know. */
export function keptForm(): object | undefined {
  return draft ?? stored()
}

export function forgetForm(): void {
  draft = undefined
  try {
    localStorage.removeItem(KEY)
  } catch {
    // storage may be switched off: then nothing is there
  }
}

function stored(): object | undefined {
  try {
    const form: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return form && typeof form === 'object' ? form : undefined
  } catch {
    return undefined
  }
}

onOtherPerson((change) => {
  if (change === 'out') forgetForm()
})
