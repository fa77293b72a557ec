import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from 'lucide-react';
import { escapeHtml } from '#web/head/render-head.ts';
import { useSettings } from '#web/settings.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './embed-snippet.module.css';
import { CopyText } from './send-text.tsx';
import { TextAreaField } from './text-area-field.tsx';

const HEIGHT = 300;

interface EmbedSnippetProps {
  /** Path of the card. */
  path: string;
  /** Name of the frame for screen readers. */
  title: string;
}

/** The card as other sites show it, and the HTML that they need. */
export function EmbedSnippet({ path, title }: EmbedSnippetProps) {
  const { t } = useLingui();
  const { publicUrl } = useSettings();
  const code = snippetOf(publicUrl + path, title);
  return (
    <Disclosure icon={<Code size={20} aria-hidden />} summary={<Trans>Insertar en otra página</Trans>}>
      <div className={styles.embed}>
        <p>
          <Trans>Pega este código en tu página. La tarjeta se actualiza sola y no guarda nada de quien la ve.</Trans>
        </p>
        <iframe src={path} title={title} height={HEIGHT} loading="lazy" className={styles.frame} />
        <TextAreaField label={t`Código`} value={code} readOnly rows={3} onFocus={({ target }) => target.select()} />
        <CopyText text={code}>
          <Trans>Copiar el código</Trans>
        </CopyText>
      </div>
    </Disclosure>
  );
}

export const snippetOf = (url: string, title: string): string =>
  `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="100%" height="${HEIGHT}" style="border:0;max-width:480px" loading="lazy"></iframe>`;
