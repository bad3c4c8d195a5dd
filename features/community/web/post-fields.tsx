import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { CATEGORIES, POST_LONGEST, TITLE_LONGEST } from '../contract.ts'
import { MarkdownField } from './markdown-field.tsx'

export interface TypedPost {
  title: string
  content: string
  category: string
}

interface PostFieldsProps {
  typed: TypedPost
  /** Whether blank fields are at fault by now. */
  tried: boolean
  onChange: (typed: TypedPost) => void
}

export function PostFields({ typed, tried, onChange }: PostFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        value={typed.title}
        maxLength={TITLE_LONGEST}
        error={tried && !typed.title.trim() && 'Please enter a title.'}
        onChange={({ target }) => onChange({ ...typed, title: target.value })}
      />
      <Select
        label="Category"
        value={typed.category}
        onChange={(category) => onChange({ ...typed, category })}
        options={CATEGORIES.map((value) => ({ value, label: value }))}
      />
      <MarkdownField
        label="Content"
        placeholder="Write in Markdown"
        rows={9}
        maxLength={POST_LONGEST}
        value={typed.content}
        error={tried && !typed.content.trim() ? 'Please write something.' : undefined}
        onChange={(content) => onChange({ ...typed, content })}
      />
    </>
  )
}
