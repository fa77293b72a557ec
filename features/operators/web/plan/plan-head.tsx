import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, ChevronRight, Gauge, Languages, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RatingLine } from '#features/reviews/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatClock } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import { sharedPoster } from '#web/ui/use-shared-poster.ts';
import { DIFFICULTY_NAMES, PLAN_CATEGORY_NAMES } from '../../contract/plan-categories.ts';
import { isWide } from '../is-wide.ts';
import { NO_FILTERS, writeFilters } from '../list/plan-filters.ts';
import { pictureOf } from '../picture-of.ts';
import { languageWords, lengthWords } from '../plan-words.ts';
import { OperatorLine } from './operator-line.tsx';
import styles from './plan.module.css';
import type { PlanData } from './plan-data.ts';
import type { VisibleProgram } from './visible-program.ts';

type Plan = PlanData['plan'];

interface PlanHeadProps {
  plan: Plan;
  option: Plan['options'][number] | undefined;
  program: VisibleProgram;
}

export function PlanHead({ plan, option, program }: PlanHeadProps) {
  const { t } = useLingui();
  const face = useFace();
  const category = writeFilters({ ...NO_FILTERS, categoria: plan.category });
  const hours = program.hasHours ? hoursOf(program.days) : '';
  return (
    <div className={styles.top}>
      <div>
        <nav className={styles.crumb} aria-label={t`Estás en`}>
          <Link to={paths.plans()}>
            <Trans>Planes</Trans>
          </Link>
          <ChevronRight size={15} aria-hidden />
          <Link to={paths.plans(category)}>{PLAN_CATEGORY_NAMES[plan.category]}</Link>
        </nav>
        <h1>{plan.title}</h1>
        <p className={styles.lead}>{plan.summary}</p>
        <OperatorLine operator={plan.operator} />
        {plan.rating.mean !== null && (
          <a href="#opiniones" className={styles.rating}>
            <RatingLine rating={plan.rating} />
          </a>
        )}
        <ul className={styles.glance}>
          <Glance icon={<CalendarDays size={20} aria-hidden />} fact={lengthWords({ ...plan, days: plan.days.length })}>
            {hours}
          </Glance>
          {option?.capacity ? (
            <Glance
              icon={<Users size={20} aria-hidden />}
              fact={<Plural value={option.capacity} one="# persona" other="Hasta # personas" />}
            >
              {option.private ? <Trans>solo tu grupo</Trans> : <Trans>en cada salida</Trans>}
            </Glance>
          ) : null}
          <Glance icon={<Languages size={20} aria-hidden />} fact={<Trans>Guía en vivo</Trans>}>
            {languageWords(plan.languages)}
          </Glance>
          <Glance icon={<Gauge size={20} aria-hidden />} fact={<Trans>Dificultad</Trans>}>
            {DIFFICULTY_NAMES[plan.difficulty as 1 | 2 | 3 | 4]}
            {plan.accessible && <Trans>, accesible</Trans>}
          </Glance>
          <Glance
            icon={<MapPin size={20} aria-hidden />}
            fact={plan.meeting.kind === 'pickup' ? <Trans>Recojo</Trans> : <Trans>Encuentro</Trans>}
          >
            {plan.meeting.name}
          </Glance>
        </ul>
      </div>
      <div
        className={styles.posters}
        data-one={plan.pictures.length < 2 || undefined}
        data-wide={isWide(plan.pictures[0] ?? null) || undefined}
      >
        {(plan.pictures.length > 0 ? plan.pictures.slice(0, 2) : [null]).map((picture, index) => (
          <figure key={picture ? JSON.stringify(picture) : 'none'} data-wide={isWide(picture) || undefined}>
            <img
              src={pictureOf(picture, face.id, face.empty.quiet)}
              alt={picture?.alt ?? ''}
              width={444}
              height={592}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              style={index === 0 ? { viewTransitionName: sharedPoster(plan.id) } : undefined}
            />
          </figure>
        ))}
      </div>
    </div>
  );
}

function Glance({ icon, fact, children }: { icon: ReactNode; fact: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <b>{fact}</b>
      <span>{children}</span>
    </li>
  );
}

function hoursOf(days: PlanData['plan']['days']): string {
  const first = days[0]?.stops[0];
  const last = days.at(-1)?.stops.at(-1);
  if (!first || !last) return '';
  return `${formatClock(first.begin)} a ${formatClock(last.begin + last.minutes)}`;
}
