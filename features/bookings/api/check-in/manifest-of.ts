import type { Actor } from '#features/accounts/contract/actor.ts';
import { may } from '#features/accounts/contract/rights.ts';
import type { Manifest } from '#features/bookings/contract/check-in.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';
import { voucherKey } from '../voucher/voucher-key.ts';
import { authorizeDeparture } from './departure-of.ts';
import { readExpected, readMessages } from './manifest.store.ts';
import { manifestView } from './manifest.view.ts';

export async function manifestOf(
  platform: Platform,
  orders: Rows,
  actor: Actor,
  params: { operatorId: string; departureId: string },
): Promise<Manifest> {
  const { key, departure } = await authorizeDeparture(platform, actor, 'departures.check_in', params);
  const [expected, messages, { publicKey }] = await Promise.all([
    readExpected(platform.db, key, orders),
    readMessages(platform.db, key),
    voucherKey(platform.config),
  ]);
  const mayMessage = may(actor, 'departures.message', key).allowed;
  const mayChange = may(actor, 'operator.sell', key).allowed;
  return manifestView({ departure, expected, messages, publicKey, mayMessage, mayChange });
}

export function manifestFileName({ departure: { localDate, localTime } }: Manifest, ending: string): string {
  return `lista-${localDate}${localTime ? `-${localTime.replace(':', '')}` : ''}.${ending}`;
}
