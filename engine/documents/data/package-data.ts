// The files of a package as the quickstart guide explains them, in the order of the dashboard.
import { type FileKind, fileName } from '../../file-names.ts'

export interface PackageFile {
  title: string
  name: string
  /** What to do with it first. */
  use: string
}

/** `hasScepticPage`: else the case against stands among the risks. */
export function packageOf(company: string, hasScepticPage = true): PackageFile[] {
  const doubts = hasScepticPage ? 'the sceptic’s page' : 'the risks'
  const named = (kind: FileKind) => fileName(kind, company).name
  return [
    {
      title: 'Complete blueprint',
      name: named('blueprint'),
      use: `The plan a bank or an investor reads. Begin with the summary, then ${doubts}; replace every open ring with a fact.`,
    },
    {
      title: 'Markdown file for upload',
      name: named('markdown'),
      use: 'All an AI coding tool needs for the first version: stories, data, routes, design tokens, prompts by phase.',
    },
    {
      title: 'Logo concepts and brand guide',
      name: named('brand-guide'),
      use: 'How logo, colours, type and words are used. Send it to anyone who prints or builds for you.',
    },
    {
      title: 'Brand pack',
      name: named('brand-pack'),
      use: 'Logos as SVG and PNG, icons, colours as CSS and JSON. Unpack it beside your project.',
    },
    {
      title: 'Financial model',
      name: named('spreadsheet'),
      use: 'The same figures with live formulas. Change the inputs and watch cash and break-even move.',
    },
    {
      title: 'Plan as a document',
      name: named('word'),
      use: 'The same text to edit, comment on and send round.',
    },
  ]
}
