import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, LayoutList, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import flow from '#web/ui/flow.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './back-office-frame.module.css';
import { type MenuPlace, placeAt } from './back-office-menu.rules.ts';

export interface MenuLink extends MenuPlace {
  name: string;
  icon: LucideIcon;
  waiting?: number;
  thumb?: boolean;
}

interface BackOfficeMenuProps {
  label: string;
  places: readonly MenuLink[] | null;
  sign?: ReactNode;
  you?: ReactNode;
}

export function BackOfficeMenu({ label, places, sign, you }: BackOfficeMenuProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes after a navigation.
  useEffect(() => setOpen(false), [pathname]);
  const here = placeAt(places ?? [], pathname);
  const list = (some: readonly MenuLink[]) => some.map((place) => <Place key={place.path} place={place} here={here} />);
  const tabs = places?.filter(({ thumb }) => thumb) ?? [];
  const others = places?.filter(({ thumb }) => !thumb) ?? [];
  const opens = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      <nav className={styles.menu} aria-label={label}>
        {sign && <p className={`${styles.sign} ${flow.stackHalf} ${textStyles.note}`}>{sign}</p>}
        {places ? <ul className={`${styles.places} ${flow.stackHalf}`}>{list(places)}</ul> : <MenuSkeleton />}
        {you && <div className={`${styles.you} ${flow.stack2} ${textStyles.note}`}>{you}</div>}
      </nav>
      {!places ? (
        <div className={`${styles.bottom} ${styles.thumb}`} />
      ) : tabs.length > 0 ? (
        <nav className={`${styles.bottom} ${styles.tabs}`} data-thumb aria-label={t`${label}, al pulgar`}>
          <ul>
            {list(tabs)}
            <li>
              <button {...opens} data-here={(here && !here.thumb) || undefined}>
                <Ellipsis size={20} aria-hidden />
                <span>
                  <Trans>Más</Trans>
                </span>
              </button>
            </li>
          </ul>
        </nav>
      ) : (
        <div className={`${styles.bottom} ${styles.thumb}`}>
          <button {...opens}>
            <LayoutList size={20} aria-hidden />
            <span>{here?.name ?? label}</span>
            <small className={textStyles.soft}>
              <Trans>Menú de la oficina</Trans>
            </small>
          </button>
        </div>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} side="bottom" label={label}>
        <nav aria-label={label} className={styles.sheet}>
          <ul className={`${styles.places} ${flow.stackHalf}`}>{list(others)}</ul>
          {you && <div className={`${styles.you} ${flow.stack2} ${textStyles.note}`}>{you}</div>}
        </nav>
      </Sheet>
    </>
  );
}

function Place({ place, here }: { place: MenuLink; here: MenuPlace | undefined }) {
  const { path, icon: Icon, name, waiting = 0 } = place;
  return (
    <li>
      <Link to={path} aria-current={place === here ? 'page' : undefined}>
        <Icon size={20} aria-hidden />
        <span>{name}</span>
        {waiting > 0 && (
          <span className={styles.waiting}>
            {waiting}
            <span className="sr">
              <Trans>en espera</Trans>
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

const MenuSkeleton = () => (
  <div className={`${styles.skeleton} ${flow.stack5}`} aria-hidden="true">
    {[70, 55, 80, 45, 60].map((width) => (
      <Skeleton key={width} width={`${width}%`} height="20px" />
    ))}
  </div>
);
