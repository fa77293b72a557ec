import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Age, Trouble } from '#features/backoffice/web/public.ts';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { OperatorDocuments } from '../../../contract/managed-operator.ts';
import { DOCUMENT_KINDS, type DocumentKind, documentKindName } from '../../../contract/operator.ts';
import {
  listOperatorDocuments,
  removeOperatorDocument,
  uploadOperatorDocument,
} from '../../../contract/operator-routes.ts';
import { operatorKey, operatorQuery, registerQuery } from '../operator.queries.ts';
import { DocumentPicture } from './document-picture.tsx';

export function DocumentsPanel({ operatorId }: { operatorId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setKind] = useState<DocumentKind | null>(null);
  const { data: register } = useQuery(registerQuery(api));
  const { isBusy, failure, retry, submit } = useSubmit();
  const queryKey = [...operatorKey(operatorId), 'documents'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(listOperatorDocuments, { params: { operatorId }, signal, quiet: true }),
  });

  const given = data?.items.map((document) => document.kind) ?? [];
  const lacking = register?.documents.filter((one) => !given.includes(one)) ?? [];
  const nameOf = (one: DocumentKind) => documentKindName(one, register?.taxName ?? t`número tributario`);
  const kind = chosen ?? lacking[0] ?? 'register';

  async function attempt(work: () => Promise<OperatorDocuments>) {
    await submit(async () => {
      queries.setQueryData(queryKey, await work());
      // The person may choose the kind of the next document while the operator is read again.
      setKind(null);
      // The documents decide what is still missing before the submission.
      await queries.invalidateQueries({ queryKey: operatorQuery(api, operatorId).queryKey });
    });
  }
  const add = (picture: File) =>
    attempt(async () => {
      const body = await shrinkPhoto(picture);
      return api.call(uploadOperatorDocument, {
        params: { operatorId },
        query: { kind, name: picture.name.slice(0, 120) || t`Documento` },
        headers: { 'content-type': body.type },
        body,
        quiet: true,
      });
    });

  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  return (
    <Fields layout="stack">
      <p className={textStyles.note}>
        <Trans>
          Solo los ven los responsables del operador y la región. Basta una foto en la que se lea todo, o un PDF de
          hasta 6 páginas.
        </Trans>
      </p>
      {data && data.items.length > 0 && (
        <Rows>
          {data.items.map((document) => (
            <Row key={document.id} picture>
              <DocumentPicture operatorId={operatorId} documentId={document.id} name={nameOf(document.kind)} />
              <RowMain>
                <RowName>{nameOf(document.kind)}</RowName>
                <p className={rows.soft}>
                  <Dots>
                    {document.name}
                    <Age at={document.addedAt} />
                  </Dots>
                </p>
              </RowMain>
              <IconButton
                label={t`Quitar ${document.name}`}
                disabled={isBusy}
                onClick={() =>
                  void attempt(() =>
                    api.call(removeOperatorDocument, {
                      params: { operatorId, documentId: document.id },
                      quiet: true,
                    }),
                  )
                }
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Row>
          ))}
        </Rows>
      )}
      <Fields layout="pair">
        <SelectField
          label={t`Qué documento es`}
          name="documents"
          value={kind}
          onChange={({ target }) => setKind(target.value as DocumentKind)}
        >
          {DOCUMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {lacking.includes(one) ? t`${nameOf(one)} (falta)` : nameOf(one)}
            </option>
          ))}
        </SelectField>
      </Fields>
      <Actions>
        <Button kind="quiet" disabled={isBusy} onClick={() => file.current?.click()}>
          <Camera size={18} aria-hidden />
          {isBusy ? <Trans>Subiendo…</Trans> : <Trans>Agregar foto o PDF</Trans>}
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
      </Actions>
      <FormProblem of={{ failure, retry }} />
    </Fields>
  );
}
