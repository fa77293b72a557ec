import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import { LEGAL_MODES } from '#features/organisation/contract/choices.ts';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import flow from '#web/ui/flow.module.css';
import { focusRefused } from '#web/ui/focus-refused.ts';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { RegionPolicy } from '../../contract/region.ts';
import { discardPolicyDraft, publishPolicy } from '../../contract/region-routes.ts';
import styles from './region.module.css';

interface PublishPanelProps {
  policy: RegionPolicy;
  onChanged: (next: RegionPolicy) => void;
}

export function PublishPanel({ policy, onChanged }: PublishPanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const { kind, text, today, can, outdated, otherMode, legalMode } = policy;
  const [day, setDay] = useState(today);
  const row = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const { hash } = text;
  if (!hash)
    return otherMode ? (
      <Alert tone="caution" live="status">
        <Trans>
          El texto vigente se escribió para otro modo legal. Guarda un borrador para el de ahora y publícalo.
        </Trans>
      </Alert>
    ) : outdated ? (
      <Alert tone="caution" live="status">
        <Trans>
          El texto vigente nombra datos que ya cambiaron. Guarda un borrador y publícalo: se completa con los de hoy.
        </Trans>
      </Alert>
    ) : null;
  const on = formatDay(day);
  const now = day <= today;
  const waits = legalMode.draft !== legalMode.now;
  return (
    <Card as="section" size="large">
      <h2 className={textStyles.titleM}>
        <Trans>Publicar</Trans>
      </h2>
      <div className={`${styles.row} ${flow.wrap3}`} ref={row}>
        {waits ? (
          <Alert tone="caution" live="status">
            <Trans>
              Este borrador es para «{LEGAL_MODES[legalMode.draft]}». Se publica solo cuando el sitio pase a ese modo,
              en{' '}
              <TextLink kind="inline" to={regionPaths.organisation()}>
                <Trans>Organización</Trans>
              </TextLink>
              .
            </Trans>
          </Alert>
        ) : (
          <>
            <DateField label={t`Vigente desde`} min={today} value={day} onChange={setDay} />
            <Button onClick={() => focusRefused(row.current) || setAsked('publish')} disabled={!can.publish.allowed}>
              {now ? <Trans>Publicar hoy</Trans> : <Trans>Programar para el {on}</Trans>}
            </Button>
          </>
        )}
        <Button kind="quiet" onClick={() => setAsked('discard')}>
          <Trans>Descartar el borrador</Trans>
        </Button>
      </div>
      {!can.publish.allowed && <p className={textStyles.note}>{can.publish.reason}</p>}
      <Confirm
        open={asked === 'publish'}
        onClose={() => setAsked(null)}
        title={t`¿Publicar «${text.title}»?`}
        verb={now ? t`Publicar` : t`Programar`}
        run={async () => {
          const body = { hash, effectiveFrom: day };
          onChanged(await api.call(publishPolicy, { params: { kind }, body, quiet: true }));
          toast({ text: now ? t`El texto está vigente.` : t`Programado para el ${on}.` });
        }}
      >
        {now ? (
          <Trans>
            Rige desde este momento en todo el sitio y ya no se podrá cambiar: el siguiente cambio será otra versión.
          </Trans>
        ) : (
          <Trans>Regirá desde el {on}. Hasta entonces puedes devolverlo a borrador.</Trans>
        )}
      </Confirm>
      <Confirm
        open={asked === 'discard'}
        onClose={() => setAsked(null)}
        title={t`¿Descartar el borrador?`}
        verb={t`Descartar`}
        run={async () => onChanged(await api.call(discardPolicyDraft, { params: { kind }, quiet: true }))}
      >
        <Trans>No se puede deshacer. El texto vigente sigue como está.</Trans>
      </Confirm>
    </Card>
  );
}
