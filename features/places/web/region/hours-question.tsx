import { Trans, useLingui } from '@lingui/react/macro';
import { LeaveQuestion } from '#features/backoffice/web/public.ts';

/** Hours are saved by a button, so hours that were only written would be lost. */
export function HoursQuestion({ asks }: { asks: boolean }) {
  const { t } = useLingui();
  return (
    <LeaveQuestion
      asks={asks}
      title={t`¿Salir sin guardar el horario?`}
      verb={t`Salir sin guardar`}
      leave={t`Quedarme`}
    >
      <p>
        <Trans>Escribiste un horario y todavía no lo guardaste.</Trans>
      </p>
    </LeaveQuestion>
  );
}
