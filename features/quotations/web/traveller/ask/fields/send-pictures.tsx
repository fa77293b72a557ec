import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { QUOTATION_SECRET_HEADER } from '../../../../contract/headers.ts';
import type { CreatedQuotation } from '../../../../contract/quotation.ts';
import { addQuotationPicture } from '../../../../contract/routes.ts';
import styles from './pictures-part.module.css';
import type { AskPicture } from './pictures-part.tsx';

/** Uploads the pictures one by one after the request is stored. Failed uploads can be repeated. */
export function SendPictures({ asked, pictures }: { asked: CreatedQuotation; pictures: readonly AskPicture[] }) {
  const api = useApi();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const started = useRef(false);
  const send = useCallback(
    async (left: readonly AskPicture[]) => {
      setBusy(true);
      setProblem(null);
      const params = { name: asked.id };
      for (const { uuid, file } of left) {
        try {
          const headers = { [QUOTATION_SECRET_HEADER]: asked.secret, 'content-type': file.type };
          const query = { uuid, name: file.name.slice(-120) || 'foto' };
          await api.call(addQuotationPicture, { params, query, headers, body: file, quiet: true });
          setSent((before) => new Set(before).add(uuid));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          setProblem(error.problem.detail);
        }
      }
      setBusy(false);
    },
    [api, asked],
  );
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void send(pictures);
  }, [pictures, send]);

  const left = pictures.filter(({ uuid }) => !sent.has(uuid));
  return (
    <div className={styles.sending} role="status">
      {left.length === 0 ? (
        <p>
          <Plural value={pictures.length} one="Tu foto va con el pedido." other="Tus # fotos van con el pedido." />
        </p>
      ) : busy ? (
        <>
          <p>
            <Trans>
              Enviando tus fotos: {sent.size} de {pictures.length}
            </Trans>
          </p>
          <progress value={sent.size} max={pictures.length} />
        </>
      ) : (
        <>
          <p>
            <Plural value={left.length} one="# foto no llegó." other="# fotos no llegaron." /> {problem}
          </p>
          <Button kind="quiet" size="small" onClick={() => void send(left)}>
            <Trans>Enviarlas otra vez</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
