import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { SignUpBody } from '#features/accounts/contract/account.ts';
import { resendConfirmation, signUp } from '#features/accounts/contract/entry-routes.ts';
import { REQUIRED_POLICIES } from '#features/accounts/contract/entry-rules.ts';
import type { PolicySummary } from '#features/policies/contract/policy.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { FormTrouble } from '../form-trouble.tsx';
import { NewPasswordField } from '../passwords/password-field.tsx';
import { keepReturnPath, returnPath } from '../return-path.ts';
import { CheckMail } from './check-mail.tsx';
import styles from './entry.module.css';
import { entryAim } from './entry-aim.ts';
import { EntryFrame } from './entry-frame.tsx';
import { useEntryWords } from './entry-words.ts';

interface SignUpScreenProps {
  texts: { policies: PolicySummary[]; notices: { id: string; title: string; text: string }[] };
}

interface Typed {
  name: string;
  email: string;
  password: string;
  accepted: Record<string, boolean>;
}

export function SignUpScreen({ texts: { policies, notices } }: SignUpScreenProps) {
  const { t } = useLingui();
  const { product } = useFace();
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = returnPath(search);
  const entered = useSession(({ person }) => sentTo !== null && person?.email === sentTo.trim().toLowerCase());
  // The person may open the confirmation link in another tab.
  useEffect(() => {
    if (entered) void navigate(back ?? accountPaths.profile(), { replace: true });
  }, [entered, back, navigate]);
  const required = policies.filter(({ kind }) => REQUIRED_POLICIES.some((it) => it === kind));

  const words = useEntryWords();
  const { form, submission, sendWith } = useContractForm<Typed, SignUpBody>({
    defaultValues: { name: '', email: '', password: '', accepted: {} },
    mode: 'onTouched',
    schema: async () => (await import('#features/accounts/contract/account.ts')).SignUpBody,
    bodyOf: ({ name, email, password }) => {
      const accepted = required.map(({ kind, version, hash }) => ({ kind, version, hash }));
      return { name, email: email.trim(), password, policies: accepted };
    },
    words,
    check: ({ accepted }) =>
      Object.fromEntries(
        required.filter(({ kind }) => !accepted[kind]).map(({ kind }) => [`accepted.${kind}`, t`Acepta este texto.`]),
      ),
  });
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const create = sendWith(async (body, call) => {
    try {
      await api.call(signUp, { body, ...call });
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'policies_changed') {
        setValue('accepted', {});
        // Navigating to the same URL loads the new legal texts and keeps the typed values.
        await navigate({ search: String(search) }, { replace: true });
      }
      throw error;
    }
    keepReturnPath(back);
    setSentTo(body.email);
  });

  if (sentTo) {
    return (
      <EntryFrame
        title={t`Falta un paso`}
        lead={<Trans>Confirma que el correo es tuyo y tu cuenta queda lista.</Trans>}
      >
        <CheckMail
          email={sentTo}
          asked={null}
          again={() => api.call(resendConfirmation, { body: { email: sentTo }, quiet: true })}
          back={() => setSentTo(null)}
        >
          <Trans>Te enviamos un enlace que sirve durante 24 horas. Ábrelo en este navegador y ya estarás dentro.</Trans>
        </CheckMail>
      </EntryFrame>
    );
  }

  return (
    <EntryFrame
      title={entryAim(back) === 'sell' ? t`Crea tu cuenta para vender` : t`Crea tu cuenta`}
      lead={
        entryAim(back) === 'sell' ? (
          <Trans>
            Primero tu cuenta; luego registras tu operador y con ella llevas sus planes, reservas y pagos en {product}.
          </Trans>
        ) : (
          <Trans>
            Lo que armaste en este navegador pasa a tu cuenta de {product} y te acompaña en todos tus dispositivos.
          </Trans>
        )
      }
    >
      <Form className={flow.stack4} {...create}>
        <FormTrouble of={submission} />
        <Field
          label={t`Cómo te llamas`}
          autoComplete="name"
          maxLength={80}
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          label={t`Correo`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <NewPasswordField
          label={t`Contraseña`}
          typed={watch('password')}
          personal={[watch('name'), watch('email')]}
          error={errors.password?.message}
          {...register('password')}
        />
        {notices.map(({ id, title, text }) => (
          <Alert key={id} tone="plain" live="none" title={title}>
            <p className={textStyles.note}>{text}</p>
          </Alert>
        ))}
        <div>
          {required.map(({ kind, title, version }) => (
            <Checkbox
              key={kind}
              aria-invalid={errors.accepted?.[kind] ? true : undefined}
              {...register(`accepted.${kind}`)}
            >
              <span>
                <Trans>
                  Acepto:{' '}
                  <TextLink kind="inline" to={paths.policy(kind)} target="_blank">
                    {title}
                  </TextLink>{' '}
                  <small>(versión {version})</small>
                </Trans>
              </span>
            </Checkbox>
          ))}
          {errors.accepted && (
            <Alert look="line">
              <Trans>Para crear tu cuenta necesitas aceptar los dos textos.</Trans>
            </Alert>
          )}
        </div>
        <Button type="submit" block disabled={submission.isBusy}>
          {submission.isBusy ? <Trans>Creando tu cuenta…</Trans> : <Trans>Crear mi cuenta</Trans>}
        </Button>
      </Form>
      <nav className={`${flow.wrap45} ${styles.more}`} aria-label={t`Otras opciones`}>
        <TextLink to={accountPaths.signIn(back ?? undefined)}>
          <Trans>Ya tengo una cuenta</Trans>
        </TextLink>
      </nav>
    </EntryFrame>
  );
}
