import type { FastifyReply } from 'fastify';

export function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(csv);
}
