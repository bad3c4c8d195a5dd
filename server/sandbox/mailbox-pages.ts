// The sandbox mailbox as a page and as data. Only there when no real mail server is configured.
import type { FastifyInstance } from 'fastify'
import type { Mailbox, ReceivedMail } from '#sandbox/mailbox/mailbox.ts'
import { Failure } from '../errors.ts'
import { type Html, html } from '../html.ts'
import { page } from '../page.ts'

const hidden = { schema: { hide: true } }
/** A message is somebody's HTML: shown in a frame where nothing runs and nothing is fetched. */
const MESSAGE_CSP =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

export function mountMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string; id?: string } }>(
    '/sandbox/mailbox',
    hidden,
    async ({ query }, reply) => {
      const mails = await mailbox.list({ to: query.to })
      const shown = mails.find(({ id }) => id === query.id) ?? mails[0]
      return reply.type('text/html').send(page('Mailbox', contents(mails, shown, query.to)))
    },
  )
  app.get<{ Querystring: { to?: string } }>('/sandbox/mailbox.json', hidden, ({ query }) =>
    mailbox.list({ to: query.to }),
  )
  app.get<{ Params: { id: string } }>('/sandbox/mailbox/:id/message', hidden, async ({ params }, reply) => {
    const mail = await mailbox.find(params.id)
    if (!mail) throw new Failure('not_found')
    // _blank: links of a message open beside the mailbox, as in a mail program.
    return reply
      .type('text/html')
      .headers({ 'content-security-policy': MESSAGE_CSP, 'x-frame-options': 'SAMEORIGIN' })
      .send(mail.html.replaceAll('<a ', '<a target="_blank" '))
  })
  app.get<{ Params: { id: string; index: string } }>(
    '/sandbox/mailbox/:id/:index',
    hidden,
    async ({ params }, reply) => {
      const file = await mailbox.attachment(params.id, Number(params.index))
      if (!file) throw new Failure('not_found')
      return reply.type(file.contentType).header('content-disposition', 'attachment').send(file.content)
    },
  )
}

function contents(mails: ReceivedMail[], shown: ReceivedMail | undefined, to: string | undefined): Html {
  return html`<p>Every email the shop sends on this machine. ${to ? html`Shown: ${to}. <a href="/sandbox/mailbox">Show all</a>` : 'Nothing leaves it.'}</p>
${shown ? html`<div class="mailbox"><ul class="mails">${mails.map((mail) => row(mail, shown, to))}</ul>${message(shown)}</div>` : html`<p>No mail yet.</p>`}`
}

function row(mail: ReceivedMail, shown: ReceivedMail, to: string | undefined): Html {
  const address = `/sandbox/mailbox?${new URLSearchParams({ ...(to ? { to } : {}), id: mail.id })}`
  const current = mail.id === shown.id ? html` aria-current="true"` : ''
  return html`<li><a href="${address}"${current}><strong>${mail.subject}</strong><span>${mail.to}</span><span>${when(mail)}</span></a></li>`
}

function message(mail: ReceivedMail): Html {
  return html`<article class="mail">
<h2>${mail.subject}</h2>
<dl><dt>To</dt><dd>${mail.to}</dd><dt>From</dt><dd>${mail.from}</dd><dt>Received</dt><dd>${when(mail)}</dd>
${mail.attachments.length > 0 && html`<dt>Files</dt><dd>${mail.attachments.map((file, i) => html`<a href="/sandbox/mailbox/${mail.id}/${i}">${file.filename}</a> (${Math.ceil(file.size / 1024)} KB) `)}</dd>`}
</dl>
<iframe title="Message" src="/sandbox/mailbox/${mail.id}/message"></iframe>
<h3>Plain text</h3>
<pre tabindex="0">${mail.text}</pre>
</article>`
}

function when(mail: ReceivedMail): string {
  return mail.receivedAt.replace('T', ' ').slice(0, 19)
}
