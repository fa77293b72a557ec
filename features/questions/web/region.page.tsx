import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { QuestionList } from './region/question-list.tsx';

export const head = () => ({ title: 'Preguntas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Preguntas`}
      lead={<Trans>Lo que espera una respuesta o una revisión. Lo más antiguo, primero.</Trans>}
    >
      <QuestionList />
    </BackOffice>
  );
}
