import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CONVERSATION_LIMITS } from '#features/conversations/contract/conversation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './pictures-part.module.css';

/** If an upload is repeated with the same `uuid`, the server stores it once. */
export interface AskPicture {
  uuid: string;
  file: File;
}

const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1_000_000;

interface PicturesPartProps {
  pictures: readonly AskPicture[];
  onChange: (pictures: AskPicture[]) => void;
}

export function PicturesPart({ pictures, onChange }: PicturesPartProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState<string | null>(null);
  const most = CONVERSATION_LIMITS.filesTogether;
  const add = (files: readonly File[]) => {
    const fits = files.filter(({ type, size }) => KINDS.includes(type) && size <= CONVERSATION_LIMITS.bytes);
    const room = Math.max(0, most - pictures.length);
    const wrong = files.find((file) => !fits.includes(file));
    const limit = CONVERSATION_LIMITS.bytes / MEGABYTE;
    setRefused(
      wrong
        ? KINDS.includes(wrong.type)
          ? t`«${wrong.name}» pesa más de ${limit} MB.`
          : t`«${wrong.name}» no es una foto JPEG, PNG, WebP ni AVIF.`
        : fits.length > room
          ? t`Caben ${most} fotos; las demás se quedaron fuera.`
          : null,
    );
    onChange([...pictures, ...fits.slice(0, room).map((file) => ({ uuid: crypto.randomUUID(), file }))]);
  };
  return (
    <div className={`${flow.stack2} ${flow.start}`}>
      {pictures.length > 0 && (
        <ul className={`${styles.pictures} ${flow.wrap3}`}>
          {pictures.map((picture) => (
            <li key={picture.uuid}>
              <Preview file={picture.file} />
              <IconButton
                label={t`Quitar ${picture.file.name}`}
                className={styles.remove}
                onClick={() => {
                  setRefused(null);
                  onChange(pictures.filter(({ uuid }) => uuid !== picture.uuid));
                }}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < most && (
        <FileLink
          accept={KINDS.join()}
          multiple
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        >
          <ImagePlus size={20} aria-hidden="true" />
          <Trans>Agregar fotos</Trans>
        </FileLink>
      )}
      <p className={textStyles.note}>
        <Plural
          value={most}
          one="Hasta # foto. La ven los operadores."
          other="Hasta # fotos. Las ven los operadores."
        />
      </p>
      {refused && <Alert look="line">{refused}</Alert>}
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return source ? <img src={source} alt={file.name} /> : null;
}
