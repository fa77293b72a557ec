import type { LayoutState } from './layout-machine.ts';
import styles from './menu.module.css';

export function menuClass({ styleClass }: Pick<LayoutState, 'styleClass'>): string {
  return [styles.menu, styleClass === 'gray-color' && styles.gray, styleClass].filter(Boolean).join(' ');
}

/** tokens.css sets `--motion-menu` for people who prefer less motion. */
export function menuSlide({ transitionOptions }: Pick<LayoutState, 'transitionOptions'>): string {
  return `var(--motion-menu, ${transitionOptions})`;
}
