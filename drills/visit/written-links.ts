// Links that a member may write into the community: every spelling of an address that a renderer might let pass.
import type { Visitor } from '../visitor.ts'

/** `path` begins with a slash. */
const SPELLINGS: ((path: string, site: string) => string)[] = [
  (path) => `[a gift](${path})`,
  (path, site) => `[a gift](${site}${path})`,
  (path, site) => `<${site}${path}>`,
  (path, site) => `see ${site}${path} now`,
  (path) => `![a gift](${path})`,
  (path) => `[**a gift**](${path})`,
  (path) => `[a gift]( ${path} )`,
  (path, site) => `[a gift](${site.replace('http', 'HTTP')}${path})`,
  (path, site) => `[a gift](${site.replace('://', '://someone@')}${path})`,
  (path) => `[a gift](/.${path})`,
  (path) => `[a gift](/community/..${path})`,
  (path) => `[a gift](/${percentEncoded(path.slice(1, 2))}${path.slice(2)})`,
  (path) => `[a gift](${path.replace(/^\/[^?#]*/, (page) => `${page}/`)})`,
  (path) => `[a gift](${path.replace(/^\/[^?#]*/, (page) => page.toUpperCase())})`,
  (path) => `[a gift](/${path})`,
  (path, site) => `[a gift](//${new URL(site).host}${path})`,
  (path) => `[a gift](/\\${path})`,
  (path) => `[a gift](/\t${path.slice(1)})`,
  (path) => `[a gift](.${path})`,
  (path) => `[a gift](${path.slice(1)})`,
  (path) => `<a href="${path}">a gift</a>`,
]

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`

/** In a thread of their own, as its post and its comments. Answers the page of the thread. */
export async function writeLinks(attacker: Visitor, paths: string[], site: string): Promise<string> {
  const [first = [], ...others] = chunks(
    paths.flatMap((path) => SPELLINGS.map((spelling) => spelling(path, site))),
    COMMENT_MOST,
  )
  const form = { title: 'Gifts for founders', content: first.join('\n\n'), category: 'general' }
  const { status, body } = await attacker.post('/api/community/posts', form)
  if (status !== 200) throw new Error(`The attacker could not post: ${status} ${JSON.stringify(body)}`)
  const { id } = body.post
  for (const lines of others) {
    const comment = await attacker.post(`/api/community/posts/${id}/comments`, {
      content: lines.join('\n\n'),
    })
    if (comment.status !== 200) throw new Error(`The attacker could not comment: ${comment.status}.`)
  }
  return `/community/thread/${id}`
}

const COMMENT_MOST = 7_500

function chunks(lines: string[], most: number): string[][] {
  const all: string[][] = []
  let length = most
  for (const line of lines) {
    length += line.length + 2
    if (length > most) {
      all.push([])
      length = line.length
    }
    all.at(-1)?.push(line)
  }
  return all
}
