import type { LightMyRequestResponse } from 'fastify';
import { Check } from 'typebox/schema';
import type { ApiDocument, Operation } from '#server/openapi/describe-api.ts';
import type { Schema } from './values.ts';

const INSIDE =
  /\n\s+at |\bat [\w.<>]+ \(|node_modules|file:\/\/|\/(server|features|planner)\/[\w/-]+\.ts|\b(select|insert into|update|delete from)\b[^"]{0,80}\b(from|values|set|where)\b|syntax error at|violates [\w-]+ constraint|relation "|column "|invalid input syntax|\b(TypeError|ReferenceError|SyntaxError|PostgresError|ECONNREFUSED)\b/i;

const WITHOUT_WORDS = new Set([304, 308]);

export function faultOf(
  answer: LightMyRequestResponse,
  method: string,
  operation: Operation,
  document: ApiDocument,
): string | null {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `answers ${statusCode}: ${body.slice(0, 300)}`;
  if (method === 'HEAD' || WITHOUT_WORDS.has(statusCode)) return null;
  const type = String(headers['content-type'] ?? '');
  if (statusCode >= 400) return faultOfRefusal(statusCode, type, body, document);

  const declared = operation.responses?.[String(statusCode)] as
    | { content?: Record<string, { schema?: Schema }> }
    | undefined;
  if (!declared) return `answers ${statusCode}, which it does not declare`;
  const contents = Object.entries(declared.content ?? {});
  if (body === '' || (contents.length === 0 && !type.startsWith('application/json'))) return null;
  const [name, content] = contents.find(([name]) => type.startsWith(name)) ?? [];
  if (!content) return `answers ${statusCode} as ${type || 'nothing'}, which it does not declare`;
  const { schema } = content;
  if (!schema || name !== 'application/json') return null;
  return Check(schema, JSON.parse(body)) ? null : `answers ${statusCode} outside its schema: ${body.slice(0, 300)}`;
}

function faultOfRefusal(status: number, type: string, body: string, document: ApiDocument): string | null {
  if (!type.startsWith('application/problem+json'))
    return `refuses with ${status} as ${type || 'nothing'}: ${body.slice(0, 200)}`;
  const problem = JSON.parse(body) as { status?: number };
  if (!Check(document.components!.schemas!.Problem as Schema, problem))
    return `refuses outside its schema: ${body.slice(0, 300)}`;
  if (problem.status !== status) return `refuses with ${status} and says ${problem.status}`;
  const shown = INSIDE.exec(body)?.[0];
  return shown ? `shows "${shown}" in a refusal: ${body.slice(0, 300)}` : null;
}
