// A mail server that does what a test wants at the very moment a message arrives.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** `onMail` may throw: then the recipient is put off with a 4xx, as a full mailbox would be. */
export async function mailServer(onMail: (to: string) => Promise<void>): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      onMail(address).then(
        () => done(),
        (error: Error) => done(Object.assign(error, { responseCode: 452 })),
      )
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?ignoreTLS=true`
}
