import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import * as routes from '#features/trips/contract/publication-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, recordEvent } from '../../trip.store.ts';
import { NOTIFY_AUTHOR } from '../emails/notify-author.ts';
import { findPublication, lockOpen, lockPublication, movePublication, saveListed } from '../publication.store.ts';
import { settleReports } from '../reports/report.store.ts';
import { findCase } from './case.store.ts';
import { caseViews } from './case.view.ts';

export function judgePublicTrip(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  serve(app, routes.judgePublicTrip, async (request, reply) => {
    const { actor, params, body } = request;
    const { judgement } = body;
    reply.header('cache-control', 'no-store');
    const isApproved = judgement === 'approve';
    const needsReason = judgement === 'refuse' || judgement === 'remove';
    if (needsReason && !body.reason) {
      const issues = [{ path: 'body.reason', code: 'required', message: 'Elige por qué no se publica.' }];
      throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    }
    const now = new Date();
    await inTransaction(db, async (trx) => {
      const found = await findPublication(trx, region, params.id);
      // Every change of a publication locks its trip first.
      const trip = found && (await lockTrip(trx, region, found.trip_id));
      const publication = trip && (await lockPublication(trx, region, params.id));
      if (!publication) throw problem(TRIP_ERRORS, 'publication_not_found');
      if (isApproved) {
        const { live } = await lockOpen(trx, trip);
        if (live && live.id !== publication.id) await movePublication(trx, live, { action: 'replace', actor: 'rule' });
      }
      const judged = await movePublication(trx, publication, {
        action: judgement,
        actor: 'region',
        change: {
          judged_by: personOf(request).accountId,
          // The list of published trips keeps its order.
          ...(judgement === 'uphold' ? { upheld_at: now } : { judged_at: now }),
          reason: needsReason ? body.reason! : null,
        },
      });
      if (isApproved || judgement === 'remove') await saveListed(trx, trip, isApproved);
      await settleReports(trx, publication);
      await recordEvent(trx, trip, {
        ...{ action: `${judgement}_publication`, from_state: trip.state, to_state: trip.state, actor: 'moderator' },
        ...(needsReason && { reason: body.reason }),
      });
      await recordAudit(trx, {
        region,
        actor,
        action: `trips.${judgement}`,
        subject: { kind: 'trip_publication', id: publication.id },
        before: { state: publication.state, reason: publication.reason },
        after: { state: judged.state, reason: judged.reason },
      });
      // The author gets no email if the region rejects a report.
      if (judgement !== 'uphold')
        await jobs.add(trx, NOTIFY_AUTHOR, {
          publicationId: publication.id,
          judgement,
          title: publication.document!.title,
        });
    });
    return (await caseViews(platform, [(await findCase(db, region, params.id))!]))[0]!;
  });
}
