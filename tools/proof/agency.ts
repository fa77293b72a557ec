import { randomUUID } from 'node:crypto';
import { OCTO_REASONS } from '#features/octo/contract/errors.ts';
import { type Answer, ask, type Failed, type Refused } from './buyer.ts';

export interface Agency {
  key: string;
  productId: string;
  optionId: string;
}

export type AgencySale = { end: 'confirmed'; places: number; uuid: string } | Refused | Failed;

const CONTACT = { fullName: 'Rosa Díaz', emailAddress: 'rosa@example.org' };

export async function sellByOcto(
  site: () => string,
  { key, productId, optionId }: Agency,
  { departureId, unitId, places }: { departureId: string; unitId: string; places: number },
): Promise<AgencySale> {
  const call = (path: string, body: object) =>
    ask(() => `${site()}/octo${path}`, body, { authorization: `Bearer ${key}`, 'accept-language': 'en' });
  const failed = (at: string, { status, body }: Answer): Failed => ({
    ...{ end: 'failed', places, status, at },
    body: JSON.stringify(body).slice(0, 300),
  });

  const uuid = randomUUID();
  const unitItems = Array.from({ length: places }, () => ({ unitId }));
  const held = await call('/bookings', { uuid, productId, optionId, availabilityId: departureId, unitItems });
  if (held.status === 400 && held.body.errorMessage === OCTO_REASONS.sold_out.en)
    return { end: 'refused', places, status: 400, code: 'sold_out', title: 'Agotado' };
  if (held.status !== 200) return failed('octo hold', held);
  const confirmed = await call(`/bookings/${uuid}/confirm`, { contact: CONTACT });
  if (confirmed.status !== 200 || confirmed.body.status !== 'CONFIRMED') return failed('octo confirmation', confirmed);
  return { end: 'confirmed', places, uuid };
}

export async function cancelByOcto(site: () => string, { key }: Agency, uuid: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const done = await ask(() => `${site()}/octo/bookings/${uuid}/cancel`, {}, headers);
  if (done.status !== 200) throw new Error(`An agency's cancellation answered ${done.status}.`);
}
