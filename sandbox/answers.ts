import type { FastifyReply } from 'fastify';
import type { App } from '#server/platform.ts';
import { Refused } from './payment.ts';
import { refusal } from './till.ts';

export function hang(reply: FastifyReply, milliseconds: number): FastifyReply {
  const { socket } = reply.raw;
  reply.hijack();
  const timer = setTimeout(() => socket?.destroy(), milliseconds);
  socket?.once('close', () => clearTimeout(timer));
  return reply;
}

/** The answer to an unexpected error contains no details, because the request may contain a card number. */
export function answerTrouble(app: App, onTrouble: (error: Error) => void): void {
  app.setErrorHandler(
    (error: Error & { statusCode?: number; code?: string; validation?: unknown }, _request, reply) => {
      const refused =
        error instanceof Refused
          ? error
          : error.validation || (error.statusCode && error.statusCode < 500)
            ? new Refused(error.statusCode ?? 400, 'bad_request', 'The call is not what the documentation says.')
            : null;
      if (!refused) onTrouble(error);
      const { status, body } = refusal(
        refused ?? new Refused(503, 'unavailable', 'Not now; ask again with the same key.'),
      );
      if (status === 409 || status === 503) reply.header('retry-after', '1');
      return reply.code(status).type('application/json').send(body);
    },
  );
}
