import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { MessagePicture } from '#features/conversations/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { SaveBar } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { Fret } from '#web/ui/fret.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { priceOffer } from '../../../contract/offer-price.ts';
import { peopleOf } from '../../../contract/quotation.ts';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { askedPartyWords, askedWhenWords } from '../../../contract/quotation-words.ts';
import { RequestedDays, useWishFacts } from '../../wish-facts.tsx';
import { type Stale, StaleSheet } from '../accept/stale-sheet.tsx';
import { WhatIf } from '../accept/what-if.tsx';
import { Compare } from '../compare/compare.tsx';
import { DaysBeside } from '../compare/days-beside.tsx';
import { linesLeftOut, linesTaken } from '../compare/left-out.ts';
import { EarlierConversations } from '../news/earlier-conversation.tsx';
import { useNews } from '../news/use-news.ts';
import { OfferList } from '../offers/offer-list.tsx';
import { readOffers, withRead } from '../offers/offers.ts';
import { OneOffer } from '../offers/one-offer.tsx';
import { otherParty, type TriedParty } from '../party/tried-party.ts';
import { History } from './history.tsx';
import { showConversation, showOffer } from './jumps.ts';
import styles from './request.module.css';
import { RequestActs } from './request-acts.tsx';
import { RequestState } from './request-state.tsx';
import type { Opened } from './use-act.ts';
import { useRequestPicture } from './use-offer-conversation.ts';

export function OpenedRequest(props: Omit<Opened, 'onStale'>) {
  const { quotation, offline } = props;
  const { wish, source } = quotation;
  const { t } = useLingui();
  const offers = readOffers(quotation);
  const [looked, setLooked] = useState<string | null>(null);
  const shown = withRead(offers, quotation, looked);
  const [tried, setTried] = useState<TriedParty>(wish.party);
  const other = otherParty(tried, wish.party);
  const [leftOut, setLeftOut] = useState<Record<string, readonly string[]>>({});
  const [accepting, setAccepting] = useState<{ offerId: string; version: number } | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
  const selected = shown.find(({ id }) => id === looked) ?? offers[0];
  // Stores the first offer as selected, so that the selection stays when a newer offer becomes the first.
  if (looked === null && selected) setLooked(selected.id);
  const news = useNews(quotation, looked);
  const lines = selected?.current.content.lines ?? [];
  const chosen = selected ? linesTaken(lines, leftOut[selected.id] ?? []) : null;
  const opened: Opened = {
    ...props,
    onStale: (offerId, problem) => {
      const read = shown.find(({ id }) => id === offerId)?.current.version ?? 0;
      setAccepting(null);
      setStale({ offerId, read, problem });
    },
  };
  const price = selected && priceOffer(selected.current.content, peopleOf(wish.party), chosen);
  const mayAccept = selected?.can.includes('accept') && quotation.state === 'answered' && !offline;
  useEffect(() => {
    if (!accepting) return;
    const now = quotation.offers.find(({ id }) => id === accepting.offerId);
    if (!now || (now.state === 'answered' && now.current?.version === accepting.version)) return;
    setAccepting(null);
    if (now.state !== 'accepted') setStale({ offerId: now.id, read: accepting.version, problem: null });
  }, [accepting, quotation]);
  useRequestedConversation();
  useWorkerHere();
  const accept = (isOpen: boolean) =>
    setAccepting(isOpen && selected ? { offerId: selected.id, version: selected.current.version } : null);
  const whatIf = <WhatIf opened={opened} offers={offers} tried={tried} other={other} onTry={setTried} />;
  const about = (
    <>
      <div className={flow.stack4}>
        <RequestSummary quotation={quotation} />
        <RequestPictures {...opened} />
      </div>
      <History history={quotation.history} />
    </>
  );
  const areInvented = quotation.offers.length > 0 && quotation.offers.every(({ operator }) => operator.fictional);
  return (
    <>
      <div className={`${styles.parts} ${flow.stack56}`}>
        <header className={`${flow.stack3} ${flow.start}`}>
          {areInvented && <DemoBadge many />}
          <h1>{source.title}</h1>
          <p className={`${textStyles.soft} ${textStyles.lead} num`}>
            {askedWhenWords(wish.when)} · {askedPartyWords(wish.party)}
          </p>
        </header>
        {offline && (
          <Alert look="line" tone="caution" live="status">
            <Trans>Sin conexión: esto es lo que este navegador guardó la última vez.</Trans>
          </Alert>
        )}
        <RequestState {...opened} />
        <div className={styles.columns} data-one={offers.length === 1 || undefined}>
          <div className={`${flow.stack56} ${flow.shrinks}`}>
            <div>
              <OfferList
                quotation={quotation}
                offers={shown}
                selected={selected?.id ?? null}
                onSelect={(id) => setLooked(id)}
                news={news.of}
              />
              <EarlierConversations {...opened} />
            </div>
            {(offers.length > 1 || (offers.length === 1 && quotation.state === 'answered')) && (
              <Compare offers={offers} from={wish.party} party={other ?? wish.party}>
                {whatIf}
              </Compare>
            )}
          </div>
          {selected && price && (
            <div className={styles.right}>
              <OneOffer
                key={selected.id}
                opened={opened}
                offer={selected}
                chosen={chosen}
                onChoose={(taken) => setLeftOut({ ...leftOut, [selected.id]: linesLeftOut(lines, taken) })}
                accepting={accepting?.offerId === selected.id}
                onAccepting={accept}
                mayAccept={mayAccept === true}
                news={news.of(selected.id)}
                onSeen={() => news.see(selected.id)}
              />
            </div>
          )}
          {offers.length === 1 && <div className={flow.stack6}>{about}</div>}
        </div>
        {offers.length > 1 && <DaysBeside offers={offers} />}
        {offers.length !== 1 && (
          <>
            <Fret className={styles.fret} />
            <div className={styles.below}>{about}</div>
          </>
        )}
        {quotation.state !== 'expired' && <RequestActs {...opened} />}
        <StaleSheet
          stale={stale}
          quotation={quotation}
          onClose={() => setStale(null)}
          onLook={(id) => {
            setStale(null);
            setLooked(id);
            // Waits until the closing sheet has restored the scroll position.
            setTimeout(showOffer, 60);
          }}
        />
      </div>
      {mayAccept && selected && price && (
        <SaveBar waits className={`${styles.bar} ${flow.ends}`}>
          <p className={`${flow.stackHalf} ${flow.start}`}>
            <b className={`${textStyles.sum} num`}>{formatMoney(price.total, selected.current.currency)}</b>
            <small className={textStyles.soft}>
              {selected.operator.name}
              {other && ` · ${t`para ${askedPartyWords(wish.party)}`}`}
              {chosen && (
                <>
                  {' · '}
                  <Plural value={price.lines.length} one="# parte" other="# partes" />
                </>
              )}
            </small>
            <TextButton kind="inline" onClick={showOffer}>
              <Trans>Ver en detalle</Trans>
            </TextButton>
          </p>
          <Button
            disabled={price.refusals.length > 0}
            onClick={() => accept(true)}
            aria-label={t`Aceptar ${selected.operator.name}`}
          >
            <Trans>Aceptar</Trans>
          </Button>
        </SaveBar>
      )}
    </>
  );
}

function useRequestedConversation(): void {
  const { state } = useLocation();
  const isAsked = state?.conversation === true;
  useEffect(() => {
    if (isAsked) showConversation();
  }, [isAsked]);
}

function RequestPictures(opened: Opened) {
  const { t } = useLingui();
  const load = useRequestPicture(opened);
  const { files } = opened.quotation;
  if (opened.offline || files.length === 0) return null;
  return (
    <section aria-label={t`Fotos de tu pedido`} className={flow.wrap2}>
      {files.map((file) => (
        <MessagePicture key={file.id} file={file} load={load} />
      ))}
    </section>
  );
}

function RequestSummary({ quotation: { reference, wish, areas, contact } }: { quotation: QuotationView }) {
  const { t } = useLingui();
  const wishFacts = useWishFacts();
  const facts: [string, string][] = [
    [t`Referencia`, spacedReference(reference)],
    ...wishFacts(wish, areas),
    ...(contact ? [[t`Te escriben a`, contact.email] as [string, string]] : []),
  ];
  return (
    <section className={flow.stack3}>
      <h2 className={textStyles.titleM}>
        <Trans>Lo que pediste</Trans>
      </h2>
      <Facts>
        {facts.map(([name, words]) => (
          <Fact key={name} name={name}>
            {words}
          </Fact>
        ))}
      </Facts>
      {wish.wishes && <p className={textStyles.quote}>{wish.wishes}</p>}
      {wish.days.length > 0 && (
        <Disclosure summary={t`Los días que propusiste`}>
          <RequestedDays days={wish.days} />
        </Disclosure>
      )}
    </section>
  );
}
