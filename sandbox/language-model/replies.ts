// Replies as the protocol has them.
import type { ServerResponse } from 'node:http'

export function json(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function fail(response: ServerResponse, status: number, message: string, headers = {}): void {
  json(response, status, { error: { message, type: 'sandbox', param: null, code: null } }, headers)
}
