import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import type { PlanPicture } from '../../../../contract/plan-content.ts';
import styles from './pictures-step.module.css';

interface PhotoUploadProps {
  room: number;
  upload: (file: File, words: { alt: string; credit: string }) => Promise<PlanPicture>;
  onAdded: (pictures: PlanPicture[]) => void;
}

interface ChosenPhoto {
  file: File;
  url: string;
  alt: string;
  error?: string;
}

export function PhotoUpload({ room, upload, onAdded }: PhotoUploadProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ChosenPhoto[]>([]);
  const [credit, setCredit] = useState('');
  const [left, setLeft] = useState(0);
  const { isBusy, failure, submit, clear } = useSubmit();
  const urls = useUrls();
  /** The plan may have changed during the upload. */
  const latest = useRef(onAdded);
  latest.current = onAdded;

  function choose(files: readonly File[]) {
    const free = Math.max(0, room - chosen.length);
    clear();
    setLeft(Math.max(0, files.length - free));
    setChosen([...chosen, ...files.slice(0, free).map((file) => ({ file, url: urls.add(file), alt: '' }))]);
  }

  function drop(url: string) {
    urls.remove(url);
    setChosen((now) => now.filter((one) => one.url !== url));
  }

  async function send() {
    const missing = t`Di qué se ve: lo leen quienes no pueden ver la foto.`;
    if (chosen.some(({ alt }) => !alt.trim())) {
      setChosen(chosen.map(({ error: _, ...one }) => (one.alt.trim() ? one : { ...one, error: missing })));
      return;
    }
    const added: PlanPicture[] = [];
    await submit(async () => {
      try {
        for (const { file, url, alt } of chosen) {
          added.push(await upload(file, { alt: alt.trim(), credit: credit.trim() }));
          drop(url);
        }
      } finally {
        if (added.length > 0) latest.current(added);
      }
    });
  }

  return (
    <Fields layout="stack">
      {chosen.length > 0 && (
        <>
          <ul className={styles.pictures}>
            {chosen.map(({ url, alt, error, file }) => (
              <li key={url} className={`${flow.stack2} ${flow.top}`}>
                <PhotoFrame src={url} />
                <Field
                  label={t`Qué se ve en la foto`}
                  maxLength={200}
                  value={alt}
                  error={error}
                  disabled={isBusy}
                  onChange={({ target }) =>
                    setChosen((now) =>
                      now.map(({ error: _, ...one }) => (one.url === url ? { ...one, alt: target.value } : one)),
                    )
                  }
                />
                <IconButton label={t`Quitar ${file.name}`} disabled={isBusy} onClick={() => drop(url)}>
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          <Field
            label={t`Quién las tomó`}
            maxLength={120}
            value={credit}
            disabled={isBusy}
            onChange={({ target }) => setCredit(target.value)}
          />
        </>
      )}
      {left > 0 && (
        <Alert look="line" tone="caution">
          <Plural
            value={left}
            one="Una foto no cabe: quita antes otra imagen."
            other="# fotos no caben: quita antes otras imágenes."
          />
        </Alert>
      )}
      {failure && <Alert look="line">{failure}</Alert>}
      <Actions>
        {chosen.length > 0 && (
          <Button disabled={isBusy} onClick={() => void send()}>
            {isBusy ? (
              <Trans>Subiendo…</Trans>
            ) : (
              <Plural value={chosen.length} one="Subir la foto" other="Subir # fotos" />
            )}
          </Button>
        )}
        {chosen.length < room && (
          <FileLink
            multiple
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              choose(files);
            }}
          >
            {chosen.length > 0 ? <Trans>Elegir más fotos</Trans> : <Trans>Elegir fotos</Trans>}
          </FileLink>
        )}
      </Actions>
    </Fields>
  );
}

function useUrls() {
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const all = urls.current;
    return () => {
      for (const url of all) URL.revokeObjectURL(url);
    };
  }, []);
  return {
    add: (file: File) => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      return url;
    },
    remove: (url: string) => {
      URL.revokeObjectURL(url);
      urls.current.delete(url);
    },
  };
}
