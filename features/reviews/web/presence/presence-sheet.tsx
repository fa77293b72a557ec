import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatLongDate, formatMonth } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Fret } from '#web/ui/fret.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { PresenceCode } from '../../contract/presence.ts';
import styles from './presence-sheet.module.css';

interface PresenceSheetProps {
  queryKey: readonly unknown[];
  read(signal: AbortSignal): Promise<PresenceCode>;
}

/** The sheet that hangs at the entrance: the code of this month as QR and as text. */
export function PresenceSheet({ queryKey, read }: PresenceSheetProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  const [isNext, setNext] = useState(false);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const { next, ...now } = data;
  const shown = isNext && next ? { ...now, ...next } : now;
  return (
    <>
      <div className={`no-print ${styles.lead}`}>
        <p>
          <Trans>
            Quien lo usa en el lugar opina con la marca «Estuvo en el lugar». Vale del {formatLongDate(shown.from)} al{' '}
            {formatLongDate(shown.to)}: imprime otro cada mes.
          </Trans>
        </p>
        {next && (
          <Segmented
            label={t`Qué mes`}
            hideLabel
            name="month"
            value={isNext ? 'next' : 'now'}
            onChange={(value) => setNext(value === 'next')}
            options={[
              { value: 'now', label: formatMonth(now.from) },
              { value: 'next', label: formatMonth(next.from) },
            ]}
          />
        )}
        <Button onClick={() => print()}>
          <Printer size={20} aria-hidden />
          <Trans>Imprimir el cartel</Trans>
        </Button>
      </div>
      <Paper code={shown} />
    </>
  );
}

function Paper({ code: { name, code, from, qr } }: { code: Omit<PresenceCode, 'next'> }) {
  const { t } = useLingui();
  const { product } = useFace();
  return (
    <article className={styles.paper} aria-label={t`Cartel de ${name}`}>
      <p className={styles.product}>{product}</p>
      <h2>{name}</h2>
      <p>
        <Trans>¿Qué te pareció? Apunta la cámara aquí y cuéntalo.</Trans>
      </p>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t`Código QR`}>
        <path d={qr.path} />
      </svg>
      <p>
        <Trans>O escribe este código al dejar tu opinión</Trans>
      </p>
      <p className={styles.code}>{code}</p>
      <div className={styles.fret}>
        <Fret />
      </div>
      <p className={textStyles.capital}>{formatMonth(from)}</p>
    </article>
  );
}
