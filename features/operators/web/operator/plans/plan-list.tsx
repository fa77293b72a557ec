import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import { Form } from '#web/ui/form.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { Menu } from '#web/ui/menu.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { MakePlan, ManagedPlan } from '../../../contract/managed-plan.ts';
import { createPlan, duplicatePlan } from '../../../contract/managed-plan-routes.ts';
import { pictureOf } from '../../picture-of.ts';
import { Panel } from '../form/panel.tsx';
import { operatorKey, plansQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { PlanStateBadge } from '../state-badges.tsx';
import styles from './plan-list.module.css';

export function PlanList() {
  const { t } = useLingui();
  const operator = useOperator();
  const { data, error, refetch } = useQuery(plansQuery(useApi(), operator.id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} />;
  if (data.items.length === 0) {
    return (
      <SceneState scene="plans" title={t`Todavía no hay planes`} action={<StartPlan />}>
        <p>
          <Trans>Un plan es lo que se reserva: un paseo, una clase, un alquiler. Empieza por su nombre.</Trans>
        </p>
      </SceneState>
    );
  }
  const living = data.items.filter(({ state }) => state !== 'retired');
  const retired = data.items.filter(({ state }) => state === 'retired');
  return (
    <div className={rows.groups}>
      {living.length > 0 && <PlanRows items={living} />}
      <Panel title={<Trans>Empezar otro</Trans>}>
        <StartPlan />
      </Panel>
      {retired.length > 0 && (
        <Panel title={<Trans>Retirados</Trans>}>
          <PlanRows items={retired} />
        </Panel>
      )}
    </div>
  );
}

function PlanRows({ items }: { items: ManagedPlan[] }) {
  return (
    <LongList items={items} first={20}>
      {(shown) => (
        <Rows>
          {shown.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </Rows>
      )}
    </LongList>
  );
}

function PlanRow({ plan }: { plan: ManagedPlan }) {
  const { id: region, empty } = useFace();
  const { id, title, picture, state, review, priceFrom, currency, departures, people, reviewNote, operator } = plan;
  return (
    <Row picture>
      <img
        className={styles.poster}
        src={pictureOf(picture, region, empty.quiet)}
        alt=""
        width={54}
        height={60}
        loading="lazy"
      />
      <RowMain>
        <RowLink to={operatorPaths.plan(operator.id, id)}>{title}</RowLink>
        <Dots className={rows.soft}>
          {priceFrom === null ? (
            <Trans>Sin precio todavía</Trans>
          ) : (
            <Trans>Desde {formatMoney(priceFrom, currency)}</Trans>
          )}
          <Plural value={departures} one="# salida por venir" other="# salidas por venir" />
          {people > 0 && <Plural value={people} one="# persona reservada" other="# personas reservadas" />}
        </Dots>
        {reviewNote && (
          <p className={rows.soft}>
            <Trans>
              La región: <b>{reviewNote}</b>
            </Trans>
          </p>
        )}
      </RowMain>
      <RowEnd>
        <PlanStateBadge state={state} review={review} />
        <PlanMenu plan={plan} />
      </RowEnd>
    </Row>
  );
}

function PlanMenu({ plan: { id: planId, slug, state, title, operator } }: { plan: ManagedPlan }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isBusy, submit } = useSubmit();
  const operatorId = operator.id;
  const duplicate = () =>
    submit(
      async ({ quiet }) => {
        const copy = await api.call(duplicatePlan, { params: { operatorId, planId }, quiet });
        void queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'plans'] });
        toast({ text: t`La copia es un borrador: cámbiale el nombre y lo que sea distinto.` });
        await navigate(operatorPaths.plan(operatorId, copy.id));
      },
      () => {
        toast({ text: t`No se pudo copiar el plan. Inténtalo otra vez.` });
        return null;
      },
    );
  return (
    <Menu
      label={t`Qué hacer con ${title}`}
      items={[
        {
          key: 'copy',
          label: <Trans>Duplicar</Trans>,
          icon: <Copy size={18} aria-hidden />,
          onPick: () => void duplicate(),
          disabled: isBusy,
        },
        ...(state === 'on_sale'
          ? [
              {
                key: 'page',
                label: <Trans>Verlo como un viajero</Trans>,
                icon: <Eye size={18} aria-hidden />,
                onPick: () => void navigate(travellerPaths.plan(slug)),
              },
            ]
          : []),
      ]}
    />
  );
}

function StartPlan() {
  const { t } = useLingui();
  const { examples } = useFace();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { form, submission, sendWith } = useContractForm<MakePlan>({
    defaultValues: { title: '', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
    schema: async () => (await import('../../../contract/managed-plan.ts')).MakePlan,
    bodyOf: (plan) => ({ ...plan, title: plan.title.trim() }),
    words: { title: t`Escribe un nombre de tres letras o más.` },
  });
  const plan = form.watch();
  const start = sendWith(async (body, call) => {
    const made = await api.call(createPlan, { params: { operatorId }, body, ...call });
    void queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'plans'] });
    await navigate(operatorPaths.plan(operatorId, made.id));
  });

  return (
    <Card size="large">
      <Form className={fieldSet.stack} {...start}>
        <Field
          label={t`Nombre del plan`}
          placeholder={examples.plan}
          maxLength={90}
          error={form.formState.errors.title?.message ?? submission.failure}
          {...form.register('title')}
        />
        <Segmented
          label={t`¿Cuándo se hace?`}
          name="availability"
          value={plan.availabilityType}
          onChange={(availabilityType) => form.setValue('availabilityType', availabilityType)}
          options={[
            { value: 'START_TIME', label: t`A una hora fija` },
            { value: 'OPENING_HOURS', label: t`A cualquier hora de un horario` },
          ]}
        />
        <Segmented
          label={t`¿Cómo se cobra?`}
          name="pricing"
          value={plan.pricingPer}
          onChange={(pricingPer) => form.setValue('pricingPer', pricingPer)}
          options={[
            { value: 'UNIT', label: t`Por persona` },
            { value: 'BOOKING', label: t`Por grupo` },
          ]}
        />
        <p className={textStyles.note}>
          <Trans>Estas dos respuestas no se cambian después: las salidas dependen de ellas.</Trans>
        </p>
        <Actions>
          <Button type="submit" disabled={submission.isBusy}>
            <Trans>Empezar el plan</Trans>
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}
