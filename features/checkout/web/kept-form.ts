// What was typed, so that a cancelled payment, a closed dialog, a reload or a closed tab costs nobody their words. Each tab
// has its own draft; one that has none begins with the last of this browser. On the way to the payment page the form is
// kept under the name that others know. Part of the first bundle, for the logout.
import { onOtherPerson } from '#web/session.ts'

const KEY = 'blueprintFormData'
const DRAFT = 'blueprintFormDraft'

let draft: object | undefined

export function keepDraft(form: object): void {
  draft = form
  write('sessionStorage', DRAFT, form)
  write('localStorage', DRAFT, form)
}

export function keepForm(form: object): void {
  keepDraft(form)
  write('localStorage', KEY, form)
}

/** As it was written: whoever reads it picks what they know. */
export function keptForm(): object | undefined {
  return draft ?? read('sessionStorage', DRAFT) ?? read('localStorage', DRAFT) ?? read('localStorage', KEY)
}

export function forgetForm(): void {
  draft = undefined
  write('sessionStorage', DRAFT)
  write('localStorage', DRAFT)
  write('localStorage', KEY)
}

type Storage = 'localStorage' | 'sessionStorage'

function write(storage: Storage, key: string, form?: object): void {
  try {
    if (form) window[storage].setItem(key, JSON.stringify(form))
    else window[storage].removeItem(key)
  } catch {
    // It may be full or switched off: then the form is kept for this page.
  }
}

function read(storage: Storage, key: string): object | undefined {
  try {
    const form: unknown = JSON.parse(window[storage].getItem(key) ?? 'null')
    return form && typeof form === 'object' ? form : undefined
  } catch {
    return undefined
  }
}

onOtherPerson((change) => {
  if (change === 'out') forgetForm()
})
