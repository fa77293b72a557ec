import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Heart, LifeBuoy, MessagesSquare, Route, ScrollText, Settings2, Ticket } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { accountPaths } from '#web/paths/account.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { layout, useLayout } from './layout-store.ts';
import styles from './profile-sidebar.module.css';
import { useArrival } from './use-arrival.ts';

function closeOpenProfile(): void {
  if (useLayout.getState().profileSidebarVisible) layout.toggleProfile();
}

export function ProfileSidebar({ who, own }: { who: ReactNode; own: ReactNode }) {
  const { t } = useLingui();
  const isKnown = useSession(({ status }) => status === 'person');
  const open = useLayout((state) => state.profileSidebarVisible);
  useArrival(closeOpenProfile);
  const rows = [
    [
      paths.trips(),
      Route,
      t`Mis viajes`,
      isKnown ? t`Los tuyos y los de este navegador` : t`Guardados en este navegador`,
    ],
    [
      isKnown ? accountPaths.bookings() : paths.findBooking(),
      Ticket,
      t`Mis reservas`,
      isKnown ? t`Comprobantes y pagos` : t`Con tu referencia y tu PIN`,
    ],
    [
      isKnown ? quotationPaths.account() : quotationPaths.list(),
      MessagesSquare,
      t`Mis cotizaciones`,
      isKnown ? t`Lo que pediste y lo que te ofrecen` : t`Con tu referencia y tu PIN`,
    ],
    [paths.planTrip(), ScrollText, t`Arma tu viaje`, t`Un plan que cabe en el reloj`],
    [paths.explore(), Heart, t`Explorar`, t`Lugares que podrías querer`],
    [paths.help(), LifeBuoy, t`Ayuda`, t`Cómo funciona y qué guardamos`],
  ] as const;

  return (
    <Sheet
      open={open}
      onClose={layout.toggleProfile}
      label={t`Tu cuenta`}
      header={<h2 className={styles.title}>{t`Tu cuenta`}</h2>}
    >
      <div className={styles.who}>
        <Suspense>{open && who}</Suspense>
      </div>
      <Suspense>{open && own}</Suspense>
      <ul className={styles.rows}>
        {rows.map(([path, Icon, name, text]) => (
          <li key={path}>
            <Link to={path}>
              <Icon size={22} aria-hidden />
              <span>
                <b>{name}</b>
                <small>{text}</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button
          type="button"
          onClick={() => {
            layout.toggleProfile();
            layout.toggleConfig();
          }}
        >
          <Settings2 size={18} aria-hidden />
          <Trans>Preferencias</Trans>
        </button>
      </div>
    </Sheet>
  );
}
