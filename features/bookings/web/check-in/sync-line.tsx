import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { ScanAnswer } from '#features/bookings/contract/check-in.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CheckIn } from './use-check-in.ts';

type SyncLineProps = Pick<CheckIn, 'waiting' | 'offline' | 'corrected' | 'putAway'> & { madeAt: string };

export function SyncLine({ waiting, offline, corrected, putAway, madeAt }: SyncLineProps) {
  const Icon = offline ? CloudOff : waiting > 0 ? CloudUpload : CloudCheck;
  return (
    <>
      <Alert
        className="no-print"
        live="status"
        tone={offline || waiting > 0 ? 'caution' : 'plain'}
        icon={<Icon size={20} aria-hidden />}
      >
        <p>
          {offline && (
            <b>
              <Trans>Sin señal.</Trans>{' '}
            </b>
          )}
          {waiting > 0 ? (
            <Plural
              value={waiting}
              one="# registro espera en este teléfono y se enviará solo."
              other="# registros esperan en este teléfono y se enviarán solos."
            />
          ) : offline ? (
            <Trans>Puedes seguir: la lista del {madeAt} está en este teléfono.</Trans>
          ) : (
            <Trans>Lista al día ({madeAt}).</Trans>
          )}
        </p>
      </Alert>
      {corrected.length > 0 && (
        <Alert
          className="no-print"
          icon={<CircleAlert size={20} aria-hidden />}
          title={<Trans>Al enviar, el sitio vio otra cosa:</Trans>}
          action={
            <Button kind="quiet" size="small" onClick={putAway}>
              <Trans>Entendido</Trans>
            </Button>
          }
        >
          <ul>
            {corrected.map((answer) => (
              <li key={answer.id}>
                {answer.booking && <b>{spacedReference(answer.booking.reference)} </b>}
                <CorrectionWords answer={answer} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function CorrectionWords({ answer: { result, booking } }: { answer: ScanAnswer }) {
  const by = booking?.admitted?.by;
  switch (result) {
    case 'already_admitted':
      return by ? <Trans>ya había entrado; lo registró {by}.</Trans> : <Trans>ya había entrado.</Trans>;
    case 'other_departure':
      return <Trans>pasó a otra salida.</Trans>;
    case 'not_to_come':
      return <Trans>se canceló o no está confirmada.</Trans>;
    case 'too_early':
      return <Trans>todavía no se puede registrar.</Trans>;
    case 'forged':
      return <Trans>la firma no es de este sitio.</Trans>;
    default:
      return <Trans>no encontramos esa reserva.</Trans>;
  }
}
