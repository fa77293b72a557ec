import type { FastifyReply } from 'fastify';
import { keepConfidential } from '#server/http/confidential.ts';

export function sendAttachment(reply: FastifyReply, name: string, type: string, file: Buffer | string): FastifyReply {
  keepConfidential(reply);
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
}
