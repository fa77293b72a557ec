import type { FastifyReply, FastifyRequest, FastifySchema, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type {
  BodyOf,
  Declaration,
  File,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  Route,
  Shape,
} from '#features/route.ts';
import type { App } from '#server/platform.ts';

export type RouteRequest<Of extends Shape> = FastifyRequest<{
  Params: ParamsOf<Of>;
  Querystring: QueryOf<Of>;
  Headers: HeadersOf<Of>;
  Body: BodyOf<Of>;
}>;

type Answer<Of extends Shape> = ReplyOf<Of> | FastifyReply;
type Handler<Of extends Shape> = (request: RouteRequest<Of>, reply: FastifyReply) => Answer<Of> | Promise<Answer<Of>>;

/**
 * Registers an operation. The guard checks its right, and Fastify validates its input.
 * @param options `attachValidation` lets the handler report invalid input itself.
 */
export function serve<Of extends Shape>(
  app: App,
  { method, path, declaration }: Route<Of>,
  handler: Handler<Of>,
  options: Pick<RouteShorthandOptions, 'attachValidation' | 'preHandler'> = {},
): void {
  if (!declaration) throw new Error(`${method} ${path} is not declared.`);
  const { right, freshProof, kept, keptUnless, browserSeconds, rateLimit, bodyLimit, errors = [] } = declaration;
  app.route({
    ...options,
    method,
    url: path,
    config: {
      right,
      errors: freshProof ? ['step_up_needed', ...errors] : errors,
      ...(freshProof && { freshProof }),
      ...(kept && { kept, openToSites: true }),
      ...(keptUnless && { keptUnless }),
      ...(browserSeconds && { browserSeconds }),
      ...(rateLimit && { rateLimit }),
    },
    ...(bodyLimit && { bodyLimit }),
    schema: schemaOf(declaration),
    handler: handler as RouteHandlerMethod as never,
  });
}

function schemaOf({ id, tag, summary, params, query, headers, body, replies }: Declaration): FastifySchema {
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(isFile(body) ? { consumes: [...body.mediaTypes] } : body && { body }),
    response: Object.fromEntries(Object.entries(replies).map(([status, reply]) => [status, responseOf(reply)])),
  };
}

const isFile = (part: TSchema | File | null | undefined): part is File => part != null && 'mediaTypes' in part;
const BYTES = { type: 'string', format: 'binary' };

function responseOf(reply: TSchema | File | null) {
  if (reply === null) return { type: 'null' };
  if (!isFile(reply)) return reply;
  return { content: Object.fromEntries(reply.mediaTypes.map((mediaType) => [mediaType, { schema: BYTES }])) };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    errors?: readonly string[];
    /** Seconds, as in `Declaration`. */
    browserSeconds?: number;
  }
}
