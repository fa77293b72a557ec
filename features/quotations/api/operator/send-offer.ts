import type { Transaction } from 'kysely';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import type { Issue } from '#features/issues.ts';
import { readOperatorStatuses, zoneName } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { OfferFinding, SentVersion } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import { firstBegin, validUntilOf } from '#features/quotations/contract/offer-times.ts';
import type { SendBody } from '#features/quotations/contract/operator.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { peopleOf } from '#features/quotations/contract/quotation.ts';
import { moveOffer } from '#features/quotations/contract/quotation-states.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { moveOneOffer, moveRequest } from '../move-quotation.ts';
import { findVersion, insertVersion } from '../offer.store.ts';
import type { OfferRow } from '../quotation.store.ts';
import { checkOffer, factsOf, type JudgedDays } from './checks/check-offer.ts';
import { readOffer } from './checks/offer-issues.rules.ts';
import { holdOption } from './hold-option.ts';
import { settingOf } from './offer-setting.ts';
import { versionView } from './operator.view.ts';
import { type LockedOffer, onOperatorOffer, openOperatorOffer } from './operator-access.ts';

type Trx = Transaction<Tables>;
const HOUR = 3_600_000;

export function sendOffer(app: App, platform: Platform): void {
  serve(app, routes.sendOffer, async (request, reply) => {
    const { body } = request;
    const { db, config } = platform;
    const region = await platform.region.current();
    const { offer } = await openOperatorOffer(platform, request);
    const once = { operation: 'sendOffer', accountId: accountIdOf(request.actor), request };
    const { version } = await workOnce<{ version: number }>(platform, once, async (keep) => {
      if (!moveOffer(offer.state, 'send', 'operator')) throw problem(QUOTATION_ERRORS, 'offer_action_refused');
      assertDraftUnchanged(offer, body);
      // The checks are slow, so they run before rows are locked. `sendVersion` compares `draftChangedAt` again under
      // the lock.
      const judged = await checkOffer(db, region, offer.draft!);
      return onOperatorOffer(platform, request, async (trx, locked) => {
        const sent = await sendVersion(trx, platform, { ...locked, body, judged, region });
        return keep(trx, { version: sent.version });
      });
    });
    return reply.code(201).send(versionView((await findVersion(db, config.REGION, offer.id, version))!));
  });
}

export interface Sending extends LockedOffer {
  body: SendBody;
  judged: JudgedDays;
  region: Region;
}

/** @throws offering_suspended, draft_changed, offer_incomplete or offer_needs_reason */
export async function sendVersion(trx: Trx, { jobs }: Platform, sending: Sending): Promise<SentVersion> {
  const { offer, quotation, body, judged, region, accountId } = sending;
  const seller = (await readOperatorStatuses(trx, offer.region_id, [offer.operator_id])).get(offer.operator_id)!;
  if (!seller.maySell) throw problem(QUOTATION_ERRORS, 'offering_suspended');
  assertDraftUnchanged(offer, body);
  const currency = region.settings.currency.code;
  const setting = await settingOf(trx, offer, offer.draft!, currency);
  const { now, zone } = setting;
  const { content, issues } = readOffer(offer.draft!, setting);
  if (!content) throw problem(QUOTATION_ERRORS, 'offer_incomplete', { issues });
  if (firstBegin(content, zone) <= now) throw problem(QUOTATION_ERRORS, 'offer_incomplete', { issues: [PAST] });
  const { party } = quotation.wish;
  const { total } = priceOffer(content, peopleOf(party));
  if (total !== body.expectedTotal) throw problem(QUOTATION_ERRORS, 'draft_changed', { members: { total } });
  const override = body.override?.trim() || null;
  if (judged.findings.length > 0 && override === null)
    throw problem(QUOTATION_ERRORS, 'offer_needs_reason', { issues: judged.findings.map(findingIssue) });

  await letOptionGo(trx, offer);
  const validUntil = validUntilOf(content, setting);
  const optionEnds = earlier(new Date(now.getTime() + content.optionHours * HOUR), validUntil);
  const option = { content, party, zone, currency, until: optionEnds, accountId, region };
  const optionBookings = content.optionHours > 0 ? await holdOption(trx, offer, option) : [];
  const version = offer.version + 1;
  await insertVersion(trx, {
    region_id: offer.region_id,
    offer_id: offer.id,
    version,
    content: JSON.stringify(content),
    findings: JSON.stringify(judged.findings),
    override: judged.findings.length > 0 ? override : null,
    facts: JSON.stringify(factsOf(content, party, judged, zoneName(zone))),
    total,
    currency,
    sent_by: accountId,
  });
  const by = { actor: 'operator', actorId: accountId } as const;
  await moveOneOffer(
    trx,
    offer,
    { action: 'send', ...by, note: { version, total, currency } },
    {
      version,
      first_answered_at: offer.first_answered_at ?? now,
      viewed_at: offer.viewed_at ?? now,
      valid_until: validUntil,
      option_until: optionBookings.length > 0 ? optionEnds : null,
      option_bookings: optionBookings.length > 0 ? optionBookings : null,
      draft: null,
      draft_changed_at: null,
      reason: null,
    },
  );
  if (quotation.state !== 'answered') await moveRequest(trx, quotation, { action: 'answer', ...by });
  await jobs.add(trx, 'quotations/tell-traveller', { offerId: offer.id, about: 'answered' });
  const end = { runAt: validUntil, key: `end-offer/${offer.id}` };
  await jobs.add(trx, 'quotations/end-offer', { offerId: offer.id }, end);
  return versionView((await findVersion(trx, offer.region_id, offer.id, version))!);
}

function assertDraftUnchanged({ draft, draft_changed_at }: OfferRow, { draftChangedAt }: SendBody): void {
  if (!draft || draft_changed_at?.getTime() !== Date.parse(draftChangedAt))
    throw problem(QUOTATION_ERRORS, 'draft_changed');
}

const PAST: Issue = {
  path: 'body.draft.startDate',
  code: 'past',
  message: 'Lo primero de la oferta ya habría empezado. Cambia el día o la hora.',
};

function findingIssue({ code, day, stop, message }: OfferFinding): Issue {
  return { path: `body.draft.days.${day}${stop === null ? '' : `.stops.${stop}`}`, code, message };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
