// What a call sends, held against its contract. People read the sentences of the contract and nothing else: what the
// schema library would say is replaced, and programs find the names of the fields beside the sentence.
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { Failure } from './errors.ts'

/** Stands where a contract has no sentence of its own. No sentence of ours is like it. */
const UNWORDED = '\0'

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = schema.safeParse(data, { error: () => UNWORDED })
    if (parsed.success) return { value: parsed.data }
    // What is not shaped like an id is the id of nothing.
    const failure = httpPart === 'params' ? new Failure('not_found') : invalidInput(parsed.error.issues)
    return { error: failure }
  }

function invalidInput(issues: Issue[]): Failure {
  const innermost = issues.flatMap(alternativesOf)
  const sentences = [...new Set(innermost.map(({ message }) => message))].filter(isSentence)
  const fields = [
    ...new Set(
      innermost
        .flatMap(fieldsOf)
        .map((path) => path.join('.'))
        .filter(Boolean),
    ),
  ]
  return new Failure('invalid_input', {
    ...(sentences.length > 0 && { sentence: joined(sentences) }),
    ...(fields.length > 0 && { more: { fields } }),
  })
}

const isSentence = (message: string) => message !== UNWORDED

/** A field that the contract does not know is named itself, not what it stands in. */
const fieldsOf = (issue: Issue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

type Issue = z.core.$ZodIssue

/** A choice between shapes that says nothing itself: what its shapes say. */
function alternativesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || isSentence(issue.message)) return [issue]
  const worded = issue.errors
    .flat()
    .flatMap(alternativesOf)
    .filter(({ message }) => isSentence(message))
  return worded.length > 0 ? worded.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) : [issue]
}

/** One stands as it is specified. Several need an end each. */
const joined = (sentences: string[]) =>
  sentences.length === 1
    ? sentences[0]
    : sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ')
