import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './before-you-go.module.css';

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
  source?: string;
  doubt?: boolean;
  wide?: boolean;
}

export function Fact({ icon: Icon, name, children, source, doubt, wide }: FactProps) {
  return (
    <div className={classNames(styles.fact, wide && flow.whole)}>
      <Icon size={20} className={textStyles.warm} aria-hidden />
      <dt className={textStyles.note}>{name}</dt>
      <dd
        className={classNames('num', styles.value, textStyles.strong, textStyles.breaks, doubt && textStyles.caution)}
      >
        {children}
      </dd>
      {source && <dd className={classNames(textStyles.small, textStyles.faint)}>{source}</dd>}
    </div>
  );
}
