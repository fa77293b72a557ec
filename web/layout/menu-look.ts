import type { LayoutState } from './layout-machine.ts';
import styles from './menu.module.css';

/** Classes of a menu, wherever it stands: the style class that was asked for, by its own name, and the house's look of `gray-color`. */
export function menuClass({ styleClass }: Pick<LayoutState, 'styleClass'>): string {
  return [styles.menu, styleClass === 'gray-color' && styles.gray, styleClass].filter(Boolean).join(' ');
}

/** CSS transition of a menu: the layout's, unless the person prefers less motion (`--motion-menu` in tokens.css). */
export function menuSlide({ transitionOptions }: Pick<LayoutState, 'transitionOptions'>): string {
  return `var(--motion-menu, ${transitionOptions})`;
}
