import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Toggle } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { AUTHOR_NAME, type OwnPublication } from '../../contract/publication.ts';
import { publishTrip } from '../../contract/publication-routes.ts';

interface PublishFormProps {
  id: string;
  headers: Record<string, string>;
  publication: OwnPublication;
  notes: boolean;
  onNotes: (notes: boolean) => void;
  onChanged: () => Promise<void>;
}

export function PublishForm({ id, headers, publication, notes, onNotes, onChanged }: PublishFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const own = useSession((session) => session.person?.name ?? '');
  const { latest, live, version } = publication;
  const [name, setName] = useState(latest?.authorName ?? own);
  const [isNamed, setIsNamed] = useState(latest ? latest.authorName !== null : false);
  const author = name.trim();
  const missesName = isNamed && author.length < AUTHOR_NAME.least;
  const publish = () =>
    submission.submit(async (call) => {
      const body = { version, authorName: isNamed ? author : null, notes };
      await api.call(publishTrip, { params: { id }, headers, body, ...call }).finally(onChanged);
      toast({ text: t`Lo recibimos. En un día como máximo verás aquí la respuesta.` });
    });
  return (
    <form
      className={flow.stack4}
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <Toggle
        checked={isNamed}
        onChange={({ target }) => setIsNamed(target.checked)}
        hint={<Trans>Si no, el viaje se publica sin decir de quién es.</Trans>}
      >
        <Trans>Mostrar mi nombre</Trans>
      </Toggle>
      {isNamed && (
        <Field
          label={t`Cómo quieres que te nombren`}
          value={name}
          maxLength={AUTHOR_NAME.most}
          autoComplete="name"
          required
          error={missesName ? t`Escribe al menos dos letras.` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Toggle
        checked={notes}
        onChange={({ target }) => onNotes(target.checked)}
        hint={<Trans>Lo que escribiste en tus paradas. Revísalo abajo antes de publicar.</Trans>}
      >
        <Trans>Mostrar mis notas</Trans>
      </Toggle>
      <p className={textStyles.note}>
        <Trans>
          Nunca se publica lo que gastas ni lo que reservas, dónde está tu casa ni las fechas: solo se lee el mes.
        </Trans>
      </p>
      <FormProblem of={submission} />
      <Button type="submit" disabled={submission.isBusy || missesName}>
        {live ? (
          <Trans>Publicar esta versión</Trans>
        ) : latest?.state === 'pending' ? (
          <Trans>Cambiar lo que pediste</Trans>
        ) : (
          <Trans>Pedir que se publique</Trans>
        )}
      </Button>
    </form>
  );
}
