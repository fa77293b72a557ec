import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ON_SITE_MEANS, ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';

type MeansChoiceProps = Omit<ComponentProps<typeof ChoiceCard>, 'children' | 'value'> & { legend?: string };

/** The other properties register every choice as the same field of a form. */
export function MeansChoice({ legend, ...field }: MeansChoiceProps) {
  const { t } = useLingui();
  return (
    <FieldSet legend={legend ?? t`Cómo te pagó`}>
      <div className={flow.stack2}>
        {ON_SITE_MEANS.map((means) => (
          <ChoiceCard key={means} value={means} {...field}>
            {ON_SITE_WORDS[means]}
          </ChoiceCard>
        ))}
      </div>
    </FieldSet>
  );
}
