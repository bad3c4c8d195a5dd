// A refusal in the provider's words and shape.

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'

interface Details {
  type?: ErrorType
  code?: string
  param?: string
}

export class ApiError extends Error {
  readonly status: number
  readonly details: Details
  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }
  get body(): object {
    const { type = 'invalid_request_error', code, param } = this.details
    return { error: { ...(code && { code }), message: this.message, ...(param && { param }), type } }
  }
}

/** What the provider calls a thing, when it is not there. */
export function missing(what: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param })
}
