import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Eye, FileDown, Globe, Map as MapIcon, Pencil, Printer, Route, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { exportTripCalendar, exportTripMap, exportTripPdf, exportTripTrack } from '../../../contract/export-routes.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import { revokeTripLinks, rotateTripLinks, shareTrip } from '../../../contract/routes.ts';
import { addressId, editHeaders, readHeaders } from '../../document/browser-trips.ts';
import { factsOf } from '../../document/read-trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import { downloadTrip, drawnPicture, type ExportRoute } from './download-trip.ts';
import { EndLinks } from './end-links.tsx';
import styles from './share-sheet.module.css';
import { tripMessage } from './trip-message.ts';
import { type SharedMessage, WhatsAppButton } from './whatsapp-button.tsx';

interface ShareSheetProps {
  store: TripStore;
  board: PlanningContext | null;
  open: boolean;
  onClose: () => void;
}

export function ShareSheet({ store, board, open, onClose }: ShareSheetProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { own } = useStore(store);
  const submission = useSubmit();
  const working = submission.isBusy;
  const [ended, setEnded] = useState(false);

  const kept = async () => {
    await store.saveNow();
    const { own: now, sync } = store.getState();
    if (now.kept && !now.unsaved) return now.kept;
    throw new Error(
      sync.kind === 'refused'
        ? sync.detail
        : t`No pudimos guardar el viaje en el servidor, y para esto hace falta. Tus cambios siguen aquí.`,
    );
  };
  const attempt = (work: () => Promise<void>) => async () => {
    await submission.submit(work, (error) => (error instanceof ApiError ? null : (error as Error).message));
  };
  /**
   * Returns the link that this device shared before, if that link is still valid. Otherwise returns the trip's current
   * link.
   */
  const linkToSee = async (route: typeof shareTrip = shareTrip) => {
    const trip = await kept();
    const { shareToken } = await api.call(route, {
      params: { id: trip.id },
      headers: readHeaders(trip),
      quiet: true,
    });
    store.rememberShareToken(shareToken);
    setEnded(false);
    return location.origin + travellerPaths.trip(trip.id, { share: shareToken });
  };
  const revoke = async () => {
    const trip = await kept();
    await api.call(revokeTripLinks, { params: { id: trip.id }, headers: editHeaders(trip), quiet: true });
    store.rememberShareToken(null);
    setEnded(true);
    toast({ text: t`Los enlaces para ver ya no abren el viaje.` });
  };
  const copy = async (link: string, done: string) => {
    await navigator.clipboard.writeText(link);
    toast({ text: done });
  };
  const download = (route: ExportRoute) =>
    attempt(async () => {
      const trip = await kept();
      await downloadTrip(api, route, trip.id, editHeaders(trip));
    });
  const toPdf = attempt(async () => {
    await linkToSee();
    const trip = await kept();
    await downloadTrip(api, exportTripPdf, trip.id, readHeaders(trip));
  });
  const prepareMessage = async (isWithPicture: boolean): Promise<SharedMessage | null> => {
    let message: SharedMessage | null = null;
    await attempt(async () => {
      const link = await linkToSee();
      const facts = board && factsOf(board);
      const nameOf = (place: string) => facts?.get(place)?.place.name ?? own.places[place]?.name;
      const picture = isWithPicture ? await drawnPicture(api, await kept()) : null;
      message = { text: tripMessage(own.document, nameOf), link, picture };
    })();
    return message;
  };
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  return (
    <Sheet open={open} onClose={onClose} side="right" label={t`Llévate el viaje`}>
      <div className={sheet.body} aria-busy={working}>
        <FormProblem of={submission} />
        <section className={classNames(flow.stack2, flow.start, flow.part)}>
          <h3>
            <Trans>Para que lo vean</Trans>
          </h3>
          <p role="status" className={textStyles.note}>
            {ended ? (
              <Trans>
                Ahora no hay ningún enlace para ver: los de antes ya no abren el viaje. Si copias uno, es nuevo.
              </Trans>
            ) : (
              <Trans>Quien tenga este enlace ve el viaje, sin tus notas, y puede copiarlo. No lo puede cambiar.</Trans>
            )}
          </p>
          <Actions>
            {canShare ? (
              <Button
                size="small"
                disabled={working}
                onClick={attempt(async () =>
                  navigator.share({ title: own.document.title, url: await linkToSee() }).catch(ignoreCancel),
                )}
              >
                <Send size={18} aria-hidden="true" />
                <Trans>Compartir…</Trans>
              </Button>
            ) : null}
            <Button
              kind={canShare ? 'quiet' : 'accent'}
              size="small"
              disabled={working}
              onClick={attempt(async () => copy(await linkToSee(), t`Enlace para ver, copiado.`))}
            >
              <Eye size={18} aria-hidden="true" />
              <Trans>Copiar enlace para ver</Trans>
            </Button>
            <WhatsAppButton disabled={working} prepare={prepareMessage} />
          </Actions>
          {own.kept && !ended && (
            <EndLinks
              disabled={working}
              onRotate={attempt(async () =>
                copy(await linkToSee(rotateTripLinks), t`Enlace nuevo para ver, copiado. Los de antes ya no abren.`),
              )}
              onRevoke={attempt(revoke)}
            />
          )}
        </section>
        <section className={classNames(flow.stack2, flow.start, flow.part)}>
          <h3>
            <Trans>Para que lo cambien contigo</Trans>
          </h3>
          <p className={textStyles.note}>
            <Trans>
              Dalo solo a quien viaja contigo: permite cambiarlo todo, y no se puede anular. En tus otros dispositivos,
              entra con tu cuenta y ahí está.
            </Trans>
          </p>
          <Button
            kind="quiet"
            size="small"
            disabled={working}
            onClick={attempt(async () => {
              const { id, editSecret } = await kept();
              if (!editSecret) throw new Error(t`Este enlace está en el dispositivo en el que armaste el viaje.`);
              await copy(
                location.origin + travellerPaths.trip(id, { edit: editSecret }),
                t`Enlace para editar, copiado.`,
              );
            })}
          >
            <Pencil size={18} aria-hidden="true" />
            <Trans>Copiar enlace para editar</Trans>
          </Button>
        </section>
        <section className={classNames(flow.stack2, flow.start, flow.part)}>
          <h3>
            <Trans>Para todos</Trans>
          </h3>
          <p className={textStyles.note}>
            <Trans>
              Publícalo para que otras personas lo encuentren y lo copien. Eliges qué se ve, y lo retiras cuando
              quieras.
            </Trans>
          </p>
          <Button
            kind="quiet"
            size="small"
            disabled={working}
            onClick={attempt(async () => void navigate(publicTripPaths.publish((await kept()).id)))}
          >
            <Globe size={18} aria-hidden="true" />
            <Trans>Publicar…</Trans>
          </Button>
        </section>
        <section className={classNames(flow.stack2, flow.start, flow.part)}>
          <h3>
            <Trans>Para llevar</Trans>
          </h3>
          <ul className={classNames(flow.ruled, styles.files)}>
            <FileButton
              icon={<FileDown size={20} className={textStyles.warm} aria-hidden="true" />}
              name={t`El viaje en PDF`}
              note={t`Días, horarios, teléfonos, reservas y emergencias`}
              disabled={working}
              onClick={toPdf}
            />
            <FileButton
              icon={<CalendarPlus size={20} className={textStyles.warm} aria-hidden="true" />}
              name={t`Calendario (ICS)`}
              note={t`Para tu agenda: horas, teléfonos y qué llevar`}
              disabled={working}
              onClick={download(exportTripCalendar)}
            />
            <FileButton
              icon={<Route size={20} className={textStyles.warm} aria-hidden="true" />}
              name={t`Ruta (GPX)`}
              note={t`Para mapas sin conexión y GPS`}
              disabled={working}
              onClick={download(exportTripTrack)}
            />
            <FileButton
              icon={<MapIcon size={20} className={textStyles.warm} aria-hidden="true" />}
              name={t`Mapa (GeoJSON)`}
              note={t`Para programas de mapas`}
              disabled={working}
              onClick={download(exportTripMap)}
            />
            <li>
              <Link to={travellerPaths.tripPrint(addressId(own))} className={classNames(flow.mark2, styles.file)}>
                <Printer size={20} className={textStyles.warm} aria-hidden="true" />
                <span className={flow.stackHalf}>
                  <b className={textStyles.strong}>{t`Hoja para imprimir`}</b>
                  <small className={textStyles.soft}>{t`Una página limpia en A4`}</small>
                </span>
              </Link>
            </li>
          </ul>
        </section>
      </div>
    </Sheet>
  );
}

interface FileButtonProps {
  icon: ReactNode;
  name: string;
  note: string;
  disabled: boolean;
  onClick: () => void;
}

function FileButton({ icon, name, note, disabled, onClick }: FileButtonProps) {
  return (
    <li>
      <button type="button" className={classNames(flow.mark2, styles.file)} disabled={disabled} onClick={onClick}>
        {icon}
        <span className={flow.stackHalf}>
          <b className={textStyles.strong}>{name}</b>
          <small className={textStyles.soft}>{note}</small>
        </span>
      </button>
    </li>
  );
}

function ignoreCancel(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
