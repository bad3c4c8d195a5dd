// npm run blueprint -- --brief FILE --out DIR [--json] [--understood]
import { parseArgs } from 'node:util'

export interface Arguments {
  brief: string
  /** Where the files go; not needed with --understood. */
  out: string
  json: boolean
  understood: boolean
}

export const USAGE = `npm run blueprint -- --brief FILE.json --out DIR [--json]
npm run blueprint -- --brief FILE.json --understood [--json]

  --brief FILE   the founder's brief: startupName and businessIdea; and, if there is more to say, fullName,
                 targetCustomer, industry, stage, additionalContext
  --out DIR      where the files go; made if it is not there
  --json         one line of JSON and nothing else: stages, times and files, or what was understood
  --understood   what was understood of the brief and from which words; writes no files`

/** The arguments, or a sentence about what is wrong with them. */
export function readArguments(args: string[]): Arguments | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        brief: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
        understood: { type: 'boolean', default: false },
      },
    })
    if (!values.brief) return '--brief FILE is needed.'
    if (!values.out && !values.understood) return '--out DIR is needed.'
    return { brief: values.brief, out: values.out ?? '', json: values.json, understood: values.understood }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
