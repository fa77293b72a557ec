import { classNames } from '#web/ui/class-names.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  picture: string | null | undefined;
  initials: string | undefined;
  /** Absent if the person's name is beside the picture. */
  alt?: string;
  large?: boolean;
}

export function Portrait({ picture, initials, alt, large }: PortraitProps) {
  return (
    <span className={classNames(styles.portrait, large && styles.large)} aria-hidden={!(picture && alt) || undefined}>
      {picture ? <img src={picture} alt={alt ?? ''} /> : initials}
    </span>
  );
}
