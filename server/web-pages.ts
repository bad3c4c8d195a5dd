// The pages that the build wrote. What only the running server knows (its address, the contact addresses) is put in
// when it starts; compressed copies are made when first asked for.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { html } from './html.ts'
import { type Ready, ready, sendReady } from './ready-page.ts'

const FOLDER = fileURLToPath(new URL('../dist/pages/', import.meta.url))

interface ListedPage {
  path: string
  public: boolean
  /** The address itself lets whoever has it in. */
  hasSecretAddress?: true
  file: string
}

export interface WebPages {
  /** Path patterns of pages, without the one for all others. */
  list: ListedPage[]
  /** What every page stands in, for those that are filled later. */
  template: string
  send(path: string, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

export function loadPages(config: Config): WebPages | undefined {
  if (!existsSync(`${FOLDER}pages.json`)) return undefined
  const all = JSON.parse(readFileSync(`${FOLDER}pages.json`, 'utf8')) as ListedPage[]
  const read = (file: string) => readFileSync(FOLDER + file, 'utf8')
  const prepared = new Map<string, Ready>(
    all.map(({ path, file }) => [path, ready(withoutMarks(read(file), config))]),
  )
  return {
    list: all.filter(({ path }) => path !== '*'),
    template: read('template.html'),
    send(path, status, request, reply) {
      const page = prepared.get(path)
      if (!page) throw new Error(`There is no page ${path}.`)
      return sendReady(page, status, request, reply)
    },
  }
}

const SHIELD = '\u{e000}'

/** Texts of people that spell a mark stay as they are: a sign in each keeps it from being replaced, until `withoutShields`. */
export function withShields<Value>(value: Value, config: Config): Value {
  const mark = new RegExp(`%(?=(?:${Object.keys(valuesOf(config)).join('|')})%)`, 'g')
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'string' ? one.replace(mark, `%${SHIELD}`) : one,
  )
}

export const withoutShields = (text: string) => text.replaceAll(`%${SHIELD}`, '%')

function valuesOf(config: Config): Record<string, string | undefined> {
  return { publicUrl: config.publicUrl, ...config.shown }
}

/** `%supportEmail%` and the like become what the configuration decides. */
export function withoutMarks(template: string, config: Config): string {
  const values = valuesOf(config)
  return template.replace(/%(\w+)%/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? `${html`${values[name] ?? ''}`}` : mark,
  )
}
