import { Trans } from '@lingui/react/macro';
import { formatClock } from '#web/format/time.ts';
import textStyles from '#web/ui/text.module.css';
import { linesOutsideProgram } from '../../../../contract/offer-program.ts';
import type { OfferForm } from '../offer-form.ts';

export function LinesOutsideProgram({ form, day }: { form: OfferForm; day: number }) {
  const lines = linesOutsideProgram(form, day);
  if (lines.length === 0) return null;
  return (
    <p className={`${textStyles.note} num`}>
      <Trans>
        Por tus precios, ese día también se verá:{' '}
        {lines.map(({ begin, title }) => `${formatClock(begin)} ${title}`).join(' · ')}
      </Trans>
    </p>
  );
}
