import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LEGAL_MODES } from '#features/organisation/contract/choices.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { ConflictPanel, RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { fillIn } from '../../contract/fill-in.ts';
import type { RegionPolicy } from '../../contract/region.ts';
import { showRegionPolicy, writePolicyDraft } from '../../contract/region-routes.ts';
import { DifferenceView } from '../difference/difference-view.tsx';
import { LegalText } from '../legal-text.tsx';
import styles from './region.module.css';

interface WritePanelProps {
  policy: RegionPolicy;
  onChanged: (next: RegionPolicy) => void;
}

type Mode = RegionPolicy['legalMode']['draft'];
interface Written {
  title: string;
  source: string;
  summary: string;
  mode: Mode;
}
const itself = (written: Written) => written;
const writtenOf = ({ text: { title, source }, summary }: RegionPolicy, mode: Mode): Written => ({
  title,
  source,
  summary: summary ?? '',
  mode,
});

export function WritePanel({ policy, onChanged }: WritePanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const [side, setSide] = useState<'read' | 'difference'>('read');
  const [open, close] = ['{{#vende}}', '{{/vende}}'];
  const { text, fillings, inForce, prepared, legalMode } = policy;
  const asked = useSearchParams()[0].get('modo');
  const mode = fillings.find((one) => text.hash === null && one.mode === asked)?.mode ?? legalMode.draft;
  const draft = useEditorDraft<Written, Written>({
    key: `policy/${policy.kind}`,
    saved: writtenOf(policy, mode),
    plain: itself,
    revive: itself,
  });
  const { title, source, summary, mode: chosen } = draft.value;
  const change = (more: Partial<Written>) => draft.change((now) => ({ ...now, ...more }));
  const filling = fillings.find((one) => one.mode === chosen) ?? fillings[0]!;
  // Saving a text without changes helps only if its names or its legal mode are outdated.
  const mayRenew = (policy.outdated || policy.otherMode || mode !== legalMode.now) && text.hash === null;
  const filled = fillIn(source, filling);

  const { submission, errorAt, formProps, send, clear } = useDraftForm<BodyOf<ShapeOf<typeof writePolicyDraft>>>({
    schema: async () => (await import('../../contract/region.ts')).SaveDraftBody,
    bodyOf: () => ({ title, source, summary: summary.trim() || null, hash: text.hash, legalMode: chosen }),
    fields: ['title', 'source', 'summary'],
    check: () => (title.trim() && source.trim() ? [] : [{ path: 'source', message: t`Escribe el título y el texto.` }]),
  });
  const { isBusy, failure } = submission;

  async function save(event: FormEvent) {
    event.preventDefault();
    await send(async (body, call) => {
      const saved = await api.call(writePolicyDraft, { params: { kind: policy.kind }, body, ...call });
      draft.accept(writtenOf(saved, saved.legalMode.draft), draft.value);
      onChanged(saved);
      toast({ text: t`Borrador guardado.` });
    }, explain);
  }
  async function explain(error: unknown): Promise<string | null> {
    if (!(error instanceof ApiError)) return null;
    if (error.problem.code !== 'policy_draft_changed') return null;
    onChanged(await api.call(showRegionPolicy, { params: { kind: policy.kind }, quiet: true }));
    return t`Alguien guardó otro borrador mientras escribías. Ya están juntos: revísalo y guarda.`;
  }

  if (draft.conflicts) {
    const names: Readonly<Record<string, string>> = {
      title: t`Título`,
      source: t`Texto`,
      summary: t`Qué cambia y por qué`,
      mode: t`Para el modo`,
    };
    return (
      <ConflictPanel
        conflicts={draft.conflicts}
        nameOf={([member = '']) => names[member] ?? member}
        show={([member], value) => (member === 'mode' ? LEGAL_MODES[value as Mode] : null)}
        onSettle={draft.settle}
      />
    );
  }
  return (
    <Form {...formProps} className={styles.write} onSubmit={save}>
      <div className={`${flow.stack4} ${flow.shrinks}`}>
        {draft.isRecovered && draft.isChanged && (
          <RecoveredLine
            onDiscard={() => {
              clear();
              return draft.discard();
            }}
          />
        )}
        {fillings.length > 1 && (
          <SelectField
            label={t`Para el modo`}
            hint={
              chosen === legalMode.now
                ? t`El que tiene el sitio ahora.`
                : t`Se publica solo, cuando el sitio pase a ese modo.`
            }
            value={chosen}
            onChange={({ target }) => change({ mode: target.value as Mode })}
          >
            {fillings.map((one) => (
              <option key={one.mode} value={one.mode}>
                {LEGAL_MODES[one.mode]}
              </option>
            ))}
          </SelectField>
        )}
        {prepared && prepared.source !== source && (
          <Button kind="quiet" size="small" onClick={() => change({ title: prepared.title, source: prepared.source })}>
            <Trans>Empezar con el texto preparado</Trans>
          </Button>
        )}
        <Field
          label={t`Título`}
          value={title}
          error={errorAt('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextAreaField
          label={t`Texto`}
          hint={t`Markdown sencillo: ## título, **fuerte**, - lista, [texto](dirección).`}
          error={errorAt('source') ?? failure}
          rows={22}
          className={styles.source}
          value={source}
          onChange={({ target }) => change({ source: target.value })}
        />
        <Disclosure summary={<Trans>Datos que se completan solos</Trans>}>
          <ul className={`${styles.names} ${flow.stack1}`}>
            {Object.entries(filling.values).map(([name, value]) => (
              <li key={name} className={`${flow.wrapWide} ${textStyles.note}`}>
                <TextButton
                  kind="inline"
                  title={t`Agregar al final`}
                  onClick={() => change({ source: `${source} {{${name}}}` })}
                >
                  {`{{${name}}}`}
                </TextButton>
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
        </Disclosure>
        <Field
          label={t`Qué cambia y por qué`}
          hint={t`Lo leerá quien aceptó la versión anterior.`}
          value={summary}
          error={errorAt('summary')}
          onChange={({ target }) => change({ summary: target.value })}
        />
        <Actions>
          <Button type="submit" disabled={isBusy || !(draft.isChanged || mayRenew)}>
            <Trans>Guardar borrador</Trans>
          </Button>
        </Actions>
      </div>
      <div className={`${flow.stack4} ${flow.shrinks}`}>
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
        <Card look="paper" size="large">
          {side === 'read' ? (
            <LegalText markdown={filled} />
          ) : (
            <DifferenceView before={inForce?.body ?? ''} after={filled} heading="h2" />
          )}
        </Card>
      </div>
    </Form>
  );
}
