// What somebody is writing, kept in this browser for this person only. Part of the first bundle, for the logout: it may
// happen on a page that knows nothing of what was written on another.
import { onOtherPerson } from './session.ts'

const PREFIX = 'fcp:draft:'
/** Who is not signed in. */
const NOBODY = ''

const keyOf = (person: string, name: string) => `${PREFIX}${person}:${name}`

onOtherPerson((change) => {
  if (change === 'out') forgetDrafts()
})

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing.
  }
}

/** What a visitor wrote becomes theirs once they have signed in. */
export function takeDraft(person: string, name: string): string {
  try {
    const own = localStorage.getItem(keyOf(person, name))
    if (own || person === NOBODY) return own ?? ''
    const visitors = localStorage.getItem(keyOf(NOBODY, name)) ?? ''
    if (visitors) {
      localStorage.setItem(keyOf(person, name), visitors)
      localStorage.removeItem(keyOf(NOBODY, name))
    }
    return visitors
  } catch {
    return ''
  }
}

export function keepDraft(person: string, name: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(person, name), text)
    else localStorage.removeItem(keyOf(person, name))
  } catch {
    // Full, or forbidden: what is typed stays in the field.
  }
}
