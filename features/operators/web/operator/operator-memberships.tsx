import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { OPERATOR_ROLE_WORDS, type OperatorMembership } from '../../contract/managed-operator.ts';
import { registerOperator } from '../../contract/operator-routes.ts';
import { membershipsQuery } from './operator.queries.ts';
import styles from './operator-memberships.module.css';
import { OperatorStateBadge } from './state-badges.tsx';

export function OperatorMemberships() {
  return (
    <Private>
      <Queries>
        <div className={`wrap ${flow.stack45} ${styles.page}`}>
          <h1>
            <Trans>Vender en la región</Trans>
          </h1>
          <p className={textStyles.soft}>
            <Trans>
              Registra a tu operador, prepara tus planes desde el teléfono y recibe reservas pagadas. La región revisa
              tus datos antes de la primera venta.
            </Trans>
          </p>
          <TextLink to={paths.sell()}>
            <Trans>Lo que cuesta y lo que se pide</Trans>
          </TextLink>
          <MembershipList />
        </div>
      </Queries>
    </Private>
  );
}

/** `?ver=todos` shows the list also to a person who works for only one operator. */
export function MembershipList() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(membershipsQuery(useApi()));
  // After a registration, the form opens the data of the new operator, so this screen must not open another page.
  const [hasRegistered, setRegistered] = useState(false);
  const form = <RegisterForm onRegister={() => setRegistered(true)} />;
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  if (data.items.length === 0) {
    return (
      <SceneState scene="plans" title={t`Pon tu primer plan a la venta`} action={form}>
        <p>
          <Trans>
            Empieza por el nombre con que te conocen. Después te pedimos los datos del registro de turismo, la cuenta en
            que cobras y una foto de tus documentos: puedes ir y volver, todo queda guardado.
          </Trans>
        </p>
      </SceneState>
    );
  }
  const [only, ...further] = data.items;
  if (only && further.length === 0 && !hasRegistered && search.get('ver') !== 'todos')
    return <Navigate to={operatorPaths.today(only.id)} replace />;
  return (
    <>
      <Rows>
        {data.items.map((operator) => (
          <MembershipRow key={operator.id} operator={operator} />
        ))}
      </Rows>
      <h2 className={rows.label}>
        <Trans>Registrar otro operador</Trans>
      </h2>
      {form}
    </>
  );
}

function MembershipRow({ operator: { id, name, state, role, fictional } }: { operator: OperatorMembership }) {
  return (
    <Row columns={2}>
      <RowMain>
        <RowLink to={operatorPaths.today(id)}>{name}</RowLink>
        <p className={rows.soft}>{OPERATOR_ROLE_WORDS[role].name}</p>
      </RowMain>
      <RowEnd>
        {fictional && <DemoBadge />}
        <OperatorStateBadge state={state} />
      </RowEnd>
    </Row>
  );
}

function RegisterForm({ onRegister }: { onRegister: () => void }) {
  const { t } = useLingui();
  const { examples } = useFace();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { form, submission, sendWith } = useContractForm<{ name: string }>({
    defaultValues: { name: '' },
    schema: async () => (await import('../../contract/managed-operator.ts')).RegisterOperator,
    bodyOf: ({ name }) => ({ name: name.trim() }),
    words: { name: t`Escribe el nombre con que te conocen: tres letras o más.` },
  });
  const register = sendWith(async (body, call) => {
    const before = new Set(queries.getQueryData(membershipsQuery(api).queryKey)?.items.map(({ id }) => id));
    const own = await api.call(registerOperator, { body, ...call });
    onRegister();
    queries.setQueryData(membershipsQuery(api).queryKey, own);
    const made = own.items.find(({ id }) => !before.has(id));
    if (made) await navigate(operatorPaths.data(made.id));
  });

  return (
    <Form className={`${flow.stack3} ${styles.register}`} {...register}>
      <Field
        label={t`Nombre del operador`}
        placeholder={examples.operator}
        maxLength={80}
        autoComplete="organization"
        error={form.formState.errors.name?.message ?? submission.failure}
        {...form.register('name')}
      />
      <Button type="submit" disabled={submission.isBusy}>
        <Trans>Registrarlo</Trans>
      </Button>
    </Form>
  );
}
