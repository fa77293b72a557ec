import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

export function WantedField(props: Omit<ComponentProps<typeof TextAreaField>, 'label'>) {
  const { t } = useLingui();
  return <TextAreaField label={t`Qué quieres distinto`} required maxLength={2000} rows={4} {...props} />;
}
