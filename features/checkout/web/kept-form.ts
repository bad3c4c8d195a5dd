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

interface CarriedIdea {
  businessIdea: string
  startupName: string
}

let carried: Partial<CarriedIdea> = {}

/** What is typed on the first page stands in the form when it is opened, where nothing else was typed there. */
export function carryIdea(idea: CarriedIdea): void {
  draft = withIdea(keptForm() ?? {}, idea, carried)
  carried = idea
}

/** `before`: what was carried over last. It gives way to what is typed now, the founder's own words in the form do not. */
export function withIdea(form: object, idea: CarriedIdea, before: Partial<CarriedIdea>): object {
  const texts = form as Partial<CarriedIdea>
  const names = Object.keys(idea) as (keyof CarriedIdea)[]
  const open = names.filter((name) => !texts[name]?.trim() || texts[name] === before[name])
  return { ...form, ...Object.fromEntries(open.map((name) => [name, idea[name]])) }
}

export function forgetForm(): void {
  draft = undefined
  carried = {}
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
