import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleCheck } from 'lucide-react';
import { useFactWords, Week, weekOf } from '#features/places/web/public.ts';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { MOST_TASKS, type OwnedPlace, type PlaceTaskKind } from '../../contract/owned-place.ts';
import { confirmOwnedHours, undoOwnedChange } from '../../contract/owner-routes.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import { ReportTask } from './report-task.tsx';
import { TaskHead } from './task-head.tsx';
import styles from './today.module.css';
import { VoiceTask } from './voice-task.tsx';

export function OwnerToday() {
  const { t } = useLingui();
  const { tasks, done } = useOwnedPlace();
  const facts = useFactWords();
  const shown = tasks.slice(0, MOST_TASKS);
  return (
    <div className={classNames(flow.stack4, flow.narrow)}>
      {done.length > 0 && (
        <p className={classNames(flow.mark2, textStyles.open)}>
          <CircleCheck size={20} aria-hidden />
          <span>
            <Trans>Hoy ya hiciste: {done.map((fact) => facts[fact].toLowerCase()).join(', ')}.</Trans>
          </span>
        </p>
      )}
      {shown.length === 0 ? (
        <SceneState scene="quiet" title={t`Todo al día`}>
          <p>
            <Trans>Tu ficha dice la verdad. Te escribimos cuando haga falta mirarla otra vez.</Trans>
          </p>
        </SceneState>
      ) : (
        <ol className={flow.stack4}>
          {shown.map(({ kind }, i) => (
            <Card as="li" key={kind} className={styles.task}>
              {kind === 'confirm' ? (
                <ConfirmTask number={i + 1} />
              ) : kind === 'report' ? (
                <ReportTask number={i + 1} />
              ) : kind === 'question' || kind === 'review' ? (
                <VoiceTask kind={kind} number={i + 1} />
              ) : (
                <FactTask kind={kind} number={i + 1} />
              )}
            </Card>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The hours are confirmed by one tap, which the toast can undo. */
function ConfirmTask({ number }: { number: number }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const owned = useOwnedPlace();
  const submission = useSubmit();
  const { place, hoursConfirmedOn } = owned;
  const { rule } = place.facts.hours;
  const { queryKey } = ownedPlaceQuery(api, place.id);
  const params = { placeId: place.id };
  const undo = async (changed: OwnedPlace) => {
    const last = changed.place.changes.find(({ fact, canUndo }) => fact === 'hours' && canUndo);
    if (!last) return;
    queries.setQueryData(queryKey, await api.call(undoOwnedChange, { params: { ...params, changeId: last.id } }));
  };
  const confirm = () =>
    submission.submit(async (call) => {
      const changed = await api.call(confirmOwnedHours, { params, ...call });
      queries.setQueryData(queryKey, changed);
      toast({
        text: t`Horario confirmado.`,
        action: { label: t`Deshacer`, run: () => void undo(changed) },
      });
    });
  return (
    <>
      <TaskHead
        number={number}
        about={
          hoursConfirmedOn
            ? t`Tu horario · lo confirmaste el ${formatDay(hoursConfirmedOn)}`
            : t`Tu horario · nadie lo ha confirmado`
        }
        title={t`¿Sigue igual?`}
      />
      {rule ? (
        <Week week={weekOf(rule)} sure />
      ) : (
        <p>
          <Trans>Espacio abierto, sin puerta.</Trans>
        </p>
      )}
      <FormProblem of={submission} />
      <Actions>
        <Button disabled={submission.isBusy} onClick={() => void confirm()}>
          <Check size={18} aria-hidden />
          <Trans>Sí, sigue igual</Trans>
        </Button>
        <ButtonLink kind="quiet" to={`${ownerPaths.facts(place.id)}#horario`}>
          <Trans>Cambió</Trans>
        </ButtonLink>
      </Actions>
    </>
  );
}

const PART_OF: Record<Exclude<PlaceTaskKind, 'confirm' | 'report' | 'question' | 'review'>, string> = {
  hours: 'horario',
  contact: 'contacto',
  fees: 'precios',
  payment: 'precios',
  summary: 'visita',
  access: 'acceso',
};

function FactTask({ kind, number }: { kind: keyof typeof PART_OF; number: number }) {
  const { t } = useLingui();
  const { place } = useOwnedPlace();
  const words: Record<keyof typeof PART_OF, { about: string; title: string; verb: string }> = {
    hours: { about: t`Tu horario · no se sabe`, title: t`¿Cuándo abres?`, verb: t`Escribir mi horario` },
    contact: { about: t`Tu contacto · no hay`, title: t`¿Dónde te llaman o te escriben?`, verb: t`Poner mi teléfono` },
    fees: { about: t`Tu precio · no se sabe`, title: t`¿Cuánto cuesta entrar?`, verb: t`Decir mi precio` },
    payment: { about: t`Cómo se paga · no se sabe`, title: t`¿Aceptas tarjeta o Yape?`, verb: t`Decir cómo se paga` },
    summary: { about: t`Tu frase · no hay`, title: t`¿Por qué vale la pena venir?`, verb: t`Escribir mi frase` },
    access: { about: t`El acceso · no se sabe`, title: t`¿Hay escalones en la entrada?`, verb: t`Decir cómo se entra` },
  };
  const { about, title, verb } = words[kind];
  return (
    <>
      <TaskHead number={number} about={about} title={title} />
      <ButtonLink kind={number === 1 ? 'accent' : 'quiet'} to={`${ownerPaths.facts(place.id)}#${PART_OF[kind]}`}>
        {verb}
      </ButtonLink>
    </>
  );
}
