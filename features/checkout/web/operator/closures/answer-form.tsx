import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { answerPlanClosure } from '#features/checkout/contract/operator-routes.ts';
import { type AnswerPlanClosure, answersTo, type PlanClosure } from '#features/operators/contract/plan-closure.ts';
import type { ClosureAnswer } from '#features/operators/contract/plan-closure-states.ts';
import { operatorKey } from '#features/operators/web/public.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TroubleLine } from '../../booking/change/trouble-line.tsx';
import { useAnswerWords } from './use-answer-words.ts';

interface Values {
  answer: ClosureAnswer | '';
  instead: string;
  note: string;
}

const orNull = (text: string) => text.trim() || null;

interface AnswerFormProps {
  item: PlanClosure;
  leave: (() => void) | null;
}

export function AnswerForm({ item, leave }: AnswerFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const words = useAnswerWords();
  const [sure, setSure] = useState<AnswerPlanClosure | null>(null);
  const { plan, closure, operator, bookings } = item;
  const { form, submission, sendWith } = useContractForm<Values, AnswerPlanClosure>({
    defaultValues: { answer: item.answer ?? '', instead: item.instead ?? '', note: item.note ?? '' },
    schema: async () => (await import('#features/operators/contract/plan-closure.ts')).AnswerPlanClosure,
    bodyOf: ({ answer, instead, note }) => ({
      answer: answer as ClosureAnswer,
      instead: answer === 'instead' ? orNull(instead) : null,
      note: orNull(note),
    }),
    words: { answer: t`Elige cómo sales.` },
    check: ({ answer, instead }) => ({
      answer: answer === '' ? t`Elige cómo sales.` : undefined,
      instead: answer === 'instead' && instead.trim().length < 3 ? t`Escribe qué se visita en su lugar.` : undefined,
    }),
  });
  const { errors } = form.formState;
  const chosen = form.watch('answer');

  async function save(body: AnswerPlanClosure) {
    const params = { operatorId: operator.id, planId: plan.id, closureId: closure.id };
    await api.call(answerPlanClosure, { params, body, quiet: true });
    await queries.invalidateQueries({ queryKey: [...operatorKey(operator.id), 'closures'] });
    void queries.invalidateQueries({ queryKey: [...operatorKey(operator.id), 'departures'] });
    leave?.();
    toast({
      text: bookings > 0 ? t`Guardado: les escribimos a quienes reservaron.` : t`Guardado.`,
    });
  }

  return (
    <Form
      className={flow.stack4}
      {...sendWith(async (body) => {
        if (body.answer === 'call_off' && bookings > 0) setSure(body);
        else await save(body);
      })}
    >
      <FieldSet legend={t`¿Cómo sales esos días?`} error={errors.answer?.message}>
        {answersTo(closure.kind).map((answer) => (
          <ChoiceCard key={answer} value={answer} {...form.register('answer')}>
            <b>{words[answer].name}</b>
            <span className={textStyles.note}>{words[answer].effect}</span>
          </ChoiceCard>
        ))}
      </FieldSet>
      {chosen === 'instead' && (
        <Field
          label={t`Qué se visita en su lugar`}
          maxLength={120}
          error={errors.instead?.message}
          {...form.register('instead')}
        />
      )}
      <TextAreaField
        label={t`Algo más para tus viajeros (opcional)`}
        hint={t`Lo leen quienes reservaron y quienes van a reservar esos días.`}
        rows={2}
        maxLength={400}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <TroubleLine of={submission} />
      <Actions>
        <Button type="submit" disabled={submission.isBusy}>
          <Trans>Guardar mi respuesta</Trans>
        </Button>
        {leave && (
          <Button kind="bare" onClick={leave}>
            <Trans>Dejarla como está</Trans>
          </Button>
        )}
      </Actions>
      <Confirm
        open={sure !== null}
        onClose={() => setSure(null)}
        title={t`¿Cancelar esas salidas?`}
        verb={t`No salir esos días`}
        leave={t`Volver`}
        run={async () => {
          if (sure) await save(sure);
          setSure(null);
        }}
      >
        <p>
          <Plural
            value={bookings}
            one="# reserva recibe ahora un correo para elegir otra fecha o todo su dinero. No se puede deshacer."
            other="# reservas reciben ahora un correo para elegir otra fecha o todo su dinero. No se puede deshacer."
          />
        </p>
      </Confirm>
    </Form>
  );
}
