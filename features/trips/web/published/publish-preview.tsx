import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { OwnPublication } from '../../contract/publication.ts';
import { TripMeasureLine } from './author-line.tsx';
import { DayTexts } from './day-texts.tsx';
import styles from './published.module.css';
import { notesOf } from './published-days.ts';
import { usePublishedDays } from './use-published-days.ts';

export function PublishPreview({ preview: { document, places } }: Pick<OwnPublication, 'preview'>) {
  const { t } = useLingui();
  const days = usePublishedDays(document, places);
  const notes = useMemo(() => notesOf(document), [document]);
  const stops = days.flatMap((day) => day.stops).filter(({ place }) => place !== null).length;
  return (
    <section className={`${flow.stack4} ${styles.preview}`} aria-label={t`Así lo verán los demás`}>
      <h2 className={textStyles.titleM}>
        <Trans>Así lo verán los demás</Trans>
      </h2>
      <div className={flow.stack2}>
        <p className={textStyles.strong}>{document.title}</p>
        <p>
          <TripMeasureLine days={days.length} stops={stops} startDate={document.days[0]!.date} />
        </p>
      </div>
      <DayTexts days={days} notes={notes} level={3} />
    </section>
  );
}
