import { Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { uploadPlanPicture } from '../../../../contract/managed-plan-routes.ts';
import type { PlanPicture } from '../../../../contract/plan-content.ts';
import { useOperator } from '../../operator-frame.tsx';

interface PhotoUploadProps {
  planId: string;
  onAdded: (picture: PlanPicture) => void;
}

/** The upload needs a description for people who cannot see the photograph. */
export function PhotoUpload({ planId, onAdded }: PhotoUploadProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  const file = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [credit, setCredit] = useState('');
  const { isBusy, failure, fail, clear, submit } = useSubmit();

  async function send(photo: File) {
    await submit(async () => {
      const body = await shrinkPhoto(photo);
      onAdded(
        await api.call(uploadPlanPicture, {
          params: { operatorId, planId },
          query: { alt: alt.trim(), credit: credit.trim() },
          headers: { 'content-type': body.type },
          body,
          quiet: true,
        }),
      );
      setAlt('');
    });
  }

  return (
    <Fields layout="stack">
      <Fields layout="pair">
        <Field
          label={t`Qué se ve en la foto`}
          maxLength={200}
          value={alt}
          error={failure}
          onChange={({ target }) => {
            setAlt(target.value);
            clear();
          }}
        />
        <Field
          label={t`Quién la tomó`}
          maxLength={120}
          value={credit}
          onChange={({ target }) => setCredit(target.value)}
        />
      </Fields>
      <Actions>
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() =>
            alt.trim() ? file.current?.click() : fail(t`Di primero qué se ve: lo leen quienes no pueden ver la foto.`)
          }
        >
          <Camera size={18} aria-hidden />
          {isBusy ? <Trans>Subiendo…</Trans> : <Trans>Elegir la foto</Trans>}
        </Button>
        <input
          ref={file}
          type="file"
          className="sr"
          tabIndex={-1}
          accept="image/jpeg,image/png,image/webp"
          aria-label={t`Foto del plan`}
          onChange={({ target }) => {
            const photo = target.files?.[0];
            target.value = '';
            if (photo) void send(photo);
          }}
        />
      </Actions>
    </Fields>
  );
}
