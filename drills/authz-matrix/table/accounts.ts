import { members, mine, nobody, open, row, type Table } from '../matrix.ts'
import { someone } from '../someone.ts'

const PASSWORD = 'a new password'
const WRONG_LINK = { token: 'nobody-has-this' }
const STRANGE = { id: 'strange', rawId: 'strange', type: 'public-key' }
const STRANGE_PASSKEY = {
  ...STRANGE,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}
const STRANGE_ATTESTATION = { ...STRANGE, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }
/** For whoever is signed in, and refused here because there is no such thing. */
const signedInBut = (status: 400 | 404) =>
  row({ anonymous: 401, b: status, admin: status, owner: status, a: status })

export const accounts: Table = {
  'POST /api/auth/login': open({ body: () => ({ email: someone() }) }),
  'POST /api/auth/signup': open({
    body: () => ({ email: someone(), password: PASSWORD, fullName: 'Somebody New' }),
  }),
  'POST /api/auth/forgot-password': open({ body: () => ({ email: someone() }) }),
  'POST /api/auth/reset-password': nobody(400)({ body: { ...WRONG_LINK, password: PASSWORD } }),
  'POST /api/auth/magic-login': nobody(400)({ body: WRONG_LINK }),
  'POST /api/auth/magic-login/check': nobody(400)({ body: WRONG_LINK }),
  'POST /api/auth/verify-email': nobody(400)({ body: WRONG_LINK }),
  'POST /api/auth/logout': open({ body: {} }),
  'GET /api/auth/me': members(),
  'GET /api/auth/google': open(),
  'GET /api/auth/google/callback': open(),

  'POST /api/auth/passkey/options': open({ body: {} }),
  'POST /api/auth/passkey': nobody(400)({ body: { passkey: STRANGE_PASSKEY } }),
  // Nobody here is between the two steps of a sign-in.
  'GET /api/auth/second-factor': nobody(401)(),
  'POST /api/auth/second-factor': nobody(401)({ body: { code: '000000' } }),
  'GET /api/auth/confirm': members(),
  'POST /api/auth/confirm': signedInBut(400)({ body: { code: '000000' } }),

  'GET /api/settings/security': members(),
  'POST /api/settings/passkeys/options': members({ body: {} }),
  'POST /api/settings/passkeys': signedInBut(400)({ body: { name: 'A key', passkey: STRANGE_ATTESTATION } }),
  'DELETE /api/settings/passkeys/:id': mine({ about: 'passkey' }),
  'POST /api/settings/authenticator': members({ body: {} }),
  'POST /api/settings/authenticator/confirm': signedInBut(400)({ body: { code: '000000' } }),
  'DELETE /api/settings/authenticator': signedInBut(404)(),
  // Only A has a second factor.
  'POST /api/settings/recovery-codes': signedInBut(404)({ body: {} }, { a: 'ok' }),

  'GET /api/settings/account': members(),
  'POST /api/settings/name': members({ body: { fullName: 'Another Name' } }),
  'POST /api/settings/password': members({ body: { password: PASSWORD } }),
  // The owner's address is the configuration's.
  'POST /api/settings/email': members({ body: () => ({ email: someone() }) }, { owner: 409 }),
  'POST /api/settings/disconnect-provider': members({ body: { provider: 'Google' } }),
  'POST /api/settings/verify-email': members({ body: {} }),
  'GET /api/settings/sessions': members(),
  'GET /api/settings/sign-ins': members(),
  'DELETE /api/settings/sessions/:id': mine({ about: 'session' }),
  'DELETE /api/settings/sessions': members(),
  'GET /api/settings/export': members(),
  'POST /api/settings/delete-account': members({ body: {} }, { owner: 409 }),

  'GET /api/settings/access-tokens': members(),
  'POST /api/settings/access-tokens': members({
    body: { name: 'A program', scopes: ['blueprints:read'], days: 30 },
  }),
  'DELETE /api/settings/access-tokens/:id': mine({ about: 'accessToken' }),

  'GET /api/settings/blocks': members(),
  // A does not block A.
  'PUT /api/settings/blocks/:userId': members(
    { params: ({ ids }) => ({ userId: ids.member }), body: { kind: 'mute' } },
    { a: 400 },
  ),
  'DELETE /api/settings/blocks/:userId': members({ params: ({ ids }) => ({ userId: ids.member }) }),

  'GET /api/settings/notifications': members(),
  'POST /api/settings/notifications': members({ body: { notifyOnVote: true } }),
  'GET /api/notifications': members(),
  'GET /api/notifications/unread': members(),
  'POST /api/notifications/read': members({ body: {} }),
  // By the token of an email, whoever opens it.
  'POST /api/unsubscribe': open({ query: ({ unsubscribeToken: token }) => ({ token }), body: {} }),
  'GET /api/unsubscribe': open({ query: ({ unsubscribeToken: token }) => ({ token }) }),
}
