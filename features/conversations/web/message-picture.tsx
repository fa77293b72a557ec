import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './conversation.module.css';

interface MessagePictureProps {
  url: string;
  /** Headers that authorize the download. */
  headers: Record<string, string>;
  name: string;
}

/** A picture of a conversation. It is loaded with headers, because only the two sides may see it. */
export function MessagePicture({ url, headers, name }: MessagePictureProps) {
  const { t } = useLingui();
  const api = useApi();
  const [source, setSource] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let made: string | null = null;
    let isHere = true;
    api
      .send(url, { method: 'GET' }, { headers, quiet: true })
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
  }, [api, url, headers]);
  if (isMissing) return <p>{t`La foto ${name} no llegó.`}</p>;
  if (!source) return <Skeleton width="160px" height="120px" />;
  return (
    <a href={source} target="_blank" rel="noreferrer" className={styles.picture}>
      <img src={source} alt={name} />
    </a>
  );
}
