import { Type } from 'typebox';
import type { App } from '#server/platform.ts';
import { authorizeByKey } from './api.ts';
import type { Deliverer } from './deliver.ts';
import { FAULT_KINDS, FAULTY_CALLS, type Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { dispute } from './payment-machine.ts';
import type { Till } from './till.ts';

const Fault = Type.Object({
  call: Type.Enum([...FAULTY_CALLS]),
  kind: Type.Enum([...FAULT_KINDS]),
  times: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
});
const Step = Type.Object({ step: Type.Enum(['opened', 'won', 'lost']) });
const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Until = Type.Object({ until: Type.String({ format: 'date-time' }) });

export interface TestParts {
  ledger: Ledger;
  till: Till;
  deliverer: Deliverer;
  faults: Faults;
  key: string;
}

/** Only tests use these routes. No real provider has them. */
export function serveTests(app: App, { ledger, till, deliverer, faults, key }: TestParts): void {
  authorizeByKey(app, key);

  app.post('/v1/test/faults', { schema: { body: Fault } }, async ({ body }, reply) => {
    faults.add(body.call, body.kind, body.times);
    return reply.code(204).send();
  });
  app.delete('/v1/test/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.post('/v1/test/payments/:id/dispute', { schema: { params: Id, body: Step } }, async (request, reply) => {
    const { payment } = await till.act(request.params.id, (one, at) => dispute(one, request.body.step, at));
    return reply.type('application/json').send(till.wire(payment));
  });
  app.get('/v1/test/payments/:id/webhooks', { schema: { params: Id } }, async ({ params }) => {
    const sent = await ledger.listDeliveries(params.id);
    return { webhooks: sent.map(({ body, ...one }) => ({ ...one, event: JSON.parse(body) })) };
  });
  app.post('/v1/test/deliver', { schema: { body: Until } }, async ({ body }) => {
    return { arrived: await deliverer.deliver(new Date(body.until)) };
  });
}
