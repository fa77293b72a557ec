import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import flow from '#web/ui/flow.module.css';
import { TabLinks } from '#web/ui/tabs.tsx';
import { ClaimQueue } from './region/claim-queue.tsx';
import { NoticeList } from './region/notice-list.tsx';
import { ProposalQueue } from './region/proposal-queue.tsx';
import { ReportQueue } from './region/report-queue.tsx';

export const head = () => ({ title: 'Dueños de lugares', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const view = search.get('ver') ?? 'fichas';
  return (
    <BackOffice
      title={t`Dueños de lugares`}
      lead={<Trans>Quién pide una ficha, lo que un dueño cambia o avisa, y lo que un viajero dice que está mal.</Trans>}
    >
      <div className={flow.stack4}>
        <TabLinks
          label={t`Qué se muestra`}
          current={view}
          items={[
            { key: 'fichas', to: regionPaths.owners(), label: t`Fichas pedidas` },
            { key: 'cambios', to: regionPaths.owners('cambios'), label: t`Cambios` },
            { key: 'avisos', to: regionPaths.owners('avisos'), label: t`Está mal` },
            { key: 'anuncios', to: regionPaths.owners('anuncios'), label: t`Avisos` },
          ]}
        />
        <Chosen view={view} />
      </div>
    </BackOffice>
  );
}

function Chosen({ view }: { view: string }) {
  if (view === 'cambios') return <ProposalQueue />;
  if (view === 'avisos') return <ReportQueue />;
  return view === 'anuncios' ? <NoticeList /> : <ClaimQueue />;
}
