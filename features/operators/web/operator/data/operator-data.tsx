import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Confirm } from '#features/backoffice/web/public.ts';
import { useKeptDraft } from '#web/drafts/use-kept-draft.ts';
import { useFace } from '#web/face.ts';
import { checkBody } from '#web/form/check-body.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { PAYOUT_ACCOUNT } from '#web/paths/operator.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ChangeOperator, type ManagedOperator } from '../../../contract/managed-operator.ts';
import { taxFaults } from '../../../contract/number-faults.ts';
import { changeOperator, submitOperator } from '../../../contract/operator-routes.ts';
import { REVIEW_DAYS } from '../../../contract/operator-states.ts';
import { BankHistory } from '../../bank-history.tsx';
import { DraftLine } from '../form/draft-line.tsx';
import { Panel } from '../form/panel.tsx';
import { membershipsQuery, operatorQuery, registerQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { OperatorStateBadge } from '../state-badges.tsx';
import { BankForm } from './bank-form.tsx';
import { BankWait } from './bank-wait.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { LegalFields } from './legal-fields.tsx';
import { OPERATOR_MARK, ProfileFields } from './profile-fields.tsx';

export function OperatorData() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const operator = useOperator();
  const { id: operatorId, state } = operator;
  const [sending, setSending] = useState(false);
  const words: Partial<Record<string, string>> = {
    'body.name': t`El nombre necesita tres letras o más.`,
    'body.profile.email': t`Escribe un correo completo, como nombre@ejemplo.pe.`,
  };
  const keep = (saved: ManagedOperator) => {
    queries.setQueryData(operatorQuery(api, operatorId).queryKey, saved);
    void queries.invalidateQueries({ queryKey: membershipsQuery(api).queryKey });
    return saved;
  };
  const { data: register } = useQuery(registerQuery(api));
  const { organisation, country } = useFace();
  const refused = (value: ChangeOperator) => [
    ...checkBody(ChangeOperator, clean(value), country).map((issue) => ({
      ...issue,
      message: words[issue.path] ?? issue.message,
    })),
    ...(register ? taxFaults(value.legal.taxNumber, operator.legal.taxNumber, register.tax) : []),
  ];
  const draft = useKeptDraft({
    key: `operator/${operatorId}`,
    saved: changeOf(operator),
    save: async (value) =>
      changeOf(keep(await api.call(changeOperator, { params: { operatorId }, body: clean(value), quiet: true }))),
    refuse: refused,
    join: { plain: clean, theirs: () => null },
  });
  const { value, change, errorAt } = draft;
  const { hash } = useLocation();
  // The router navigates before this screen is rendered, so this effect scrolls to the fragment of the URL.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const isLocked = state === 'verified' || state === 'submitted';

  async function submit() {
    if (!(await draft.flush())) return;
    keep(await api.call(submitOperator, { params: { operatorId }, quiet: true }));
    toast({ text: t`Enviado a la región. Te escribimos cuando responda.` });
  }

  return (
    <div className={`${flow.stack56} ${flow.column}`}>
      <Status operator={operator} onSend={() => setSending(true)} />
      <DraftLine status={draft.status} failure={draft.failure} />
      <Panel title={<Trans>Lo que ven los viajeros</Trans>}>
        <Card size="large">
          <ProfileFields
            name={value.name}
            profile={value.profile}
            errorAt={errorAt}
            onName={(name) => change({ ...value, name })}
            onProfile={(more) => change({ ...value, profile: { ...value.profile, ...more } })}
            onMark={(at) => {
              const { unplaced: _, ...profile } = value.profile;
              change({ ...value, profile: { ...profile, ...at } });
            }}
          />
        </Card>
      </Panel>
      <Panel title={<Trans>Datos legales</Trans>}>
        <Card size="large">
          {isLocked && (
            <p className={textStyles.note}>
              <Trans>
                La región comparó estos datos con el registro: para cambiarlos,{' '}
                <a href={`mailto:${organisation.email}`}>escríbele a {organisation.email}</a>.
              </Trans>
            </p>
          )}
          <LegalFields
            legal={value.legal}
            registerUntil={value.registerUntil}
            locked={isLocked}
            errorAt={errorAt}
            onLegal={(more) => change({ ...value, legal: { ...value.legal, ...more } })}
            onUntil={(registerUntil) => change({ ...value, registerUntil })}
          />
        </Card>
      </Panel>
      <Panel id={PAYOUT_ACCOUNT} title={<Trans>Cuenta en la que cobras</Trans>}>
        <Card size="large">
          <BankWait operator={operator} onChange={keep} />
          <BankForm operator={operator} onSaved={keep} />
          {operator.bankChanges.length > 0 && (
            <Disclosure summary={<Trans>Cambios de cuenta</Trans>}>
              <BankHistory changes={operator.bankChanges} />
            </Disclosure>
          )}
        </Card>
      </Panel>
      <Panel title={<Trans>Documentos</Trans>}>
        <Card size="large">
          <DocumentsPanel operatorId={operatorId} />
        </Card>
      </Panel>
      <Confirm
        open={sending}
        onClose={() => setSending(false)}
        title={t`¿Enviar tus datos a la región?`}
        verb={t`Enviarlos`}
        run={submit}
      >
        <p>
          <Trans>
            La región los compara con el registro de turismo. Mientras tanto no puedes cambiar los datos legales, pero
            sí preparar tus planes.
          </Trans>
        </p>
      </Confirm>
    </div>
  );
}

function Status({ operator, onSend }: { operator: ManagedOperator; onSend: () => void }) {
  const { state, missing, reviewNote, submittedAt, zone, can } = operator;
  const tone = state === 'verified' ? 'open' : state === 'suspended' ? 'stop' : 'caution';
  return (
    <Alert look="panel" tone={tone} live="none">
      <p>
        <OperatorStateBadge state={state} />
      </p>
      {state === 'draft' && reviewNote && (
        <p>
          <Trans>
            La región te lo devolvió: <b>{reviewNote}</b>
          </Trans>
        </p>
      )}
      {state === 'draft' && missing.length > 0 && (
        <>
          <h2>
            <Trans>Antes de enviarlo falta</Trans>
          </h2>
          <ul>
            {missing.map(({ path, message }) => (
              <li key={message}>
                <TextButton onClick={() => goToField(path)}>{message}</TextButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'draft' && can.submit && (
        <>
          <h2>
            <Trans>Está completo</Trans>
          </h2>
          <p>
            <Button onClick={onSend}>
              <Trans>Enviar a la región</Trans>
            </Button>
          </p>
        </>
      )}
      {state === 'submitted' && (
        <p>
          <Trans>
            La región revisa tus datos desde el {submittedAt && formatDate(localDate(zone, new Date(submittedAt)))}. Te
            escribimos cuando responda: suele tardar hasta {REVIEW_DAYS} días. Mientras tanto prepara tus planes y
            envíalos también: los revisa juntos.
          </Trans>
        </p>
      )}
      {state === 'verified' && (
        <p>
          <Trans>La región verificó tus datos: puedes vender.</Trans>
        </p>
      )}
      {state === 'suspended' && (
        <p>
          <Trans>Tus planes no se venden. {reviewNote ?? ''}</Trans>
        </p>
      )}
    </Alert>
  );
}

function goToField(part: string) {
  const field =
    part === 'profile.lon'
      ? document.querySelector<HTMLElement>(`#${OPERATOR_MARK} input`)
      : document.getElementsByName(part === 'bank' ? 'holder' : part)[0];
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

function changeOf({
  name,
  profile,
  legal: { checkedOn: _, ...legal },
  registerUntil,
}: ManagedOperator): ChangeOperator {
  return { name, profile, legal, registerUntil };
}

const clean = (value: ChangeOperator): ChangeOperator => ({
  ...value,
  name: value.name.trim(),
  profile: {
    ...value.profile,
    phone: value.profile.phone?.trim() || null,
    email: value.profile.email?.trim() || null,
  },
});
