import { useState } from 'react'
import { Select } from '#web/ui/select.tsx'

interface Choosable {
  id: string
  title: string
}

/** What concerns one file at a time: of several selected ones, the first until another is chosen. */
export function useWhichFile<F extends Choosable>(files: F[]) {
  const [chosen, choose] = useState<string>()
  const file = files.find(({ id }) => id === chosen) ?? files[0]
  const picker = files.length > 1 && file && (
    <Select
      label="File"
      value={file.id}
      onChange={choose}
      options={files.map(({ id, title }) => ({ value: id, label: title }))}
      className="mb-5"
    />
  )
  return { file, picker }
}
