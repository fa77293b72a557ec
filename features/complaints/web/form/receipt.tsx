import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FiledComplaint } from '#features/complaints/contract/complaint.ts';
import { formatLongDate } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { ClockStrip } from '../clock-strip.tsx';

export function Receipt({ filed: { complaint, secret } }: { filed: FiledComplaint }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { reference, sheet, clock, receipt } = complaint;
  const { email } = sheet.consumer;
  const due = formatLongDate(clock.dueOn);
  return (
    <div className={flow.stack4} role="status">
      <div>
        <p className={textStyles.note}>
          <Trans>Constancia</Trans>
        </p>
        <h2 ref={title} tabIndex={-1} className="num">
          {reference}
        </h2>
      </div>
      <p>
        <Trans>
          Lo recibimos y te responderemos a más tardar el <b>{due}</b>. Enviamos la constancia con un PIN a{' '}
          <b>{email}</b>.
        </Trans>
      </p>
      <ClockStrip clock={clock} />
      <Actions>
        <ButtonLink to={travellerPaths.complaint(reference, secret)}>
          <Trans>Ver mi reclamo</Trans>
        </ButtonLink>
      </Actions>
      {receipt.map((sentence) => (
        <p key={sentence} className={textStyles.note}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
