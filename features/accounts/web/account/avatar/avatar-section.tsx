import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Avatar } from '#features/accounts/contract/avatar.ts';
import { changeAvatar, removeAvatar } from '#features/accounts/contract/routes.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { renamePerson } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Portrait } from '../../portrait.tsx';
import { avatarQuery } from '../account.queries.ts';
import { Section } from '../section.tsx';
import { CropSheet } from './crop-sheet.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

export function AvatarSection({ initials }: { initials: string }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const { data } = useQuery(avatarQuery(api));
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const save = useMutation({
    mutationFn: async (square: Blob | null) => {
      if (!square) return api.call(removeAvatar, { quiet: true });
      const headers = { 'content-type': square.type };
      return api.call(changeAvatar, { body: square, headers, quiet: true });
    },
    onSuccess: (avatar: Avatar) => {
      client.setQueryData(avatarQuery(api).queryKey, avatar);
      renamePerson({ avatar: avatar.avatar?.small ?? null });
      setPicture(null);
    },
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const opened = await createImageBitmap(file).catch(() => null);
    setUnreadable(!opened);
    setPicture(opened);
  };
  const failure = save.error instanceof ApiError ? save.error.problem.detail : null;
  const avatar = data?.avatar;
  return (
    <Section title={<Trans>Tu foto</Trans>} lead={<Trans>Si no quieres, se ven tus iniciales.</Trans>}>
      <div className={flow.row45}>
        <Portrait large picture={avatar?.large} initials={initials} alt={t`Tu foto`} />
        <Actions>
          <Button kind="quiet" size="small" onClick={() => chooser.current?.click()}>
            <Camera size={18} aria-hidden="true" />
            {avatar ? <Trans>Cambiar la foto</Trans> : <Trans>Poner una foto</Trans>}
          </Button>
          {avatar && (
            <Button kind="bare" size="small" disabled={save.isPending} onClick={() => save.mutate(null)}>
              <Trans>Quitarla</Trans>
            </Button>
          )}
          <input ref={chooser} type="file" accept={KINDS} hidden aria-label={t`Elegir una foto`} onChange={choose} />
        </Actions>
      </div>
      {unreadable || (failure && !picture) ? (
        <Alert>{failure ?? <Trans>No pudimos abrir esa imagen. Prueba con otra.</Trans>}</Alert>
      ) : null}
      {picture && (
        <CropSheet
          picture={picture}
          saving={save.isPending}
          problem={failure}
          onSave={(square) => save.mutate(square)}
          onClose={() => setPicture(null)}
        />
      )}
    </Section>
  );
}
