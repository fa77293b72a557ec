import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Value } from 'typebox/value';
import { useApi } from '#web/http/use-api.ts';
import { storage } from '#web/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { toast } from '#web/ui/toast-store.ts';
import { OfficeOptions, type OfficePlanDetail } from '../../../../contract/plan-office.ts';
import { operatorOfficeRoutes as routes } from '../../../../contract/routes.ts';
import fields from '../../fields.module.css';
import { officeAt } from '../../operator.queries.ts';
import { useOperator } from '../../operator-room.tsx';
import { refusal } from '../../refusal.ts';
import { OptionCard } from './option-card.tsx';
import { cleanOption, type DraftOption, newOption } from './option-draft.ts';

const MOST = 12;

interface OptionsStepProps {
  plan: OfficePlanDetail;
  onSaved: () => Promise<unknown>;
}

/** The ways of doing a plan with their prices. They are saved by a button: saving changes departures that nobody booked. */
export function OptionsStep({ plan, onSaved }: OptionsStepProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  const key = `plan-options/${plan.id}`;
  const [items, setItems] = useState<DraftOption[]>(() => begun(key, plan, t`Con guía`));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isChanged = JSON.stringify(items) !== JSON.stringify(plan.options);

  function change(next: DraftOption[]) {
    setItems(next);
    setFailure(null);
    storage.write(key, { base: JSON.stringify(plan.options), items: next });
  }

  async function save() {
    if (focusRefused(form.current)) return;
    const sent = { items: items.map((option) => cleanOption(option, plan.pricingPer)) };
    const unpriced = sent.items.find(({ prices }) => prices.length === 0);
    if (unpriced) return setFailure(t`Escribe el precio de «${unpriced.name}».`);
    if (sent.items.some(({ name }) => !name)) return setFailure(t`Cada opción necesita un nombre.`);
    if (!Value.Check(OfficeOptions, sent)) return setFailure(t`Un número está fuera de lo posible: revísalos.`);
    setBusy(true);
    setFailure(null);
    try {
      const saved = await api.put<{ items: OfficePlanDetail['options'] }>(
        officeAt(routes.options, { operatorId, planId: plan.id }),
        sent,
        { quiet: true },
      );
      storage.remove(key);
      setItems(saved.items);
      await onSaved();
      toast({ text: t`Tarifas guardadas.` });
    } catch (error) {
      setFailure(refusal(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={form} className={fields.stack}>
      {items.map((option, index) => (
        <OptionCard
          key={option.id}
          option={option}
          plan={plan}
          onChange={(next) => change(items.map((one, i) => (i === index ? next : one)))}
          onRemove={items.length > 1 ? () => change(items.filter((_, i) => i !== index)) : undefined}
        />
      ))}
      {failure && (
        <p className={fields.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={fields.actions}>
        <Button disabled={busy || !isChanged} onClick={() => void save()}>
          <Trans>Guardar las tarifas</Trans>
        </Button>
        {items.length < MOST && (
          <Button kind="quiet" onClick={() => change([...items, newOption(t`Otra opción`)])}>
            <Plus size={18} aria-hidden />
            <Trans>Agregar otra opción</Trans>
          </Button>
        )}
      </div>
      <p className={fields.note}>
        <Trans>
          Lo que ya está reservado conserva su precio. Las salidas que nadie reservó toman los cambios, menos lo que
          pusiste a mano en una.
        </Trans>
      </p>
    </div>
  );
}

/** What was typed on this device and not saved, unless the options changed meanwhile; a first option where there is none. */
function begun(key: string, plan: OfficePlanDetail, first: string): DraftOption[] {
  const kept = storage.read<{ base: string; items: DraftOption[] }>(key);
  if (kept?.base === JSON.stringify(plan.options)) return kept.items;
  return plan.options.length > 0 ? plan.options : [newOption(first)];
}
