import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Progress } from '#web/ui/progress.tsx';
import { QUOTATION_SECRET_HEADER } from '../../../../contract/headers.ts';
import type { CreatedQuotation } from '../../../../contract/quotation.ts';
import { addQuotationPicture } from '../../../../contract/routes.ts';
import type { AskPicture } from './pictures-part.tsx';

export function SendPictures({ asked, pictures }: { asked: CreatedQuotation; pictures: readonly AskPicture[] }) {
  const { t } = useLingui();
  const api = useApi();
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const { isBusy, failure, submit } = useSubmit();

  // The upload continues after the traveller leaves the screen.
  const send = (left: readonly AskPicture[]) =>
    submit(async () => {
      const params = { name: asked.id };
      let failed: ApiError | null = null;
      for (const { uuid, file } of left) {
        try {
          const body = await shrinkPhoto(file);
          const headers = { [QUOTATION_SECRET_HEADER]: asked.secret, 'content-type': body.type };
          const query = { uuid, name: file.name.slice(-120) || 'foto' };
          await api.call(addQuotationPicture, { params, query, headers, body, quiet: true });
          setSent((before) => new Set(before).add(uuid));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          failed = error;
        }
      }
      if (failed) throw failed;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are sent once, when the request is stored
  useEffect(() => void send(pictures), []);

  const left = pictures.filter(({ uuid }) => !sent.has(uuid));
  return (
    <div className={flow.stack2} role="status">
      {left.length === 0 ? (
        <p>
          <Plural value={pictures.length} one="Tu foto va con el pedido." other="Tus # fotos van con el pedido." />
        </p>
      ) : isBusy || failure === null ? (
        <>
          <p>
            <Trans>
              Enviando tus fotos: {sent.size} de {pictures.length}
            </Trans>
          </p>
          <Progress
            label={t`Enviando tus fotos: ${sent.size} de ${pictures.length}`}
            value={sent.size}
            max={pictures.length}
            tone="open"
          />
        </>
      ) : (
        <>
          <p>
            <Plural value={left.length} one="# foto no llegó." other="# fotos no llegaron." /> {failure}
          </p>
          <Button kind="quiet" size="small" onClick={() => void send(left)}>
            <Trans>Enviarlas otra vez</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
