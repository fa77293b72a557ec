import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Any other header may contain a credential, so no other header is logged. */
const SHOWN_HEADERS = new Set([
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'allow',
    'cache-control',
    'content-length',
    'content-type',
    'etag',
  ],
  ...['host', 'if-none-match', 'origin', 'retry-after', 'sec-fetch-mode', 'sec-fetch-site', 'vary', 'x-request-id'],
]);

const SECRET_NAME =
  /authorization|cookie|pass(word|phrase|key)?$|secret|token|credential|connectionstring|(^|[-_])(otp|pin|code_?verifier)$/i;
const REMOVED = '[removed]';
const DEPTH = 6;

/**
 * Writes JSON lines to the standard output. The query of a request is left out, because it may contain what people
 * typed.
 */
export function createLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: undefined,
    formatters: { log: (line: object) => withoutSecrets(line, 0) as Record<string, unknown> },
    serializers: { err: (error: unknown) => error },
  };
  return destination ? pino(options, destination) : pino(options);
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH) return REMOVED;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => shown(name, member, depth)));
}

function shown(name: string, member: unknown, depth: number): [string, unknown] {
  if (SECRET_NAME.test(name)) return [name, member === undefined ? undefined : REMOVED];
  if (name === 'headers') return [name, shownHeaders(member)];
  if (name === 'url' && typeof member === 'string') return ['path', member.split(/[?#]/, 1)[0]];
  return [name, withoutSecrets(member, depth + 1)];
}

function shownHeaders(headers: unknown): unknown {
  if (typeof headers !== 'object' || headers === null) return REMOVED;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SHOWN_HEADERS.has(name.toLowerCase()) ? value : REMOVED]),
  );
}

function describeError(error: Error & { code?: unknown }, depth: number): Record<string, unknown> {
  const { name, message, code, stack, cause } = error;
  const below = cause instanceof Error && depth < DEPTH ? describeError(cause, depth + 1) : undefined;
  return { type: name, message, code, stack, cause: below };
}
