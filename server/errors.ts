// Every error that can leave the server: code → status and sentence. The table is closed, so that a new code without
// a status does not compile. Stack traces and the words of dependencies stay inside.
const TABLE = {
  bad_json: [400, 'The request body is not valid JSON.'],
  bad_request: [400, 'The request could not be understood.'],
  invalid_input: [400, 'Some of the information is missing or not valid.'],
  invalid_request: [400, 'Invalid request'],
  link_invalid: [400, 'This link is invalid or has expired. Please request a new one.'],
  code_invalid: [400, 'This code is wrong or has expired.'],
  wrong_password: [400, 'The current password is not right.'],
  wrong_factor: [400, 'This code is wrong or has expired.'],
  passkey_refused: [400, 'This passkey was not accepted. Please try again, or sign in another way.'],
  password_refused: [400, 'Please choose another password.'],
  promo_refused: [400, 'Invalid promo code'],
  bad_signature: [400, 'The signature of this event is not right.'],
  signed_out: [401, 'Please sign in to continue.'],
  access_token_invalid: [
    401,
    'This access token is not known here: it was revoked, or it has expired. Make a new one in your settings.',
  ],
  access_token_refused: [401, 'This call does not take access tokens. It is for people who are signed in.'],
  wrong_credentials: [401, 'The email address or the password is not right.'],
  sign_in_over: [401, 'This sign-in took too long, or was finished elsewhere. Please sign in again.'],
  sign_in_first: [401, 'Please open this link in the browser where you asked for the change.'],
  no_credits: [402, 'No remaining blueprints'],
  not_paid: [402, 'This payment has not been completed.'],
  prove_address: [403, 'Please open the link that we sent to your email address first.'],
  access_token_scope: [403, 'This access token does not have the scope for this call.'],
  confirm_again: [403, 'For your safety, please confirm that it is you, and then repeat this.'],
  second_factor_required: [
    403,
    'Admins need a second factor. Please set up a passkey or an authenticator app in your settings.',
  ],
  fresh_sign_in: [
    403,
    "For everybody's safety, admins sign in again every 12 hours. Please sign in to go on.",
  ],
  suspended: [
    403,
    'Your account is suspended: you can read and download, but not change or order anything. Please write to us.',
  ],
  not_allowed: [403, 'You are not allowed to do this.'],
  blocked: [403, 'You can neither reply to this member nor mention them.'],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing at this address.'],
  request_timeout: [408, 'The request took too long to arrive.'],
  email_taken: [
    409,
    'There is already an account with this email address. Please sign in, or reset your password.',
  ],
  confirm_password: [409, 'Type the password of this account to confirm.'],
  password_required: [409, 'Type the password of this account to confirm its new address.'],
  promo_code_taken: [409, 'There is, or was, a promo code with this name. Please choose another.'],
  resource_known: [409, 'There is a resource with this address already.'],
  changed_meanwhile: [
    409,
    'Somebody else changed this in the meantime. What you typed is still here; copy it, then open the newest version.',
  ],
  last_way_in: [
    409,
    'Please confirm your email address or set a password first. Otherwise you could not sign in again.',
  ],
  factor_exists: [409, 'There is an authenticator app already. Remove it first.'],
  model_missing: [
    409,
    'No language model is configured. Set ANTHROPIC_API_KEY or LLM_BASE_URL and start the shop again.',
  ],
  owner_stays: [409, "The owner's account is set in the configuration and stays as it is."],
  standing_conflict: [409, 'The role and the suspension of this account contradict each other.'],
  refund_too_late: [409, 'Refunds can be requested within 7 days of the purchase.'],
  refund_impossible: [409, 'There is nothing left to refund for this order.'],
  refund_disputed: [
    409,
    'This payment is disputed with the bank that issued the card, so it cannot be refunded here.',
  ],
  not_finished: [409, 'The milestone map comes with the finished plan. This blueprint is not finished yet.'],
  milestone_changed: [
    409,
    'This milestone was changed in another window since you opened it. Nothing was overwritten.',
  ],
  being_made: [
    409,
    'A new issue is being made at this moment. Your changes are kept: have them printed when it is ready.',
  ],
  edited_elsewhere: [
    409,
    'These assumptions were changed in another window since you opened them. Nothing was overwritten.',
  ],
  number_first: [409, 'Set the number to reach first, and save it. Then note what you have reached.'],
  progress_noted: [
    409,
    'Progress was noted already, so this number stays. You can change it: what it was before stays to be seen.',
  ],
  no_files_yet: [409, 'This blueprint has no files yet.'],
  key_reused: [
    409,
    'This Idempotency-Key was used for another brief. Use a new key, or send the same brief again.',
  ],
  name_taken: [409, 'There is already a file with this name in this blueprint.'],
  too_many: [409, 'There are too many of these already. Please delete some first.'],
  storage_full: [409, 'Your storage is full. Delete files you no longer need, and empty the bin.'],
  campaign_changed: [
    409,
    'Somebody else changed this campaign meanwhile. Nothing of yours is lost: look at their version first.',
  ],
  campaign_locked: [409, 'This campaign is on its way already, so it cannot be changed.'],
  campaign_nobody: [409, 'Nobody in this audience has agreed to news yet, so there is nobody to send it to.'],
  report_open: [409, 'This member has reported it again meanwhile. Please open that report instead.'],
  said_already: [409, 'You wrote exactly this within the last day. It is there already.'],
  thread_locked: [409, 'This thread is locked: it can be read, but nothing can be added or changed.'],
  already_decided: [409, 'This refund request was decided already.'],
  link_ended: [410, 'This link was ended by whoever shared it.'],
  link_closed: [410, 'This link is closed at the moment.'],
  link_removed: [410, 'This link was taken down, because it broke our rules.'],
  link_expired: [410, 'This link has expired.'],
  body_too_large: [413, 'The request is too large. The limit is 1 MiB.'],
  wrong_media_type: [415, 'Send the request body as JSON (content-type: application/json).'],
  packed_body: [415, 'Send the request body as it is, without a content-encoding.'],
  range_impossible: [416, 'The file has no such part.'],
  expectation_failed: [417, 'The request expects something that we do not do.'],
  headers_too_large: [431, 'The request headers are too large.'],
  issues_used_up: [429, 'No more issues can be made today.'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again in a moment.'],
  card_provider: [
    502,
    'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
  ],
  overloaded: [503, 'We are very busy right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof TABLE

interface FailureOptions {
  sentence?: string
  headers?: Record<string, string>
  more?: Record<string, unknown>
  account?: string | undefined
}

/** Thrown by rules and use cases; the app turns it into an answer. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  /** What a program needs beside the sentence: the newer state, the fields at fault. */
  readonly more: Record<string, unknown>
  /** The account that it concerns, for the security log. It never leaves the server. */
  readonly account: string | undefined

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(options.sentence ?? TABLE[code][1])
    this.code = code
    this.headers = options.headers ?? {}
    this.more = options.more ?? {}
    this.account = options.account
  }

  get status(): number {
    return TABLE[this.code][0]
  }

  get body() {
    return { ...this.more, success: false as const, error: this.message, code: this.code }
  }
}

/** About a thing that was there when the page was loaded. The same for one that never was, so that nobody learns which. */
export const deletedMeanwhile = (what: string) =>
  new Failure('not_found', { sentence: `${what} was deleted.` })

/** What the framework throws, in our words. Anything unknown is internal, and says no more. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const refused = databaseFault(error)
  if (refused) return refused
  const { code, statusCode } = (error ?? {}) as FrameworkError
  const known = code ? FRAMEWORK[code] : undefined
  if (known) return new Failure(known)
  if (error instanceof SyntaxError && statusCode === 400) return new Failure('bad_json')
  // Of the framework only: other libraries put their own services' status into theirs.
  if (code?.startsWith('FST_') && statusCode && statusCode < 500) return new Failure('bad_request')
  if (code?.startsWith('HPE_')) return new Failure('bad_request')
  return new Failure('internal')
}

/** What the database refuses for the caller's sake. */
function databaseFault(error: unknown): Failure | undefined {
  const { cause = error } = (error ?? {}) as { cause?: unknown }
  const { code, constraint } = (cause ?? {}) as { code?: unknown; constraint?: unknown }
  // A text with a null byte, which PostgreSQL cannot keep; the second is its word for it inside JSON.
  if (code === '22021' || code === '22P05') return new Failure('invalid_input', { sentence: UNSTORABLE })
  // The account was deleted while its person was still doing something.
  const gone = code === '23503' && String(constraint).endsWith('_users_id_fk')
  return gone ? new Failure('signed_out') : undefined
}
const UNSTORABLE = 'The text contains characters that cannot be stored.'

interface FrameworkError {
  code?: string
  statusCode?: number
}

const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}
