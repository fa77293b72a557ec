import { Agent, type Dispatcher } from 'undici';

export interface JsonCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call: name look-up, connection, answer and body. */
  patience: number;
}

export interface Answer {
  status: number;
  body: string;
}

/** An answer longer than this is none. */
const LONGEST = 1_000_000;

/** How long is waited is each call's own patience. */
const agent = new Agent({ connections: 64, headersTimeout: 0, bodyTimeout: 0 });

/**
 * One call over a connection that is kept open for the next. Redirects are not followed.
 * @throws when no whole answer came in time: whether the other side did what was asked is then not known.
 */
export function callJson({ method, url, headers, body, patience }: JsonCall): Promise<Answer> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const answer = new WholeAnswer(patience, resolve, reject);
    const sent = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    agent.dispatch({ origin, path: pathname + search, method, headers: sent, body: body ?? null }, answer);
  });
}

/** By its pieces: as a stream it costs as much as the rest of a call. */
class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  readonly #late: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #status = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #fault: Error | undefined;

  constructor(patience: number, resolve: (answer: Answer) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#late = setTimeout(() => this.#give(new Error(`No whole answer came within ${patience} ms.`)), patience);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited too long for a connection.
    if (this.#fault) controller.abort(this.#fault);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > LONGEST) this.#give(new Error('The answer is too long.'));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#late);
    this.#resolve({ status: this.#status, body: Buffer.concat(this.#chunks).toString('utf8') });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#late);
    this.#reject(error);
  }

  #give(error: Error): void {
    this.#fault = error;
    this.#controller?.abort(error);
    this.onResponseError(undefined as never, error);
  }
}
