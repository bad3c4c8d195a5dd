// What Word shows about the file, and how it reads it. No dates: the same plan gives the same bytes.
import type { Identity } from '../brand/brand.ts'
import type { Plan } from '../plan/plan.ts'
import { NAMESPACES } from './namespaces.ts'
import { type Part, Relations } from './package.ts'
import { characters, element, partOf, setting, type Xml } from './xml.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

export function documentProperties({ name }: Plan, { founder, description }: Identity): Part[] {
  const relations = new Relations()
  relations.to('officeDocument', 'word/document.xml')
  relations.to(`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml')
  const core = element(
    'cp:coreProperties',
    {
      'xmlns:cp': `${PACKAGE}/metadata/core-properties`,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    element('dc:title', {}, characters(`${name}: business plan`)),
    element('dc:subject', {}, characters(description)),
    element('dc:creator', {}, characters(founder)),
    element('dc:language', {}, characters('en')),
  )
  return [
    {
      path: 'docProps/core.xml',
      type: 'application/vnd.openxmlformats-package.core-properties+xml',
      bytes: partOf(core),
    },
    relations.asPart('_rels/.rels'),
  ]
}

/** As Word of 2013 and later lays pages out, without the mode for older files. */
export const settingsPart = (): Xml =>
  element(
    'w:settings',
    NAMESPACES,
    setting('w:defaultTabStop', 720),
    element(
      'w:compat',
      {},
      element('w:compatSetting', {
        'w:name': 'compatibilityMode',
        'w:uri': 'http://schemas.microsoft.com/office/word',
        'w:val': 15,
      }),
    ),
    element('w:themeFontLang', { 'w:val': 'en-GB' }),
    setting('w:decimalSymbol', '.'),
    setting('w:listSeparator', ','),
  )
