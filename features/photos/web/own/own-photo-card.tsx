import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { HOLD_WORDS } from '#features/reviews/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PhotoState } from '../../contract/photo-states.ts';
import type { OwnPhoto } from '../../contract/share.ts';
import { PhotoPicture } from '../gallery/photo-picture.tsx';
import styles from './own.module.css';

const STATE_WORDS: Record<PhotoState, MessageDescriptor> = {
  uploading: msg`Llegando`,
  processing: msg`Preparándose`,
  published: msg`A la vista`,
  held: msg`En revisión`,
  refused: msg`No se pudo mostrar`,
  removed: msg`La región la retiró`,
  withdrawn: msg`La quitaste`,
};

interface OwnPhotoCardProps {
  photo: OwnPhoto;
  busy: boolean;
  onRemove: () => void;
  onRestore: () => void;
}

export function OwnPhotoCard({ photo, busy, onRemove, onRestore }: OwnPhotoCardProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useFace();
  const { state, about, alt, author, licence, sentAt, heldFor, reason, files, can } = photo;
  const name = about?.name ?? t`un lugar`;
  const found = heldFor.map((one) => i18n._(HOLD_WORDS[one])).join(', ');
  return (
    <Card as="li" className={flow.stack3}>
      {files.length > 0 ? (
        <PhotoPicture
          photo={photo}
          alt={alt || t`Foto de ${author} en ${name}`}
          sizes="(min-width: 600px) 320px, 100vw"
          className={styles.picture}
        />
      ) : (
        <div className={styles.picture} />
      )}
      <p className={`${flow.row2} ${flow.ends}`}>
        {about ? <Link to={about.page}>{about.name}</Link> : <span />}
        <Badge tone={state === 'published' ? 'good' : state === 'held' ? 'doubt' : 'plain'}>
          {i18n._(STATE_WORDS[state])}
        </Badge>
      </p>
      {alt && <p className={textStyles.breaks}>{alt}</p>}
      {state === 'held' && found && (
        <p>
          <Trans>Tiene {found}. La revisa una persona en menos de un día.</Trans>
        </p>
      )}
      {reason && <p>{reason}</p>}
      <p className={textStyles.note}>
        {author} · {licence} · <span className="num">{formatDayOf(sentAt, timeZone)}</span>
      </p>
      {(can.withdraw || state === 'refused') && (
        <p>
          <Button
            kind="quiet"
            size="small"
            disabled={busy}
            aria-label={t`Quitar la foto de ${name}`}
            onClick={onRemove}
          >
            <Trans>Quitar</Trans>
          </Button>
        </p>
      )}
      {can.restore && (
        <p>
          <Button kind="quiet" size="small" disabled={busy} onClick={onRestore}>
            <Trans>Volver a mostrarla</Trans>
          </Button>
        </p>
      )}
    </Card>
  );
}
