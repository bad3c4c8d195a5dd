// What is printed from a hostile brief: readers of documents run things, too.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names by which a PDF does something by itself. In ours, none stands outside of what is drawn. */
const ACTS = /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|EmbeddedFile|RichMedia|GoToR)\b/g

/** What is wrong with it, if anything. */
export function faultsOfPdf(name: string, bytes: Buffer): string[] {
  const named = [...new Set(bytes.toString('latin1').match(ACTS) ?? [])].map((act) => `${name} has ${act}`)
  const folder = mkdtempSync(join(tmpdir(), 'fcp-drill-pdf-'))
  try {
    const path = join(folder, 'document.pdf')
    writeFileSync(path, bytes)
    // Packed objects are not to be seen in the bytes; the reader unpacks them.
    const script = spawnSync('pdfinfo', ['-js', path], { encoding: 'utf8' })
    if (script.error) return [...named, `${name} could not be read: pdfinfo is missing`]
    const links = spawnSync('pdfinfo', ['-url', path], { encoding: 'utf8' }).stdout
    const running = links.match(/\b(javascript|data|vbscript|file):\S*/gi) ?? []
    return [
      ...named,
      ...(script.stdout.trim() ? [`${name} has a script`] : []),
      ...running.map((address) => `${name} links to ${address.slice(0, 60)}`),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
