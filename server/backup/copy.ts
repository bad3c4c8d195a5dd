// COPY, as PostgreSQL speaks it: the fastest way out and in, and a format that psql reads, too.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/** One message for each row is too small a piece for what comes after. */
const PIECE = 64 * 1024

/** What of the driver's connection a COPY needs; its types leave this out. */
interface Line {
  stream: import('node:net').Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** The parts of a conversation that are the same for both ways. */
abstract class Conversation {
  rows = 0
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  submit(line: unknown): void {
    ;(line as Line).query(this.text)
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  /** 'COPY 42' */
  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(' ')[1] ?? 0)
  }
}

class Out extends Conversation {
  readonly stream: Readable
  #line: Line | undefined
  #pieces: Buffer[] = []
  #size = 0

  constructor(text: string) {
    super(text)
    this.stream = new Readable({ read: () => void this.#line?.stream.resume() })
  }
  handleCopyData({ chunk }: { chunk: Buffer }, line: Line): void {
    this.#line = line
    // The driver reads the next message into the same memory.
    this.#pieces.push(Buffer.from(chunk))
    this.#size += chunk.length
    if (this.#size >= PIECE && !this.#flush()) line.stream.pause()
  }
  handleReadyForQuery(): void {
    this.#flush()
    this.stream.push(null)
    // Nobody reads on from here: what we have paused would stay so for whoever asks next.
    this.#line?.stream.resume()
  }
  handleError(error: Error): void {
    this.stream.destroy(error)
    this.#line?.stream.resume()
  }
  #flush(): boolean {
    const piece = Buffer.concat(this.#pieces.splice(0))
    this.#size = 0
    return piece.length === 0 || this.stream.push(piece)
  }
}

/** `copy … to stdout`. `rows` answers how many there were, once the stream has ended. */
export function copyOut(client: pg.ClientBase, text: string): { stream: Readable; rows: () => number } {
  const out = new Out(text)
  client.query(out)
  return { stream: out.stream, rows: () => out.rows }
}

class In extends Conversation {
  readonly done = Promise.withResolvers<number>()
  readonly #source: AsyncIterable<Buffer>
  #failed = false
  #cause: unknown

  constructor(text: string, source: AsyncIterable<Buffer>) {
    super(text)
    this.#source = source
  }
  handleCopyInResponse(line: Line): void {
    void this.#send(line)
  }
  handleReadyForQuery(): void {
    this.done.resolve(this.rows)
  }
  handleError(error: Error): void {
    this.#failed = true
    // When it was we who gave up, ours says why.
    this.done.reject(this.#cause ?? error)
  }
  async #send(line: Line): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#failed) return
        line.sendCopyFromChunk(chunk)
        if (line.stream.writableNeedDrain) await once(line.stream, 'drain')
      }
      line.endCopyFrom()
    } catch (error) {
      this.#cause = error
      line.sendCopyFail('what was to be copied could not be read')
    }
  }
}

/** `copy … from stdin`. Answers how many rows there were. */
export function copyIn(client: pg.ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  const into = new In(text, source)
  client.query(into)
  return into.done.promise
}
