import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { validationIssues } from '#features/issues.ts';
import type { Config } from '#server/config.ts';
import { isAway, isUnwritable } from '#server/database/sql-state.ts';
import { PLATFORM_ERRORS, Problem, problem, problemBody } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { dropBrokenOff, isBrokenOff } from './broken-off.ts';
import { noteRefusal } from './security-lines.ts';

const NOTHING_AT_ALL = "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'";
const A_YEAR = 'max-age=31536000; includeSubDomains';

export function answerErrors(app: App): void {
  const methodsOf = allowedMethods(app);

  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (isBrokenOff(request, error)) return dropBrokenOff(request, reply, error);
    const refusal = asProblem(error);
    noteRefusal(request, refusal);
    if (refusal.text.status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
    return sendProblem(request, reply, refusal);
  });

  app.setNotFoundHandler((request, reply) => {
    const allow = methodsOf(request.url);
    const withSlash = request.url.replace(/(\?|$)/, '/$1');
    if (allow.length === 0 && methodsOf(withSlash).length > 0) return reply.redirect(withSlash, 308);
    // Fastify also calls this handler if a route calls `callNotFound`.
    const refusal =
      allow.length > 0 && !allow.includes(request.method)
        ? problem(PLATFORM_ERRORS, 'method_not_allowed', { headers: { allow: allow.join(', ') } })
        : problem(PLATFORM_ERRORS, 'not_found');
    return sendProblem(request, reply, refusal);
  });
}

/** Answers errors that occur before routing, when no hook has set the headers. */
export function answerFrameworkErrors({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': NOTHING_AT_ALL,
    ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': A_YEAR }),
  };
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    sendProblem(request, reply, asProblem(error));
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Problem): FastifyReply {
  return reply
    .code(refusal.text.status)
    .headers({ 'cache-control': 'no-store', ...refusal.headers })
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemBody(refusal, request.id));
}

function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) {
    return problem(PLATFORM_ERRORS, 'invalid', { issues: validationIssues(error.validation, error.validationContext) });
  }
  if (isUnwritable(error)) return problem(PLATFORM_ERRORS, 'bad_request');
  if (isAway(error)) return problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '5' } });
  switch (error.statusCode) {
    case 404:
      return problem(PLATFORM_ERRORS, 'not_found');
    case 413:
      return problem(PLATFORM_ERRORS, 'too_large');
    case 415:
      return problem(PLATFORM_ERRORS, 'unsupported_media_type');
    case 503:
      return problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '5' } });
    default:
      return problem(PLATFORM_ERRORS, (error.statusCode ?? 500) < 500 ? 'bad_request' : 'internal');
  }
}

/** Returns the allowed methods of a URL, so that a wrong method gets 405 instead of 404. */
function allowedMethods(app: App): (url: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z0-9_]+/g, '[^/]+');
    routes.push({ pattern: new RegExp(`^${escaped}$`), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split('?', 1)[0]!;
    const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].sort();
  };
}
