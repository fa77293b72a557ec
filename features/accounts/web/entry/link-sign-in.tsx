import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { signInByLink } from '#features/accounts/contract/entry-routes.ts';
import type { UseLinkBody } from '#features/accounts/contract/session.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import type { GivenSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { LinkTrouble } from '../links/link-trouble.tsx';
import { CodeField } from './code-field.tsx';
import { EntryFrame } from './entry-frame.tsx';

export function LinkSignIn({ link, onSignedIn }: { link: string; onSignedIn: (session: GivenSession) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const [asksCode, setAsksCode] = useState(false);
  const { form, submission, sendWith } = useContractForm<{ code: string }, UseLinkBody>({
    defaultValues: { code: '' },
    schema: async () => (await import('#features/accounts/contract/session.ts')).UseLinkBody,
    bodyOf: ({ code }) => ({ key: link, ...(asksCode && { code }) }),
    words: { code: { empty: t`Escribe tu código.` } },
    fieldOfCode: { code_wrong: 'code' },
  });
  const { failure, problem, retry, isBusy } = submission;
  const enter = sendWith(async (body, call) => {
    try {
      onSignedIn(await api.call(signInByLink, { body, ...call }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.code !== 'code_needed') throw error;
      setAsksCode(true);
    }
  });

  return (
    <EntryFrame title={t`Entra con tu enlace`} lead={<Trans>El enlace abre tu cuenta en este dispositivo.</Trans>}>
      <Form className={flow.stack4} {...enter}>
        {failure && problem && (
          <LinkTrouble
            problem={problem}
            again={retry}
            another={
              <ButtonLink size="small" to={accountPaths.signIn()} reloadDocument>
                <Trans>Pedir otro enlace</Trans>
              </ButtonLink>
            }
          />
        )}
        {asksCode && <CodeField error={form.formState.errors.code?.message} {...form.register('code')} />}
        {problem?.status !== 410 && (
          <Button type="submit" block disabled={isBusy}>
            {isBusy ? <Trans>Entrando…</Trans> : <Trans>Entrar ahora</Trans>}
          </Button>
        )}
      </Form>
    </EntryFrame>
  );
}
