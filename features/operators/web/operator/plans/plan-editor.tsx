import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, ExternalLink, Eye } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveQuestion } from '#features/backoffice/web/public.ts';
import { ConflictPanel } from '#web/drafts/conflict-panel.tsx';
import { useKeptDraft } from '#web/drafts/use-kept-draft.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Toggle } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { focusRefused } from '#web/ui/focus-refused.ts';
import textStyles from '#web/ui/text.module.css';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import type { ManagedOptions, ManagedPlanDetail, ManagedRule } from '../../../contract/managed-plan.ts';
import { changePlan, showOperatorPlan } from '../../../contract/managed-plan-routes.ts';
import type { PlanPicture } from '../../../contract/plan-content.ts';
import { DraftLine, type LineStatus } from '../form/draft-line.tsx';
import { StepNav } from '../form/step-nav.tsx';
import { operatorKey, placeQuery, planQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { PlanStateBadge } from '../state-badges.tsx';
import { keepsOptions, OptionsStep } from './options/options-step.tsx';
import { pendingChanges } from './pending-changes.ts';
import { PendingNote } from './pending-note.tsx';
import { cleanDraft, draftOf, faultOf, type PlanDraft } from './plan-draft.ts';
import styles from './plan-editor.module.css';
import { PLAN_STEPS, type PlanStep } from './plan-steps.ts';
import { PolicyStep } from './policy/policy-step.tsx';
import { DepartureTimesNote } from './rules/departure-times-note.tsx';
import { DescriptionStep } from './steps/description-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { EarlyStopNote } from './steps/early-stop-note.tsx';
import { withEntrances } from './steps/entrances.ts';
import { MeetingStep } from './steps/meeting-step.tsx';
import { MOST_PICTURES, PicturesStep } from './steps/pictures-step.tsx';
import { ProgramStep } from './steps/program-step.tsx';
import { RulesStep } from './steps/rules-step.tsx';
import { SendStep } from './steps/send-step.tsx';
import { usePlanPhotos } from './steps/use-plan-photos.ts';
import { useFaultWords, useStepNames } from './use-editor-words.ts';
import { useMemberNames } from './use-member-names.ts';

export function PlanEditor({ plan }: { plan: ManagedPlanDetail }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const revision = useRef(plan.revision);
  const names = useStepNames();
  const memberName = useMemberNames();
  const asked = search.get('paso') as PlanStep;
  const step = PLAN_STEPS.includes(asked) ? asked : PLAN_STEPS[0];
  const next = PLAN_STEPS[PLAN_STEPS.indexOf(step) + 1];
  const isOpen = plan.state !== 'retired' && plan.state !== 'submitted' && plan.review !== 'submitted';

  const keep = (detail: ManagedPlanDetail) => {
    revision.current = detail.revision;
    queries.setQueryData(planQuery(api, operatorId, plan.id).queryKey, detail);
    void queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'plans'] });
    return detail;
  };
  const faults = useFaultWords();
  const draft = useKeptDraft<PlanDraft>({
    key: `plan/${plan.id}`,
    saved: draftOf(plan),
    save: async (value) =>
      draftOf(
        keep(
          await api.call(changePlan, {
            params: { operatorId, planId: plan.id },
            body: { revision: revision.current, ...cleanDraft(value) },
            quiet: true,
          }),
        ),
      ),
    refuse: (value) => {
      const fault = faultOf(value);
      return fault && faults(fault);
    },
    join: {
      plain: cleanDraft,
      theirs: (error) => {
        const current = currentOf<ManagedPlanDetail>(error, 'plan_changed');
        return current && draftOf(keep(current));
      },
    },
  });
  const keepOptions = ({ revision: optionsRevision, items: options }: ManagedOptions) =>
    queries.setQueryData(
      planQuery(api, operatorId, plan.id).queryKey,
      (known: ManagedPlanDetail | undefined) => known && { ...known, optionsRevision, options },
    );
  const keepRule = (rule: ManagedRule) =>
    queries.setQueryData(
      planQuery(api, operatorId, plan.id).queryKey,
      (known: ManagedPlanDetail | undefined) =>
        known && { ...known, rules: known.rules.map((one) => (one.id === rule.id ? rule : one)) },
    );
  const take = (detail: ManagedPlanDetail) => draft.meet(draftOf(keep(detail)));
  const reload = async () =>
    take(await api.call(showOperatorPlan, { params: { operatorId, planId: plan.id }, quiet: true }));
  const { value } = draft;
  const [tariffs, setTariffs] = useState<LineStatus>(() => (keepsOptions(plan.id) ? 'unsaved' : 'saved'));
  const saveTariffs = useRef<(() => Promise<boolean>) | null>(null);
  const savesTariffs = isOpen && step === 'tarifas' && tariffs === 'unsaved';
  const addPictures = (added: PlanPicture[]) =>
    draft.change(({ content, ...now }) => ({
      ...now,
      content: { ...content, pictures: [...content.pictures, ...added].slice(0, MOST_PICTURES) },
    }));
  const photos = usePlanPhotos(plan.id, MOST_PICTURES - value.content.pictures.length, addPictures);
  const unsent = photos.chosen.length;
  function statusOf(): { status: LineStatus; failure: ReactNode } {
    const { status, failure } = draft;
    if (status !== 'saved' || (tariffs === 'saved' && unsent === 0)) return { status, failure };
    if (step === 'tarifas' && tariffs !== 'saved') return { status: tariffs, failure: null };
    return {
      status: 'unsaved',
      failure: (
        <>
          {tariffs !== 'saved' && <Trans>Las tarifas están sin guardar.</Trans>}{' '}
          {unsent > 0 && <Plural value={unsent} one="Falta subir una foto." other="Faltan por subir # fotos." />}
        </>
      ),
    };
  }
  const pending = pendingChanges(value, plan.published);
  async function preview() {
    if (focusRefused(fieldset.current) || !(await draft.flush())) return;
    await navigate(operatorPaths.planPreview(operatorId, plan.id, step));
  }
  const changeContent = (more: Partial<PlanDraft['content']>) =>
    draft.change((now) => ({ ...now, content: { ...now.content, ...more } }));
  /** A stop begins with the name of its place, which also serves until the place is loaded. */
  const nameOf = (place: string) =>
    queries.getQueryData(placeQuery(api, place).queryKey)?.name ??
    value.content.days.flatMap(({ stops }) => stops).find((stop) => stop.place === place)?.title ??
    null;
  const changeFacts = (more: Partial<PlanDraft['facts']>) =>
    draft.change((now) => ({ ...now, facts: { ...now.facts, ...more } }));

  function go(to: PlanStep) {
    if (focusRefused(fieldset.current)) return;
    void draft.flush();
    setSearch({ paso: to }, { preventScrollReset: true });
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
  }

  async function goOn(to: PlanStep) {
    if (!savesTariffs || (await saveTariffs.current?.())) go(to);
  }

  return (
    <div className={`${flow.stack4} ${styles.editor}`}>
      <div className={flow.row3}>
        <b className={`${textStyles.titleM} ${textStyles.breaks}`}>{value.content.title || t`Sin nombre`}</b>
        <PlanStateBadge state={plan.state} review={plan.review} />
        {(plan.state === 'on_sale' || plan.state === 'paused') && (
          <TextLink to={travellerPaths.plan(plan.slug)}>
            <Trans>Verlo en el sitio</Trans>
            <ExternalLink size={15} aria-hidden />
          </TextLink>
        )}
        <TextButton onClick={() => void preview()}>
          <Eye size={15} aria-hidden />
          <Trans>Vista previa</Trans>
        </TextButton>
      </div>
      <StepNav
        label={t`Pasos del plan`}
        steps={PLAN_STEPS}
        names={names}
        current={step}
        onStep={go}
        isPending={(one) => pending.some((change) => change.step === one)}
      />
      <DraftLine {...statusOf()} />
      {!isOpen && (
        <p className={textStyles.note}>
          {plan.state === 'retired' ? (
            <Trans>Este plan está retirado: puedes leerlo, pero no cambiarlo.</Trans>
          ) : (
            <Trans>La región lo está revisando. Para cambiar algo, retíralo de la revisión en el último paso.</Trans>
          )}
        </p>
      )}
      {draft.conflicts && <ConflictPanel conflicts={draft.conflicts} nameOf={memberName} onSettle={draft.settle} />}
      <h2 ref={heading} tabIndex={-1} className={`${textStyles.unringed} ${styles.title}`}>
        {names[step]}
      </h2>
      <PendingNote
        changes={step === 'enviar' ? pending : pending.filter((change) => change.step === step)}
        isSubmitted={plan.review === 'submitted'}
      />
      <fieldset
        ref={fieldset}
        className={flow.stack45}
        disabled={draft.conflicts !== null || (!isOpen && step !== 'enviar' && step !== 'salidas')}
      >
        {step === 'relato' && (
          <DescriptionStep
            content={value.content}
            facts={value.facts}
            options={plan.options}
            onContent={changeContent}
            onFacts={changeFacts}
          />
        )}
        {step === 'programa' && (
          <>
            <ProgramStep
              days={value.content.days}
              draftKey={`plan/${plan.id}`}
              advice={
                <Trans>
                  Usa los lugares de la región: así tu plan sale en la página de cada uno y te avisamos si ese día está
                  cerrado.
                </Trans>
              }
              onChange={(days) =>
                changeContent({
                  days,
                  includes: withEntrances(value.content.includes, { before: value.content.days, after: days, nameOf }),
                })
              }
              said={(day, stop) =>
                stop !== null ? (
                  <EarlyStopNote stops={value.content.days[day]!.stops} at={stop} />
                ) : (
                  day === 0 && (
                    <DepartureTimesNote days={value.content.days} rules={plan.rules} options={plan.options} />
                  )
                )
              }
            />
            <Toggle
              checked={value.content.onFoot ?? false}
              hint={t`Así, una calle cerrada a los autos no afecta tus salidas.`}
              onChange={({ target }) => changeContent({ onFoot: target.checked })}
            >
              <Trans>De una parada a otra siempre se va a pie</Trans>
            </Toggle>
          </>
        )}
        {step === 'encuentro' && (
          <MeetingStep meeting={value.content.meeting} onChange={(meeting) => changeContent({ meeting })} />
        )}
        {step === 'detalles' && <DetailsStep content={value.content} onChange={changeContent} />}
        {step === 'imagenes' && <PicturesStep content={value.content} photos={photos} onChange={changeContent} />}
        {step === 'tarifas' && (
          <OptionsStep plan={plan} onOptions={keepOptions} onSaved={reload} onStatus={setTariffs} saver={saveTariffs} />
        )}
        {step === 'cancelacion' && (
          <PolicyStep
            price={plan.priceFrom ?? 10_000}
            currency={plan.currency}
            policy={value.content.policy}
            onChange={(policy) => changeContent({ policy })}
          />
        )}
        {step === 'salidas' && <RulesStep plan={plan} days={value.content.days} onRule={keepRule} onSaved={reload} />}
        {step === 'enviar' && <SendStep plan={plan} flush={draft.flush} onActed={take} onStep={go} />}
      </fieldset>
      {next && (
        <Actions className={styles.next} data-next-step>
          <Button onClick={() => void goOn(next)}>
            {savesTariffs ? <Trans>Guardar y seguir: {names[next]}</Trans> : <Trans>Seguir: {names[next]}</Trans>}
            <ArrowRight size={18} aria-hidden />
          </Button>
        </Actions>
      )}
      <LeaveQuestion
        asks={unsent > 0}
        title={t`¿Salir sin subir las fotos?`}
        verb={t`Salir sin subirlas`}
        leave={t`Quedarme`}
      >
        <p>
          <Trans>Las fotos que elegiste todavía no están en el plan. Si sales, tendrás que elegirlas otra vez.</Trans>
        </p>
      </LeaveQuestion>
    </div>
  );
}
