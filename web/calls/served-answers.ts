// Answers that the server wrote into the page it served, by the address of the call: the page's first questions are
// answered before they are asked. What is served so is for everybody; nothing personal ever is.
import { createContext } from 'react'

export type Answers = Record<string, unknown>

/** The element of the page that carries them, as data. */
export const ANSWERS_ID = 'answers'

/** Where there is no document: what the page that is being written was given. */
export const GivenAnswers = createContext<Answers | undefined>(undefined)

export function servedAnswers(): Answers {
  if (typeof document === 'undefined') return {}
  const text = document.getElementById(ANSWERS_ID)?.textContent
  return text ? JSON.parse(text) : {}
}
