import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './card-frame.module.css';
import { readFrameMessage } from './frame-message.ts';

interface CardFrameProps {
  /** Only the first URL is used, because later steps happen inside the frame. */
  url: string;
  onNews: () => void;
}

const FIRST_HEIGHT = 560;

/** The frame keeps the card number away from the scripts of this page. */
export function CardFrame({ url, onNews }: CardFrameProps) {
  const { t } = useLingui();
  const [first] = useState(url);
  const [height, setHeight] = useState<number | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const news = useRef(onNews);
  news.current = onNews;

  useEffect(() => {
    const { origin } = new URL(first);
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const said = readFrameMessage(event.data);
      if (said?.height) setHeight(said.height);
      if (said?.outcome) news.current();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [first]);

  return (
    <div className={styles.frame}>
      {height === null && (
        <span className={styles.waiting}>
          <Skeleton height={`${FIRST_HEIGHT}px`} />
        </span>
      )}
      <iframe
        ref={frame}
        src={first}
        title={t`Pago con tarjeta, del proveedor de pagos`}
        height={height ?? FIRST_HEIGHT}
        sandbox="allow-forms allow-scripts allow-same-origin allow-top-navigation-by-user-activation"
        referrerPolicy="no-referrer"
      />
      <p className={styles.note}>
        <Trans>Este recuadro es del proveedor de pagos: lo que escribes ahí no pasa por aquí.</Trans>{' '}
        <a href={first}>
          <Trans>¿No se ve? Ábrelo en su propia página</Trans>
        </a>
      </p>
    </div>
  );
}
