import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInByLink } from '#features/accounts/contract/entry-routes.ts';
import type { Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import type { GivenSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { LinkTrouble } from '../links/link-trouble.tsx';
import { problemFrom } from '../problem-of.ts';
import { CodeField } from './code-field.tsx';
import styles from './entry.module.css';
import { EntryFrame } from './entry-frame.tsx';

/** Signs in with a mailed link in this browser. If the account has codes, the form asks for a code. */
export function LinkSignIn({ link, onSignedIn }: { link: string; onSignedIn: (session: GivenSession) => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const [asksCode, setAsksCode] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const enter = handleSubmit(async ({ code }) => {
    setProblem(null);
    try {
      const body = { key: link, ...(asksCode && { code }) };
      onSignedIn(await api.call(signInByLink, { body, quiet: true }));
    } catch (error) {
      const refusal = problemFrom(error);
      if (refusal.code === 'code_needed') setAsksCode(true);
      else if (refusal.code === 'code_wrong') setError('code', { message: refusal.detail }, { shouldFocus: true });
      else setProblem(refusal);
    }
  });

  return (
    <EntryFrame title={t`Entra con tu enlace`} lead={<Trans>El enlace abre tu cuenta en este dispositivo.</Trans>}>
      <Form className={styles.form} onSubmit={enter} noValidate>
        {problem && (
          <LinkTrouble
            problem={problem}
            again={enter}
            another={
              <ButtonLink size="small" to={paths.signIn()} reloadDocument>
                <Trans>Pedir otro enlace</Trans>
              </ButtonLink>
            }
          />
        )}
        {asksCode && (
          <CodeField
            error={formState.errors.code?.message}
            {...register('code', { required: t`Escribe tu código.` })}
          />
        )}
        {problem?.status !== 410 && (
          <Button type="submit" block disabled={formState.isSubmitting}>
            {formState.isSubmitting ? <Trans>Entrando…</Trans> : <Trans>Entrar ahora</Trans>}
          </Button>
        )}
      </Form>
    </EntryFrame>
  );
}
