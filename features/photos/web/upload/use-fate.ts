import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { showAccountPhoto, withdrawPhoto } from '../../contract/own-routes.ts';
import type { PhotoSubject } from '../photo-subject.ts';

/** Milliseconds between questions to the server while it prepares a photo. */
const PAUSES = [1_500, 3_000, 6_000, 12_000, 24_000];

interface FateParts {
  about: PhotoSubject;
  onGone: (id: string) => void;
}

/** A shared photo is shown at once. If the site then refuses or holds it, the person learns why. */
export function useFate({ about, onGone }: FateParts) {
  const { t } = useLingui();
  const api = useApi();
  const words = {
    held: t`La revisará una persona antes de publicarla. Te avisamos por correo.`,
    refused: t`No pudimos abrir tu foto de ${about.name}.`,
    stays: t`No pudimos quitarla. Quítala desde tu cuenta, en «Fotos».`,
  };
  const now = useRef({ onGone, words });
  now.current = { onGone, words };

  const follow = useCallback(
    (id: string) => {
      const ask = async ([pause, ...later]: readonly number[]): Promise<void> => {
        if (pause === undefined) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
        const photo = await api.call(showAccountPhoto, { params: { id }, quiet: true }).catch(() => null);
        if (photo === null || photo.state === 'processing') return ask(later);
        if (photo.state === 'published') return;
        now.current.onGone(id);
        if (photo.state === 'held') toast({ text: now.current.words.held });
        if (photo.state === 'refused') toast({ text: photo.reason ?? now.current.words.refused });
      };
      void ask(PAUSES);
    },
    [api],
  );

  const undo = useCallback(
    (ids: readonly string[]) => {
      for (const id of ids)
        api
          .call(withdrawPhoto, { params: { id }, quiet: true })
          .then(() => now.current.onGone(id))
          .catch(() => toast({ text: now.current.words.stays }));
    },
    [api],
  );
  return { follow, undo };
}
