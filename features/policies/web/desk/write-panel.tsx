import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PolicyOnDesk } from '../../contract/desk.ts';
import { policyRoutes } from '../../contract/routes.ts';
import { DifferenceView } from '../difference/difference-view.tsx';
import { LegalText } from '../legal-text.tsx';
import styles from './desk.module.css';

interface WritePanelProps {
  policy: PolicyOnDesk;
  onChanged: (next: PolicyOnDesk) => void;
}

/** Writes the next version: on the left with its placeholders, on the right as people will read it, or what it changes. */
export function WritePanel({ policy, onChanged }: WritePanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const [side, setSide] = useState<'read' | 'difference'>('read');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { text, placeholders, inForce } = policy;
  const { register, watch, handleSubmit, setValue, formState } = useForm({
    defaultValues: { title: text.title, source: text.source, summary: policy.summary ?? '' },
  });
  const values = new Map(placeholders.map(({ name, value }) => [name, value]));
  const source = watch('source');
  // Saving what nobody changed is of use only where the names in the text in force are no longer those of today.
  const mayRenew = policy.outdated && text.hash === null;
  const filled = source.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values.get(name) ?? whole);

  const save = handleSubmit(async ({ title, source, summary }) => {
    setTrouble(null);
    try {
      const body = { title, source, summary: summary.trim() || null, hash: text.hash };
      onChanged(await api.put<PolicyOnDesk>(policyRoutes.draft.replace(':kind', policy.kind), body, { quiet: true }));
      toast({ text: t`Borrador guardado.` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.problem.issues?.[0]?.message ?? error.problem.detail);
    }
  });

  return (
    <form className={styles.write} onSubmit={(event) => void save(event)}>
      <div className={styles.typed}>
        <Field label={t`Título`} {...register('title', { required: true })} />
        <TextAreaField
          label={t`Texto`}
          hint={t`Markdown sencillo: ## título, **fuerte**, - lista, [texto](dirección).`}
          error={trouble}
          rows={22}
          className={styles.source}
          {...register('source', { required: true })}
        />
        <details className={styles.names}>
          <summary>
            <Trans>Datos que se completan solos</Trans>
          </summary>
          <ul>
            {placeholders.map(({ name, value }) => (
              <li key={name}>
                <button
                  type="button"
                  title={t`Añadir al final`}
                  onClick={() => setValue('source', `${source} {{${name}}}`, { shouldDirty: true })}
                >
                  {`{{${name}}}`}
                </button>
                <span>{value.split('\n')[0]}</span>
              </li>
            ))}
          </ul>
        </details>
        <Field
          label={t`Qué cambia y por qué`}
          hint={t`Lo leerá quien aceptó la versión anterior.`}
          {...register('summary')}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={formState.isSubmitting || !(formState.isDirty || mayRenew)}>
            <Trans>Guardar borrador</Trans>
          </Button>
        </div>
      </div>
      <div className={styles.paper}>
        <Segmented
          label={t`Qué se muestra`}
          hideLabel
          name="side"
          value={side}
          onChange={setSide}
          options={[
            { value: 'read', label: t`Como se leerá` },
            { value: 'difference', label: t`Qué cambia` },
          ]}
        />
        <div className={styles.preview}>
          {side === 'read' ? (
            <LegalText markdown={filled} />
          ) : (
            <DifferenceView before={inForce?.body ?? ''} after={filled} heading="h2" />
          )}
        </div>
      </div>
    </form>
  );
}
