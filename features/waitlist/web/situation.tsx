import { Trans } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import { formatMoment } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { WaitlistEntry } from '../contract/waitlist.ts';
import styles from './entry-screen.module.css';

interface SituationProps {
  entry: WaitlistEntry;
  busy: boolean;
  confirm: () => void;
  leave: () => void;
  /** The trouble of the last action. */
  children: ReactNode;
}

export function Situation(props: SituationProps) {
  const { entry } = props;
  if (entry.state === 'unconfirmed') return <Unconfirmed {...props} />;
  if (entry.state === 'waiting') return <Waiting {...props} />;
  if (entry.state === 'offered' && entry.offer) return <Offered {...props} offer={entry.offer} />;
  return <Over entry={entry} />;
}

function Unconfirmed({ entry: { email }, busy, confirm, leave, children }: SituationProps) {
  return (
    <>
      <h1>
        <Trans>Confirma tu lugar en la lista</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          La salida está llena. Si se libera lugar para todos ustedes, te lo guardamos y te escribimos a {email}.
        </Trans>
      </p>
      {children}
      <Actions>
        <Button disabled={busy} onClick={confirm}>
          {busy ? <Trans>Un momento…</Trans> : <Trans>Entrar en la lista de espera</Trans>}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={leave}>
          <Trans>No fui yo</Trans>
        </Button>
      </Actions>
    </>
  );
}

function Waiting({ entry: { position, email }, busy, leave, children }: SituationProps) {
  return (
    <>
      <h1>
        <Trans>Estás en la lista de espera</Trans>
      </h1>
      <div className={styles.place} role="status">
        <b className="num">{position}</b>
        <p>
          {position === 1 ? (
            <Trans>Eres quien sigue. Si se libera lugar para todos ustedes, es tuyo.</Trans>
          ) : (
            <Trans>Tu lugar en la lista. Se ofrece en orden, a quien cabe en lo que se libera.</Trans>
          )}
        </p>
      </div>
      <p className={styles.lead}>
        <Trans>
          Cuando te toque, te escribimos a {email} y te guardamos los lugares hasta la hora que dice el correo. De 22:00
          a 8:00 ese tiempo no corre. Esperar no cuesta nada.
        </Trans>
      </p>
      {children}
      <Actions>
        <Button kind="quiet" disabled={busy} onClick={leave}>
          {busy ? <Trans>Saliendo…</Trans> : <Trans>Salir de la lista</Trans>}
        </Button>
      </Actions>
    </>
  );
}

function Offered({
  offer: { orderId, secret, until, total, currency },
  busy,
  leave,
  children,
}: SituationProps & { offer: NonNullable<WaitlistEntry['offer']> }) {
  const { timeZone } = useFace();
  return (
    <>
      <h1>
        <Trans>Se liberó tu lugar</Trans>
      </h1>
      <p className={`${styles.until} num`}>
        <Timer size={20} aria-hidden />
        <Trans>Es tuyo hasta el {formatMoment(Date.parse(until), timeZone)}</Trans>
      </p>
      <p className={styles.lead}>
        <Trans>Paga antes de esa hora y ya está. Después pasa a quien sigue en la lista.</Trans>
      </p>
      {children}
      <Actions>
        <ButtonLink reloadDocument to={travellerPaths.pay(orderId, secret)}>
          <Trans>Reservar por {formatMoney(total, currency)}</Trans>
        </ButtonLink>
        <Button kind="quiet" disabled={busy} onClick={leave}>
          {busy ? <Trans>Soltando…</Trans> : <Trans>Ya no lo quiero</Trans>}
        </Button>
      </Actions>
    </>
  );
}

function Over({ entry }: Pick<SituationProps, 'entry'>) {
  const { state, plan, departure, endedFor } = entry;
  const toPlan = travellerPaths.plan(plan.slug, new URLSearchParams({ fecha: departure.date }));
  if (state === 'taken') {
    return (
      <>
        <h1>
          <Trans>Ya tienes tu lugar</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Tu comprobante, la referencia y el PIN están en tu correo.</Trans>
        </p>
        <Actions>
          <ButtonLink to={paths.findBooking()}>
            <Trans>Ver mi reserva</Trans>
          </ButtonLink>
        </Actions>
      </>
    );
  }
  return (
    <>
      <h1>
        {state === 'left' ? (
          <Trans>Saliste de la lista</Trans>
        ) : state === 'expired' ? (
          <Trans>Se acabó el tiempo</Trans>
        ) : (
          <Trans>La lista de espera terminó</Trans>
        )}
      </h1>
      <p className={styles.lead} role="status">
        {state === 'left' ? (
          <Trans>No te escribimos más sobre esta salida. Si cambias de idea, anótate otra vez.</Trans>
        ) : state === 'expired' ? (
          <Trans>El lugar pasó a quien sigue y no se te cobró nada. Si la salida sigue llena, anótate otra vez.</Trans>
        ) : endedFor === 'called_off' ? (
          <Trans>La salida se canceló. No se te cobró nada.</Trans>
        ) : endedFor === 'plan_changed' ? (
          <Trans>El operador cambió las tarifas o el tamaño de los grupos. Puedes anotarte otra vez.</Trans>
        ) : (
          <Trans>La venta cerró y no se liberó lugar para ustedes. No se te cobró nada.</Trans>
        )}
      </p>
      <Actions>
        <ButtonLink to={toPlan}>
          <Trans>Ver las salidas</Trans>
        </ButtonLink>
      </Actions>
    </>
  );
}
