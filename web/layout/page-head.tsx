import { useEffect } from 'react'
import { site } from '../site.ts'

/** The head of the page in the browser; prerendered pages carry theirs already. */
export function PageHead({
  title,
  description,
  isPublic,
}: {
  title: string
  description: string
  isPublic: boolean
}) {
  useEffect(() => {
    document.title = title
    set('meta[name="description"]', 'content', description)
    // A private page has no address for others.
    set('link[rel="canonical"]', 'href', `${site().publicUrl}${isPublic ? location.pathname : '/'}`)
  }, [title, description, isPublic])
  return null
}

function set(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value)
}
