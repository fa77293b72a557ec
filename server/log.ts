import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Headers that carry a right, by any of the names under which they reach a log. */
const SECRET_HEADERS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-secret',
  'vereda-edit-secret',
  'vereda-share-token',
  'vereda-complaint-secret',
  'vereda-complaint-pin',
];

/**
 * The process's log: JSON lines on standard output. Requests are logged by their path alone (a query is people's text),
 * and what carries a right is removed wherever an object is logged.
 */
export function createLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    redact: {
      paths: [
        ...SECRET_HEADERS.flatMap((name) => [`req.headers["${name}"]`, `headers["${name}"]`, `res.headers["${name}"]`]),
        ...['password', 'token', 'secret', 'connectionString'].flatMap((name) => [name, `*.${name}`]),
      ],
      censor: '[removed]',
    },
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string; headers?: unknown }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        headers: request.headers,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What an error says, without the live objects that libraries hang on theirs. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  return { type: name, message, code, stack, cause: cause instanceof Error ? describeError(cause) : undefined };
}
