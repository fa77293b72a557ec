import type { FastifyRequest } from 'fastify';
import { may } from '#features/accounts/contract/rights.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import { COMPLAINT_PIN_HEADER, COMPLAINT_SECRET_HEADER } from '#features/complaints/contract/headers.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type ComplaintRow, complaintKeys, findComplaint } from './complaint.store.ts';

export type Asking = Pick<FastifyRequest, 'actor' | 'headers'> & { params: { reference: string } };

/**
 * Accepts the secret of a link, the PIN or the account.
 * @throws 404 without access, and also for the correct PIN after too many wrong PINs
 */
export async function openComplaint(platform: Platform, request: Asking): Promise<ComplaintRow> {
  const { db, config } = platform;
  const reference = request.params.reference.toUpperCase();
  const shown = { secret: request.headers[COMPLAINT_SECRET_HEADER], pin: request.headers[COMPLAINT_PIN_HEADER] };
  const holds = (await complaintKeys.held(db, config.REGION, reference, shown)) ? 'edit' : null;
  const complaint = await findComplaint(db, config.REGION, reference);
  // Unknown complaints and complaints without access give the same error, so that callers cannot find out which numbers
  // exist.
  const isTheirs =
    complaint && may(request.actor, 'complaints.own', { holds, accountId: complaint.account_id }).allowed;
  if (!isTheirs) throw problem(COMPLAINT_ERRORS, 'complaint_not_found');
  return complaint;
}
