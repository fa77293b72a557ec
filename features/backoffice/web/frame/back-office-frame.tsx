import type { ReactNode } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './back-office-frame.module.css';

export interface BackOfficeHead {
  title: ReactNode;
  lead?: ReactNode;
  whose?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
}

export function BackOfficeFrame(props: BackOfficeHead & { menu: ReactNode; children: ReactNode }) {
  const { menu, title, lead, whose, back, actions, children } = props;
  return (
    <div className={styles.frame}>
      {menu}
      <div className={styles.room}>
        <header className={`${styles.head} ${flow.wrap4} ${flow.ends}`}>
          <div>
            {back && (
              <TextLink kind="back" to={back.to}>
                ← {back.label}
              </TextLink>
            )}
            {whose && <p className={`${styles.whose} ${flow.row2} ${textStyles.note}`}>{whose}</p>}
            <h1 className={textStyles.breaks}>{title}</h1>
            {lead && <p className={`${styles.lead} ${textStyles.soft}`}>{lead}</p>}
          </div>
          {actions && <Actions>{actions}</Actions>}
        </header>
        {children}
      </div>
    </div>
  );
}
