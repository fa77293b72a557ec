import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Attachment } from '../contract/conversation.ts';
import styles from './conversation.module.css';
import type { LoadPicture } from './conversation-calls.ts';

interface MessagePictureProps {
  file: Attachment;
  /** If this function changes, the picture loads again. */
  load: LoadPicture;
}

/** The API requires headers, so `src` cannot be the URL of the API. */
export function MessagePicture({ file: { id, name }, load }: MessagePictureProps) {
  const { t } = useLingui();
  const [source, setSource] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isHere = true;
    load(id)
      .then((answer) => answer.blob())
      .then((bytes) => {
        if (!isHere) return;
        made = URL.createObjectURL(bytes);
        setSource(made);
      })
      .catch(() => isHere && setMissing(true));
    return () => {
      isHere = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, load]);
  if (isMissing) return <p>{t`La foto ${name} no llegó.`}</p>;
  if (!source) return <Skeleton width="160px" height="120px" />;
  return (
    <a href={source} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={source} alt={name} />
    </a>
  );
}
