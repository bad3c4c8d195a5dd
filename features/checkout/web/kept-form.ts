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
