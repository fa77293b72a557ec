import { isDeepStrictEqual } from 'node:util';
import { personOf } from '#features/accounts/api/public.ts';
import { type AnnouncementDetail, MOST_A_DAY } from '#features/announcements/contract/announcement.ts';
import { chooseOperators } from '#features/announcements/contract/audience.ts';
import { ANNOUNCEMENT_ERRORS } from '#features/announcements/contract/errors.ts';
import * as routes from '#features/announcements/contract/routes.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import {
  countSentToday,
  findAnnouncement,
  insertAnnouncement,
  insertRecipients,
  lockSending,
} from './announcement.store.ts';
import { readAnnouncement } from './announcement.view.ts';
import { readCandidates } from './candidate.store.ts';
import { SEND_EMAIL } from './send-email.ts';

/** Emails the chosen operators. A repeated request with the same id sends no second email. */
export function sendAnnouncement(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  serve(app, routes.sendAnnouncement, async (request): Promise<AnnouncementDetail> => {
    const { actor, body: sent } = request;
    const { id, audience, operatorIds } = sent;
    const sentBy = personOf(request).accountId;
    const day = today(regionClock(await platform.region.current()));
    const [subject, body] = [sent.subject.trim(), sent.body.trim()];
    await inTransaction(db, async (trx) => {
      await lockSending(trx, region);
      const earlier = await findAnnouncement(trx, region, id);
      if (earlier) {
        const isSame =
          earlier.sent_by === sentBy &&
          earlier.subject === subject &&
          earlier.body === body &&
          isDeepStrictEqual(earlier.audience, audience);
        if (!isSame) throw problem(PLATFORM_ERRORS, 'repeated_differently');
        return;
      }
      const chosen = chooseOperators(await readCandidates(trx, region), audience, day);
      if (!haveSameIds(chosen, operatorIds)) throw problem(ANNOUNCEMENT_ERRORS, 'announcement_recipients_changed');
      if ((await countSentToday(trx, region)) >= MOST_A_DAY)
        throw problem(ANNOUNCEMENT_ERRORS, 'too_many_announcements');
      await insertAnnouncement(trx, { region, id, subject, body, audience, sentBy });
      await insertRecipients(trx, region, id, chosen);
      const people = [...new Set(chosen.flatMap(({ accountIds }) => accountIds))];
      await jobs.addAll(
        trx,
        people.map((accountId) => [SEND_EMAIL, { announcementId: id, accountId }]),
      );
      await recordAudit(trx, {
        region,
        actor,
        action: 'operators.announce',
        subject: { kind: 'announcement', id },
        after: { title: subject, operators: chosen.length, emails: people.length },
      });
    });
    return readAnnouncement(db, region, id);
  });
}

const haveSameIds = (chosen: readonly { id: string }[], seen: readonly string[]): boolean =>
  chosen.length === seen.length && chosen.every(({ id }) => seen.includes(id));
