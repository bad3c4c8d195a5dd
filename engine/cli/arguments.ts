// npm run blueprint -- --brief FILE --out DIR [--date DATE] [--sheet] [--json] [--understood] [--plan-only] [--put-right FILE]
//   [--answers DIR]
import { parseArgs } from 'node:util'

export interface Arguments {
  brief: string
  /** Where the files go; not needed with --understood. */
  out: string
  /** As it is printed on the documents. */
  date?: string
  sheet: boolean
  json: boolean
  understood: boolean
  /** The plan's text and data, without documents and brand. */
  planOnly: boolean
  /** A file with what the founder puts right in the reading. */
  putRight?: string
  /** A folder with a language model's recorded answers. */
  answers?: string
}

export const USAGE = `npm run blueprint -- --brief FILE.json --out DIR [--date DATE] [--sheet] [--json]
npm run blueprint -- --brief FILE.json --understood [--json]
npm run blueprint -- --brief FILE.json --out DIR --plan-only
                                  … [--put-right FILE.json] [--answers DIR]

  --brief FILE   the founder's brief: startupName and businessIdea; and, if there is more to say, fullName,
                 targetCustomer, industry, stage, additionalContext
  --out DIR      where the files go; made if it is not there
  --date DATE    printed on the documents as it stands, such as '15 Nov 2026'; without it the same brief gives
                 the same bytes on any day
  --sheet        all pages and logos as one picture more, to look at (needs poppler-utils)
  --json         one line of JSON and nothing else: stages, times and files, or what was understood
  --understood   what was read of the brief, from which words, and which trade fits; writes no files
  --plan-only    only the plan, as Markdown and as JSON with what was read; takes a moment and prints nothing
  --put-right FILE.json
                 what the founder corrects in the reading: figures (field, start, quote; role, status or value),
                 mechanisms, payer, user, offer, country, locality, currency
  --answers DIR  the plan as a language model writes it, with its recorded answers: NAME.answer.txt for NAME.prompt.txt;
                 prompts that have no answer are written there, and the command ends with 3`

const LONGEST_DATE = 40
/** They speak of documents, or of a brief without a plan. */
const NOT_WITH_PLAN_ONLY = ['date', 'sheet', 'json', 'understood'] as const

/** The arguments, or a sentence about what is wrong with them. */
export function readArguments(args: string[]): Arguments | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        brief: { type: 'string' },
        out: { type: 'string' },
        date: { type: 'string' },
        sheet: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        understood: { type: 'boolean', default: false },
        'plan-only': { type: 'boolean', default: false },
        'put-right': { type: 'string' },
        answers: { type: 'string' },
      },
    })
    const { brief, out, date, 'plan-only': planOnly, 'put-right': putRight, answers, ...wishes } = values
    if (!brief) return '--brief FILE is needed.'
    if (!out && !wishes.understood) return '--out DIR is needed.'
    if (date && date.length > LONGEST_DATE) return `--date: at most ${LONGEST_DATE} characters.`
    const idle = planOnly && NOT_WITH_PLAN_ONLY.find((name) => values[name])
    if (idle) return `--plan-only: --${idle} does not go with it.`
    return {
      brief,
      out: out ?? '',
      ...(date && { date }),
      ...(putRight && { putRight }),
      ...(answers && { answers }),
      planOnly,
      ...wishes,
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
