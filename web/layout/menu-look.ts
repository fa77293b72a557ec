import type { LayoutState } from './layout-machine.ts';
import styles from './menu.module.css';

/** Returns the CSS classes of a menu. The style class `gray-color` has styles of its own. */
export function menuClass({ styleClass }: Pick<LayoutState, 'styleClass'>): string {
  return [styles.menu, styleClass === 'gray-color' && styles.gray, styleClass].filter(Boolean).join(' ');
}

/**
 * Returns the CSS transition of a menu. `--motion-menu` (tokens.css) overrides the layout's transition if the person prefers less motion.
 */
export function menuSlide({ transitionOptions }: Pick<LayoutState, 'transitionOptions'>): string {
  return `var(--motion-menu, ${transitionOptions})`;
}
