// Drafts from confirmed values, signed by a person.
import type { FeatureDraft, Ground } from '../ground.ts'
import { first } from '../nouns/noun.ts'
import { action, bad, down, empty, entity, route, seed, story, stranger, twice, works } from '../writing.ts'
import { isHealth, path, snake, tenantOf } from './shared.ts'

export function letters(g: Ground): FeatureDraft {
  const { n, has } = g
  const { one, table } = n.letter
  const t = tenantOf(g)
  const source = has('cases') ? n.matter : n.document
  const id = `${snake(source)}_id`
  return {
    name: `Drafting the ${one}`,
    code: 'DRAFT',
    why: `The ${one} is sent under somebody’s name. The draft uses confirmed values only, says where each came from, and a person signs it off.`,
    stories: [
      story(
        n.customer.one,
        `get a draft of the ${one} and change it`,
        'I sign in five minutes what took an hour',
        works(
          `confirmed values${isHealth(g) ? ' and two pieces of evidence' : ''} | I ask for a draft | within 30 seconds there is a text in which every figure, date and code is a confirmed value, marked with its source`,
        ),
        bad(
          'the model writes a code or an amount that is in no confirmed value | the check runs | the sentence is marked and cannot be signed off until a person changes it',
        ),
        works(
          'a draft | I change two sentences and sign off | version 2 is fixed with name and time, and a PDF with its attachments is ready',
        ),
        twice('sign off | it is pressed twice | one version, one PDF'),
        down(
          'the language model does not answer within 40 seconds | a draft is asked for | the plain template with the confirmed values, and a line that says so',
        ),
        stranger(`a ${one} of another ${t.called} | it is opened | not found`),
        empty('values not confirmed yet | the draft is asked for | which ones are missing, with links'),
      ),
    ],
    entities: [
      entity(
        table,
        `one version of the ${one}`,
        `${id} -> ${source.table}; version int; body text; sources jsonb; model text?; prompt_version text?; signed_by_id -> User?; signed_at timestamptz?; attachments text[]; pdf_key text?`,
        { unique: [`${id} + version`], read: t.who, write: `${t.who} until signed; then never`, owner: id },
      ),
    ],
    routes: [
      route(
        'page',
        `/${path(source)}/:id/draft`,
        first(one),
        n.customer.one,
        'text with sources in the margin, attachments, versions, sign off',
        {
          empty: 'which values are missing',
          error: 'the last version, and the template',
          success: '"Signed by you": PDF, and how to send it',
        },
      ),
    ],
    actions: [
      action(
        'attach',
        t.who,
        `${id}, file`,
        'checks content, stores it with the draft',
        'over 25 MB; signed versions',
      ),
      action(
        'draft',
        t.who,
        id,
        'sends confirmed values only, checks the answer against them, stores a version',
        'unconfirmed values; more than 10 drafts an hour',
      ),
      action(
        'signOff',
        t.who,
        `${id}, version`,
        'fixes the version, makes the PDF',
        'marked sentences; old versions',
      ),
    ],
    seeds: [
      seed(table, 'version, body, signed_by_id', [
        `1 | Dear Sir or Madam, we ask you to review … | none`,
        `2 | Dear Sir or Madam, with reference to … | signed`,
      ]),
    ],
    measures: ['Minutes from draft to sign-off', 'Share of a draft that people change'],
  }
}
