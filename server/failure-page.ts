// A file that was opened in a window of its own and is not there: people read a page, programs JSON.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from './errors.ts'
import { html } from './html.ts'
import { page } from './page.ts'

/** Of calls that answer by themselves: files, and ways to elsewhere. Browsers say when somebody went there. */
export function wantsFailurePage({ method, headers, routeOptions }: FastifyRequest): boolean {
  const { answersByItself } = routeOptions.config ?? {}
  return method === 'GET' && answersByItself === true && headers['sec-fetch-mode'] === 'navigate'
}

export function sendFailurePage(reply: FastifyReply, failure: Failure) {
  const content = html`<p><a href="/dashboard">Go to your dashboard</a></p>`
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .removeHeader('content-disposition')
    .type('text/html; charset=utf-8')
    .send(page(failure.message.replace(/\.$/, ''), content))
}
