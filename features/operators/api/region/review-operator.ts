import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { moveOperator } from '#features/operators/contract/operator-states.ts';
import * as routes from '#features/operators/contract/region-routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { saveOperatorPlace } from '#features/places/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_NOTICE } from '../emails/send-notice.ts';
import { lockOperator, saveOperatorState } from '../operator/profile/operator.store.ts';
import { profileOf } from '../operator/profile/operator.view.ts';
import { saveRegisterUntil, saveVerified } from './region.store.ts';
import { readRegionOperator } from './region-operator.view.ts';

const NOTICE = {
  verify: 'operator_verified',
  send_back: 'operator_sent_back',
  suspend: 'operator_suspended',
  resume: 'operator_resumed',
} as const;

export function reviewOperator(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  serve(app, routes.reviewOperator, async (request) => {
    const { params, actor, body } = request;
    const { action, reason = null } = body;
    if (reason === null && (action === 'send_back' || action === 'suspend'))
      throw problem(OPERATOR_ERRORS, 'reason_needed');
    const now = await platform.region.current();
    await inTransaction(db, async (trx) => {
      const row = await lockOperator(trx, region, params.operatorId);
      if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
      const to = moveOperator(row.state, action, 'region');
      if (!to) throw problem(OPERATOR_ERRORS, 'operator_cannot');
      if (to === 'verified') {
        const until = body.registerUntil === undefined ? row.register_until : body.registerUntil;
        if (until !== null && until < today(regionClock(now))) throw problem(OPERATOR_ERRORS, 'register_over');
        await saveRegisterUntil(trx, region, row.id, until);
      }
      await saveOperatorState(trx, row, { action, to, actorId: personOf(request).accountId, reason });
      if (action === 'verify') {
        const { about, address, lon, lat, poster, phone } = profileOf(row, now);
        const placeId = await saveOperatorPlace(trx, region, {
          id: row.company_id,
          slug: row.slug,
          name: row.name,
          summary: about,
          address,
          lon,
          lat,
          poster,
          phones: phone ? [phone] : [],
        });
        await saveVerified(trx, region, row.id, { placeId, on: today(regionClock(now)) });
      }
      await jobs.add(trx, SEND_NOTICE, { notice: NOTICE[action], operatorId: row.id });
      await recordAudit(trx, {
        region,
        actor,
        action: `operators.${action}`,
        subject: { kind: 'operator', id: row.id },
        reason: reason ?? undefined,
        before: { state: row.state },
        after: { state: to },
      });
    });
    return readRegionOperator(platform, params.operatorId, actor);
  });
}
