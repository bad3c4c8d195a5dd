// Short ways to write stories, tables and screens, so that a feature reads like a specification and not like code.
import type { Action, Criterion, CriterionKind, Entity, Field, Notice, Route, Seed, States } from './spec.ts'

const criterion =
  (kind: CriterionKind) =>
  (text: string): Criterion => {
    const [given = '', when = '', then = ''] = text.split(' | ')
    return { kind, given, when, then }
  }

/** 'given | when | then'. */
export const works = criterion('works')
export const stranger = criterion('stranger')
export const twice = criterion('twice')
export const bad = criterion('bad')
export const down = criterion('down')
export const offline = criterion('offline')
export const empty = criterion('empty')

/** A story before it has its number. */
export interface StoryDraft {
  as: string
  want: string
  so: string
  criteria: Criterion[]
}

export function story(as: string, want: string, so: string, ...criteria: Criterion[]): StoryDraft {
  return { as, want, so, criteria }
}

interface Access {
  unique?: string[]
  read: string
  write: string
  /** The field that says whose row it is. */
  owner?: string
  /** Why no field does. */
  shared?: string
}

/** fields: 'number int; state free|filled; order_id -> Order; note text?'. Every table also has an id and created_at. */
export function entity(name: string, what: string, fields: string, access: Access): Entity {
  return {
    name,
    what,
    fields: fields.split(';').map((one) => fieldOf(one.trim())),
    unique: access.unique ?? [],
    read: access.read,
    write: access.write,
    owner: access.owner ? { field: access.owner } : { reason: access.shared ?? 'the same for everybody' },
  }
}

function fieldOf(text: string): Field {
  const optional = text.endsWith('?')
  const [name = '', ...rest] = text.replace(/\?$/, '').split(' ')
  if (rest[0] === '->') return { name, type: 'uuid', to: rest[1] ?? 'User', optional }
  return { name, type: rest.join(' '), optional }
}

const LOADING = {
  list: 'grey rows in the shape of the list, no jump when it arrives',
  form: 'fields stay readable, the button says what is happening and cannot be pressed again',
  board: 'the frame of every panel at its final size',
  page: 'title at once, the rest as grey blocks',
} as const

type Shown = Partial<Omit<States, 'loading'>> & Pick<States, 'empty' | 'error'>

export function route(
  kind: keyof typeof LOADING,
  path: string,
  name: string,
  who: string,
  shows: string,
  states: Shown,
): Route {
  const denied =
    who === 'everybody'
      ? 'public; there is nothing to refuse'
      : 'not signed in: sign-in, then back here; signed in as somebody else: not found'
  return {
    kind,
    path,
    name,
    who,
    shows,
    states: {
      loading: LOADING[kind],
      success: '–',
      denied,
      ...states,
    },
  }
}

export function action(name: string, who: string, input: string, does: string, refuses: string): Action {
  return { name, who, input, does, refuses }
}

export function notice(when: string, to: string, by: string, says: string): Notice {
  return { when, to, by, says }
}

/** columns: 'number, state'; rows with ' | ' between cells. */
export function seed(entityName: string, columns: string, rows: string[]): Seed {
  return {
    entity: entityName,
    columns: columns.split(', '),
    rows: rows.map((row) => row.split(' | ')),
  }
}
