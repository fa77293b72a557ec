import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Route, TriangleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { addDays, formatDateRange, localDate } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Wish } from '../../contract/trip.ts';
import { type PlanFound, planWish } from '../document/planning/ask-planner.ts';
import { startTrip } from '../document/start-trip.ts';
import { NeedsScript } from '../needs-script.tsx';
import { useDefaultTitle } from './default-title.ts';
import { PlanProgress } from './plan-progress.tsx';
import styles from './plan-trip.module.css';
import { BLANK_DRAFT, changeDraft, recallDraft, useDraftStore } from './wish-draft.ts';
import { WishForm } from './wish-form.tsx';
import { draftFromSearch, nextFriday, wishOf } from './wish-of.ts';

/** The screen «Arma tu viaje», where a traveller describes a trip to plan. */
export function PlanTrip() {
  const { t } = useLingui();
  const face = useFace();
  const navigate = useNavigate();
  const api = useApi();
  const { isBusy, failure, submit, stop, fail } = useSubmit();
  const { draft, ready } = useDraftStore();
  const [search] = useSearchParams();
  const cameFrom = useRef(search);
  const planAtOnce = useRef<(asked: Wish) => void>(() => {});
  useEffect(() => {
    recallDraft();
    const given = draftFromSearch(cameFrom.current);
    if (Object.keys(given).length > 0) changeDraft(given);
    const isComplete = given.startDate && given.days && cameFrom.current.get('plan') === 'si';
    if (isComplete) planAtOnce.current(wishOf(useDraftStore.getState().draft, localDate(face.timeZone)));
  }, [face.timeZone]);
  const today = localDate(face.timeZone);
  const wish = wishOf(ready ? draft : BLANK_DRAFT, today);
  const last = addDays(wish.startDate, wish.days - 1);
  const titleOf = useDefaultTitle();
  const title = titleOf(wish.days);

  /** @param isQuick `true` for a wish without interests, which the traveller can add later */
  const plan = (asked: Wish, isQuick: boolean) =>
    submit(
      async ({ signal }) => {
        const found = await planWish(api, asked, signal);
        if (!hasVisit(found))
          return fail(t`Con esas fechas y horas no cabe ninguna visita. Prueba con un día más largo u otra fecha.`);
        if (signal.aborted) return;
        const trip = startTrip(titleOf(asked.days), asked, found);
        await navigate(travellerPaths.trip(trip.local), {
          state: { fresh: true, ...(isQuick && { isQuick }) },
          replace: isQuick,
          viewTransition: true,
        });
      },
      (error) => (error instanceof ApiError ? null : t`No pudimos armar el plan.`),
    );
  planAtOnce.current = (asked) => void plan(asked, true);
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    void plan(wish, false);
  };

  if (isBusy) return <PlanProgress wish={wish} title={title} onStop={stop} />;
  return (
    <NeedsScript
      title={t`Arma tu viaje`}
      why={t`El plan se calcula con tus fechas y gustos, y se guarda en tu navegador: para eso hace falta JavaScript. Actívalo y vuelve a cargar la página.`}
    >
      <form className={`wrap ${flow.page}`} onSubmit={submitForm} aria-labelledby="arma-tu-viaje">
        <header className={classNames(flow.stack4, styles.head)}>
          <h1 id="arma-tu-viaje" className={textStyles.display}>
            <Trans>Arma tu viaje</Trans>
          </h1>
          <p className={classNames(textStyles.lead, textStyles.soft)}>
            <Trans>
              Cuéntanos lo que sabes; lo demás lo suponemos y siempre podrás cambiarlo. Ves el plan antes de dar un solo
              dato tuyo.
            </Trans>
          </p>
        </header>
        <div className={styles.columns}>
          <WishForm
            draft={draft}
            today={today}
            startDate={draft.startDate ?? nextFriday(today)}
            onChange={changeDraft}
          />
          <aside className={styles.ticket} aria-label={t`Tu viaje en breve`}>
            <img
              className={styles.art}
              src={posterUrl({
                region: face.id,
                scene: face.hero.scene,
                seed: face.hero.scene,
                hour: face.hero.day,
                format: 'panorama',
              })}
              alt=""
              width={1085}
              height={490}
            />
            <div className={styles.stub}>
              <p className={classNames(textStyles.titleM, styles.sum)}>{title}</p>
              <ul className={classNames('num', flow.stackHalf, textStyles.soft)}>
                <li>{formatDateRange(wish.startDate, last)}</li>
                <li>
                  {formatClock(wish.earliest)}–{formatClock(wish.latest)}
                  {' · '}
                  <Plural
                    value={wish.party.adults + wish.party.children + wish.party.seniors}
                    one="# persona"
                    other="# personas"
                  />
                </li>
                {draft.must.length > 0 ? (
                  <li>
                    <Plural value={draft.must.length} one="# imprescindible" other="# imprescindibles" />
                  </li>
                ) : null}
              </ul>
              {failure ? (
                <Alert look="line" icon={<TriangleAlert size={18} aria-hidden="true" />}>
                  <p>
                    {failure} <Trans>Lo que escribiste sigue aquí.</Trans>
                  </p>
                </Alert>
              ) : null}
              <Button type="submit" block>
                <Route size={20} aria-hidden="true" />
                {failure ? <Trans>Volver a intentarlo</Trans> : <Trans>Ver mi plan</Trans>}
              </Button>
            </div>
          </aside>
        </div>
      </form>
    </NeedsScript>
  );
}

const hasVisit = ({ plans }: PlanFound): boolean =>
  plans[0]?.plan.days.some(({ stops }) => stops.some(({ place }) => place)) ?? false;
