import { isLastAdmin, personOf } from '#features/accounts/api/public.ts';
import { DELETION_GRACE_DAYS } from '#features/accounts/contract/account-states.ts';
import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import * as routes from '#features/privacy/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findLastCopy } from './copy/data-copy.store.ts';
import { dataCopyView } from './copy/data-copy.view.ts';
import { holdingsView } from './declaration/holdings.view.ts';
import { PERSONAL_DATA } from './declaration/tables.ts';
import { countRows } from './personal-data.store.ts';

export function showPrivacy(app: App, { db, config }: Platform): void {
  serve(app, routes.showPrivacy, async (request) => {
    const { accountId, email } = personOf(request);
    const tables = Object.keys(PERSONAL_DATA).filter((name) => PERSONAL_DATA[name]?.about !== 'nobody');
    const [counts, copy, last] = await Promise.all([
      countRows(db, tables, { region: config.REGION, id: accountId, email }),
      findLastCopy(db, config.REGION, accountId),
      isLastAdmin(db, config.REGION, accountId),
    ]);
    return {
      holdings: holdingsView(counts),
      copy: copy ? dataCopyView(copy) : null,
      erasure: { graceDays: DELETION_GRACE_DAYS, refusal: last ? PRIVACY_ERRORS.last_admin_leaves.detail : null },
    };
  });
}
