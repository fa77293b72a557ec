import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFace } from '#web/face.ts';
import { formatMoment } from '#web/format/dates.ts';
import { useOnline } from '#web/layout/offline-line.tsx';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import type { Order } from '../../contract/order.ts';
import { forgetHere } from '../kept-order.ts';
import styles from './kept-here.module.css';

export function KeptNote({ at, isConfirmed }: { at: number; isConfirmed: boolean }) {
  const { t } = useLingui();
  const when = formatMoment(at, useFace().timeZone);
  // Without a network, the line above every page already says so.
  const isSaid = !useOnline();
  return (
    <p role="status" className={styles.note}>
      <CloudOff size={20} aria-hidden />
      <span>
        {!isSaid && <Trans>Sin conexión.</Trans>}{' '}
        {isConfirmed
          ? t`Esto se guardó en este teléfono el ${when}; tu comprobante sirve igual.`
          : t`Esto se guardó en este teléfono el ${when}; puede haber cambiado desde entonces.`}
      </span>
    </p>
  );
}

export function ForgetHere({ order }: { order: Order }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  async function forget() {
    await forgetHere(order);
    void navigate(paths.findBooking(), { replace: true });
  }
  return (
    <section className={styles.here}>
      <p>
        <Smartphone size={20} aria-hidden />
        <Trans>Esta reserva está guardada en este teléfono y se abre sin señal.</Trans>
      </p>
      {asked ? (
        <div className={styles.sure}>
          <p>
            <Trans>Para abrirla otra vez necesitarás el enlace de tu correo, o tu referencia y tu PIN.</Trans>
          </p>
          <p className={flow.wrap2}>
            <Button size="small" onClick={() => void forget()}>
              <Trans>Quitarla</Trans>
            </Button>
            <Button kind="quiet" size="small" onClick={() => setAsked(false)}>
              <Trans>Dejarla</Trans>
            </Button>
          </p>
        </div>
      ) : (
        <Button kind="bare" size="small" onClick={() => setAsked(true)}>
          <Trans>Quitarla de este teléfono</Trans>
        </Button>
      )}
    </section>
  );
}
