import { Account, ChangeAccountBody } from '#features/accounts/contract/account.ts';
import type { Person } from '#features/accounts/contract/actor.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeAccountRow, findAccount } from '../account.store.ts';
import { findNewEmail } from '../account-key.store.ts';
import { countPasskeys } from '../passkeys/passkey.store.ts';
import { personOf } from '../person-of.ts';
import { provedUntil } from '../proof/step-up.ts';
import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor.store.ts';
import { findSession } from '../sessions/session.store.ts';

/** `/api/me/account`: a person's profile, and how the account is protected. */
export function changeAccount(app: App, { db, config }: Platform): void {
  app.get(
    accountRoutes.account,
    {
      config: { right: 'account.own' },
      schema: { tags: ['Cuenta'], summary: 'Tu cuenta', response: { 200: Account } },
    },
    async (request) => view(personOf(request)),
  );

  app.patch(
    accountRoutes.account,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Cambia tu nombre, tu género o tu idioma',
        body: ChangeAccountBody,
        response: { 200: Account },
      },
    },
    async (request) => {
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
      return view(person);
    },
  );

  async function view({ accountId, sessionId, staff, places, operators }: Person): Promise<Account> {
    const account = (await findAccount(db, config.REGION, accountId))!;
    const [newEmail, passkeys, factor, recoveryCodesLeft, session] = await Promise.all([
      findNewEmail(db, account),
      countPasskeys(db, account),
      findSecondFactor(db, account),
      countRecoveryCodes(db, account),
      findSession(db, config.REGION, sessionId),
    ]);
    const until = session && provedUntil(session.proved_at);
    return {
      id: account.id,
      state: account.state,
      name: account.name,
      email: account.email,
      newEmail,
      gender: account.gender,
      language: account.language,
      createdAt: account.created_at.toISOString(),
      staff,
      companies: places,
      operators,
      passkeys,
      secondFactor: { on: factor !== undefined, required: staff === 'admin', recoveryCodesLeft },
      provedUntil: until && Date.parse(until) > Date.now() ? until : null,
    };
  }
}
