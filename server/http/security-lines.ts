import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#server/errors.ts';
import { networkOf } from './network-of.ts';

/** Lines of the log about who came in and who was kept out. They are written at `LOG_LEVEL=warn` too, which leaves single requests out. */

/** In a minute the log takes this many refusals of one server: whoever is refused a million times would fill it. */
const MOST_A_MINUTE = 600;
/** What a careful caller hears too: the way is wrong, the thing is gone, or somebody was quicker. */
const ORDINARY = new Set([404, 405, 409, 410, 412]);

const WITHOUT_WARNINGS = new Set(['error', 'fatal', 'silent']);

/** What each server has written in which minute. */
const counts = new WeakMap<Server, { minute: number; written: number }>();

/** A sign-in, a proof of who one is, an end of a session. Never what was typed. */
export function noteEntry(request: FastifyRequest, event: string, facts: Record<string, unknown>): void {
  write(request, { event, ...facts });
}

/** A refusal for want of a right, over a limit, or of what no screen of ours sends. */
export function noteRefusal(request: FastifyRequest, { code, hides, text: { status } }: Problem): void {
  if (status >= 500 || (ORDINARY.has(status) && !hides)) return;
  const written = countOf(request);
  if (written <= MOST_A_MINUTE) write(request, { event: 'refused', code, status });
  if (written === MOST_A_MINUTE) request.log.warn('further refusals of this minute are not written');
}

/** @returns the how manyth refusal of its minute this is. */
function countOf({ server: { server } }: FastifyRequest): number {
  const minute = Math.floor(Date.now() / 60_000);
  const before = counts.get(server);
  const written = before?.minute === minute ? before.written + 1 : 1;
  counts.set(server, { minute, written });
  return written;
}

function write(request: FastifyRequest, facts: Record<string, unknown>): void {
  const { log, method, url, ip } = request;
  // Whoever wants no warnings wants none of these.
  const level = WITHOUT_WARNINGS.has(log.level) ? log.level : 'info';
  log.child({}, { level }).info({ method, url, network: networkOf(ip), ...facts }, 'security');
}
