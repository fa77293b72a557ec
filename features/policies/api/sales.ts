import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { mayCharge, type SalesChannel, sellsBy } from '#features/policies/contract/sales.ts';
import { salesOf } from '#regions/legal-mode.ts';
import type { Region } from '#regions/read-region.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Every route that begins a sale must call this function.
 * @throws site_does_not_sell
 */
export async function assertSells({ region }: Pick<Platform, 'region'>, channel: SalesChannel): Promise<void> {
  assertRegionSells(await region.current(), channel);
}

export function assertRegionSells(region: Pick<Region, 'settings' | 'country'>, channel: SalesChannel): void {
  if (!sellsBy(salesOf(region), channel)) throw problem(POLICY_ERRORS, 'site_does_not_sell');
}

/**
 * Every route that begins a payment must call this function.
 * @throws site_does_not_charge
 */
export async function assertCharges(
  { region }: Pick<Platform, 'region'>,
  order: { channel: 'web' | 'quotation' | 'octo' | 'desk'; state: string },
): Promise<void> {
  if (!chargesFor(await region.current(), order)) throw problem(POLICY_ERRORS, 'site_does_not_charge');
}

export function chargesFor(
  region: Pick<Region, 'settings' | 'country'>,
  { channel, state }: { channel: 'web' | 'quotation' | 'octo' | 'desk'; state: string },
): boolean {
  return mayCharge(salesOf(region), {
    channel: channel === 'quotation' ? 'quotation' : channel === 'octo' ? 'agency' : 'basket',
    isConfirmed: state === 'confirmed',
  });
}
