import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

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

const agents = {
  http: new HttpAgent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 64 }),
  https: new HttpsAgent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 64 }),
};

/**
 * One call over a connection that is kept open for the next. Redirects are not followed.
 * @throws when no whole answer came in time: whether the other side did what was asked is then not known.
 */
export function callJson({ method, url, headers, body, patience }: JsonCall): Promise<Answer> {
  const secure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const options = {
      method,
      agent: secure ? agents.https : agents.http,
      headers: {
        accept: 'application/json',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    };
    const asked = (secure ? httpsRequest : httpRequest)(url, options, (answer) => {
      readWhole(answer, (text) => resolve({ status: answer.statusCode ?? 0, body: text }), reject);
    });
    const late = setTimeout(() => {
      const error = new Error(`No whole answer came within ${patience} ms.`);
      reject(error);
      asked.destroy(error);
    }, patience);
    asked.on('error', reject);
    asked.on('close', () => clearTimeout(late));
    asked.end(body);
  });
}

/** By its events: reading it as an iterator with a signal costs as much as the rest of a call. */
function readWhole(answer: IncomingMessage, done: (text: string) => void, fail: (error: Error) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > LONGEST) answer.destroy(new Error('The answer is too long.'));
    else chunks.push(chunk);
  });
  answer.on('end', () => done(Buffer.concat(chunks).toString('utf8')));
  answer.on('error', fail);
  // One that ends early; after its end nobody listens any more.
  answer.on('close', () => fail(new Error('The answer broke off.')));
}
