import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { DemoBadge } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { Button } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import { priceOffer } from '../../contract/offer-price.ts';
import { peopleOf } from '../../contract/quotation.ts';
import { askedPartyWords, askedWhenWords } from '../../contract/quotation-words.ts';
import { AskedFor } from './asked-for.tsx';
import { AskedPictures } from './asked-pictures.tsx';
import { Compare } from './compare.tsx';
import { DaysBeside } from './days-beside.tsx';
import { History } from './history.tsx';
import { showOffer, showTalk } from './jumps.ts';
import { OfferList } from './offer-list.tsx';
import { readOffers } from './offers.ts';
import { OneOffer } from './one-offer.tsx';
import styles from './request.module.css';
import { RequestActs } from './request-acts.tsx';
import { RequestState } from './request-state.tsx';
import { TalksBefore } from './talk-before.tsx';
import { otherParty, type TriedParty } from './tried-party.ts';
import type { Opened } from './use-act.ts';
import { WhatIf } from './what-if.tsx';

/** The request as it stands: its state, the offers on one scale, the one that is looked at in full, and what happened. */
export function OpenedRequest(opened: Opened) {
  const { quotation, offline } = opened;
  const { wish, source } = quotation;
  const { t } = useLingui();
  const offers = readOffers(quotation);
  const [looked, setLooked] = useState<string | null>(null);
  const [tried, setTried] = useState<TriedParty>(wish.party);
  const other = otherParty(tried, wish.party);
  const [choices, setChoices] = useState<Record<string, readonly string[]>>({});
  const [accepting, setAccepting] = useState(false);
  const selected = offers.find(({ id }) => id === looked) ?? offers[0];
  const chosen = selected ? (choices[selected.id] ?? null) : null;
  const price = selected && priceOffer(selected.current.content, peopleOf(wish.party), chosen);
  const mayAccept = selected?.can.includes('accept') && quotation.state === 'answered' && !offline;
  useAskedTalk();
  useWorkerHere();
  const whatIf = <WhatIf opened={opened} offers={offers} tried={tried} other={other} onTry={setTried} />;
  const about = (
    <>
      <div>
        <AskedFor quotation={quotation} />
        <AskedPictures {...opened} />
      </div>
      <History history={quotation.history} />
    </>
  );
  const areInvented = quotation.offers.length > 0 && quotation.offers.every(({ operator }) => operator.fictional);
  return (
    <>
      <header className={styles.head}>
        {areInvented && <DemoBadge many />}
        <h1>{source.title}</h1>
        <p className={`${styles.lead} num`}>
          {askedWhenWords(wish.when)} · {askedPartyWords(wish.party)}
        </p>
      </header>
      {offline && (
        <p role="status" className={styles.caution}>
          <Trans>Sin conexión: esto es lo que este navegador guardó la última vez.</Trans>
        </p>
      )}
      <RequestState {...opened} />
      <div className={styles.columns} data-one={offers.length === 1 || undefined}>
        <div className={styles.left}>
          <OfferList
            quotation={quotation}
            offers={offers}
            selected={selected?.id ?? null}
            onSelect={(id) => setLooked(id)}
          />
          <TalksBefore {...opened} />
          {offers.length > 1 ? (
            <Compare offers={offers} from={wish.party} party={other ?? wish.party}>
              {whatIf}
            </Compare>
          ) : (
            offers.length === 1 && quotation.state === 'answered' && whatIf
          )}
        </div>
        {selected && price && (
          <div className={styles.right}>
            <OneOffer
              key={selected.id}
              opened={opened}
              offer={selected}
              chosen={chosen}
              onChoose={(lines) => setChoices({ ...choices, [selected.id]: lines })}
              accepting={accepting}
              onAccepting={setAccepting}
              mayAccept={mayAccept === true}
            />
          </div>
        )}
        {offers.length === 1 && <div className={styles.about}>{about}</div>}
      </div>
      {offers.length > 1 && <DaysBeside offers={offers} />}
      {offers.length !== 1 && (
        <>
          <Fret className={styles.fret} />
          <div className={styles.below}>{about}</div>
        </>
      )}
      {quotation.state !== 'expired' && <RequestActs {...opened} />}
      {mayAccept && selected && price && (
        <div className={styles.bar}>
          <p>
            <b className="num">{formatMoney(price.total, selected.current.currency)}</b>
            <small>
              {selected.operator.name}
              {other && ` · ${t`para ${askedPartyWords(wish.party)}`}`}
              {chosen && (
                <>
                  {' · '}
                  <Plural value={price.lines.length} one="# parte" other="# partes" />
                </>
              )}
            </small>
            <button type="button" className={styles.link} onClick={showOffer}>
              <Trans>Ver en detalle</Trans>
            </button>
          </p>
          <Button
            disabled={price.refusals.length > 0}
            onClick={() => setAccepting(true)}
            aria-label={t`Aceptar ${selected.operator.name}`}
          >
            <Trans>Aceptar</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** Whoever comes to talk, from their trip or their booking, is led there. */
function useAskedTalk(): void {
  const { state } = useLocation();
  const isAsked = state?.talk === true;
  useEffect(() => {
    if (isAsked) showTalk();
  }, [isAsked]);
}
