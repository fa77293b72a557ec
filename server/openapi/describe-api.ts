import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Config } from '#server/config.ts';
import { type ErrorText, PLATFORM_ERRORS } from '#server/errors.ts';
import { type Reach, withLimits } from '#server/http/within-reach.ts';
import type { App } from '#server/platform.ts';

export type WireClassOf = (path: string) => 'public' | 'open' | 'private';

export type ApiDocument = OpenAPIV3_1.Document;
export type Operation = OpenAPIV3_1.OperationObject & { 'x-class'?: ReturnType<WireClassOf> };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Describes the routes below `/api/` that are added after this call.
 * @param catalogue the error codes of all areas.
 */
export async function describeApi(
  app: App,
  config: Config,
  { classOf, reach, catalogue }: { classOf: WireClassOf; reach: Reach; catalogue: Readonly<Record<string, ErrorText>> },
): Promise<void> {
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API de Vereda',
        version: '1',
        summary: 'La misma interfaz que usan las pantallas del sitio.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } as never,
      },
      servers: [{ url: config.PUBLIC_URL }],
    },
    transform: ({ schema, url, route }) => ({
      schema: {
        ...schema,
        hide: schema?.hide ?? !url.startsWith('/api/'),
        ...(schema?.consumes && !schema.body && { body: {} }),
        ...(route.config?.errors && {
          response: { ...(schema?.response as object), ...refusals(route.config.errors, catalogue) },
        }),
      },
      url,
    }),
    transformObject: (document) =>
      'openapiObject' in document ? withLimits(finish(document.openapiObject as ApiDocument, classOf), reach) : {},
  };
  await app.register(swagger, options);
}

/**
 * Groups error codes by HTTP status.
 * @throws if the catalogue lacks a code.
 */
function refusals(codes: readonly string[], catalogue: Readonly<Record<string, ErrorText>>): Record<number, object> {
  const byStatus: Record<number, string[]> = {};
  for (const code of codes) {
    const text = catalogue[code];
    if (!text) throw new Error(`No area has the error code "${code}".`);
    byStatus[text.status] = [...(byStatus[text.status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${catalogue[code]?.title}`).join('. '),
        content: {
          'application/problem+json': {
            schema: { allOf: [{ $ref: PROBLEM_REF }, { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  );
}

const PROBLEM_REF = '#/components/schemas/Problem';

function finish(document: ApiDocument, classOf: WireClassOf): ApiDocument {
  document.components = {
    ...document.components,
    securitySchemes: SECURITY,
    schemas: { ...document.components?.schemas, Problem: PROBLEM },
  };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method] as Operation | undefined;
      if (!operation) continue;
      operation['x-class'] = classOf(path);
      operation.security = {
        public: [{ applicationToken: [] }],
        private: [{ personToken: [] }],
        open: [{}, { personToken: [] }],
      }[classOf(path)];
      operation.responses = {
        ...operation.responses,
        default: {
          description: 'Un problema, con su código',
          content: { 'application/problem+json': { schema: { $ref: PROBLEM_REF } } },
        },
      };
    }
  }
  return withTuples(document);
}

const SECURITY: Record<string, OpenAPIV3_1.SecuritySchemeObject> = {
  applicationToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'El token de la aplicación: la identifica, no autoriza a nadie.',
  },
  personToken: { type: 'http', scheme: 'bearer', description: 'El token de una persona que inició sesión.' },
};

const PROBLEM: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  description: 'Problem details (RFC 9457)',
  required: ['type', 'title', 'status', 'detail', 'code', 'issues', 'requestId'],
  properties: {
    type: { type: 'string', examples: ['urn:vereda:error:not_found'] },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Español, para mostrar a la persona' },
    code: { type: 'string', description: 'Estable, para programas', examples: Object.keys(PLATFORM_ERRORS) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

/** JSON Schema draft 7 writes a tuple as `items: [a, b]`, OpenAPI 3.1 writes it as `prefixItems`. */
function withTuples<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withTuples) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { items, additionalItems, ...rest } = node as Record<string, unknown>;
  const members = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withTuples(value)]));
  if (Array.isArray(items))
    return { ...members, prefixItems: items.map(withTuples), items: additionalItems ?? true } as T;
  return (items === undefined ? members : { ...members, items: withTuples(items) }) as T;
}
