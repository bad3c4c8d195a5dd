// What an admin typed, and what the call takes. The contract has the rules; here they get their places in the form.
import { type ManagedResource, type ResourceForm, resourceForm } from '../contract.ts'

export interface Typed {
  title: string
  description: string
  category: string
  url: string
  region: string
  tags: string
  note: string
  hidden: boolean
}

export function typedOf(resource: ManagedResource | undefined): Typed {
  if (!resource)
    return {
      title: '',
      description: '',
      category: '',
      url: '',
      region: 'Global',
      tags: '',
      note: '',
      hidden: false,
    }
  const { title, description, category, url, region, tags, note = '', hidden } = resource
  return { title, description, category, url, region, tags: tags.join(', '), note, hidden }
}

const parse = (typed: Typed) => resourceForm.safeParse({ ...typed, tags: typed.tags.split(',') })

export function written(typed: Typed): ResourceForm | undefined {
  return parse(typed).data
}

/** The first fault of each field. */
export function faultsOf(typed: Typed): Partial<Record<keyof Typed, string>> {
  const { error } = parse(typed)
  const faults: Partial<Record<keyof Typed, string>> = {}
  for (const { path, message } of error?.issues ?? []) faults[path[0] as keyof Typed] ??= message
  return faults
}
