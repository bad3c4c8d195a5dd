// What an AI coding tool needs to know to build the first version. Every string is plain text: whoever writes it into
// a file escapes it there, and only names of ours (tables, actions, paths) are shown as code.

/** What goes wrong besides the happy path. */
export const CRITERION_KINDS = {
  works: 'Works',
  stranger: 'Stranger',
  twice: 'Twice',
  bad: 'Bad input',
  down: 'Service down',
  offline: 'Offline',
  empty: 'Empty',
} as const
export type CriterionKind = keyof typeof CRITERION_KINDS

export interface Criterion {
  kind: CriterionKind
  given: string
  when: string
  then: string
}

export interface Story {
  /** 'LOCK-2'. */
  id: string
  as: string
  want: string
  so: string
  criteria: Criterion[]
}

export interface Field {
  name: string
  /** 'text', 'int', 'money', 'timestamptz', 'uuid', or the values of a closed list. */
  type: string
  /** The table it points to. */
  to?: string
  optional: boolean
}

export interface Entity {
  name: string
  what: string
  fields: Field[]
  /** 'site_id + number'. */
  unique: string[]
  read: string
  write: string
  /** The field that says whose row it is, or why it has none. */
  owner: { field: string } | { reason: string }
}

export interface States {
  empty: string
  loading: string
  error: string
  success: string
  denied: string
}

export const ROUTE_KINDS = ['list', 'form', 'board', 'page'] as const

export interface Route {
  /** How it waits is said once for each kind. */
  kind: (typeof ROUTE_KINDS)[number]
  path: string
  name: string
  who: string
  shows: string
  states: States
}

export interface Action {
  name: string
  who: string
  input: string
  does: string
  refuses: string
}

export interface Notice {
  when: string
  to: string
  by: string
  says: string
}

export interface Seed {
  entity: string
  columns: string[]
  rows: string[][]
}

export interface Feature {
  id: string
  name: string
  /** Why it belongs to the first version of this product. */
  why: string
  stories: Story[]
  entities: Entity[]
  routes: Route[]
  actions: Action[]
  notices: Notice[]
  seeds: Seed[]
  measures: string[]
}

export interface Persona {
  role: string
  /** In the founder's words: data, to be quoted. */
  who?: string
  comes: string
  leaves: string
}

export interface Shade {
  name: string
  hex: string
  /** The colour it is read on, and the contrast with it. */
  on: string
  ratio: number
}

export interface Tokens {
  hue: number
  light: Shade[]
  dark: Shade[]
  /** As a style sheet names them, with what stands behind. */
  fonts: { display: string; displayWeight: number; text: string }
  type: { name: string; rem: number; line: number }[]
  spacing: number[]
  radius: { control: number; card: number }
  /** How it should feel, in one sentence. */
  character: string
}

export interface StackPart {
  part: string
  choice: string
  why: string
}

export interface Prompt {
  title: string
  /** Ready to be pasted; holds none of the founder's text. */
  text: string
}

export interface BuildSpec {
  /** The founder's text, as data. */
  company: string
  quoted: { label: string; text: string }[]
  version: string
  kind: string
  currency: string
  place: string
  goal: string[]
  /** Said before everything else where software is not the product. */
  scope?: string[]
  /** What is rented before anything is built. */
  rent?: { part: string; job: string; choice: string }[]
  nonGoals: { what: string; why: string }[]
  /** Each point the plan promises, and what builds it. */
  promises: { what: string; builtBy: string }[]
  prices: { what: string; price: string }[]
  personas: Persona[]
  stack: StackPart[]
  features: Feature[]
  tokens: Tokens
  rules: { topic: string; rule: string }[]
  measures: string[]
  prompts: Prompt[]
  done: string[]
}
