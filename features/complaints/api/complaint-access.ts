import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { may } from '#features/accounts/contract/rights.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import { COMPLAINT_PIN_HEADER, COMPLAINT_SECRET_HEADER } from '#features/complaints/contract/routes.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type ComplaintRow, complaintKeys, findComplaint } from './complaint.store.ts';

/** The schema documents the headers; the check is below, so that a wrong one gives 404 and reveals nothing. */
export const ComplaintHeaders = Type.Object({
  [COMPLAINT_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
  [COMPLAINT_PIN_HEADER]: Type.Optional(Type.String({ maxLength: 20 })),
});
export const ComplaintParams = Type.Object({ reference: Type.String({ maxLength: 40 }) });

type Asking = Pick<FastifyRequest, 'actor' | 'headers'> & { params: { reference: string } };

/**
 * The complaint that a request may see: by the secret of a link, the PIN of the email, or the account that filed it.
 * @throws 404 otherwise, whether or not there is such a complaint, and for any PIN after too many wrong ones in an hour.
 */
export async function openComplaint(platform: Platform, request: Asking): Promise<ComplaintRow> {
  const { db, config } = platform;
  const reference = request.params.reference.toUpperCase();
  const shown = { secret: request.headers[COMPLAINT_SECRET_HEADER], pin: request.headers[COMPLAINT_PIN_HEADER] };
  const holds = (await complaintKeys.held(db, config.REGION, reference, shown)) ? 'edit' : null;
  const complaint = await findComplaint(db, config.REGION, reference);
  // One refusal for both, so that its text does not reveal which numbers exist.
  const isTheirs =
    complaint && may(request.actor, 'complaints.own', { holds, accountId: complaint.account_id }).allowed;
  if (!isTheirs) throw problem(COMPLAINT_ERRORS, 'complaint_not_found');
  return complaint;
}
