import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ManagedPlanDetail, PlanWarning } from '../../../../contract/managed-plan.ts';
import { actOnPlan } from '../../../../contract/managed-plan-routes.ts';
import { canSubmitPlans, REVIEW_DAYS } from '../../../../contract/operator-states.ts';
import type { PlanAction } from '../../../../contract/plan-states.ts';
import { useOperator } from '../../operator-frame.tsx';
import type { PlanStep } from '../plan-steps.ts';
import { EarningsNote } from './earnings-note.tsx';

type PlanOwnerAction = Extract<PlanAction, 'submit' | 'withdraw' | 'pause' | 'resume' | 'retire'>;

interface SendStepProps {
  plan: ManagedPlanDetail;
  flush: () => Promise<boolean>;
  onActed: (plan: ManagedPlanDetail) => void;
  onStep: (step: PlanStep) => void;
}

const STEP_OF: Record<PlanWarning['code'], PlanStep> = {
  closed: 'programa',
  stops_overlap: 'programa',
  program_longer: 'tarifas',
  program_times: 'programa',
  unsold_language: 'relato',
  certificate: 'detalles',
  no_departures: 'salidas',
  no_options: 'tarifas',
  no_price: 'tarifas',
  no_ages: 'tarifas',
  no_meeting: 'encuentro',
  no_story: 'relato',
  no_summary: 'relato',
};

export function SendStep({ plan, flush, onActed, onStep }: SendStepProps) {
  const { t } = useLingui();
  const api = useApi();
  const operator = useOperator();
  const { isBusy, failure, retry, submit } = useSubmit();
  const [asking, setAsking] = useState<PlanOwnerAction | null>(null);
  const { warnings, reviewNote, state } = plan;
  const blocks = warnings.filter((one) => one.blocks);
  const others = warnings.filter((one) => !one.blocks);
  const can = (action: PlanAction) => plan.can.includes(action);
  const isTakenOff = state === 'changes_requested' && plan.soldVersion !== null;
  const done: Record<PlanOwnerAction, string> = {
    submit: t`Enviado a la región. Te escribimos cuando responda.`,
    withdraw: t`Vuelve a ser un borrador.`,
    pause: t`En pausa: nadie puede reservarlo. Las reservas que ya tienes siguen.`,
    resume: t`Otra vez a la venta.`,
    retire: t`Retirado de la venta.`,
  };

  async function act(action: PlanOwnerAction) {
    onActed(
      await api.call(actOnPlan, {
        params: { operatorId: operator.id, planId: plan.id },
        body: { action },
        quiet: true,
      }),
    );
    toast({ text: done[action] });
  }
  async function attempt(action: PlanOwnerAction) {
    await submit(async () => {
      // The first save can merge another person's change. The second save stores the merged draft.
      if (action === 'submit' && !(await flush()) && !(await flush())) return;
      await act(action);
    });
  }

  return (
    <>
      {reviewNote && (
        <Alert look="panel" live="none">
          <h2>
            {isTakenOff ? <Trans>La región sacó este plan de la venta</Trans> : <Trans>La región pide cambios</Trans>}
          </h2>
          <p>{reviewNote}</p>
        </Alert>
      )}
      {blocks.length > 0 && (
        <Alert look="panel" tone="caution" live="none">
          <h2>
            <Trans>Antes de enviarlo falta</Trans>
          </h2>
          <WarningList warnings={blocks} onStep={onStep} />
        </Alert>
      )}
      {others.length > 0 && (
        <Alert look="panel" tone="caution" live="none">
          <h2>
            <Trans>Revisa también esto</Trans>
          </h2>
          <WarningList warnings={others} onStep={onStep} />
        </Alert>
      )}
      {warnings.length === 0 && state !== 'retired' && (
        <Alert look="panel" tone="open" live="none">
          <h2>
            <Trans>El plan está completo</Trans>
          </h2>
        </Alert>
      )}
      {operator.state !== 'verified' && (
        <Alert look="panel" tone="caution" live="none">
          <p>
            {operator.state === 'submitted' ? (
              <Trans>
                La región está revisando tus datos. Envía ya este plan y los revisa juntos: suele tardar hasta{' '}
                {REVIEW_DAYS} días.
              </Trans>
            ) : operator.state === 'draft' ? (
              <Trans>
                Envía primero los datos de tu operador. Después puedes enviar este plan enseguida, sin esperar
                respuesta.
              </Trans>
            ) : (
              <Trans>Tus planes no se venden ahora.</Trans>
            )}
          </p>
          <p>
            <ButtonLink kind="quiet" size="small" to={operatorPaths.data(operator.id)}>
              <Trans>Ir a los datos del operador</Trans>
            </ButtonLink>
          </p>
        </Alert>
      )}
      {plan.submittedAt && (state === 'submitted' || plan.review === 'submitted') && (
        <p>
          <Trans>
            La región lo tiene desde el {formatDate(localDate(operator.zone, new Date(plan.submittedAt)))}. Suele tardar
            hasta {REVIEW_DAYS} días; te escribimos cuando responda.
          </Trans>
        </p>
      )}
      {state !== 'retired' && (
        <EarningsNote
          commissionBps={operator.commissionBps}
          priceFrom={plan.priceFrom}
          currency={plan.currency}
          accountPath={operator.bank ? null : operatorPaths.payoutAccount(operator.id)}
        />
      )}
      <FormProblem of={{ failure, retry }} />
      <Actions>
        {can('submit') && (
          <Button
            disabled={isBusy || blocks.length > 0 || !canSubmitPlans(operator.state)}
            onClick={() => void attempt('submit')}
          >
            {plan.soldVersion === null ? (
              <Trans>Enviar a la región</Trans>
            ) : isTakenOff ? (
              <Trans>Pedir que vuelva a la venta</Trans>
            ) : (
              <Trans>Enviar los cambios a la región</Trans>
            )}
          </Button>
        )}
        {can('withdraw') && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void attempt('withdraw')}>
            <Trans>Retirar de la revisión</Trans>
          </Button>
        )}
        {can('resume') && (
          <Button disabled={isBusy} onClick={() => void attempt('resume')}>
            <Trans>Volver a vender</Trans>
          </Button>
        )}
        {can('pause') && (
          <Button kind="quiet" disabled={isBusy} onClick={() => setAsking('pause')}>
            <Trans>Pausar la venta</Trans>
          </Button>
        )}
        {can('retire') && (
          <Button kind="bare" disabled={isBusy} onClick={() => setAsking('retire')}>
            {plan.soldVersion === null ? <Trans>Descartar el plan</Trans> : <Trans>Retirar el plan</Trans>}
          </Button>
        )}
      </Actions>
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={
          asking !== 'retire'
            ? t`¿Pausar la venta?`
            : plan.soldVersion === null
              ? t`¿Descartar este plan?`
              : t`¿Retirar este plan para siempre?`
        }
        verb={asking !== 'retire' ? t`Pausarla` : plan.soldVersion === null ? t`Descartarlo` : t`Retirarlo`}
        run={async () => {
          if (asking) await act(asking);
        }}
      >
        <p>
          {asking === 'retire' && plan.soldVersion === null ? (
            <Trans>Todavía no salió a la venta. No se puede deshacer.</Trans>
          ) : asking === 'retire' ? (
            <Trans>
              Deja de verse y no vuelve a la venta. Las personas que ya reservaron conservan su reserva: atiéndelas, o
              cancela sus salidas.
            </Trans>
          ) : (
            <Trans>Nadie más podrá reservarlo hasta que vuelvas a venderlo. Las reservas que ya tienes siguen.</Trans>
          )}
        </p>
      </Confirm>
    </>
  );
}

function WarningList({ warnings, onStep }: { warnings: readonly PlanWarning[]; onStep: SendStepProps['onStep'] }) {
  return (
    <ul>
      {warnings.map(({ code, message }) => (
        <li key={code + message}>
          <TextButton onClick={() => onStep(STEP_OF[code])}>{message}</TextButton>
        </li>
      ))}
    </ul>
  );
}
