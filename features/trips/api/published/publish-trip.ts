import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import * as routes from '#features/trips/contract/publication-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, recordEvent } from '../trip.store.ts';
import { tripView } from '../trip.view.ts';
import { authorizeEditor } from '../trip-access.ts';
import { insertPublication, lockOpen, movePublication, type PublicationRow } from './publication.store.ts';
import { publicationOfTrip } from './publication-of-trip.ts';
import { filtersOf, placedStops, publicSnapshot } from './snapshot.rules.ts';

/**
 * The published version stays visible until the region approves the new version. A repeated request changes nothing.
 */
export function publishTrip(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.publishTrip, async ({ actor, params, headers, body }, reply) => {
    const wanted = { version: body.version, author_name: body.authorName?.trim() ?? null, with_notes: body.notes };
    const trip = await inTransaction(db, async (trx) => {
      const found = authorizeEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
      if (found.state === 'binned') throw problem(TRIP_ERRORS, 'trip_binned');
      if (found.version !== body.version)
        throw problem(TRIP_ERRORS, 'trip_conflict', { members: { current: tripView(found, 'edit') } });
      const document = publicSnapshot(found.document, { notes: body.notes });
      if (placedStops(document).length === 0) throw problem(TRIP_ERRORS, 'trip_too_empty');
      const { pending, live } = await lockOpen(trx, found);
      const isKnown = (row: PublicationRow | undefined) =>
        row?.version === wanted.version &&
        row.author_name === wanted.author_name &&
        row.with_notes === wanted.with_notes;
      if (pending ? isKnown(pending) : isKnown(live)) return found;
      if (pending) await movePublication(trx, pending, { action: 'replace', actor: 'rule' });
      await insertPublication(trx, {
        ...{ region_id: config.REGION, trip_id: found.id, ...wanted },
        ...filtersOf(document),
        document: JSON.stringify(document),
        browser: causingBrowser() ?? null,
      });
      const { state } = found;
      await recordEvent(trx, found, {
        ...{ action: 'ask_publication', from_state: state, to_state: state, actor: 'editor' },
      });
      return found;
    });
    keepConfidential(reply);
    return publicationOfTrip(platform, trip, { notes: body.notes });
  });
}
