import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown, QrCode, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import type { Manifest, ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { countArrivals, partyName } from '#features/bookings/contract/manifest-words.ts';
import { downloadManifestCsv, downloadManifestPdf } from '#features/bookings/contract/routes.ts';
import { resourceWords } from '#features/operators/contract/assigned-resource.ts';
import { closureForGuide } from '#features/operators/contract/departure-closure.ts';
import { readPartOfReference } from '#features/read-reference.ts';
import { saveAnswer } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Progress } from '#web/ui/progress.tsx';
import { Nothing, Rows } from '#web/ui/rows.tsx';
import { Scanner } from '#web/ui/scanner.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './departure.module.css';
import { DepartureChanges } from './departure-changes.tsx';
import { type Judgement, judgeVoucher } from './judge-voucher.ts';
import { MessageBox } from './message-box.tsx';
import { Party } from './party.tsx';
import { ScanResult } from './scan-result.tsx';
import { SyncLine } from './sync-line.tsx';
import { type CheckIn, type DepartureAddress, useCheckIn } from './use-check-in.ts';
import { useShortClock } from './use-clock.ts';
import { verifySignature } from './verify-signature.ts';

interface DepartureScreenProps {
  address: DepartureAddress;
  otherwise: (checkIn: CheckIn) => React.ReactNode;
}

export function DepartureScreen({ address, otherwise }: DepartureScreenProps) {
  const checkIn = useCheckIn(address);
  useWorkerHere();
  const { manifest } = checkIn;
  return manifest ? <Departure checkIn={checkIn} manifest={manifest} address={address} /> : otherwise(checkIn);
}

interface DepartureProps {
  checkIn: CheckIn;
  manifest: Manifest;
  address: DepartureAddress;
}

export function Departure({ checkIn, manifest, address }: DepartureProps) {
  const { t } = useLingui();
  const { departure, operator, meeting, bookings } = manifest;
  const list = useId();
  const clock = useShortClock(departure.zone);
  const download = useDownload(address);
  const printing = usePrinting();
  const [camera, setCamera] = useState(false);
  const workArea = useRef<HTMLDivElement>(null);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const [search, setSearch] = useState('');
  const found = useDeferredValue(search);
  const arrivals = countArrivals(bookings);
  const shown = bookings.filter((booking) => fits(booking, found));
  const isCalledOff = departure.state === 'cancelled';
  const begun = Date.now() >= Date.parse(departure.startsAt);

  useEffect(() => {
    if (camera && matchMedia('(width < 860px)').matches)
      workArea.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [camera]);

  async function onCode(text: string) {
    const judged = await judgeVoucher(text, manifest, verifySignature, new Date());
    if (judged.verdict === 'valid' && judged.claims) {
      const { bookingId } = judged.claims;
      await checkIn.record({ action: 'redeem', bookingId, token: text, claims: judged.claims });
    }
    navigator.vibrate?.(judged.verdict === 'valid' ? 60 : [90, 60, 90]);
    setJudgement(judged);
  }

  const scanned = judgement?.claims
    ? (bookings.find(({ id }) => id === judgement.claims!.bookingId) ?? judgement.booking)
    : null;
  return (
    <div className={`wrap ${styles.departure}`}>
      <div className={`${styles.hand} ${flow.stack6}`}>
        <header className={flow.stack2}>
          <TextLink
            kind="back"
            to={operatorPaths.departures(address.operatorId, departure.localDate)}
            className="no-print"
          >
            ← <Trans>Salidas</Trans>
          </TextLink>
          <p className={`${flow.row2} ${textStyles.note} ${textStyles.strong}`}>
            {operator.name}
            {operator.fictional && <DemoBadge />}
          </p>
          <h1>{departure.title}</h1>
          <p className={textStyles.soft}>
            <Dots>
              {whenWords(departure)}
              {departure.optionName}
            </Dots>
            {meeting.name}
          </p>
          {departure.resources && departure.resources.length > 0 && (
            <p className={textStyles.strong}>
              <Dots>{resourceWords(departure.resources)}</Dots>
            </p>
          )}
          <DepartureChanges manifest={manifest} />
          {departure.closures && departure.closures.length > 0 && (
            <Alert tone="caution" look="panel" live="none" title={t`Cambia el recorrido`}>
              {departure.closures.map((closure) => (
                <p key={closure.id}>{closureForGuide(closure)}</p>
              ))}
            </Alert>
          )}
          {isCalledOff && (
            <Alert look="panel" live="none" title={t`Salida cancelada`}>
              <p>
                <Trans>No se registra a nadie: esta salida ya no sale.</Trans>
              </p>
            </Alert>
          )}
          <div className={`${styles.count} ${flow.stack2}`} hidden={isCalledOff}>
            {arrivals.expected === 0 ? (
              <p>
                <Trans>Nadie ha reservado aún</Trans>
              </p>
            ) : (
              <>
                <p>
                  <b>
                    {arrivals.here}
                    <span> / {arrivals.expected}</span>
                  </b>{' '}
                  <Trans>llegaron</Trans>
                </p>
                <Progress label={t`Personas que llegaron`} max={arrivals.expected} value={arrivals.here} tone="open" />
              </>
            )}
          </div>
          <SyncLine {...checkIn} madeAt={clock(manifest.madeAt)} />
        </header>

        <div className={`${styles.work} ${flow.stack4} no-print`} ref={workArea}>
          {judgement && (
            <ScanResult
              judgement={judgement}
              booking={scanned}
              zone={departure.zone}
              onNext={() => setJudgement(null)}
              onUndo={
                judgement.verdict === 'valid' && scanned?.state === 'REDEEMED'
                  ? () => {
                      void checkIn.record({ action: 'undo', bookingId: scanned.id });
                      setJudgement(null);
                    }
                  : null
              }
            />
          )}
          {camera && (
            <Scanner active={!judgement} onCode={(text) => void onCode(text)} onClose={() => setCamera(false)}>
              <Trans>Mientras tanto, busca por nombre o referencia.</Trans>
            </Scanner>
          )}
          {!camera && !isCalledOff && (
            <Button block className={styles.scan} onClick={() => setCamera(true)}>
              <QrCode size={24} aria-hidden />
              <Trans>Escanear comprobantes</Trans>
            </Button>
          )}
        </div>
      </div>

      <div className={flow.stack6}>
        <section aria-labelledby={list} className={flow.stack4}>
          <div className={`${flow.row3} ${flow.ends}`}>
            <h2 id={list} className={textStyles.titleM}>
              <Trans>Quiénes vienen</Trans>
            </h2>
            <span className={`${flow.wrap2} no-print`}>
              <Button kind="quiet" size="small" onClick={() => void download(downloadManifestPdf)}>
                <FileDown size={18} aria-hidden />
                <Trans>Imprimir (PDF)</Trans>
              </Button>
              <Button kind="quiet" size="small" onClick={() => void download(downloadManifestCsv)}>
                <FileDown size={18} aria-hidden />
                CSV
              </Button>
            </span>
          </div>
          <Field
            className="no-print"
            label={t`Busca por nombre o referencia`}
            type="search"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={search}
            before={<Search size={20} aria-hidden />}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Rows className={styles.parties}>
            {shown.map((booking) => (
              <Party
                key={booking.id}
                booking={booking}
                zone={departure.zone}
                begun={begun}
                unfolded={printing}
                record={checkIn.record}
                operatorId={address.operatorId}
                operatorName={operator.name}
                offline={checkIn.offline}
                refresh={checkIn.refresh}
                departure={departure}
              />
            ))}
          </Rows>
          {shown.length === 0 && (
            <Nothing>
              {bookings.length === 0 ? (
                <Trans>Todavía no hay reservas en esta salida.</Trans>
              ) : (
                <Trans>Nadie de esta salida se llama así ni tiene esa referencia.</Trans>
              )}
            </Nothing>
          )}
        </section>
        <div className="no-print">
          <MessageBox manifest={manifest} onSent={() => void checkIn.refresh()} />
        </div>
      </div>
    </div>
  );
}

function fits(booking: ManifestBooking, typed: string): boolean {
  const wanted = plain(typed);
  if (!wanted) return true;
  const { reference, orderReference = '', resellerReference, items } = booking;
  const names = [partyName(booking), ...items.map(({ traveller }) => traveller?.name ?? '')];
  const codes = [reference, orderReference, resellerReference ?? ''].map(readPartOfReference);
  const code = readPartOfReference(typed);
  return names.some((name) => plain(name).includes(wanted)) || (code !== '' && codes.some((it) => it.includes(code)));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

type FileRoute = typeof downloadManifestPdf | typeof downloadManifestCsv;

function useDownload(address: DepartureAddress): (file: FileRoute) => Promise<void> {
  const api = useApi();
  return async (file) => {
    const answer = await api.fetch(file, { params: address }).catch(() => null);
    if (answer) await saveAnswer(answer, 'lista');
  };
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
