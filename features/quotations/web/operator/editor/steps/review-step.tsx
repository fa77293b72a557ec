import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOperator } from '#features/operators/web/public.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { offerDifference } from '../../../../contract/offer-difference.ts';
import { priceOffer } from '../../../../contract/offer-price.ts';
import type { CheckedOffer, OperatorOffer } from '../../../../contract/operator.ts';
import { sendOffer } from '../../../../contract/operator-routes.ts';
import { OfferChanges } from '../../../traveller/offers/offer-changes.tsx';
import { quotationsKey } from '../../operator.queries.ts';
import { useOperatorAction } from '../../request/use-operator-action.ts';
import { InclusionDoubts } from '../lines/inclusion-doubts.tsx';
import { contentOf, type OfferForm } from '../offer-form.ts';
import { OfferSummary } from '../payment/offer-summary.tsx';
import { isAllOptional } from '../payment/offer-total.tsx';
import { EmptyDaysNote } from '../program/empty-days-note.tsx';
import { forgetDraft } from '../use-offer-draft.ts';
import { type EditorStep, stepOf } from './editor-steps.ts';
import { Findings } from './findings.tsx';
import type { WithTerms } from './step-props.ts';

interface ReviewStepProps extends WithTerms {
  form: OfferForm;
  offer: OperatorOffer;
  checked: CheckedOffer | undefined;
  /** `true` if `checked` is the result for the current content. */
  isFresh: boolean;
  error: Error | null;
  /** @returns time of the saved draft, or null if saving failed */
  saved: () => Promise<string | null>;
  onStep: (step: EditorStep) => void;
}

const SHORTEST_REASON = 10;

export function ReviewStep({ form, offer, terms, checked, isFresh, error, saved, onStep }: ReviewStepProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const act = useOperatorAction(offer.id);
  const [, setSearch] = useSearchParams();
  const [override, setOverride] = useState('');
  const { isBusy, problem, submit } = useSubmit();
  const [isUnsaved, setUnsaved] = useState(false);
  const { total } = priceOffer(form, offer.request.people);
  const before = offer.versions[0];
  const content = contentOf(form);
  if (!checked) {
    return error ? <Alert look="line">{error.message}</Alert> : <Skeleton width="100%" height="160px" />;
  }
  const { issues, findings } = checked;
  const mayLack = findings.length > 0 && override.trim().length < SHORTEST_REASON;

  async function send(event: FormEvent) {
    event.preventDefault();
    await submit(async (call) => {
      const draftChangedAt = await saved();
      setUnsaved(draftChangedAt === null);
      if (draftChangedAt === null) return;
      const reason = findings.length > 0 ? override.trim() : null;
      const body = { draftChangedAt, override: reason, expectedTotal: total };
      await act((api, params) => sendOnce(api, sendOffer, { params, body, ...call }));
      forgetDraft(offer.id);
      void queries.invalidateQueries({ queryKey: quotationsKey(operatorId) });
      setSearch({ parte: 'oferta' }, { replace: true });
      toast({ text: t`Enviada: el viajero ya puede leerla.` });
    });
  }

  return (
    <Form className={flow.stack45} onSubmit={send}>
      {issues.length > 0 && (
        <Alert look="panel" tone="caution" live="status">
          <h3>
            <Trans>Falta esto antes de enviarla</Trans>
          </h3>
          <ul>
            {issues.map((issue) => (
              <li key={issue.path + issue.code}>
                <TextButton onClick={() => onStep(stepOf(issue))}>
                  <IssueName path={issue.path} form={form} />
                </TextButton>{' '}
                {issue.message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {findings.length > 0 && (
        <Alert look="panel" tone="caution" live="none">
          <h3>
            <Trans>Revisa esto en los días</Trans>
          </h3>
          <div>
            <Findings findings={findings} remarks={[]} error={null} />
          </div>
          <div>
            <Button kind="quiet" size="small" onClick={() => onStep('dias')}>
              <Trans>Corregirlo en los días</Trans>
            </Button>
          </div>
          <TextAreaField
            label={t`O explica por qué la envías así`}
            hint={t`Diez letras o más. El viajero lo lee junto al aviso.`}
            rows={3}
            maxLength={1000}
            value={override}
            error={problem?.code === 'offer_needs_reason' ? problem.detail : undefined}
            onChange={({ target }) => setOverride(target.value)}
          />
        </Alert>
      )}
      <EmptyDaysNote form={form} onStep={onStep} />
      {isAllOptional(form) && (
        <Alert look="panel" tone="caution" live="none">
          <h3>
            <Trans>Todo en tu oferta es opcional</Trans>
          </h3>
          <p>
            <Trans>
              Puede aceptar una sola línea y pagar menos que el total. Marca lo que va siempre con la oferta.
            </Trans>
          </p>
          <div>
            <Button kind="quiet" size="small" onClick={() => onStep('precio')}>
              <Trans>Ver los precios</Trans>
            </Button>
          </div>
        </Alert>
      )}
      <InclusionDoubts form={form} onStep={onStep} />
      {before && content && (
        <section
          className={`${flow.part} ${flow.stack4}`}
          aria-label={t`Qué cambia desde la versión ${before.version}`}
        >
          <h3>
            <Trans>Qué cambia desde la versión {before.version}</Trans>
          </h3>
          <OfferChanges changes={offerDifference(before.content, content)} currency={offer.currency} side="operator" />
        </section>
      )}
      <OfferSummary form={form} offer={offer} terms={terms} facts={checked.facts} />
      {problem && (
        <Alert look="panel">
          <p>
            <b>{problem.title}.</b> {problem.detail}
          </p>
          {problem.issues && problem.issues.length > 0 && (
            <ul>
              {problem.issues.map(({ path, message }) => (
                <li key={path + message}>{message}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {isUnsaved && (
        <Alert look="line">
          <Trans>
            No se pudo guardar, así que no se envió. Lo escrito sigue en este dispositivo: inténtalo otra vez.
          </Trans>
        </Alert>
      )}
      <div className={flow.stack2}>
        <Button type="submit" block disabled={isBusy || !isFresh || issues.length > 0 || mayLack}>
          {isBusy ? (
            <Trans>Enviando…</Trans>
          ) : before ? (
            <Trans>Enviar la versión {offer.version + 1}</Trans>
          ) : (
            <Trans>Enviar la oferta</Trans>
          )}
        </Button>
        {issues.length === 0 && mayLack && (
          <p className={textStyles.note}>
            <Trans>Escribe por qué la envías así, o corrige los días.</Trans>
          </p>
        )}
      </div>
    </Form>
  );
}

function IssueName({ path, form }: { path: string; form: OfferForm }) {
  const { t } = useLingui();
  const [member = '', index = ''] = path.replace(/^body\.(draft\.)?/, '').split('.');
  const names: Record<string, string> = {
    title: t`Título`,
    startDate: t`Primer día`,
    meeting: t`Encuentro`,
    lines: t`Precio`,
    payments: t`Cómo se paga`,
    policy: t`Si cancela`,
    includes: t`Incluye`,
    excludes: t`No incluye`,
  };
  if (member === 'lines' && index) return form.lines[Number(index)]?.title || t`Línea ${Number(index) + 1}`;
  if (member === 'days' && index) return t`Día ${Number(index) + 1}`;
  return names[member] ?? t`La oferta`;
}
