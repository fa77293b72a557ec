import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeAccountRow } from '../account.store.ts';
import { personOf } from '../person-of.ts';
import { accountView } from './account-view.ts';

export function changeAccount(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.changeAccount, async (request) => {
    const person = personOf(request);
    const { name, gender, language } = request.body;
    await changeAccountRow(
      db,
      { region_id: config.REGION, id: person.accountId },
      {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(gender === undefined ? {} : { gender }),
        ...(language === undefined ? {} : { language }),
      },
    );
    return accountView(platform, person);
  });
}
