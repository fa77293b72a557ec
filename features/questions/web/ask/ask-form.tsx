import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import type { PersonHere } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ASK, ASKER, type AskQuestion, type OwnQuestion } from '../../contract/ask.ts';
import { askAccountQuestion, askQuestion } from '../../contract/routes.ts';
import type { QuestionSubject } from '../question-subject.ts';
import { Similar } from './similar.tsx';
import { useSimilar } from './use-similar.ts';

interface AskFormProps {
  about: QuestionSubject;
  person: PersonHere | null;
  /** A guest confirms this email address first. */
  onSent: (email: string) => void;
  onAsked: (question: OwnQuestion) => void;
  onEnough: () => void;
}

interface Values {
  body: string;
  name: string;
  email: string;
}

export function AskForm({ about, person, onSent, onAsked, onEnough }: AskFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const draft = `pregunta/${about.kind}/${about.id}`;
  const [first] = useState(() => readDraft<string>(draft) ?? about.begins ?? '');
  const [typed, setTyped] = useState(first === about.begins ? '' : first);
  const [isFolded, setIsFolded] = useState(false);
  const similar = useSimilar(about, typed);
  const { form, submission, sendWith } = useContractForm<Values, Omit<AskQuestion, 'id'>>({
    defaultValues: { body: first, name: person?.name.split(' ')[0] ?? '', email: person?.email ?? '' },
    schema: async () => (await import('./ask-body.ts')).AskBody,
    bodyOf: ({ body, name, email }) => ({
      about: { kind: about.kind, id: about.id },
      ...{ body: body.trim(), name: name.trim(), email: email.trim() },
    }),
    words: {
      body: t`Escribe tu pregunta: al menos ${ASK.least} letras.`,
      name: t`Escribe tu nombre.`,
      email: t`Escribe tu correo, como ana@ejemplo.pe.`,
    },
    fieldOfCode: { too_many_tries: 'body' },
  });
  const send = sendWith(async ({ email, ...body }, call, id) => {
    if (person) onAsked(await api.call(askAccountQuestion, { body: { ...body, id }, ...call }));
    else onSent((await api.call(askQuestion, { body: { ...body, id, email }, ...call })).email);
    dropDraft(draft);
  });
  const { errors } = form.formState;
  return (
    <Form className={flow.stack4} {...send}>
      <TextAreaField
        label={t`¿Qué quieres saber?`}
        placeholder={t`¿Hay sombra? ¿Aceptan tarjeta?`}
        rows={2}
        maxLength={ASK.most}
        error={errors.body?.message}
        {...form.register('body', {
          onChange: ({ target }) => {
            setTyped(target.value);
            writeDraft(draft, target.value);
          },
        })}
      />
      <Similar
        found={isFolded ? [] : similar.items}
        ownerAnswers={about.ownerAnswers}
        isSame={similar.isSame}
        onStill={() => setIsFolded(true)}
        onEnough={() => {
          dropDraft(draft);
          onEnough();
        }}
      />
      <Field
        label={t`Tu nombre`}
        hint={t`Se ve junto a tu pregunta.`}
        autoComplete="given-name"
        maxLength={ASKER.most}
        error={errors.name?.message}
        {...form.register('name')}
      />
      {person ? (
        <p>
          <Trans>
            Te escribimos a <b>{person.email}</b>.
          </Trans>
        </p>
      ) : (
        <Field
          label={t`¿A dónde te respondemos?`}
          hint={t`Tu correo no se publica.`}
          placeholder={t`Tu correo`}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errors.email?.message}
          {...form.register('email')}
        />
      )}
      <FormProblem of={submission} />
      <Button type="submit" block disabled={submission.isBusy}>
        {submission.isBusy ? <Trans>Enviando…</Trans> : <Trans>Enviar mi pregunta</Trans>}
      </Button>
    </Form>
  );
}
