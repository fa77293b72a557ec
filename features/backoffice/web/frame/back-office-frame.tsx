import type { ReactNode } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './back-office-frame.module.css';

export interface BackOfficeHead {
  title: ReactNode;
  /** One sentence about the purpose of the screen. */
  lead?: ReactNode;
  /** Name of the organisation or operator, above the title. */
  whose?: ReactNode;
  /** Link to the parent screen, above the title. */
  back?: { to: string; label: string };
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The frame of a back-office screen with title and content. The menu is at the side on a desktop and at the bottom on a phone. */
export function BackOfficeFrame(props: BackOfficeHead & { menu: ReactNode; children: ReactNode }) {
  const { menu, title, lead, whose, back, actions, children } = props;
  return (
    <div className={styles.frame}>
      {menu}
      <div className={styles.room}>
        <header className={styles.head}>
          <div>
            {back && (
              <TextLink kind="back" to={back.to}>
                ← {back.label}
              </TextLink>
            )}
            {whose && <p className={styles.whose}>{whose}</p>}
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <Actions>{actions}</Actions>}
        </header>
        {children}
      </div>
    </div>
  );
}
