import { Trans, useLingui } from '@lingui/react/macro';
import { AuditLog } from './audit/audit-log.tsx';
import { DownloadLog } from './audit/download-log.tsx';
import { BackOffice } from './frame/back-office.tsx';

export const head = () => ({ title: 'Registro', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Registro`}
      lead={<Trans>Todo lo que cambió el equipo: quién, cuándo, qué y por qué. Nadie puede borrarlo.</Trans>}
      actions={<DownloadLog />}
    >
      <AuditLog />
    </BackOffice>
  );
}
