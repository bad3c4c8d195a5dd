// What an admin typed, and what the call takes. The contract has the rules; here they get their places in the form.
import { type ManagedPost, type PostForm, postForm } from '../contract.ts'
import { slugOf } from '../slug.ts'

export interface Typed {
  title: string
  content: string
  excerpt: string
  slug: string
  tags: string
  status: PostForm['status']
}

export function typedOf(post: ManagedPost | undefined): Typed {
  if (!post) return { title: '', content: '', excerpt: '', slug: '', tags: '', status: 'published' }
  const { title, content, excerpt, slug, tags, status } = post
  return { title, content, excerpt, slug, tags: tags.join(', '), status }
}

/** The address follows the title until somebody writes one; that of a published post stays, for it is known. */
export function withTitle(typed: Typed, title: string, isKnown: boolean): Typed {
  const follows = !isKnown && typed.slug === slugOf(typed.title)
  return { ...typed, title, ...(follows && { slug: slugOf(title) }) }
}

export function written(typed: Typed): PostForm | undefined {
  return postForm.safeParse(typed).data
}

/** The first fault of each field. */
export function faultsOf(typed: Typed): Partial<Record<keyof Typed, string>> {
  const faults: Partial<Record<keyof Typed, string>> = {}
  for (const { path, message } of postForm.safeParse(typed).error?.issues ?? [])
    faults[path[0] as keyof Typed] ??= message
  return faults
}
