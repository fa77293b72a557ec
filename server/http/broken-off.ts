import type { FastifyReply, FastifyRequest } from 'fastify';

type Fault = Error & { code?: unknown };

/** Returns `true` if `error` only says that the client closed its connection too early. */
export function isBrokenOff({ raw }: Pick<FastifyRequest, 'raw'>, error: Fault): boolean {
  // Node reports an incomplete body with several codes, but always as the error of the request's stream.
  return raw.errored === error || (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed);
}

/** Logs the request without an error, and sends nothing. */
export function dropBrokenOff(request: FastifyRequest, reply: FastifyReply, { code }: Fault): FastifyReply {
  request.log.debug({ code, method: request.method, url: request.url }, 'the client broke off');
  return reply.hijack();
}
