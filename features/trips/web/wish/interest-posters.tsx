import { useLingui } from '@lingui/react/macro';
import { Heart, X } from 'lucide-react';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { INTERESTS, type Interest } from '../../contract/trip.ts';
import styles from './interest-posters.module.css';

interface InterestPostersProps {
  value: Partial<Record<Interest, number>>;
  onChange: (value: Partial<Record<Interest, number>>) => void;
}

/** Maps the level of an interest to the level after a press: 1 → 3 ("mucho") → 0 ("nada") → 1. */
const NEXT: Record<number, number> = { 1: 3, 2: 3, 3: 0, 0: 1 };

export function InterestPosters({ value, onChange }: InterestPostersProps) {
  const { t } = useLingui();
  const face = useFace();
  const names = useInterestNames();
  const levels: Record<number, string> = { 0: t`nada`, 1: t`algo`, 2: t`bastante`, 3: t`mucho` };
  const offered = Object.keys(face.interests).filter((name): name is Interest => INTERESTS.includes(name as Interest));
  return (
    <ul className={styles.posters}>
      {offered.map((interest) => {
        const level = value[interest] ?? 1;
        const scene = face.interests[interest]!;
        return (
          <li key={interest}>
            <button
              type="button"
              className={styles.poster}
              data-level={level}
              aria-label={t`${names[interest]}: ${levels[level]}. Pulsa para cambiar`}
              onClick={() => {
                const { [interest]: _, ...rest } = value;
                const next = NEXT[level]!;
                onChange(next === 1 ? rest : { ...rest, [interest]: next });
              }}
            >
              <img
                className={styles.art}
                src={posterUrl({ region: face.id, scene, seed: scene })}
                alt=""
                width={111}
                height={122}
                loading="lazy"
              />
              <span className={styles.name}>{names[interest]}</span>
              {level === 3 ? (
                <span className={styles.mark}>
                  <Heart size={16} fill="currentColor" aria-hidden="true" />
                </span>
              ) : level === 0 ? (
                <span className={styles.mark}>
                  <X size={18} aria-hidden="true" />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function useInterestNames(): Record<Interest, string> {
  const { t } = useLingui();
  return {
    archaeology: t`Arqueología`,
    museums: t`Museos`,
    history: t`Casonas e historia`,
    beach: t`Mar y playa`,
    nature: t`Naturaleza`,
    food: t`Comer bien`,
    markets: t`Mercados`,
    faith: t`Iglesias`,
    views: t`Miradores`,
  };
}
