import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './portrait.module.css';
import { Portrait } from './portrait.tsx';

interface PersonNameProps {
  picture: string | null | undefined;
  initials: string | undefined;
  name: string | undefined;
  email: string | undefined;
}

export function PersonName({ picture, initials, name, email }: PersonNameProps) {
  return (
    <span className={styles.person}>
      <Portrait picture={picture} initials={initials} />
      <span className={`${flow.stackHalf} ${flow.shrinks} ${textStyles.breaks}`}>
        <b className={textStyles.titleS}>{name ?? <Skeleton width="120px" />}</b>
        <small className={textStyles.soft}>{email ?? <Skeleton width="160px" />}</small>
      </span>
    </span>
  );
}
