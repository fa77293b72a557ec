import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConflictPanel, RecoveredLine } from '#web/drafts/conflict-panel.tsx';
import { readDraft } from '#web/drafts/drafts.ts';
import { useEditorDraft } from '#web/drafts/use-editor-draft.ts';
import { formatDate } from '#web/format/dates.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { ClockField } from '#web/ui/clock-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { DateRangeField } from '#web/ui/date-range-field.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { DepartureRule } from '../../../../contract/departure-rule.ts';
import type { ManagedPlanDetail, ManagedRule, RuleOutcome } from '../../../../contract/managed-plan.ts';
import { addDepartureRule, changeDepartureRule } from '../../../../contract/managed-plan-routes.ts';
import type { ProgramDay } from '../../../../contract/plan-content.ts';
import { programStart } from '../../../../contract/program-times.ts';
import { resourcesQuery } from '../../operator.queries.ts';
import { useOperator } from '../../operator-frame.tsx';
import { ClosedStopsNote } from './closed-stops-note.tsx';
import { DepartureTimesNote } from './departure-times-note.tsx';
import styles from './rule-form.module.css';
import { WeekdayField } from './weekday-field.tsx';

const MOST_TIMES = 24;
const newKey = (planId: string) => `rule/new/${planId}`;

export const keepsNewRule = (planId: string): boolean => readDraft(newKey(planId)) !== null;

interface RuleFormProps {
  plan: ManagedPlanDetail;
  days: readonly ProgramDay[];
  rule: ManagedRule | null;
  onRule: (rule: ManagedRule) => void;
  onSaved: (outcome: RuleOutcome) => void;
  onLeave: () => void;
}

export function RuleForm({ plan, days, rule: known, onRule, onSaved, onLeave }: RuleFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  const isByStart = plan.availabilityType === 'START_TIME';
  const [empty] = useState<WrittenRule>(() => ({
    optionId: plan.options[0]!.id,
    rule: emptyRule(isByStart, programStart(days)),
  }));
  const draft = useEditorDraft<WrittenRule, WrittenRule>({
    key: known ? `rule/${known.id}` : newKey(plan.id),
    saved: known ? { optionId: known.optionId, rule: known.rule } : empty,
    plain: itself,
    revive: itself,
  });
  const { optionId, rule } = draft.value;
  const memberName = useMemberNames();
  const { isBusy, failure, fail, clear, retry, submit } = useSubmit();
  const form = useRef<HTMLDivElement>(null);
  const { data: resources } = useQuery(resourcesQuery(api, operatorId));
  const change = (more: Partial<DepartureRule>) => {
    draft.change((now) => ({ ...now, rule: { ...now.rule, ...more } }));
    clear();
  };
  const hours = rule.openingHours?.[0] ?? { from: '09:00', to: '18:00' };

  async function save() {
    if (focusRefused(form.current)) return;
    const sent = { optionId, rule: { ...rule, times: [...new Set(rule.times.filter(Boolean))].sort() } };
    if (sent.rule.weekdays.length === 0) return fail(t`Elige qué días sales.`);
    if (isByStart && sent.rule.times.length === 0) return fail(t`Escribe al menos una hora de salida.`);
    await submit(
      async () => {
        const params = { operatorId, planId: plan.id };
        const outcome = known
          ? await api.call(changeDepartureRule, {
              params: { ...params, ruleId: known.id },
              body: { revision: known.revision, ...sent },
              quiet: true,
            })
          : await api.call(addDepartureRule, { params, body: sent, quiet: true });
        draft.discard();
        onSaved(outcome);
      },
      (error) => {
        const current = currentOf<ManagedRule>(error, 'rule_changed');
        if (current) onRule(current);
        return current
          ? t`Alguien más guardó cambios en estas salidas mientras escribías. Ya están juntos: revísalos y guarda.`
          : null;
      },
    );
  }

  if (draft.conflicts) return <ConflictPanel conflicts={draft.conflicts} nameOf={memberName} onSettle={draft.settle} />;
  return (
    <Card as="section" size="large" ref={form} aria-label={t`Días y horas de salida`}>
      {draft.isRecovered && draft.isChanged && <RecoveredLine onDiscard={draft.discard} />}
      {plan.options.length > 1 && (
        <SelectField
          label={t`Opción`}
          value={optionId}
          onChange={({ target }) => draft.change((now) => ({ ...now, optionId: target.value }))}
        >
          {plan.options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <WeekdayField value={rule.weekdays} onChange={(weekdays) => change({ weekdays })} />
      {isByStart ? (
        <FieldSet className={styles.times} legend={<Trans>Horas de salida</Trans>} layout="chips">
          {rule.times.map((time, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time is identified by its position, and its field is controlled.
            <span key={index}>
              <ClockField
                label={<span className="sr">{t`Hora de salida ${index + 1}`}</span>}
                value={time}
                onChange={(next) => change({ times: rule.times.map((one, i) => (i === index ? next : one)) })}
              />
              {rule.times.length > 1 && (
                <IconButton
                  label={t`Quitar las ${time}`}
                  onClick={() => change({ times: rule.times.filter((_, i) => i !== index) })}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </span>
          ))}
          {rule.times.length < MOST_TIMES && (
            <Button kind="quiet" size="small" onClick={() => change({ times: [...rule.times, ''] })}>
              <Plus size={18} aria-hidden />
              <Trans>Otra hora</Trans>
            </Button>
          )}
        </FieldSet>
      ) : (
        <Fields layout="pair">
          <ClockField
            label={t`Abre`}
            value={hours.from}
            onChange={(from) => change({ openingHours: [{ ...hours, from }] })}
          />
          <ClockField
            label={t`Cierra`}
            value={hours.to}
            onChange={(to) => change({ openingHours: [{ ...hours, to }] })}
          />
        </Fields>
      )}
      <DepartureTimesNote days={days} rules={[draft.value]} options={plan.options} />
      <ClosedStopsNote days={days} rules={[draft.value]} options={plan.options} />
      <DateRangeField
        labels={[t`Desde el`, t`Hasta el`]}
        hints={[t`Déjalo vacío para empezar hoy`, t`Déjalo vacío si no termina`]}
        value={rule}
        onChange={change}
        clearable
      />
      <div className={flow.stack2}>
        <DateField
          label={t`Días sin salida`}
          hint={t`Elige uno y se agrega a la lista`}
          value={null}
          onChange={(day) => change({ exceptions: [...new Set([...rule.exceptions, day])].sort() })}
        />
        {rule.exceptions.length > 0 && (
          <ul className={flow.wrap2}>
            {rule.exceptions.map((day) => (
              <li key={day}>
                <Chip
                  pressed
                  removes
                  aria-label={t`Quitar el ${formatDate(day)}`}
                  onClick={() => change({ exceptions: rule.exceptions.filter((other) => other !== day) })}
                >
                  {formatDate(day)}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Toggle
        checked={rule.onlyOpen}
        hint={t`Si un lugar del programa está cerrado ese día, no hay salida.`}
        onChange={({ target }) => change({ onlyOpen: target.checked })}
      >
        <Trans>Solo cuando todo está abierto</Trans>
      </Toggle>
      {resources && resources.items.length > 0 && (
        <FieldSet legend={<Trans>Cada salida necesita</Trans>} layout="chips">
          {resources.items.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={rule.resources.includes(id)}
              onChange={({ target }) =>
                change({
                  resources: target.checked
                    ? [...rule.resources, id].slice(0, 6)
                    : rule.resources.filter((other) => other !== id),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </FieldSet>
      )}
      <FormProblem of={{ failure, retry }} />
      <Actions>
        <Button kind="quiet" disabled={isBusy} onClick={() => void save()}>
          {known ? <Trans>Guardar los días y horas</Trans> : <Trans>Crear las salidas</Trans>}
        </Button>
        <Button
          kind="bare"
          onClick={() => {
            draft.discard();
            onLeave();
          }}
        >
          <Trans>Cancelar</Trans>
        </Button>
      </Actions>
    </Card>
  );
}

interface WrittenRule {
  optionId: string;
  rule: DepartureRule;
}
const itself = (written: WrittenRule) => written;

function useMemberNames(): (path: readonly string[]) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    optionId: t`Opción`,
    weekdays: t`Días de la semana`,
    times: t`Horas de salida`,
    openingHours: t`Horario`,
    from: t`Desde el`,
    to: t`Hasta el`,
    exceptions: t`Días sin salida`,
    onlyOpen: t`Solo cuando todo está abierto`,
    capacity: t`Lugares`,
    resources: t`Cada salida necesita`,
  };
  return ([first = '', member]) => names[member ?? first] ?? member ?? first;
}

const emptyRule = (isByStart: boolean, time: string | null): DepartureRule => ({
  from: null,
  to: null,
  weekdays: [],
  times: isByStart ? [time ?? ''] : [],
  openingHours: isByStart ? null : [{ from: '09:00', to: '18:00' }],
  exceptions: [],
  onlyOpen: false,
  capacity: null,
  resources: [],
});
