import { assertEmailWithinLimits, assertWithinLimit, emailKey, personOf } from '#features/accounts/api/public.ts';
import type { RequestClaim } from '#features/owners/contract/claim.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { type ClaimablePlace, findClaimablePlace, movePlaceClaim } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { NOTIFY_DISPUTE, SEND_CODE } from '../emails/email-jobs.ts';
import { assertRegisterNumber } from '../own/assert-register-number.ts';
import { findOpenClaim, insertClaim, lockClaim } from './claim.store.ts';
import { readOwnClaim } from './claim.view.ts';
import { provesWebsite } from './proof.rules.ts';

/** A repeated request has the same answer. A claim on a claimed place is a dispute, which freezes its edits. */
export function requestClaim(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;

  serve(app, routes.requestClaim, async (request, reply) => {
    const { body } = request;
    const { accountId, places } = personOf(request);
    const place = await findClaimablePlace(db, region, body.place);
    if (!place) throw problem(PLACE_ERRORS, 'company_not_found');
    if (places.some(({ id }) => id === place.id)) throw problem(OWNER_ERRORS, 'claim_already_yours');
    assertProvable(body, place);
    const number = body.registerNumber?.trim();
    if (number) assertRegisterNumber(await platform.region.current(), 'registerNumber', number);
    const open = await findOpenClaim(db, region, { placeId: place.id, accountId });
    if (open === body.id) return reply.code(201).send(await readOwnClaim(platform, body.id, accountId));
    if (open !== null) throw problem(OWNER_ERRORS, 'claim_already_open');
    await assertWithinLimit(platform, 'claimsByAccount', accountId);
    if (body.email) await assertEmailWithinLimits(platform, ['claimEmails', emailKey(body.email)]);
    await inTransaction(db, async (trx) => {
      const claim = await movePlaceClaim(trx, region, place.id, 'request');
      const disputes = claim === 'claim_disputed';
      const isNew = await insertClaim(trx, {
        region_id: region,
        id: body.id,
        company_id: place.id,
        account_id: accountId,
        proof: body.proof,
        email: body.proof === 'email' ? (body.email ?? null) : null,
        phone: body.proof === 'phone' ? (place.phones[0] ?? null) : null,
        website: place.website,
        register_number: body.registerNumber?.trim() || null,
        note: body.note?.trim() || null,
        disputes,
        code_sent_at: null,
        proved_at: null,
        reason: null,
        decided_at: null,
        decided_by: null,
      });
      if (!isNew) {
        const earlier = await lockClaim(trx, region, body.id);
        if (earlier?.account_id !== accountId) throw problem(OWNER_ERRORS, 'claim_already_open');
        return;
      }
      if (body.proof === 'email') await jobs.add(trx, SEND_CODE, { claimId: body.id });
      if (disputes) await jobs.add(trx, NOTIFY_DISPUTE, { claimId: body.id });
    });
    return reply.code(201).send(await readOwnClaim(platform, body.id, accountId));
  });
}

/** @throws claim_proof_unavailable, claim_email_elsewhere, invalid */
function assertProvable({ proof, email, registerNumber }: RequestClaim, { phones, website }: ClaimablePlace): void {
  if (proof === 'phone' && phones.length === 0) throw problem(OWNER_ERRORS, 'claim_proof_unavailable');
  if (proof === 'email' && website === null) throw problem(OWNER_ERRORS, 'claim_proof_unavailable');
  if (proof === 'email' && !provesWebsite(email ?? '', website)) {
    const { detail } = OWNER_ERRORS.claim_email_elsewhere;
    throw problem(OWNER_ERRORS, 'claim_email_elsewhere', {
      issues: [{ path: 'body.email', code: 'elsewhere', message: detail }],
    });
  }
  if (proof === 'document' && !registerNumber?.trim()) {
    const issue = { path: 'body.registerNumber', code: 'required', message: 'Escribe el número de registro.' };
    throw problem(PLATFORM_ERRORS, 'invalid', { issues: [issue] });
  }
}
