import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#server/errors.ts';
import { networkOf } from './network-of.ts';

/** Security events in the log: sign-ins and refusals. They are written even at `LOG_LEVEL=warn`. */

/** Largest number of logged refusals per minute and server. One client could otherwise fill the log. */
const MOST_A_MINUTE = 600;
/** Statuses that ordinary clients receive too: unknown path, removed resource, concurrent change. */
const ORDINARY = new Set([404, 405, 409, 410, 412]);

const WITHOUT_WARNINGS = new Set(['error', 'fatal', 'silent']);

/** Number of refusals in the current minute, keyed by server. */
const counts = new WeakMap<Server, { minute: number; written: number }>();

/** Logs a sign-in, a step-up or the end of a session. Text that a person typed is never logged. */
export function noteEntry(request: FastifyRequest, event: string, facts: Record<string, unknown>): void {
  write(request, { event, ...facts });
}

/** Logs a refused request. Ordinary refusals, such as an unknown path, are not logged. */
export function noteRefusal(request: FastifyRequest, { code, hides, text: { status } }: Problem): void {
  if (status >= 500 || (ORDINARY.has(status) && !hides)) return;
  const written = countOf(request);
  if (written <= MOST_A_MINUTE) write(request, { event: 'refused', code, status });
  if (written === MOST_A_MINUTE) request.log.warn('further refusals of this minute are not written');
}

function countOf({ server: { server } }: FastifyRequest): number {
  const minute = Math.floor(Date.now() / 60_000);
  const before = counts.get(server);
  const written = before?.minute === minute ? before.written + 1 : 1;
  counts.set(server, { minute, written });
  return written;
}

function write(request: FastifyRequest, facts: Record<string, unknown>): void {
  const { log, method, url, ip } = request;
  // A site whose level is above `warn` writes none of these lines.
  const level = WITHOUT_WARNINGS.has(log.level) ? log.level : 'info';
  log.child({}, { level }).info({ method, url, network: networkOf(ip), ...facts }, 'security');
}
