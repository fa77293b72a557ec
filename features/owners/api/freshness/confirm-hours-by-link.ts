import type { Person } from '#features/accounts/contract/actor.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import * as routes from '#features/owners/contract/confirmation-routes.ts';
import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import { confirmHours } from '#features/places/api/public.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertFree } from '../own/assert-free.ts';
import type { ConfirmationRow } from './confirmation.store.ts';
import { confirmationView, openConfirmation } from './confirmation.view.ts';

/** The link confirms only the hours of its place. A repeated request changes nothing. */
export function confirmHoursByLink(app: App, platform: Platform): void {
  serve(app, routes.confirmHoursByLink, async ({ headers }, reply) => {
    keepConfidential(reply);
    const found = await openConfirmation(platform, headers[OWNER_SECRET_HEADER]);
    const confirmation = { actor: memberBehind(found), madeAs: found.role };
    await confirmHours(platform, operatorRows, found.company_id, confirmation, assertFree);
    return confirmationView(platform, found);
  });
}

/** The person to whom the link was sent. The link gives no other right, so the person has no session and no places. */
const memberBehind = ({ account_id, account_name, email }: ConfirmationRow): Person => ({
  kind: 'person',
  accountId: account_id,
  sessionId: '',
  name: account_name,
  email,
  staff: null,
  secondFactor: false,
  places: [],
  operators: [],
});
