import type { LayoutState } from './layout-machine.ts';
import styles from './menu.module.css';

export function menuClass({ styleClass }: Pick<LayoutState, 'styleClass'>): string {
  return [styles.menu, styleClass === 'gray-color' && styles.gray, styleClass].filter(Boolean).join(' ');
}

/** `--motion-menu` (tokens.css) overrides the transition if the person prefers less motion. */
export function menuSlide({ transitionOptions }: Pick<LayoutState, 'transitionOptions'>): string {
  return `var(--motion-menu, ${transitionOptions})`;
}
