import type { Static, TSchema } from 'typebox';
import type { Right } from '#features/accounts/contract/rights.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface File {
  mediaTypes: readonly string[];
}

/** Describes an operation of the API. The build removes the schemas and texts from the browser's scripts. */
export interface Declaration {
  /** The exported constant must have this name. The operation's file has the name in kebab case. */
  id: string;
  tag: string;
  summary: string;
  /** The caller needs this right. The server checks it before reading the input. */
  right: Right;
  /** Requires a recent proof of identity. The operation may then answer `step_up_needed`. */
  freshProof?: boolean;
  /**
   * Every caller gets the same answer. The server keeps the answer until content changes, or also until a departure
   * changes.
   */
  kept?: 'content' | 'departures';
  /** Names in the query with which the answer is not kept, because it then depends on the number of free places. */
  keptUnless?: readonly string[];
  /** Seconds for which a browser may use an answer again without asking. */
  browserSeconds?: number;
  /** Maximum number of requests (`max`) that one IP address or IPv6 network may send in `timeWindow` milliseconds. */
  rateLimit?: { max: number; timeWindow: number };
  /** Maximum bytes of the body. */
  bodyLimit?: number;
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema | File;
  /** Schemas of the replies by HTTP status. `null` means a reply without a body. */
  replies: Readonly<Record<number, TSchema | File | null>>;
  /** Error codes of this operation. The platform's own codes need not be listed. */
  errors?: readonly string[];
}

export type Shape = Pick<Declaration, 'params' | 'query' | 'headers' | 'body' | 'replies'>;

export interface Route<Of extends Shape = Shape> {
  method: Method;
  /** A pattern in Fastify's format, such as `/api/trips/:id`. */
  path: string;
  /** Undefined in browsers (see `tools/routes-without-schemas.ts`). */
  declaration?: Declaration;
  /** Never has a value. TypeScript reads the types of the schemas from this member. */
  shape?: Of;
}

/**
 * Declares an operation. `serve` registers it on the server, and `api.call` calls it from a screen.
 * @param name method and path, such as `POST /api/trips/:id/copy`.
 */
export function route<const Of extends Declaration>(
  name: `${Method} /${string}`,
  declaration?: Of,
): Route<Pick<Of, keyof Of & keyof Shape>> {
  const [method, path] = name.split(' ') as [Method, string];
  return { method, path, ...(declaration && { declaration }) };
}

/** A body or a reply that is a file of one of these media types. */
export const file = <const Types extends readonly string[]>(...mediaTypes: Types): File => ({ mediaTypes });

type StaticOr<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise;

export type ParamsOf<Of extends Shape> = StaticOr<Of['params'], object>;
export type QueryOf<Of extends Shape> = StaticOr<Of['query'], object>;
export type HeadersOf<Of extends Shape> = StaticOr<Of['headers'], object>;
export type BodyOf<Of extends Shape> = StaticOr<Of['body'], unknown>;
export type ShapeOf<Declared> = Declared extends Route<infer Of> ? Of : never;

/**
 * Type of the reply's body. A reply without a body is `undefined`. A 301 and a 304 never reach callers:
 * the browser follows the first, and answers the second from its cache.
 */
export type ReplyOf<Of extends Shape> = {
  [Status in Exclude<keyof Of['replies'], 301 | 304>]: Of['replies'][Status] extends TSchema
    ? Static<Of['replies'][Status]>
    : Of['replies'][Status] extends null
      ? undefined
      : never;
}[Exclude<keyof Of['replies'], 301 | 304>];

/** Members without a value are left out. Commas join lists. */
type Written<Query> = { [Name in keyof Query]?: Query[Name] | readonly (string | number)[] | null | false };

type Part<Name extends string, Value> = object extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

export type InputOf<Of extends Shape> = Part<'params', { [Name in keyof ParamsOf<Of>]: string | number }> & {
  query?: Written<QueryOf<Of>>;
  headers?: HeadersOf<Of> & Record<string, string>;
} & (Of['body'] extends TSchema ? { body: Static<Of['body']> } : Of['body'] extends File ? { body: Blob } : object);

/**
 * Returns the path with its parameters and query filled in.
 * @throws if a parameter of the path is missing.
 */
export function pathOf(
  { path }: Pick<Route, 'path'>,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
): string {
  const values = params as Record<string, string | number | undefined>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} has no value for "${name}".`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
