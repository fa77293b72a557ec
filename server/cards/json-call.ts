import type { Agent, Dispatcher } from 'undici';

export interface JsonCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call. */
  patience: number;
}

export interface Answer {
  status: number;
  body: string;
}

/** Bytes of the longest accepted answer. */
const LONGEST = 1_000_000;

let agent: Promise<Agent> | undefined;

/** Loads undici with the first call. */
function openAgent(): Promise<Agent> {
  agent ??= import('undici').then(({ Agent }) => new Agent({ connections: 64, headersTimeout: 0, bodyTimeout: 0 }));
  return agent;
}

/**
 * Redirects are not followed.
 * @throws if no complete answer came in time. The provider may have processed the call anyway.
 */
export async function callJson({ method, url, headers, body, patience }: JsonCall): Promise<Answer> {
  const dispatcher = await openAgent();
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const answer = new WholeAnswer(patience, resolve, reject);
    const sent = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    dispatcher.dispatch({ origin, path: pathname + search, method, headers: sent, body: body ?? null }, answer);
  });
}

/** Reading the answer as a stream would double the CPU time of a call. */
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
