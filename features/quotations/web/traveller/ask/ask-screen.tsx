import { Trans, useLingui } from '@lingui/react/macro';
import { Clock3, HandCoins, Scale } from 'lucide-react';
import { useState } from 'react';
import { findBrowserTrip } from '#features/trips/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { Fret } from '#web/ui/fret.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CreatedQuotation } from '../../../contract/quotation.ts';
import styles from './ask.module.css';
import type { AskData } from './ask-data.ts';
import { newDraft } from './ask-draft.ts';
import { AskForm } from './ask-form.tsx';
import {
  type EarlierRequest,
  startWithItinerary,
  startWithPlan,
  startWithRequest,
  startWithTrip,
} from './draft-start.ts';
import type { AskPicture } from './fields/pictures-part.tsx';
import { RequestSent } from './request-sent.tsx';
import { useAskDraft } from './use-ask-draft.ts';

interface AskScreenProps {
  data: AskData;
  /** Name of the plan, itinerary or trip. Each of them has its own draft. */
  from: string;
  trip: string | null;
  earlier: EarlierRequest | null;
}

export function AskScreen({ data, from, trip, earlier }: AskScreenProps) {
  const { t } = useLingui();
  const face = useFace();
  const { timeZone, region } = face;
  const [asked, setAsked] = useState<CreatedQuotation | null>(null);
  const [pictures, setPictures] = useState<AskPicture[]>([]);
  const { plan, itinerary } = data;
  const { terms } = data.window;
  const poster = itinerary?.poster ?? { scene: face.empty.trips, seed: 'cotizar' };
  const meal = t`Comida`;
  const [first] = useState(() => {
    if (plan) return { ...startWithPlan(plan), ...data.carried };
    if (itinerary) return { ...startWithItinerary(itinerary, meal), ...data.carried };
    return { ...newDraft({ kind: 'text', slug: null, title: t`Un viaje por ${region}` }), ...data.carried };
  });
  const { draft, change, isReady } = useAskDraft(from, first, () => {
    if (earlier) return startWithRequest(earlier, localDate(timeZone));
    const own = trip && findBrowserTrip(trip);
    return own ? startWithTrip(own, meal, localDate(timeZone)) : null;
  });
  if (asked) return <RequestSent asked={asked} email={draft.email} pictures={pictures} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={flow.stack3}>
        <h1>
          <Trans>Pide una cotización</Trans>
        </h1>
        <p className={`${styles.lead} ${textStyles.lead} ${textStyles.soft}`}>
          {draft.source.kind === 'text' ? (
            <Trans>Cuéntanos lo que sabes. Lo que aún no sabes puede quedar así.</Trans>
          ) : (
            <Trans>
              A partir de <b>{draft.source.title}</b>. Cambia lo que quieras.
            </Trans>
          )}
        </p>
      </header>
      <aside>
        <Card look="paper" size="large">
          <img
            className={styles.poster}
            src={posterUrl({ region: face.id, scene: poster.scene, seed: poster.seed })}
            alt=""
            width={444}
            height={490}
          />
          <ul className={flow.stack4}>
            <li className={flow.mark2}>
              <HandCoins size={20} className={textStyles.warm} aria-hidden />
              <span>
                <Trans>Pedir es gratis y no te compromete.</Trans>
              </span>
            </li>
            <li className={flow.mark2}>
              <Clock3 size={20} className={textStyles.warm} aria-hidden />
              <span>
                <Trans>
                  Suelen tener {terms.answerHours} horas para responder; a las {terms.endHours} cerramos tu pedido.
                </Trans>
              </span>
            </li>
            <li className={flow.mark2}>
              <Scale size={20} className={textStyles.warm} aria-hidden />
              <span>
                <Trans>Comparas hasta {terms.mostOperators} ofertas lado a lado.</Trans>
              </span>
            </li>
          </ul>
          <Fret />
          <p className={textStyles.note}>
            <Trans>¿Ya pediste una?</Trans>{' '}
            <TextLink to={quotationPaths.list()}>
              <Trans>Ver tus cotizaciones</Trans>
            </TextLink>
          </p>
        </Card>
      </aside>
      <AskForm
        data={data}
        from={from}
        trip={trip}
        draft={draft}
        change={change}
        isReady={isReady}
        pictures={pictures}
        onPictures={setPictures}
        onAsked={setAsked}
      />
    </div>
  );
}
