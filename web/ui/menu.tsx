import { Menu as BaseMenu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import popup from './popup.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onPick: () => void;
  tone?: 'plain' | 'stop';
  disabled?: boolean;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
}

export function Menu({ label, items }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place} className={styles.menu}>
      <BaseMenu.Root modal={false}>
        <BaseMenu.Trigger render={<IconButton label={label} />}>
          <EllipsisVertical size={20} aria-hidden />
        </BaseMenu.Trigger>
        {/* Outside the button's element, a modal sheet would cover the list. */}
        <BaseMenu.Portal container={place}>
          <BaseMenu.Positioner align="end" sideOffset={6} className={popup.positioner}>
            <BaseMenu.Popup className={classNames(popup.popup, styles.popup)}>
              {items.map(({ key, label: name, icon, onPick, tone = 'plain', disabled }) => (
                <BaseMenu.Item
                  key={key}
                  disabled={disabled}
                  onClick={onPick}
                  className={classNames(popup.item, tone === 'stop' && styles.stop)}
                >
                  {icon}
                  {name}
                </BaseMenu.Item>
              ))}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </span>
  );
}
