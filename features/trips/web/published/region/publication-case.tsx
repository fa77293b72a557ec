import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Age } from '#features/backoffice/web/public.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PublicationCase } from '../../../contract/publication.ts';
import { PUBLICATION_REASONS } from '../../../contract/publication-states.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { TripMeasureLine } from '../author-line.tsx';
import { DayTexts } from '../day-texts.tsx';
import styles from '../published.module.css';
import { notesOf } from '../published-days.ts';
import { usePublishedDays } from '../use-published-days.ts';
import { PublicationJudgements } from './publication-judgements.tsx';

interface PublicationCaseCardProps {
  item: PublicationCase;
  onChanged: () => Promise<unknown>;
}

export function PublicationCaseCard({ item, onChanged }: PublicationCaseCardProps) {
  const { document, authorName, state, replacesPublished, askedAt, tripId, reports } = item;
  return (
    <Card as="li" className={flow.stack3}>
      <p className={rows.facts}>
        {reports.length > 0 && (
          <Badge tone="bad">
            <Plural value={reports.length} one="# reporte" other="# reportes" />
          </Badge>
        )}
        {replacesPublished && (
          <Badge tone="doubt">
            <Trans>Cambia uno publicado</Trans>
          </Badge>
        )}
        {item.notes && (
          <Badge>
            <Trans>Con notas</Trans>
          </Badge>
        )}
        <span className={rows.soft}>
          {authorName ? <Trans>Por {authorName}</Trans> : <Trans>Sin nombre</Trans>} ·{' '}
          <Age at={reports[0]?.at ?? item.judgedAt ?? askedAt} />
        </span>
      </p>
      {document && <PublishedText document={document} places={item.places} isNew={state === 'pending'} />}
      {(state === 'published' || replacesPublished) && (
        <p>
          <TextLink to={publicTripPaths.one(tripId)}>
            <Trans>Ver lo publicado</Trans>
          </TextLink>
        </p>
      )}
      {reports.length > 0 && (
        <Alert live="none">
          <ul className={classNames(flow.stack2, textStyles.small)}>
            {reports.map(({ reason, words, at }) => (
              <li key={`${at}/${reason}`}>
                <b>{PUBLICATION_REASONS[reason]}</b> · <Age at={at} />
                {words && <p className={textStyles.breaks}>{words}</p>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <PublicationJudgements item={item} onChanged={onChanged} />
    </Card>
  );
}

interface PublishedTextProps {
  document: TripDocument;
  places: PublicationCase['places'];
  isNew: boolean;
}

function PublishedText({ document, places, isNew }: PublishedTextProps) {
  const { t } = useLingui();
  const days = usePublishedDays(document, places);
  const notes = useMemo(() => notesOf(document), [document]);
  const stops = days.flatMap((day) => day.stops).filter(({ place }) => place !== null).length;
  return (
    <>
      <div className={flow.stackHalf}>
        <h2 className={`${textStyles.titleM} ${textStyles.breaks}`}>{document.title}</h2>
        <TripMeasureLine days={days.length} stops={stops} startDate={document.days[0]!.date} />
      </div>
      <Disclosure
        summary={isNew ? t`Así lo verían todos` : t`Así lo ven todos`}
        open={isNew}
        className={styles.preview}
      >
        <DayTexts days={days} notes={notes} level={3} />
      </Disclosure>
    </>
  );
}
