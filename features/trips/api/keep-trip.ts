import { isDeepStrictEqual } from 'node:util';
import { Value } from 'typebox/value';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { TripDocument } from '#features/trips/contract/trip.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertTrip, lockTripByCreation, recordEvent, saveDocument } from './trip.store.ts';
import { firstKeys, keyFits, newSalt } from './trip-keys.ts';

/**
 * A repeated request with the same UUID stores its document and gets the same secrets. After the first use of the edit
 * secret, a request with this UUID is refused.
 */
export function keepTrip(app: App, { db, config }: Platform): void {
  serve(app, routes.keepTrip, async ({ actor, body }, reply) => {
    const document = Value.Clean(TripDocument, body.document) as TripDocument;
    const id = newSecret();
    const salt = newSalt();
    const keys = firstKeys(body.uuid, salt);
    const accountId = accountIdOf(actor);
    const creationHash = hashSecret(body.uuid.toLowerCase());

    const kept = await inTransaction(db, async (trx) => {
      const hashes = { creationHash, editHash: hashSecret(keys.editSecret), shareHash: hashSecret(keys.shareToken) };
      const created = await insertTrip(trx, config.REGION, { id, salt, document, accountId, ...hashes });
      if (created) {
        await recordEvent(trx, created, {
          action: 'keep',
          from_state: null,
          to_state: created.state,
          actor: 'editor',
        });
        return { trip: created, isNew: true };
      }
      const known = (await lockTripByCreation(trx, config.REGION, creationHash))!;
      if (known.keys_used_at) throw problem(TRIP_ERRORS, 'trip_already_kept');
      const unchanged = isDeepStrictEqual(known.document, document);
      return { trip: unchanged ? known : await saveDocument(trx, known, document), isNew: false };
    });

    const { editSecret, shareToken } = firstKeys(body.uuid, kept.trip.creation_salt);
    if (!keyFits(editSecret, kept.trip.edit_hash)) throw problem(TRIP_ERRORS, 'trip_already_kept');
    keepConfidential(reply);
    reply.code(kept.isNew ? 201 : 200);
    return { id: kept.trip.id, editSecret, shareToken, version: kept.trip.version };
  });
}
