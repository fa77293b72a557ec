import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { LEGAL_MODES } from '#features/organisation/contract/choices.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PolicyOnDesk } from '../../contract/desk.ts';
import { fillIn } from '../../contract/fill-in.ts';
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
  const [open, close] = ['{{#vende}}', '{{/vende}}'];
  const [trouble, setTrouble] = useState<string | null>(null);
  const { text, fillings, inForce, prepared, legalMode } = policy;
  const asked = useSearchParams()[0].get('modo');
  const mode = fillings.find((one) => text.hash === null && one.mode === asked)?.mode ?? legalMode.draft;
  const { register, watch, handleSubmit, setValue, formState } = useForm({
    defaultValues: { title: text.title, source: text.source, summary: policy.summary ?? '', mode },
  });
  const source = watch('source');
  const chosen = watch('mode');
  const filling = fillings.find((one) => one.mode === chosen) ?? fillings[0]!;
  // Saving what nobody changed is of use only where the names in the text in force are no longer those of today.
  const mayRenew = (policy.outdated || policy.otherMode || mode !== legalMode.now) && text.hash === null;
  const filled = fillIn(source, filling);

  const save = handleSubmit(async ({ title, source, summary, mode }) => {
    setTrouble(null);
    try {
      const body = { title, source, summary: summary.trim() || null, hash: text.hash, legalMode: mode };
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
        {fillings.length > 1 && (
          <SelectField
            label={t`Para el modo`}
            hint={
              chosen === legalMode.now
                ? t`El que tiene el sitio ahora.`
                : t`Se publica solo, cuando el sitio pase a ese modo.`
            }
            {...register('mode')}
          >
            {fillings.map((one) => (
              <option key={one.mode} value={one.mode}>
                {LEGAL_MODES[one.mode]}
              </option>
            ))}
          </SelectField>
        )}
        {prepared && prepared.source !== source && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setValue('title', prepared.title, { shouldDirty: true });
              setValue('source', prepared.source, { shouldDirty: true });
            }}
          >
            <Trans>Empezar con el texto preparado</Trans>
          </Button>
        )}
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
            {Object.entries(filling.values).map(([name, value]) => (
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
          {fillings.length > 1 && (
            <p>
              <Trans>
                Un trozo que solo vale en algunos modos va entre <code>{open}</code> y <code>{close}</code>; también con
                no_vende, solo_cotizacion y vende_todo.
              </Trans>
            </p>
          )}
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
