import { type ReactNode, useId } from 'react';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${flow.stack4} ${styles.section}`} aria-labelledby={id}>
      <div className={`${flow.row3} ${flow.ends}`}>
        <div className={`${flow.stackHalf} ${flow.grows}`}>
          <h2 id={id} className={textStyles.titleS}>
            {title}
          </h2>
          {lead && <div className={`${textStyles.soft} ${textStyles.breaks}`}>{lead}</div>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
