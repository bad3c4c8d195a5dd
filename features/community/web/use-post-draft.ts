import type { TypedPost } from './post-fields.tsx'
import { useDraft } from './use-draft.ts'

/** A post that survives a reload while it is written or edited. */
export function usePostDraft(name: string, before: TypedPost) {
  const { text, write, first } = useDraft(name, JSON.stringify(before))
  return {
    typed: typedIn(text) ?? before,
    isChanged: text !== first,
    type: ({ title, content, category }: TypedPost) => write(JSON.stringify({ title, content, category })),
    forget: () => write(first),
  }
}

function typedIn(text: string): TypedPost | undefined {
  try {
    const { title, content, category } = JSON.parse(text)
    return { title: String(title), content: String(content), category: String(category) }
  } catch {
    // Not one of ours.
    return undefined
  }
}
