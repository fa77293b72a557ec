import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DraftLine, ProgramStep, useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import type { DeskOffer } from '../../../contract/desk.ts';
import { deskOfferQuery } from '../desk.queries.ts';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { EDITOR_STEPS, type EditorStep, findingsAt, stepOf } from './editor-steps.ts';
import { Findings } from './findings.tsx';
import { draftOf } from './offer-form.ts';
import { OpeningStep } from './opening-step.tsx';
import { PriceStep } from './price-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { Templates } from './templates.tsx';
import { TermsStep } from './terms-step.tsx';
import { useCheck } from './use-check.ts';
import { forgetDraft, useOfferDraft } from './use-offer-draft.ts';

interface OfferEditorProps {
  offer: DeskOffer;
  /** Begins anew with what the server has. */
  onReload: () => void;
}

/** An answer in steps, each small enough for a phone; what is typed is kept at once and saved by itself, and the engine reads along. */
export function OfferEditor({ offer, onReload }: OfferEditorProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLElement>(null);
  const draft = useOfferDraft(offer);
  const { value: form, change } = draft;
  const { checked, isFresh, error } = useCheck(offer.id, draftOf(form));
  const issues = checked?.issues ?? [];
  const findings = checked?.findings ?? [];
  const step = EDITOR_STEPS.find((one) => one === search.get('paso')) ?? EDITOR_STEPS[0];
  const names = useStepNames();
  const set = (more: Partial<typeof form>) => change({ ...form, ...more });
  // What is missing is told once somebody came to send it; before, nothing was forgotten yet.
  const wasReviewed = useRef(false);
  if (step === 'enviar') wasReviewed.current = true;
  const told = wasReviewed.current ? issues : [];
  useEffect(() => {
    const here = steps.current?.querySelector(`[data-step="${step}"]`);
    if (here instanceof HTMLElement && steps.current) steps.current.scrollLeft = here.offsetLeft - 60;
  }, [step]);

  function go(to: EditorStep) {
    void draft.flush();
    setSearch({ parte: 'oferta', paso: to }, { preventScrollReset: true });
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
  }

  async function reload() {
    forgetDraft(offer.id);
    await queries.invalidateQueries({ queryKey: deskOfferQuery(api, operatorId, offer.id).queryKey });
    onReload();
  }

  return (
    <section className={styles.editor} aria-label={t`Tu oferta`}>
      <div className={styles.top}>
        <DraftLine standing={draft.standing} failure={draft.failure} />
        {draft.isStale && (
          <Button kind="quiet" size="small" onClick={() => void reload()}>
            <Trans>Cargar lo último</Trans>
          </Button>
        )}
        <Templates form={form} party={offer.request.wish.party} onChange={change} />
      </div>
      <nav ref={steps} aria-label={t`Pasos de la oferta`} className={styles.steps}>
        <ol>
          {EDITOR_STEPS.map((one, index) => {
            const isWrong = told.some((issue) => stepOf(issue) === one) || (one === 'dias' && findings.length > 0);
            return (
              <li key={one} data-step={one}>
                <button type="button" aria-current={one === step ? 'step' : undefined} onClick={() => go(one)}>
                  <span aria-hidden="true" data-wrong={isWrong || undefined}>
                    {index + 1}
                  </span>
                  {names[one]}
                  {isWrong && <span className="sr">{t`, por mirar`}</span>}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {names[step]}
      </h2>
      <div className={styles.step}>
        {step === 'saludo' && <OpeningStep form={form} offer={offer} issues={told} onChange={set} />}
        {step === 'dias' && (
          <>
            <Findings findings={[]} remarks={[]} error={error} />
            <ProgramStep
              days={form.days}
              onChange={(days) => set({ days })}
              said={(day, stop) => (
                <Findings
                  findings={findingsAt(findings, day, stop)}
                  remarks={findingsAt(checked?.remarks ?? [], day, stop)}
                  error={null}
                />
              )}
            />
          </>
        )}
        {step === 'precio' && <PriceStep form={form} offer={offer} issues={told} onChange={set} />}
        {step === 'condiciones' && <TermsStep form={form} offer={offer} issues={told} onChange={set} />}
        {step === 'enviar' && (
          <ReviewStep
            form={form}
            offer={offer}
            checked={checked}
            isFresh={isFresh}
            error={error}
            saved={draft.saved}
            onStep={go}
          />
        )}
      </div>
      <EditorBar form={form} offer={offer} step={step} names={names} onStep={go} />
    </section>
  );
}

function useStepNames(): Record<EditorStep, string> {
  const { t } = useLingui();
  return {
    saludo: t`Saludo`,
    dias: t`Días`,
    precio: t`Precio`,
    condiciones: t`Condiciones`,
    enviar: t`Revisar y enviar`,
  };
}
