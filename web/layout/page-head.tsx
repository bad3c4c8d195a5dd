import { useEffect } from 'react'
import { site } from '../site.ts'

/** The head of the page in the browser; prerendered pages carry theirs already. */
export function PageHead({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    document.title = title
    set('meta[name="description"]', 'content', description)
    set('link[rel="canonical"]', 'href', `${site().publicUrl}${location.pathname}`)
  }, [title, description])
  return null
}

function set(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value)
}
