import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Value } from 'typebox/value';
import { ConflictPanel, RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { readDraft } from '#web/drafts/drafts.ts';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions, SaveBar } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { ManagedOptions, type ManagedPlanDetail } from '../../../../contract/managed-plan.ts';
import { changePlanOptions } from '../../../../contract/managed-plan-routes.ts';
import { longerProgram } from '../../../../contract/program-times.ts';
import { useOperator } from '../../operator-frame.tsx';
import { OptionCard } from './option-card.tsx';
import { cleanOption, type DraftOption, faultsOf, isUndated, newOption } from './option-draft.ts';
import { useOptionWords } from './use-option-words.ts';

const MOST = 12;
const keyOf = (planId: string) => `options/${planId}`;

export const keepsOptions = (planId: string): boolean => readDraft(keyOf(planId)) !== null;

interface OptionsStepProps {
  plan: ManagedPlanDetail;
  onOptions: (options: ManagedOptions) => void;
  onSaved: () => Promise<unknown>;
  onStatus: (status: 'saved' | 'unsaved' | 'forked') => void;
  /** Holds the function that saves the options, and returns `false` if they stay unsaved. */
  saver: RefObject<(() => Promise<boolean>) | null>;
}

/**
 * Options are saved by a button and not while typing, because a save also changes departures without bookings. The
 * editor's button for the next step saves them too.
 */
export function OptionsStep({ plan, onOptions, onSaved, onStatus, saver }: OptionsStepProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  // A plan without options begins with this option. While it is unchanged, it is not part of the draft.
  /** A program of one day has a length. The length of longer programs is counted in days. */
  const programMinutes = longerProgram(plan.content.days, 0);
  const [suggested] = useState(() => newOption(t`Con guía`, programMinutes));
  const draft = useEditorDraft<DraftOption[], DraftOption[]>({
    key: keyOf(plan.id),
    saved: plan.options,
    plain: useCallback((items) => (items.length === 1 && items[0] === suggested ? [] : items), [suggested]),
    revive: useCallback((saved) => (saved.length > 0 ? saved : [suggested]), [suggested]),
  });
  const { value: items, isChanged, conflicts } = draft;
  const words = useOptionWords([...items, ...plan.options], plan.currency);
  const { isBusy, failure, fail, clear, retry, submit } = useSubmit();
  const form = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const status = conflicts ? 'forked' : isChanged ? 'unsaved' : 'saved';
  useEffect(() => onStatus(status), [onStatus, status]);
  const saveButton = useRef<HTMLDivElement>(null);
  const [isJoined, setJoined] = useState(false);
  // Merged options are not saved yet, so the focus moves to the save button.
  useEffect(() => {
    if (!isJoined) return;
    setJoined(false);
    if (isChanged) fail(t`Ya están juntas, y sin guardar: revísalas y guarda.`);
    else clear();
    saveButton.current?.querySelector('button')?.focus();
  }, [isJoined, isChanged, t, fail, clear]);

  function settle(take: Parameters<typeof draft.settle>[0]) {
    draft.settle(take);
    setJoined(true);
  }

  function change(next: DraftOption[]) {
    draft.change(next);
    clear();
  }

  async function save(): Promise<boolean> {
    if (focusRefused(form.current)) return false;
    const sent = {
      revision: plan.optionsRevision,
      items: items.map((option) => cleanOption(option, plan.pricingPer)),
    };
    if (
      items.map((option) => faultsOf(option, plan.pricingPer)).some(({ name, unpriced }) => name || unpriced.length > 0)
    ) {
      clear();
      setRefusals(refusals + 1);
      return false;
    }
    const reason = reasonAgainst(sent);
    if (reason) {
      fail(reason);
      return false;
    }
    return submit(
      async () => {
        const saved = await api.call(changePlanOptions, {
          params: { operatorId, planId: plan.id },
          body: sent,
          quiet: true,
        });
        draft.accept(saved.items, items);
        setRefusals(0);
        onOptions(saved);
        await onSaved();
        toast({ text: t`Tarifas guardadas.` });
      },
      (error) => {
        const current = currentOf<ManagedOptions>(error, 'options_changed');
        if (current) onOptions(current);
        return current ? t`Se guardaron otras tarifas mientras escribías. Ya están juntas: revísalas y guarda.` : null;
      },
    );
  }

  function reasonAgainst(sent: ManagedOptions): string | null {
    if (items.some(({ prices }) => prices.some(isUndated)))
      return t`Di qué días o desde cuándo vale cada precio por temporada.`;
    return Value.Check(ManagedOptions, sent)
      ? null
      : t`Revisa los números: uno es demasiado grande o demasiado pequeño.`;
  }

  useEffect(() => {
    saver.current = save;
  });

  if (conflicts) return <ConflictPanel conflicts={conflicts} {...words} onSettle={settle} />;
  return (
    <Fields ref={form} layout="stack">
      {draft.isRecovered && isChanged && <RecoveredLine onDiscard={draft.discard} />}
      {items.map((option, index) => (
        <OptionCard
          key={option.id}
          option={option}
          plan={plan}
          faults={refusals > 0 ? faultsOf(option, plan.pricingPer) : null}
          onChange={(next) => change(items.map((one, i) => (i === index ? next : one)))}
          onRemove={items.length > 1 ? () => change(items.filter((_, i) => i !== index)) : undefined}
        />
      ))}
      {items.length < MOST && (
        <Actions>
          <Button kind="quiet" onClick={() => change([...items, newOption(t`Otra opción`, programMinutes)])}>
            <Plus size={18} aria-hidden />
            <Trans>Agregar otra opción</Trans>
          </Button>
        </Actions>
      )}
      <SaveBar ref={saveButton} waits={isChanged}>
        <FormProblem of={{ failure, retry }} />
        <Button kind="quiet" disabled={isBusy || !isChanged} onClick={() => void save()}>
          <Trans>Guardar las tarifas</Trans>
        </Button>
      </SaveBar>
      <p className={textStyles.note}>
        <Trans>
          Las reservas que ya tienes conservan su precio. Los cambios valen para las salidas sin reservas, menos lo que
          cambiaste a mano en cada una.
        </Trans>
      </p>
    </Fields>
  );
}
