import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DraftLine, ProgramStep, StepNav } from '#features/operators/web/public.ts';
import flow from '#web/ui/flow.module.css';
import { focusRefused } from '#web/ui/focus-refused.ts';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { followLines } from '../../../contract/offer-inclusions.ts';
import type { OperatorOffer } from '../../../contract/operator.ts';
import { useMinute } from '../inbox/use-minute.ts';
import { ChooseDraft } from './choose-draft.tsx';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { LinesOutsideProgram } from './lines/lines-outside-program.tsx';
import { draftOf } from './offer-form.ts';
import { termsOf } from './payment/offer-terms.ts';
import { withDayBack, withoutDay } from './program/remove-day.ts';
import { EDITOR_STEPS, type EditorStep, findingsAt, stepOf } from './steps/editor-steps.ts';
import { Findings } from './steps/findings.tsx';
import { OpeningStep } from './steps/opening-step.tsx';
import { PriceStep } from './steps/price-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TermsStep } from './steps/terms-step.tsx';
import { Templates } from './templates/templates.tsx';
import { useCheck } from './use-check.ts';
import { useOfferDraft } from './use-offer-draft.ts';

export function OfferEditor({ offer }: { offer: OperatorOffer }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const stepBox = useRef<HTMLDivElement>(null);
  const draft = useOfferDraft(offer);
  const { value: form, change } = draft;
  const { checked, isFresh, error } = useCheck(offer.id, draftOf(form));
  const issues = checked?.issues ?? [];
  const findings = checked?.findings ?? [];
  const now = new Date(useMinute());
  const closesAt = checked?.closesAt ? new Date(checked.closesAt) : null;
  const terms = termsOf(form, { people: offer.request.people, zone: offer.zone, now, closesAt });
  const step = EDITOR_STEPS.find((one) => one === search.get('paso')) ?? EDITOR_STEPS[0];
  const names = useStepNames();
  const set: StepProps['onChange'] = (more) =>
    change((now) => followLines(now, { ...now, ...(typeof more === 'function' ? more(now) : more) }, offer.start));
  const isUntouched = draft.status === 'saved' && offer.draftChangedAt === null;
  // Missing fields are shown only after the person has opened the last step.
  const wasReviewed = useRef(false);
  if (step === 'enviar') wasReviewed.current = true;
  const shown = wasReviewed.current ? issues : [];

  function go(to: EditorStep) {
    if (focusRefused(stepBox.current)) return;
    void draft.flush();
    setSearch({ parte: 'oferta', paso: to }, { preventScrollReset: true });
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
  }

  function removeDay(index: number) {
    const before = form;
    set((now) => withoutDay(now, index));
    return () => set((now) => withDayBack(now, before, index));
  }

  function choose(which: 'mine' | 'theirs') {
    const other = draft.choose(which);
    if (!other) return;
    toast({
      text: which === 'mine' ? t`Sigues con lo tuyo.` : t`Sigues con lo del equipo.`,
      action: {
        label: which === 'mine' ? t`Deshacer: usar lo del equipo` : t`Deshacer: usar lo mío`,
        run: () => change(other),
      },
    });
  }

  if (draft.two) return <ChooseDraft two={draft.two} currency={offer.currency} onChoose={choose} />;

  return (
    <section className={`${flow.stack45} ${flow.shrinks}`} aria-label={t`Tu oferta`}>
      <div className={`${flow.row3} ${flow.ends}`}>
        <DraftLine status={isUntouched ? 'idle' : draft.status} failure={draft.failure} />
        <Templates form={form} party={offer.request.wish.party} onChange={change} />
      </div>
      <StepNav
        label={t`Pasos de la oferta`}
        steps={EDITOR_STEPS}
        names={names}
        current={step}
        onStep={go}
        isWrong={(one) => shown.some((issue) => stepOf(issue) === one) || (one === 'dias' && findings.length > 0)}
      />
      <h2 ref={heading} tabIndex={-1} className={`${styles.title} ${textStyles.titleM}`}>
        {names[step]}
      </h2>
      <div ref={stepBox} className={`${styles.step} ${flow.stack45} ${flow.shrinks}`}>
        {step === 'saludo' && <OpeningStep form={form} offer={offer} issues={shown} onChange={set} />}
        {step === 'dias' && (
          <>
            <Findings findings={[]} remarks={[]} error={error} />
            <ProgramStep
              days={form.days}
              draftKey={`offer/${offer.id}`}
              advice={<Trans>Usa los lugares de la región y te avisamos si ese día están cerrados.</Trans>}
              onChange={(days) => set({ days })}
              onRemoveDay={removeDay}
              said={(day, stop) => (
                <>
                  <Findings
                    findings={findingsAt(findings, day, stop)}
                    remarks={findingsAt(checked?.remarks ?? [], day, stop)}
                    error={null}
                  />
                  {stop === null && <LinesOutsideProgram form={form} day={day} />}
                </>
              )}
            />
          </>
        )}
        {step === 'precio' && <PriceStep form={form} offer={offer} issues={shown} onChange={set} />}
        {step === 'condiciones' && <TermsStep form={form} offer={offer} issues={shown} terms={terms} onChange={set} />}
        {step === 'enviar' && (
          <ReviewStep
            form={form}
            offer={offer}
            terms={terms}
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
