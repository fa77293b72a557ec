import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ManagedPlanDetail, ManagedRule, RuleOutcome } from '../../../../contract/managed-plan.ts';
import { removeDepartureRule } from '../../../../contract/managed-plan-routes.ts';
import type { ProgramDay } from '../../../../contract/plan-content.ts';
import { useOperator } from '../../operator-frame.tsx';
import { ClosedStopsNote } from '../rules/closed-stops-note.tsx';
import { DepartureTimesNote } from '../rules/departure-times-note.tsx';
import { keepsNewRule, RuleForm } from '../rules/rule-form.tsx';
import { useRuleWords } from '../rules/use-rule-words.ts';

interface RulesStepProps {
  plan: ManagedPlanDetail;
  /** The program of the draft. */
  days: readonly ProgramDay[];
  onRule: (rule: ManagedRule) => void;
  onSaved: () => Promise<unknown>;
}

export function RulesStep({ plan, days, onRule, onSaved }: RulesStepProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  const words = useRuleWords();
  /** Id of the open rule, or `new`. An unfinished new rule on this device is open at first. */
  const [writing, setWriting] = useState<string | null>(() => (keepsNewRule(plan.id) ? 'new' : null));
  const [leaving, setLeaving] = useState<ManagedRule | null>(null);

  async function follow({ made, changed, dropped, shared }: RuleOutcome) {
    setWriting(null);
    await onSaved();
    const said = [
      made > 0 || changed + dropped === 0 ? t`Salidas nuevas: ${made}.` : null,
      changed > 0 ? t`Cambiadas: ${changed}.` : null,
      dropped > 0 ? t`Retiradas sin reservas: ${dropped}.` : null,
      shared > 0
        ? t`Su guía o vehículo va también en otra salida a esa hora (${shared}): solo se vende la que se reserve primero.`
        : null,
    ];
    toast({ text: said.filter(Boolean).join(' ') });
  }

  const unopened = plan.rules.filter(({ id }) => id !== writing);

  if (plan.options.length === 0) {
    return (
      <Alert look="panel" tone="caution" live="none">
        <p>
          <Trans>Primero pon las tarifas: cada salida se vende con su precio.</Trans>
        </p>
        <ButtonLink kind="quiet" to={operatorPaths.plan(operatorId, plan.id, 'tarifas')}>
          <Trans>Poner las tarifas</Trans>
        </ButtonLink>
      </Alert>
    );
  }
  return (
    <>
      {plan.rules.length > 0 && (
        <Rows>
          {plan.rules.map((rule) => (
            <Row key={rule.id} columns={2}>
              <RowMain>
                <RowName>{words.when(rule.rule)}</RowName>
                <Dots className={rows.soft}>
                  {plan.options.find(({ id }) => id === rule.optionId)?.name}
                  {words.season(rule.rule)}
                  {rule.rule.exceptions.length > 0 && (
                    <Plural value={rule.rule.exceptions.length} one="# día sin salida" other="# días sin salida" />
                  )}
                </Dots>
              </RowMain>
              <RowEnd>
                <Button kind="quiet" size="small" onClick={() => setWriting(rule.id)}>
                  <Trans>Cambiar</Trans>
                </Button>
                <Button kind="bare" size="small" onClick={() => setLeaving(rule)}>
                  <Trans>Quitar</Trans>
                </Button>
              </RowEnd>
            </Row>
          ))}
        </Rows>
      )}
      <DepartureTimesNote days={days} rules={unopened} options={plan.options} />
      <ClosedStopsNote days={days} rules={unopened} options={plan.options} />
      {writing === null ? (
        <Actions>
          <Button kind="quiet" onClick={() => setWriting('new')}>
            <Plus size={18} aria-hidden />
            <Trans>Poner días y horas de salida</Trans>
          </Button>
          <ButtonLink kind="bare" to={operatorPaths.departures(operatorId)}>
            <Trans>Ver el calendario</Trans>
          </ButtonLink>
        </Actions>
      ) : (
        <RuleForm
          key={writing}
          plan={plan}
          days={days}
          rule={plan.rules.find(({ id }) => id === writing) ?? null}
          onRule={onRule}
          onSaved={(outcome) => void follow(outcome)}
          onLeave={() => setWriting(null)}
        />
      )}
      <Confirm
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t`¿Quitar estos días y horas?`}
        verb={t`Quitarlos`}
        run={async () => {
          await follow(
            await api.call(removeDepartureRule, {
              params: { operatorId, planId: plan.id, ruleId: leaving!.id },
              quiet: true,
            }),
          );
        }}
      >
        <p>
          <Trans>Sus salidas sin reservas desaparecen. Las que ya tienen reservas siguen en el calendario.</Trans>
        </p>
      </Confirm>
    </>
  );
}
