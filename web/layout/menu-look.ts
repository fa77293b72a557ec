import type { LayoutState } from './layout-machine.ts';
import styles from './menu.module.css';

/** Classes of a menu: the requested style class, plus our styles for `gray-color`. */
export function menuClass({ styleClass }: Pick<LayoutState, 'styleClass'>): string {
  return [styles.menu, styleClass === 'gray-color' && styles.gray, styleClass].filter(Boolean).join(' ');
}

/** CSS transition of a menu: the layout's, unless the person prefers less motion (`--motion-menu` in tokens.css). */
export function menuSlide({ transitionOptions }: Pick<LayoutState, 'transitionOptions'>): string {
  return `var(--motion-menu, ${transitionOptions})`;
}
