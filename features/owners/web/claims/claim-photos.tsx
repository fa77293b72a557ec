import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Camera, FileCheck } from 'lucide-react';
import { useRef } from 'react';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import type { OwnClaim } from '../../contract/claim.ts';
import { uploadClaimDocument } from '../../contract/claim-routes.ts';
import { ownClaimQuery } from '../frame/owner.queries.ts';

export function ClaimPhotos({ claim: { id, registerNumber, documents } }: { claim: OwnClaim }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const submission = useSubmit();
  const add = (picture: File) =>
    submission.submit(async (call) => {
      const body = await shrinkPhoto(picture);
      const claim = await api.call(uploadClaimDocument, {
        params: { id },
        query: { name: picture.name.slice(0, 100) || t`Documento` },
        headers: { 'content-type': body.type },
        body,
        ...call,
      });
      queries.setQueryData(ownClaimQuery(api, id).queryKey, claim);
    });
  return (
    <div className={flow.stack4}>
      <p>
        <Trans>
          Registro <b>{registerNumber}</b>. Sube una foto donde se lea ese número y tu nombre, o el del lugar.
        </Trans>
      </p>
      {documents.length > 0 && (
        <>
          <ul className={flow.stack2}>
            {documents.map((document) => (
              <li key={document.id} className={flow.mark2}>
                <FileCheck size={20} className={textStyles.open} aria-hidden />
                {document.name}
              </li>
            ))}
          </ul>
          <Alert tone="open" live="status" title={t`Listo, ya lo enviaste`}>
            <Trans>La región lo revisa y te escribe, en cinco días como mucho. Puedes agregar otra foto.</Trans>
          </Alert>
        </>
      )}
      <FormProblem of={submission} />
      <Button
        block
        kind={documents.length > 0 ? 'quiet' : 'accent'}
        disabled={submission.isBusy}
        onClick={() => file.current?.click()}
      >
        <Camera size={18} aria-hidden />
        {submission.isBusy ? <Trans>Subiendo…</Trans> : <Trans>Agregar foto o PDF</Trans>}
      </Button>
      <input
        ref={file}
        type="file"
        className="sr"
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={t`Foto o PDF del documento`}
        onChange={({ target }) => {
          const picture = target.files?.[0];
          target.value = '';
          if (picture) void add(picture);
        }}
      />
      <p className={textStyles.note}>
        <Trans>Solo la región ve las fotos.</Trans>
      </p>
    </div>
  );
}
