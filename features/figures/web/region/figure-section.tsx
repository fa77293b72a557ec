import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { FigureFile, PeriodName } from '../../contract/figures.ts';
import { downloadFigure } from '../../contract/routes.ts';
import styles from './figures.module.css';

interface FigureSectionProps {
  title: string;
  lead?: ReactNode;
  figure: FigureFile;
  period: PeriodName;
  wide?: boolean;
  children: ReactNode;
}

export function FigureSection({ title, lead, figure, period, wide, children }: FigureSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const api = useApi();
  const { isBusy, download } = useDownload();
  return (
    <section aria-labelledby={id} className={classNames(styles.section, flow.stack4, wide && styles.wide)}>
      <header className={styles.sectionHead}>
        <div>
          <h2 id={id} className={textStyles.titleM}>
            {title}
          </h2>
          {lead && <p className={textStyles.note}>{lead}</p>}
        </div>
        <Button
          kind="quiet"
          size="small"
          aria-label={t`Descargar «${title}» en CSV`}
          disabled={isBusy}
          onClick={() =>
            void download(({ signal }) => api.fetch(downloadFigure, { params: { figure }, query: { period }, signal }))
          }
        >
          <Download size={18} aria-hidden />
          CSV
        </Button>
      </header>
      {children}
    </section>
  );
}
