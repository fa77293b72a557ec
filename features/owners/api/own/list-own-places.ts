import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAccountClaims } from '../claims/claim.store.ts';
import { ownClaimView } from '../claims/claim.view.ts';
import { readPlacesOf } from './own-places.store.ts';
import { readOwnedPlace } from './owned.view.ts';

/** A person runs few places, so each is read on its own. */
const MOST_COUNTED = 20;

export function listOwnPlaces(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listOwnPlaces, async (request) => {
    const person = personOf(request);
    const [rows, claims] = await Promise.all([
      readPlacesOf(
        db,
        config.REGION,
        person.places.map(({ id }) => id),
      ),
      readAccountClaims(db, config.REGION, person.accountId),
    ]);
    const counted = rows.slice(0, MOST_COUNTED);
    const tasks = await Promise.all(
      counted.map(async ({ id }) => (await readOwnedPlace(platform, person, id)).tasks.length),
    );
    return {
      items: rows.map((row, i) => ({
        ...row,
        role: person.places.find(({ id }) => id === row.id)!.role,
        tasks: tasks[i] ?? 0,
      })),
      claims: claims.map(ownClaimView),
    };
  });
}
