// What a previewer shows of a workbook: the results stored under its names.
import { unzip } from '../../office/testing/unzip.ts'

export interface StoredBook {
  parts: Map<string, string>
  /** Whatever a spreadsheet program would compute or follow. */
  formulas: string[]
  /** 'Revenue_year_1' */
  named(name: string): number
}

export function readWorkbook(bytes: Uint8Array): StoredBook {
  const parts = unzip(bytes)
  const book = parts.get('xl/workbook.xml') ?? ''
  const sheets = [...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)
  return {
    parts,
    formulas: [...parts.values()].flatMap((xml) =>
      [...xml.matchAll(/<(?:f|definedName|formula1?|hyperlink)\b[^>]*>([^<]*)/g)].map(([tag]) => tag),
    ),
    named(name) {
      const [, quoted, plain, column, row] =
        new RegExp(`name="${name}">(?:'([^']+)'|(\\w+))!\\$([A-Z]+)\\$(\\d+)<`).exec(book) ?? []
      const sheet = parts.get(`xl/worksheets/sheet${sheets.indexOf(quoted ?? plain) + 1}.xml`) ?? ''
      const value = new RegExp(`<c r="${column}${row}"[^>]*>(?:<f>[^<]*</f>)?<v>([^<]*)</v>`).exec(sheet)?.[1]
      if (value === undefined) throw new Error(`nothing is stored under ${name}`)
      return Number(value)
    },
  }
}
