import { readPlaceTeams } from '#features/accounts/api/public.ts';
import type { OwnClaim, WaitingClaim } from '#features/owners/contract/claim.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type ReadClaimRow, readClaim } from './claim.store.ts';
import { openClaimCodes } from './claim-codes.ts';
import { maskPhone } from './proof.rules.ts';

const partsOf = (row: ReadClaimRow): Omit<OwnClaim, 'phone'> => ({
  id: row.id,
  place: row.place,
  state: row.state,
  proof: row.proof,
  proved: row.proved_at !== null,
  disputes: row.disputes,
  email: row.email,
  registerNumber: row.register_number,
  note: row.note,
  documents: row.documents,
  reason: row.reason,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

export const ownClaimView = (row: ReadClaimRow): OwnClaim => ({
  ...partsOf(row),
  phone: row.phone && maskPhone(row.phone),
});

/** @throws claim_not_found also for a claim of another person */
export async function readOwnClaim({ db, config }: Platform, id: string, accountId: string): Promise<OwnClaim> {
  const row = await readClaim(db, config.REGION, id);
  if (row?.account_id !== accountId) throw problem(OWNER_ERRORS, 'claim_not_found');
  return ownClaimView(row);
}

/** Only open claims show their code. */
export async function waitingClaimViews({ db, config }: Platform, rows: ReadClaimRow[]): Promise<WaitingClaim[]> {
  const codes = await openClaimCodes(config);
  const teams = await readPlaceTeams(db, config.REGION, [...new Set(rows.map(({ company_id }) => company_id))]);
  return rows.map((row) => ({
    ...partsOf(row),
    person: row.person,
    phone: row.phone,
    website: row.website,
    code: row.proof === 'phone' && row.state === 'requested' && row.proved_at === null ? codes.codeOf(row.id) : null,
    owners: teams
      .filter(
        ({ company_id, role, account_id }) =>
          company_id === row.company_id && role === 'owner' && account_id !== row.account_id,
      )
      .map(({ name, email }) => ({ name, email })),
  }));
}
