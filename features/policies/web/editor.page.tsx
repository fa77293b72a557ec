import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { POLICY_KINDS } from '../contract/policy.ts';
import { PolicyEditor } from './region/policy-editor.tsx';

export const head = () => ({ title: 'Texto legal', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const params = useParams();
  const kind = POLICY_KINDS.find((it) => it === params.kind);
  return <BackOffice title={t`Texto legal`}>{kind && <PolicyEditor kind={kind} />}</BackOffice>;
}
