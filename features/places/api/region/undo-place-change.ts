import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { FactName, PlaceFacts } from '#features/places/contract/place-facts.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changePlace } from './change-place.ts';
import { factsOf, isSameFact } from './facts.rules.ts';
import { lockExistingPlace, readRegionPlace } from './place-access.ts';
import { findChange } from './region.store.ts';

export function undoPlaceChange(app: App, platform: Platform, operators: Rows): void {
  const { db, config } = platform;

  serve(app, routes.undoPlaceChange, async ({ params: { id, changeId }, actor }) => {
    const isUndone = await inTransaction(db, async (trx) => {
      const row = await lockExistingPlace(trx, config.REGION, operators, id);
      const change = await findChange(trx, config.REGION, id, changeId);
      if (!change || change.fact === 'state') throw problem(PLACE_ERRORS, 'company_change_not_found');
      const fact: FactName = change.fact;
      const now = factsOf(row);
      if (!isSameFact(now[fact], change.after)) return false;
      const columns = ownColumns(fact, change.columns, row.edited_fields);
      await changePlace(trx, platform, row, {
        ...{ fact, columns, actor },
        facts: { ...now, [fact]: change.before } as PlaceFacts,
        source: change.source,
        action: 'places.undo',
        undoes: change.id,
        isProtected: change.was_edited,
      });
      return true;
    });
    const current = await readRegionPlace(platform, operators, id);
    if (!isUndone) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
}

/** A position brings its district and measurements bring a need, unless a person edited these by themselves. */
const BROUGHT: Partial<Record<FactName, string>> = { position: 'district', access: 'needs' };

function ownColumns(fact: FactName, columns: Record<string, unknown>, edited: readonly string[]) {
  const brought = BROUGHT[fact];
  if (!brought || !edited.includes(brought)) return columns;
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name !== brought));
}
