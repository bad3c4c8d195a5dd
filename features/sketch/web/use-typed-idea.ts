import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Idea } from './idea.ts'

/** What stands in the fields within `box`. They are still: HTML that the build wrote, without code of their own. */
export function useTypedIdea(box: RefObject<HTMLElement | null>, onChange: (idea: Idea) => void): Idea {
  const [idea, setIdea] = useState<Idea>({ idea: '', name: '' })
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    const fields = box.current as HTMLElement
    const textIn = (name: string) =>
      fields.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
    function read(isChosen?: true) {
      const typed = { idea: textIn('idea')?.value ?? '', name: textIn('name')?.value ?? '' }
      setIdea({ ...typed, ...(isChosen && { isChosen }) })
      change.current(typed)
    }
    function choose({ target }: Event) {
      const example = (target as Element).closest<HTMLElement>('[data-example]')?.dataset.example
      const [idea, name] = [textIn('idea'), textIn('name')]
      if (!example || !idea || !name) return
      idea.value = example
      name.value = ''
      read(true)
    }
    const type = () => read()
    fields.addEventListener('input', type)
    fields.addEventListener('click', choose)
    // What was typed before the page was alive, or comes back with it.
    if (textIn('idea')?.value || textIn('name')?.value) read()
    return () => {
      fields.removeEventListener('input', type)
      fields.removeEventListener('click', choose)
    }
  }, [box])
  return idea
}
