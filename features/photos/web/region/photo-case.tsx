import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Age } from '#features/backoffice/web/public.ts';
import { HOLD_WORDS } from '#features/reviews/web/public.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PhotoCase } from '../../contract/case.ts';
import { PHOTO_REASON_WORDS } from '../../contract/reasons.ts';
import { PhotoPicture } from '../gallery/photo-picture.tsx';
import { Judgements } from './judgements.tsx';
import styles from './region.module.css';

interface PhotoCaseCardProps {
  item: PhotoCase;
  onChanged: () => Promise<unknown>;
  onArrange: () => void;
}

export function PhotoCaseCard({ item, onChanged, onArrange }: PhotoCaseCardProps) {
  const { t, i18n } = useLingui();
  const { about, state, heldFor, reports, author, licence, source, alt, sentAt, position } = item;
  const name = about?.name ?? t`un lugar`;
  const found = heldFor.map((reason) => i18n._(HOLD_WORDS[reason])).join(', ');
  return (
    <Card as="li" className={flow.stack3}>
      <p className={rows.facts}>
        {state === 'held' && (
          <Badge tone="doubt">{found ? <Trans>Su texto tiene {found}</Trans> : <Trans>Retenida</Trans>}</Badge>
        )}
        {reports.length > 0 && (
          <Badge tone="bad">
            <Plural value={reports.length} one="# aviso" other="# avisos" />
          </Badge>
        )}
        <span className={rows.soft}>
          {about && (
            <>
              <Link to={about.page}>{about.name}</Link> ·{' '}
            </>
          )}
          <Age at={reports[0]?.at ?? sentAt} />
        </span>
      </p>
      <div className={styles.case}>
        <PhotoPicture
          photo={item}
          alt={alt || t`Foto de ${author} en ${name}`}
          sizes="(min-width: 600px) 320px, 100vw"
          className={styles.picture}
          fit="contain"
        />
        <div className={flow.stack2}>
          <p className={textStyles.breaks}>{alt || <span className={textStyles.soft}>{t`Sin descripción`}</span>}</p>
          <p className={textStyles.note}>
            {author} · {licence}
            {source && (
              <>
                {' · '}
                <a href={source} target="_blank" rel="noreferrer nofollow">
                  <Trans>Fuente</Trans>
                </a>
              </>
            )}
          </p>
          {position && (
            <p className={`${textStyles.note} num`}>
              <Trans>
                Tomada en {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
              </Trans>
            </p>
          )}
        </div>
      </div>
      {reports.length > 0 && (
        <Alert live="none">
          <ul className={`${flow.stack2} ${textStyles.small}`}>
            {reports.map(({ reason, words, at, getsAnswer }) => (
              <li key={`${at}/${reason}`}>
                <b>{PHOTO_REASON_WORDS[reason]}</b> · <Age at={at} />
                {getsAnswer && (
                  <>
                    {' '}
                    · <Trans>espera respuesta por correo</Trans>
                  </>
                )}
                {words && <p className={textStyles.breaks}>{words}</p>}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Judgements item={item} onChanged={onChanged} onArrange={onArrange} />
    </Card>
  );
}
