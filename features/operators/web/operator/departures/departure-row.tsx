import { Plural, Trans } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import { Row } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { isHeldBack } from '../../../contract/departure-closure.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { hoursWords } from '../plans/rules/use-rule-words.ts';
import { DepartureStateBadge } from '../state-badges.tsx';
import styles from './departure-row.module.css';
import { dayOf, goesOn, moodOf } from './month.ts';
import { WaitingWords } from './waiting-words.tsx';

interface DepartureRowProps {
  departure: ManagedDeparture;
  day: string;
  onOpen: () => void;
}

export function DepartureRow({ departure, day, onOpen }: DepartureRowProps) {
  const { time, openingHours, planTitle, optionName, state, capacity, taken, alone, prices, currency } = departure;
  return (
    <Row className={styles.row} data-mood={moodOf(departure)}>
      <button type="button" onClick={onOpen} aria-haspopup="dialog">
        {goesOn(departure, day) ? (
          <span className={`${textStyles.soft} ${textStyles.strong}`}>
            <Trans>Sigue</Trans>
          </span>
        ) : (
          <time className={`${textStyles.titleS} ${textStyles.nums}`}>
            {time ?? (openingHours ? hoursWords(openingHours) : '')}
          </time>
        )}
        <span className={styles.what}>
          <b className={`${textStyles.strong} ${textStyles.breaks}`}>{planTitle}</b>
          {departure.neverSold && (
            <Badge>
              <Trans>Sin publicar</Trans>
            </Badge>
          )}
          <small className={textStyles.soft}>
            <Dots>
              {optionName}
              {departure.days > 1 && <DayOfMany departure={departure} day={day} />}
            </Dots>
          </small>
          {prices && (
            <small className={`${styles.price} ${textStyles.nums}`}>
              <Trans>
                Precio de este día:{' '}
                {[...new Set(prices.map(({ amount }) => formatMoney(amount, currency)))].join(' · ')}
              </Trans>
            </small>
          )}
        </span>
        <Filling departure={departure} />
        {capacity !== null && !alone && (
          <i className={styles.fill} aria-hidden="true">
            <i style={{ inlineSize: `${capacity === 0 ? 100 : Math.min(100, (taken / capacity) * 100)}%` }} />
          </i>
        )}
        {departure.waiting.parties > 0 && (
          <span className={`${flow.whole} ${textStyles.small} ${textStyles.caution}`}>
            <WaitingWords waiting={departure.waiting} />
          </span>
        )}
        {departure.closures.length > 0 && state !== 'cancelled' && (
          <span className={flow.whole}>
            <ClosureBadge closures={departure.closures} />
          </span>
        )}
        {state !== 'scheduled' && (
          <span className={flow.whole}>
            <DepartureStateBadge state={state} />
          </span>
        )}
      </button>
    </Row>
  );
}

function ClosureBadge({ closures }: Pick<ManagedDeparture, 'closures'>) {
  const waits = closures.some(({ answer }) => answer === 'waiting');
  if (waits)
    return (
      <Badge tone="doubt">
        <Trans>Un cierre espera tu respuesta: no se vende</Trans>
      </Badge>
    );
  return (
    <Badge>
      {isHeldBack(closures) ? <Trans>No sale por un cierre</Trans> : <Trans>Con un cierre, respondido</Trans>}
    </Badge>
  );
}

export function DayOfMany({ departure, day }: Omit<DepartureRowProps, 'onOpen'>) {
  const [number, many] = [dayOf(departure, day), departure.days];
  return (
    <Trans>
      día {number} de {many}
    </Trans>
  );
}

function Filling({
  departure: { state, capacity, taken, people, alone, minimumGroup },
}: {
  departure: ManagedDeparture;
}) {
  if (alone) {
    return (
      <span className={styles.places}>
        {taken > 0 && people === 0 ? (
          <small className={textStyles.soft}>
            <Trans>en espera</Trans>
          </small>
        ) : taken > 0 ? (
          <>
            <b>{people}</b>
            <small className={textStyles.soft}>
              <Plural value={people} one="persona" other="personas" />
            </small>
          </>
        ) : (
          <>
            <b>
              <Trans>Libre</Trans>
            </b>
            {capacity !== null && (
              <small className={textStyles.soft}>
                <Trans>hasta {capacity}</Trans>
              </small>
            )}
          </>
        )}
      </span>
    );
  }
  const mood = moodOf({ state, capacity, taken });
  const isShort = state === 'scheduled' && minimumGroup > 1 && taken < minimumGroup;
  return (
    <span className={styles.places}>
      <b>
        {capacity === null ? (
          taken
        ) : (
          <Trans>
            {taken} de {capacity}
          </Trans>
        )}
      </b>
      <small className={textStyles.soft}>
        {mood === 'none' ? (
          <Trans>Sin lugares</Trans>
        ) : isShort ? (
          <Trans>Mínimo {minimumGroup}</Trans>
        ) : mood === 'full' ? (
          <b className={styles.price}>
            <Trans>Llena</Trans>
          </b>
        ) : (
          <Trans>reservados</Trans>
        )}
      </small>
    </span>
  );
}
