import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import type { OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';

/** @throws `currency_unconfirmed` with the new currency, if `next` changes the currency without a confirmation. */
export async function assertCurrencyConfirmed(
  { region }: Pick<Platform, 'region'>,
  next: Pick<OrganisationSettings, 'currency'>,
  confirmed: string | undefined,
): Promise<void> {
  const { settings: now } = await region.current();
  if (next.currency !== now.currency.code && next.currency !== confirmed)
    throw problem(ORGANISATION_ERRORS, 'currency_unconfirmed', { members: { currency: next.currency } });
}
