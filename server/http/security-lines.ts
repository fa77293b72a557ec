import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#server/errors.ts';
import { networkOf } from './network-of.ts';

/** Security events in the log: sign-ins and refusals. They are written at `LOG_LEVEL=warn` too, which omits single requests. */

/** Maximum number of logged refusals per minute and server, because one client could fill the log. */
const MOST_A_MINUTE = 600;
/** Statuses that honest clients receive too: unknown path, removed resource, or a lost race. */
const ORDINARY = new Set([404, 405, 409, 410, 412]);

const WITHOUT_WARNINGS = new Set(['error', 'fatal', 'silent']);

/** Refusals that each server logged in the current minute. */
const counts = new WeakMap<Server, { minute: number; written: number }>();

/** Logs a sign-in, a proof of identity or the end of a session. Typed text is never logged. */
export function noteEntry(request: FastifyRequest, event: string, facts: Record<string, unknown>): void {
  write(request, { event, ...facts });
}

/** Logs a refusal because of a missing right, a limit, or a request that our screens never send. */
export function noteRefusal(request: FastifyRequest, { code, hides, text: { status } }: Problem): void {
  if (status >= 500 || (ORDINARY.has(status) && !hides)) return;
  const written = countOf(request);
  if (written <= MOST_A_MINUTE) write(request, { event: 'refused', code, status });
  if (written === MOST_A_MINUTE) request.log.warn('further refusals of this minute are not written');
}

/** @returns the position of this refusal within its minute. */
function countOf({ server: { server } }: FastifyRequest): number {
  const minute = Math.floor(Date.now() / 60_000);
  const before = counts.get(server);
  const written = before?.minute === minute ? before.written + 1 : 1;
  counts.set(server, { minute, written });
  return written;
}

function write(request: FastifyRequest, facts: Record<string, unknown>): void {
  const { log, method, url, ip } = request;
  // A site that logs no warnings gets none of these lines.
  const level = WITHOUT_WARNINGS.has(log.level) ? log.level : 'info';
  log.child({}, { level }).info({ method, url, network: networkOf(ip), ...facts }, 'security');
}
