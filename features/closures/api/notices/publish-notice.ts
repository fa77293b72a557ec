import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import type { NoticeAction } from '#features/closures/contract/notice-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type Announcer, endForPlace, reopenForPlace } from '../announce-for-place.ts';
import { findClosure } from '../closure.store.ts';
import { insertNotice, lockNotice, type NoticeRow, saveNoticeState } from './notice.store.ts';

interface NewNotice extends Announcer {
  id: string;
  placeId: string;
  body: string;
  /** Local days, both included. */
  startsOn: string;
  endsOn: string;
}

/**
 * Publishes a notice of the team of a place. A repeated notice with the same id changes nothing.
 * @throws notice_not_found if another place has a notice with this id
 */
export async function publishNotice(trx: Database, { config }: Platform, notice: NewNotice): Promise<void> {
  const region = config.REGION;
  const { id, placeId, body, startsOn, endsOn, actor, madeAs } = notice;
  const earlier = await lockNotice(trx, region, id);
  if (earlier?.place_id === placeId) return;
  if (earlier) throw problem(CLOSURE_ERRORS, 'notice_not_found');
  await insertNotice(trx, {
    ...{ region_id: region, id, place_id: placeId, body, starts_on: startsOn, ends_on: endsOn, made_as: madeAs },
    ...{ created_by: accountIdOf(actor), ended_at: null, reason: null, decided_by: null },
  });
  const after = { body, startsOn, endsOn };
  await recordAudit(trx, {
    region,
    actor,
    action: 'notices.publish',
    subject: { kind: 'place', id: placeId },
    after,
  });
}

interface NoticeMove extends Pick<Announcer, 'actor'> {
  id: string;
  /** If given, the notice must be about this place. */
  placeId?: string;
  action: NoticeAction;
  /** Why the region removes the notice. */
  reason?: string | undefined;
}

/**
 * Moves a notice to another state, together with the closure that changes the hours for it.
 * @returns the place's id, and false if the notice already has the state
 * @throws notice_not_found, notice_cannot
 */
export async function moveNotice(
  trx: Database,
  platform: Platform,
  { id, placeId, action, actor, reason }: NoticeMove,
): Promise<{ placeId: string; isMoved: boolean }> {
  const region = platform.config.REGION;
  const row = await lockNotice(trx, region, id);
  if (!row || (placeId !== undefined && row.place_id !== placeId)) throw problem(CLOSURE_ERRORS, 'notice_not_found');
  if (hasState(row, action)) return { placeId: row.place_id, isMoved: false };
  await saveNoticeState(trx, row, action, { reason: reason?.trim() || null, decidedBy: accountIdOf(actor) });
  await recordAudit(trx, {
    region,
    actor,
    action: `notices.${action}`,
    subject: { kind: 'place', id: row.place_id },
    ...(reason && { reason }),
    after: { body: row.body, startsOn: row.starts_on, endsOn: row.ends_on },
  });
  if (await findClosure(trx, region, id)) {
    const closure = { id, placeId: row.place_id, actor };
    if (action === 'end' || action === 'remove') await endForPlace(trx, platform, closure);
    else await reopenForPlace(trx, platform, closure);
  }
  return { placeId: row.place_id, isMoved: true };
}

/** A repeated request changes nothing. */
const hasState = ({ state }: NoticeRow, action: NoticeAction): boolean =>
  state === { end: 'ended', resume: 'published', remove: 'removed', restore: 'published' }[action];
