import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeKey, Confirm } from '#features/backoffice/web/public.ts';
import { ConflictPanel, RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import flow from '#web/ui/flow.module.css';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { Closure, ClosureInput, ClosureKind } from '../../contract/closure.ts';
import type { ClosureAction } from '../../contract/closure-states.ts';
import { actOnClosure, changeClosure, createClosure, previewClosure } from '../../contract/routes.ts';
import { AnnounceConfirm, type Announcing } from './announce-confirm.tsx';
import { AreaFields } from './area/area-fields.tsx';
import { ClosedPlace } from './closed-place.tsx';
import { closureQuery } from './closure.queries.ts';
import styles from './closure-form.module.css';
import { cardKey, inputOf, withoutBy } from './closure-input.ts';
import { ImpactCard } from './impact-card.tsx';
import { useMemberNames } from './use-member-names.ts';
import { useMissingWords } from './use-missing-words.ts';

interface ClosureFormProps {
  closure: Closure | null;
  begun: ClosureInput;
}

type Card = Closure['placeCard'];
const itself = (input: ClosureInput) => input;

export function ClosureForm({ closure, begun }: ClosureFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const draft = useEditorDraft<ClosureInput, ClosureInput>({
    key: `closure/${closure?.id ?? 'new'}`,
    saved: begun,
    plain: itself,
    revive: itself,
  });
  const { value: input, isChanged } = draft;
  const [found, setFound] = useState<{ place: string; card: Card } | null>(null);
  const card = cardOf(input.place);
  const missingWords = useMissingWords();
  const form = useDraftForm({
    schema: async () => {
      const { ChangeClosureBody, ClosureBody } = await import('../../contract/closure.ts');
      return closure ? ChangeClosureBody : ClosureBody;
    },
    bodyOf: () => ({ ...(closure && { version: closure.version }), closure: input }),
    fields: ['closure'],
    check: () =>
      Object.entries(missingWords(input)).map(([member, message]) => ({ path: `closure.${member}`, message })),
  });
  const { isBusy, failure, retry } = form.submission;
  const faults = Object.fromEntries(
    form.faults.map(({ path, message }) => [path.replace(/^body\./, '').split('.')[1] ?? '', message]).reverse(),
  );
  const [ending, setEnding] = useState(false);
  const [asked, setAsked] = useState<ComponentProps<typeof AnnounceConfirm>['asked']>(null);
  const change = (more: Partial<ClosureInput>) => {
    draft.change((now) => ({ ...now, ...more }));
    form.clear();
  };
  const can = (action: ClosureAction) => closure?.can.includes(action) ?? action === 'announce';

  function changeKind(kind: ClosureKind) {
    if (kind === 'place') change({ kind, name: null, area: null, severity: 'closed', factor: null });
    else change({ kind, place: null, name: input.name ?? '' });
  }

  function cardOf(place: string | null): Card {
    if (place === null) return null;
    if (found?.place === place) return found.card;
    return closure?.place === place ? closure.placeCard : readDraft<Card>(cardKey(place));
  }

  async function save(call: AttemptCall): Promise<Closure> {
    if (!closure) return api.call(createClosure, { body: { closure: input }, ...call });
    if (!isChanged) return closure;
    return api.call(changeClosure, {
      params: { id: closure.id },
      body: { version: closure.version, closure: input },
      ...call,
    });
  }

  /**
   * After a conflict, the form shows the other person's version.
   * @throws ApiError
   */
  async function perform(action: ClosureAction | null, call: AttemptCall): Promise<void> {
    try {
      let saved = await save(call);
      if (closure) draft.accept(inputOf(saved), input);
      else draft.discard();
      if (action) saved = await api.call(actOnClosure, { params: { id: saved.id }, body: { action }, ...call });
      await queries.invalidateQueries({ queryKey: backOfficeKey, refetchType: 'none' });
      queries.setQueryData(closureQuery(api, saved.id).queryKey, saved);
      toast({ text: SAID[action ?? 'save']() });
      void navigate(action ? regionPaths.closures() : regionPaths.closure(saved.id), { replace: !action });
    } catch (error) {
      const current = closure && currentOf<Closure>(error, 'closure_changed');
      if (current) {
        setAsked(null);
        queries.setQueryData(closureQuery(api, current.id).queryKey, current);
      }
      throw error;
    }
  }
  const SAID: Record<ClosureAction | 'save', () => string> = {
    save: () => t`Guardado.`,
    announce: () => t`Anunciado: los viajes ya lo saben.`,
    withdraw: () => t`Vuelve a ser un borrador; nadie lo ve.`,
    end: () => t`Terminado.`,
    reopen: () => t`Anunciado otra vez.`,
  };
  const memberName = useMemberNames();
  const attempt = (action: ClosureAction | null) => {
    if (focusRefused(document)) return;
    const announces = action === 'announce' || action === 'reopen' || (!action && closure?.state === 'announced');
    void form.send(async (_, call) => {
      if (!announces) return perform(action, call);
      const impact = await api.call(previewClosure, { body: { closure: input }, ...call });
      setAsked({ action: action as Announcing, impact });
    });
  };

  if (draft.conflicts) return <ConflictPanel conflicts={draft.conflicts} nameOf={memberName} onSettle={draft.settle} />;
  return (
    <>
      {draft.isRecovered && isChanged && <RecoveredLine onDiscard={draft.discard} />}
      <Form
        {...form.formProps}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          attempt(closure && closure.state !== 'draft' ? null : 'announce');
        }}
      >
        <div className={`${flow.stack5} ${flow.shrinks}`}>
          <Segmented
            label={t`Qué cierra`}
            name="kind"
            value={input.kind}
            onChange={changeKind}
            options={[
              { value: 'place', label: t`Un lugar` },
              { value: 'road', label: t`Una vía` },
              { value: 'event', label: t`Un evento` },
            ]}
          />
          {input.kind === 'place' ? (
            <ClosedPlace
              card={input.place ? card : null}
              error={faults.place}
              onPick={(found) => {
                setFound({ place: found.id, card: found });
                writeDraft(cardKey(found.id), found);
                change({ place: found.id });
              }}
              onClear={() => change({ place: null })}
            />
          ) : (
            <AreaFields input={input} faults={faults} onChange={change} />
          )}
          <div className={fieldSet.pair}>
            <DateField
              label={t`Desde`}
              value={input.startsOn}
              onChange={(startsOn) => change({ startsOn })}
              error={faults.startsOn}
            />
            {input.endsOn !== null && (
              <DateField
                label={t`Hasta`}
                hint={t`Ese día también`}
                value={input.endsOn}
                min={input.startsOn}
                onChange={(endsOn) => change({ endsOn })}
                error={faults.endsOn}
              />
            )}
          </div>
          <Toggle
            checked={input.endsOn === null}
            onChange={({ target }) => change({ endsOn: target.checked ? null : input.startsOn })}
          >
            <Trans>Hasta nuevo aviso</Trans>
          </Toggle>
          <Field
            label={t`Por qué`}
            before={<span className={textStyles.soft}>{t`por`}</span>}
            value={input.reason}
            maxLength={160}
            placeholder={t`obras de conservación`}
            onChange={({ target }) => change({ reason: withoutBy(target.value) })}
            error={faults.reason}
          />
          <div className={fieldSet.pair}>
            <Field
              label={t`Quién lo dice`}
              value={input.source}
              maxLength={160}
              placeholder={t`Ministerio de Cultura`}
              onChange={({ target }) => change({ source: target.value })}
              error={faults.source}
            />
            <Field
              label={t`Enlace, si lo hay`}
              type="url"
              inputMode="url"
              value={input.sourceUrl ?? ''}
              maxLength={500}
              placeholder="https://"
              onChange={({ target }) => change({ sourceUrl: target.value || null })}
              error={faults.sourceUrl}
            />
          </div>
        </div>
        <aside className={classNames(flow.stack4, styles.side)}>
          <ImpactCard input={input} />
          <FormProblem
            of={{ failure: failure ?? (form.faults.length > 0 ? t`Revisa los campos señalados.` : null), retry }}
          />
          <Actions>
            {can('announce') && (
              <Button type="submit" block disabled={isBusy}>
                <Trans>Anunciar</Trans>
              </Button>
            )}
            {can('reopen') && (
              <Button block disabled={isBusy} onClick={() => attempt('reopen')}>
                <Trans>Anunciar otra vez</Trans>
              </Button>
            )}
            <Button
              kind="quiet"
              block
              disabled={isBusy || (closure !== null && !isChanged)}
              onClick={() => attempt(null)}
            >
              {closure?.state === 'announced' ? <Trans>Guardar el cambio</Trans> : <Trans>Guardar borrador</Trans>}
            </Button>
            {closure && can('end') && (
              <Button kind="quiet" block disabled={isBusy} onClick={() => setEnding(true)}>
                {closure.state === 'draft' ? <Trans>Descartar</Trans> : <Trans>Terminar el cierre</Trans>}
              </Button>
            )}
            {can('withdraw') && (
              <Button kind="bare" block disabled={isBusy} onClick={() => attempt('withdraw')}>
                <Trans>Se anunció por error: volver a borrador</Trans>
              </Button>
            )}
          </Actions>
        </aside>
      </Form>
      <AnnounceConfirm asked={asked} onClose={() => setAsked(null)} run={perform} />
      <Confirm
        open={ending}
        onClose={() => setEnding(false)}
        title={closure?.state === 'draft' ? t`¿Descartar este borrador?` : t`¿Terminar este cierre?`}
        verb={closure?.state === 'draft' ? t`Descartarlo` : t`Terminarlo`}
        run={(_, call) => perform('end', call)}
      >
        <p>
          <Trans>
            Desde este momento los viajes vuelven a contar con ello. Queda entre los pasados y se puede reabrir.
          </Trans>
        </p>
      </Confirm>
    </>
  );
}
