import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#server/errors.ts';
import { networkOf } from './network-of.ts';

/** Limit per server, because one client could fill the log. */
const MOST_A_MINUTE = 600;
/** Ordinary clients receive these statuses too: unknown path, removed resource, concurrent change. */
const ORDINARY = new Set([404, 405, 409, 410, 412]);

const WITHOUT_WARNINGS = new Set(['error', 'fatal', 'silent']);

const counts = new WeakMap<Server, { minute: number; written: number }>();

export function noteEntry(request: FastifyRequest, event: string, facts: Record<string, unknown>): void {
  write(request, { event, ...facts });
}

/** Ordinary refusals, such as an unknown path, are not logged. */
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
