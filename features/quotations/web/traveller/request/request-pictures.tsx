import { useLingui } from '@lingui/react/macro';
import { MessagePicture } from '#features/conversations/web/public.ts';
import { requestRoutes } from '../../../contract/routes.ts';
import styles from './request.module.css';
import type { Opened } from './use-act.ts';

/** The pictures of the request. */
export function RequestPictures({ quotation, requestKey, offline }: Opened) {
  const { t } = useLingui();
  const { id, files } = quotation;
  if (offline || files.length === 0) return null;
  const url = requestRoutes.files.replace(':name', id);
  return (
    <section aria-label={t`Fotos de tu pedido`} className={styles.pictures}>
      {files.map((file) => (
        <MessagePicture key={file.id} url={`${url}/${file.id}`} headers={requestKey} name={file.name} />
      ))}
    </section>
  );
}
