// Requests that two programs in a row could understand differently: a second request hidden in the body of a first. Each is
// answered once, and the connection is over.
import { head, saying, speak, statusesIn } from './wire.ts'

const HIDDEN = 'GET /api/site?hidden HTTP/1.1\r\nHost: localhost\r\n\r\n'
const POST = 'POST /api/validate-promo-code'
const JSON_TYPE = 'Content-Type: application/json'
const MOST_MS = 3_000

const length = `Content-Length: ${HIDDEN.length}`
const CHUNKED = 'Transfer-Encoding: chunked'

const SHAPES: [name: string, bytes: string][] = [
  ['both lengths', `${head(POST, JSON_TYPE, length, CHUNKED)}0\r\n\r\n${HIDDEN}`],
  [
    'both lengths, the other way round',
    `${head(POST, JSON_TYPE, CHUNKED, 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`,
  ],
  ['two different lengths', `${head(POST, JSON_TYPE, 'Content-Length: 2', length)}{}${HIDDEN}`],
  ['a list of lengths', `${head(POST, JSON_TYPE, 'Content-Length: 2, 2')}{}${HIDDEN}`],
  ['a negative length', `${head(POST, JSON_TYPE, 'Content-Length: -2')}{}${HIDDEN}`],
  ['a length with a sign', `${head(POST, JSON_TYPE, 'Content-Length: +2')}{}${HIDDEN}`],
  ['a length in hex', `${head(POST, JSON_TYPE, 'Content-Length: 0x2')}{}${HIDDEN}`],
  ['an endless length', `${head(POST, JSON_TYPE, 'Content-Length: 99999999999999999999999')}{}${HIDDEN}`],
  [
    'an unknown coding',
    `${head(POST, JSON_TYPE, 'Transfer-Encoding: xchunked', 'Content-Length: 2')}{}${HIDDEN}`,
  ],
  [
    'chunked, but not last',
    `${head(POST, JSON_TYPE, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
  ],
  ['chunked twice', `${head(POST, JSON_TYPE, CHUNKED, CHUNKED)}0\r\n\r\n${HIDDEN}`],
  [
    'a coding with a blank before the colon',
    `${head(POST, JSON_TYPE, 'Transfer-Encoding : chunked', 'Content-Length: 2')}{}${HIDDEN}`,
  ],
  [
    'a folded coding',
    `${head(POST, JSON_TYPE, 'Transfer-Encoding:\r\n chunked', 'Content-Length: 2')}{}${HIDDEN}`,
  ],
  [
    'a coding with a strange blank',
    `${head(POST, JSON_TYPE, 'Transfer-Encoding:\u000bchunked', 'Content-Length: 2')}{}${HIDDEN}`,
  ],
  ['a chunk of a wrong size', `${head(POST, JSON_TYPE, CHUNKED)}-1\r\n\r\n${HIDDEN}`],
  ['a chunk of an endless size', `${head(POST, JSON_TYPE, CHUNKED)}ffffffffffffffffff\r\n${HIDDEN}`],
  ['a chunk that goes on', `${head(POST, JSON_TYPE, CHUNKED)}2\r\n{}GET\r\n0\r\n\r\n${HIDDEN}`],
  ['a chunk ended by half a line end', `${head(POST, JSON_TYPE, CHUNKED)}2\n{}\n0\n\n${HIDDEN}`],
  [
    'lines ended by half a line end',
    `POST /api/validate-promo-code HTTP/1.1\nHost: localhost\nContent-Length: 2\n${CHUNKED}\n\n0\n\n${HIDDEN}`,
  ],
  [
    'a header with a line end in it',
    `${head(POST, JSON_TYPE, 'X-A: b\rTransfer-Encoding: chunked', 'Content-Length: 2')}{}${HIDDEN}`,
  ],
  ['a header with a null byte', `${head(POST, JSON_TYPE, 'X-A: b\0c', 'Content-Length: 2')}{}${HIDDEN}`],
  ['two hosts', `GET / HTTP/1.1\r\nHost: localhost\r\nHost: example.com\r\n\r\n${HIDDEN}`],
  ['no host', `GET / HTTP/1.1\r\n\r\n${HIDDEN}`],
  [
    'an older protocol with chunks',
    `POST /api/validate-promo-code HTTP/1.0\r\n${CHUNKED}\r\n${JSON_TYPE}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ],
  ['an unknown protocol', `GET / HTTP/9.9\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['no protocol', `GET /\r\n\r\n${HIDDEN}`],
  ['an unknown method', `${head('BREW /', 'Content-Length: 0')}${HIDDEN}`],
  ['a tunnel', `CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n${HIDDEN}`],
  [
    'another protocol',
    `${head('GET /', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQ')}`,
  ],
]

export async function smuggling(port: number): Promise<string[]> {
  const told = await Promise.all(
    SHAPES.map(async ([name, bytes]) => {
      const { text } = await speak({ port, say: saying(Buffer.from(bytes, 'latin1')), patienceMs: MOST_MS })
      const statuses = statusesIn(text)
      if (statuses.length > 1) return `${name}: the hidden request was answered, too (${statuses})`
      if (statuses.some((status) => status >= 500)) return `${name} was answered with ${statuses}`
      return []
    }),
  )
  return told.flat()
}
