import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowLeft,
  Calendar,
  Ellipsis,
  Gauge,
  LoaderCircle,
  MessagesSquare,
  Pencil,
  Redo2,
  Route,
  Share2,
  Square,
  Undo2,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { formatDateRange } from '#web/format/dates.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import type { Wish } from '../../../contract/trip.ts';
import { addressId } from '../../document/browser-trips.ts';
import type { TripStore } from '../../document/trip-store.ts';
import { BasedOn } from '../../published/based-on.tsx';
import { ChangeSheet } from '../change-sheet.tsx';
import { useStepName } from '../days/edit-words.ts';
import { ShareSheet } from '../sharing/share-sheet.tsx';
import type { PlanActions } from '../use-plan-actions.ts';
import type { PlanningState } from '../use-planning.ts';
import { TitleField } from './title-field.tsx';
import styles from './trip-head.module.css';

interface TripHeadProps {
  store: TripStore;
  actions: PlanActions;
  board: PlanningState;
}

export function TripHead({ store, actions, board }: TripHeadProps) {
  const { t } = useLingui();
  const { history, own } = useStore(store);
  const [sharing, setSharing] = useState(false);
  const [changing, setChanging] = useState(false);
  const trip = history.present;
  const { problem } = board;
  return (
    <header className={classNames(flow.wrap2, flow.ends, styles.head)}>
      <div className={styles.words}>
        <TextLink kind="back" to={paths.trips()}>
          <ArrowLeft size={18} aria-hidden="true" />
          <Trans>Mis viajes</Trans>
        </TextLink>
        <h1>
          <TitleField
            label={t`Nombre del viaje`}
            value={trip.title}
            maxLength={120}
            onChange={(title) => store.edit({ kind: 'rename', title })}
          />
        </h1>
        {own.credit && <BasedOn credit={own.credit} />}
        <TripFacts
          wish={trip.wish}
          days={trip.days}
          more={
            <>
              <li>
                <TextButton kind="back" onClick={() => setChanging(true)}>
                  <Pencil size={16} aria-hidden="true" />
                  <Trans>Cambiar</Trans>
                  <span className="sr">{t` fechas, alojamiento y grupo`}</span>
                </TextButton>
              </li>
              <li>
                <TextLink kind="back" to={quotationPaths.ask({ trip: addressId(own) })}>
                  <MessagesSquare size={16} aria-hidden="true" />
                  <Trans>Pedir cotización</Trans>
                </TextLink>
              </li>
            </>
          }
        />
        {problem ? (
          <Alert look="line" tone="caution" live="status">
            <p>
              {problem} <Trans>Mientras tanto no comprobamos horarios ni caminos; tu viaje está a salvo.</Trans>
            </p>
          </Alert>
        ) : null}
      </div>
      <Actions className={styles.do}>
        <UndoButtons store={store} />
        <IconButton label={t`Compartir, descargar o imprimir`} onClick={() => setSharing(true)}>
          <Share2 size={20} aria-hidden="true" />
        </IconButton>
        <OptimiseButton actions={actions} />
      </Actions>
      <ShareSheet store={store} board={board.kept?.board ?? null} open={sharing} onClose={() => setSharing(false)} />
      <ChangeSheet store={store} board={board} open={changing} onClose={() => setChanging(false)} />
    </header>
  );
}

export function TripFoot({ store, actions, board }: TripHeadProps) {
  const { t } = useLingui();
  const [sharing, setSharing] = useState(false);
  return (
    <div className={styles.foot}>
      <OptimiseButton actions={actions} />
      <UndoButtons store={store} />
      <IconButton label={t`Compartir, descargar o imprimir`} onClick={() => setSharing(true)}>
        <Ellipsis size={22} aria-hidden="true" />
      </IconButton>
      <ShareSheet store={store} board={board.kept?.board ?? null} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}

function OptimiseButton({ actions }: { actions: PlanActions }) {
  return actions.optimising ? (
    <Button kind="quiet" onClick={actions.stop}>
      <LoaderCircle size={20} className={styles.turning} aria-hidden="true" />
      <Trans>Detener</Trans>
      <Square size={14} aria-hidden="true" />
    </Button>
  ) : (
    <Button onClick={actions.optimise}>
      <Route size={20} aria-hidden="true" />
      <Trans>Mejorar mi ruta</Trans>
    </Button>
  );
}

function UndoButtons({ store }: { store: TripStore }) {
  const { t } = useLingui();
  const { history, own } = useStore(store);
  const nameOf = useStepName((place) => own.places[place]?.name ?? null);
  const last = history.past.at(-1);
  const next = history.future.at(-1);
  return (
    <>
      <IconButton
        label={last ? t`Deshacer: ${nameOf(last)}` : t`Nada que deshacer`}
        disabled={!last}
        onClick={store.undo}
      >
        <Undo2 size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={next ? t`Rehacer: ${nameOf(next)}` : t`Nada que rehacer`}
        disabled={!next}
        onClick={store.redo}
      >
        <Redo2 size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}

interface TripFactsProps {
  wish: Wish;
  days: readonly { date: string }[];
  more?: ReactNode;
}

export function TripFacts({ wish, days, more }: TripFactsProps) {
  const { t } = useLingui();
  const { adults, children, seniors } = wish.party;
  const pace = { calm: t`Ritmo suave`, balanced: t`Ritmo equilibrado`, full: t`Ritmo lleno` }[wish.pace];
  const first = days[0]?.date ?? wish.startDate;
  return (
    <ul className={styles.facts}>
      <li className="num">
        <Calendar size={18} aria-hidden="true" />
        {formatDateRange(first, days.at(-1)?.date ?? first)}
      </li>
      <li>
        <Users size={18} aria-hidden="true" />
        <span>
          <Plural value={adults} one="# adulto" other="# adultos" />
          {seniors > 0 ? (
            <>
              {', '}
              <Plural value={seniors} one="# persona mayor" other="# personas mayores" />
            </>
          ) : null}
          {children > 0 ? (
            <>
              {', '}
              <Plural value={children} one="# niña o niño" other="# niñas o niños" />
            </>
          ) : null}
        </span>
      </li>
      <li>
        <Gauge size={18} aria-hidden="true" />
        {pace}
      </li>
      {more}
    </ul>
  );
}
