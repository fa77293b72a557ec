import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Opens the phone's share sheet with the page's address, or copies it to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ text: t`Enlace copiado. Pégalo donde quieras.` });
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ text: t`No pudimos compartir. La dirección de esta página es el enlace: ${url}` });
    }
  };
  return (
    <IconButton label={t`Compartir`} onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
