import type { Static, TSchema } from 'typebox';
import type { Right } from '#features/accounts/contract/rights.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A reply or a body that is a file. Its bytes are not checked by a schema. */
export interface File {
  mediaTypes: readonly string[];
}

/** All that the server and the API's document know about one operation. Browsers never load it. */
export interface Declaration {
  /** Name of the operation in the API's document. The constant has this name, and the operation's file has it in kebab case. */
  id: string;
  /** Group of the operation in the API's document, in Spanish. */
  tag: string;
  /** One Spanish sentence for the API's document. */
  summary: string;
  /** Right that the caller needs. The server checks it before it reads the input. */
  right: Right;
  /** Requires a proof of identity within the last minutes, for actions that are hard to undo. The operation then may answer `step_up_needed`. */
  freshProof?: boolean;
  /** Requests of one network in `timeWindow` milliseconds, where the site's own limit is too high. */
  rateLimit?: { max: number; timeWindow: number };
  /** Most bytes of the body, where the site's own limit does not fit. */
  bodyLimit?: number;
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema | File;
  /** Successful replies by status. `null` has no content. */
  replies: Readonly<Record<number, TSchema | File | null>>;
  /** Error codes of the areas' catalogues. Every operation may also answer with the platform's codes. */
  errors?: readonly string[];
}

/** The schemas of an operation. */
export type Shape = Pick<Declaration, 'params' | 'query' | 'headers' | 'body' | 'replies'>;

/** One operation of the API. `Of` has the schemas of its parameters, query, headers, body and replies. */
export interface Route<Of extends Shape = Shape> {
  method: Method;
  /** Path as Fastify writes it: `/api/trips/:id`. */
  path: string;
  /** Absent in browsers: the build removes it (`tools/routes-without-schemas.ts`). */
  declaration?: Declaration;
  /** Never set. It carries the types of the schemas. */
  shape?: Of;
}

/**
 * Declares one operation of the API. The server registers it (`serve`), screens call it (`api.call`), and the API's document describes it.
 * @param name method and path: `POST /api/trips/:id/copy`.
 */
export function route<const Of extends Declaration>(
  name: `${Method} /${string}`,
  declaration?: Of,
): Route<Pick<Of, keyof Of & keyof Shape>> {
  const [method, path] = name.split(' ') as [Method, string];
  return { method, path, ...(declaration && { declaration }) };
}

/** A reply or a body of one of these media types. */
export const file = <const Types extends readonly string[]>(...mediaTypes: Types): File => ({ mediaTypes });

type StaticOr<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise;

export type ParamsOf<Of extends Shape> = StaticOr<Of['params'], object>;
export type QueryOf<Of extends Shape> = StaticOr<Of['query'], object>;
export type HeadersOf<Of extends Shape> = StaticOr<Of['headers'], object>;
/** The body as the server reads it. A file has no declared content. */
export type BodyOf<Of extends Shape> = StaticOr<Of['body'], unknown>;
/** The schemas of a route: `BodyOf<ShapeOf<typeof fileComplaint>>`. */
export type ShapeOf<Declared> = Declared extends Route<infer Of> ? Of : never;

/**
 * The content of the successful replies; `undefined` for a reply without content. Files are read from the response. Callers never get the reply 304,
 * because a browser answers it from its cache.
 */
export type ReplyOf<Of extends Shape> = {
  [Status in Exclude<keyof Of['replies'], 304>]: Of['replies'][Status] extends TSchema
    ? Static<Of['replies'][Status]>
    : Of['replies'][Status] extends null
      ? undefined
      : never;
}[Exclude<keyof Of['replies'], 304>];

/** A query as callers write it: members without a value are left out, and lists are joined with commas. */
type Written<Query> = { [Name in keyof Query]?: Query[Name] | readonly (string | number)[] | null | false };

type Part<Name extends string, Value> = object extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value };

/** The declared input of a call. */
export type InputOf<Of extends Shape> = Part<'params', { [Name in keyof ParamsOf<Of>]: string | number }> & {
  query?: Written<QueryOf<Of>>;
  headers?: HeadersOf<Of> & Record<string, string>;
} & (Of['body'] extends TSchema ? { body: Static<Of['body']> } : Of['body'] extends File ? { body: Blob } : object);

/**
 * Path and query of a call. A `HEAD` or `GET` link to a file needs no more.
 * @throws when a parameter of the path is missing.
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
