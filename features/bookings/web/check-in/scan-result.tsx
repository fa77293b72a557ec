import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CalendarX2, CircleSlash, Clock, type LucideIcon, RotateCcw, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { partyName } from '#features/bookings/contract/manifest-words.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Judgement, Verdict } from './judge-voucher.ts';
import styles from './scan-result.module.css';
import { useClock } from './use-clock.ts';

interface ScanResultProps {
  judgement: Judgement;
  booking: ManifestBooking | null;
  zone: string;
  onNext: () => void;
  onUndo: (() => void) | null;
}

const LOOKS: Record<Verdict, { tone: 'good' | 'mind' | 'stop'; icon: LucideIcon }> = {
  valid: { tone: 'good', icon: BadgeCheck },
  used: { tone: 'mind', icon: RotateCcw },
  too_early: { tone: 'mind', icon: Clock },
  unconfirmed: { tone: 'mind', icon: Clock },
  expired: { tone: 'stop', icon: CalendarX2 },
  other_departure: { tone: 'stop', icon: CalendarX2 },
  cancelled: { tone: 'stop', icon: CircleSlash },
  forged: { tone: 'stop', icon: ShieldAlert },
  no_voucher: { tone: 'stop', icon: CircleSlash },
};

export function ScanResult({ judgement, booking, zone, onNext, onUndo }: ScanResultProps) {
  const { verdict, claims } = judgement;
  const { tone, icon: Icon } = LOOKS[verdict];
  const words = useVerdictWords(judgement, zone);
  const reference = booking?.reference ?? claims?.reference;
  return (
    <section className={styles.result} data-tone={tone} role="alert">
      <Icon size={44} strokeWidth={2.2} aria-hidden />
      <div className={flow.stack1}>
        <h2 className={styles.verdict}>{words.title}</h2>
        {booking && (
          <p className={textStyles.strong}>
            <Dots>
              {partyName(booking)}
              {partyWords(booking.items)}
            </Dots>
          </p>
        )}
        {words.detail && <p>{words.detail}</p>}
        {booking?.notes && <p>{booking.notes}</p>}
        {reference && verdict !== 'forged' && (
          <p className={`${textStyles.strong} ${textStyles.nums}`}>{spacedReference(reference)}</p>
        )}
      </div>
      <Actions className={styles.actions}>
        <Button onClick={onNext}>
          <Trans>Siguiente</Trans>
        </Button>
        {onUndo && (
          <Button kind="quiet" onClick={onUndo}>
            <Trans>Deshacer</Trans>
          </Button>
        )}
      </Actions>
    </section>
  );
}

function useVerdictWords({ verdict, booking }: Judgement, zone: string): { title: string; detail: ReactNode } {
  const { t } = useLingui();
  const clock = useClock(zone);
  switch (verdict) {
    case 'valid':
      return { title: t`Válido`, detail: null };
    case 'used': {
      const at = booking?.admitted && clock(booking.admitted.at);
      const by = booking?.admitted?.by;
      return {
        title: t`Ya usado`,
        detail:
          at &&
          (by ? (
            <Trans>
              {at}, por {by}
            </Trans>
          ) : (
            at
          )),
      };
    }
    case 'other_departure':
      return { title: t`No es de esta salida`, detail: t`El comprobante es bueno, pero de otra fecha u otro plan.` };
    case 'forged':
      return { title: t`Firma falsa`, detail: t`Este código no lo hizo este sitio. No lo dejes entrar con él.` };
    case 'no_voucher':
      return { title: t`No es un comprobante`, detail: t`El código es de otra cosa.` };
    case 'cancelled':
      return { title: t`Reserva cancelada`, detail: t`Ya no tiene lugares en esta salida.` };
    case 'unconfirmed':
      return { title: t`Sin confirmar`, detail: t`El operador todavía no aceptó esta reserva.` };
    case 'expired':
      return { title: t`Vencido`, detail: t`La salida de este comprobante ya pasó.` };
    case 'too_early':
      return { title: t`Todavía no`, detail: t`Se puede registrar desde 12 horas antes de la salida.` };
  }
}
