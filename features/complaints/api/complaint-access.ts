import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { may } from '#features/accounts/contract/rights.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import { COMPLAINT_PIN_HEADER, COMPLAINT_SECRET_HEADER } from '#features/complaints/contract/routes.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type ComplaintRow, findComplaint } from './complaint.store.ts';
import { forgiveTries, holdsKey, takePinTry } from './complaint-key.store.ts';

const PIN_TRIES = 10;

/** Documented headers; the check is below, so that a wrong one is 404 and tells nothing. */
export const ComplaintHeaders = Type.Object({
  [COMPLAINT_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
  [COMPLAINT_PIN_HEADER]: Type.Optional(Type.String({ maxLength: 20 })),
});
export const ComplaintParams = Type.Object({ reference: Type.String({ maxLength: 40 }) });

type Asking = Pick<FastifyRequest, 'actor' | 'headers'> & { params: { reference: string } };

/**
 * The complaint that a request may see: by the secret of a link, by the PIN of the letter, or as the account that filed it.
 * @throws 404 for everybody else, whether or not there is such a complaint, and for any PIN after too many wrong ones in an hour.
 */
export async function openComplaint(platform: Platform, request: Asking): Promise<ComplaintRow> {
  const region = platform.config.REGION;
  const reference = request.params.reference.toUpperCase();
  const holds = (await holdsSecret(platform, reference, request.headers)) ? 'edit' : null;
  const complaint = await findComplaint(platform.db, region, reference);
  // One refusal for both, so that its words do not tell a stranger which numbers exist.
  const isTheirs =
    complaint && may(request.actor, 'complaints.own', { holds, accountId: complaint.account_id }).allowed;
  if (!isTheirs) throw problem(COMPLAINT_ERRORS, 'complaint_not_found');
  return complaint;
}

async function holdsSecret({ db, config }: Platform, reference: string, headers: Asking['headers']): Promise<boolean> {
  const key = { region: config.REGION, reference };
  const secret = headers[COMPLAINT_SECRET_HEADER];
  if (typeof secret === 'string') return holdsKey(db, { ...key, kind: 'link' }, hashKey(reference, secret));
  const pin = headers[COMPLAINT_PIN_HEADER];
  if (typeof pin !== 'string') return false;
  if (!(await takePinTry(db, config.REGION, reference, PIN_TRIES))) return false;
  const fits = await holdsKey(db, { ...key, kind: 'pin' }, hashKey(reference, pin.replaceAll(/\D/g, '')));
  if (fits) await forgiveTries(db, config.REGION, reference);
  return fits;
}

/** What a secret opened is kept by nobody: no cache, no search engine, no address passed on. */
export function keepConfidential(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
}
