import { Trans } from '@lingui/react/macro';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowMain, RowName } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ImportRow, RowPicture } from '../../contract/imports.ts';
import { RowDecisions } from './row-decisions.tsx';
import { useNoteWords, useQuestionWords, useRefusalWords } from './use-import-words.ts';

interface ImportRowLineProps {
  row: ImportRow;
  importId: string;
  canDecide: boolean;
}

export function ImportRowLine({ row, importId, canDecide }: ImportRowLineProps) {
  const refusals = useRefusalWords();
  const questions = useQuestionWords();
  const notes = useNoteWords();
  const { line, name, kindLabel, lat, lon, twin, picture, outcome, placeId } = row;
  return (
    <Row>
      <RowMain className={flow.stack1}>
        <RowName>{name || <Trans>Sin nombre</Trans>}</RowName>
        <p className={rows.soft}>
          <Trans>Fila {line}</Trans>
          {kindLabel && ` · ${kindLabel}`}
          {lat !== null && lon !== null && (
            <span className="num">
              {' · '}
              {lat.toFixed(5)}, {lon.toFixed(5)}
            </span>
          )}
        </p>
        {picture && <PictureFacts picture={picture} isFound={twin?.name === picture.place} />}
        {row.refusal && <p className={textStyles.stop}>{refusals[row.refusal]}</p>}
        {row.questions.map((question) => (
          <p key={question} className={textStyles.caution}>
            {questions[question]}
          </p>
        ))}
        {twin && (
          <p>
            <TextLink to={regionPaths.place(twin.id)}>{twin.name}</TextLink>{' '}
            <span className={textStyles.note}>
              {twin.kindLabel}
              {!picture && (
                <>
                  {' · '}
                  <Trans>a {twin.metres} m</Trans>
                </>
              )}
            </span>
          </p>
        )}
        {row.notes.map(({ code, value }) => (
          <p key={code} className={textStyles.note}>
            {notes[code]} «{value}»
          </p>
        ))}
        {outcome && placeId && (
          <p>
            <Badge tone={outcome === 'same' ? 'plain' : 'good'}>
              {outcome === 'new' ? (
                <Trans>Nuevo</Trans>
              ) : outcome === 'changed' ? (
                <Trans>Con cambios</Trans>
              ) : (
                <Trans>Igual</Trans>
              )}
            </Badge>{' '}
            <TextLink to={regionPaths.place(placeId)}>
              <Trans>Ver el lugar</Trans>
            </TextLink>
          </p>
        )}
        {canDecide && !outcome && row.verdict !== 'refuse' && <RowDecisions row={row} importId={importId} />}
      </RowMain>
    </Row>
  );
}

interface PictureFactsProps {
  picture: RowPicture;
  /** The row shows the place as a link already. */
  isFound: boolean;
}

function PictureFacts({ picture: { author, licence, source, alt, place }, isFound }: PictureFactsProps) {
  const facts = [author, licence].filter(Boolean).join(' · ');
  return (
    <>
      {alt && <p>{alt}</p>}
      <p className={rows.soft}>
        {place && !isFound && (
          <>
            <Trans>Lugar: {place}</Trans>
            {facts && ' · '}
          </>
        )}
        {facts}
        {source && (
          <>
            {' · '}
            <a href={source} target="_blank" rel="noreferrer nofollow">
              <Trans>Fuente</Trans>
            </a>
          </>
        )}
      </p>
    </>
  );
}
