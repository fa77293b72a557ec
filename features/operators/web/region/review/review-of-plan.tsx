import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Toggle } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import type { SubmittedPlan } from '../../../contract/managed-plan.ts';
import type { PlanPicture } from '../../../contract/plan-content.ts';
import { Panel } from '../../operator/form/panel.tsx';
import { pictureOf } from '../../picture-of.ts';
import { compareLines, type Run } from './compare-lines.ts';
import styles from './review-of-plan.module.css';
import { type ReviewRow, type ReviewSection, useReviewSections } from './use-review-sections.ts';

const SOLD: readonly SubmittedPlan['state'][] = ['on_sale', 'paused'];

export function ReviewOfPlan({ plan }: { plan: SubmittedPlan }) {
  const { t } = useLingui();
  const [isShort, setShort] = useState(false);
  const sections = useReviewSections()(plan);
  const changes = sections.flatMap(({ title, state, rows }) =>
    state === 'kept' ? rows.filter(({ changed }) => changed).map(({ name }) => name) : [title],
  );
  const sides: Sides = [SOLD.includes(plan.state) ? t`Ahora` : t`Antes`, t`Con los cambios`];
  const shown = sections.flatMap((section) => {
    const rows = isShort && section.state === 'kept' ? section.rows.filter(({ changed }) => changed) : section.rows;
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
  return (
    <>
      {plan.approved && (
        <Alert look="panel" tone={changes.length > 0 ? 'caution' : 'open'} live="none">
          <h2>
            {changes.length > 0 ? (
              <Trans>Lo que cambia desde la última aprobación</Trans>
            ) : (
              <Trans>Nada cambia desde la última aprobación</Trans>
            )}
          </h2>
          {changes.length > 0 && <p>{changes.join(' · ')}</p>}
          <p className={textStyles.note}>
            <Trans>Las opciones, los precios y las salidas valen desde que el operador los guarda.</Trans>
          </p>
          {changes.length > 0 && (
            <Toggle checked={isShort} onChange={({ target }) => setShort(target.checked)}>
              <Trans>Ver solo lo que cambia</Trans>
            </Toggle>
          )}
        </Alert>
      )}
      {shown.map((section) => (
        <Section key={section.title} section={section} sides={sides} />
      ))}
    </>
  );
}

type Sides = readonly [now: string, next: string];

function Section({ section: { title, state, rows }, sides }: { section: ReviewSection; sides: Sides }) {
  return (
    <Panel
      title={title}
      end={
        state === 'added' ? (
          <Badge tone="doubt">
            <Trans>Nueva</Trans>
          </Badge>
        ) : (
          state === 'removed' && (
            <Badge tone="bad">
              <Trans>Ya no se ofrece</Trans>
            </Badge>
          )
        )
      }
    >
      <dl className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.name} row={row} sides={sides} />
        ))}
      </dl>
    </Panel>
  );
}

function Row({ row: { name, now, next, pictures, changed }, sides }: { row: ReviewRow; sides: Sides }) {
  if (!changed || now === null)
    return (
      <div>
        <dt>{name}</dt>
        <dd>
          {pictures && <Pictures pictures={pictures.next} />}
          <Lines lines={next.map((text) => [{ text, changed: false }])} />
        </dd>
      </div>
    );
  const compared = compareLines(now, next);
  return (
    <div className={styles.changed}>
      <dt>
        {name}{' '}
        <Badge tone="doubt">
          <Trans>Cambia</Trans>
        </Badge>
      </dt>
      <dd className={styles.sides}>
        {sides.map((side, index) => {
          const isNext = index === 1;
          return (
            <div key={side} className={flow.stack1}>
              <p className={textStyles.note}>{side}</p>
              {pictures && <Pictures pictures={isNext ? pictures.next : pictures.now} />}
              <Lines lines={isNext ? compared.next : compared.now} mark={isNext ? 'ins' : 'del'} />
            </div>
          );
        })}
      </dd>
    </div>
  );
}

function Lines({ lines, mark: Mark }: { lines: readonly Run[][]; mark?: 'ins' | 'del' }) {
  if (lines.length === 0)
    return (
      <p className={textStyles.soft}>
        <Trans>Nada</Trans>
      </p>
    );
  return lines.map((runs, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position.
    <p key={line}>
      {runs.map(({ text, changed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position.
        changed && Mark ? <Mark key={index}>{text}</Mark> : text,
      )}
    </p>
  ));
}

function Pictures({ pictures }: { pictures: readonly PlanPicture[] }) {
  const { id: region, empty } = useFace();
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its position.
        <li key={index}>
          <PhotoFrame src={pictureOf(picture, region, empty.quiet)} alt={picture.alt} />
        </li>
      ))}
    </ul>
  );
}
