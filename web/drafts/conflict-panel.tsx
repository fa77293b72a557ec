import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldSet } from '#web/ui/field-set.tsx';
import rows from '#web/ui/rows.module.css';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import styles from './conflict-panel.module.css';
import type { Conflict, Side } from './merge-fields.ts';

interface ConflictPanelProps {
  conflicts: readonly Conflict[];
  nameOf: (path: readonly string[]) => string;
  show?: (path: readonly string[], value: unknown) => string | null;
  onSettle: (take: (path: readonly string[]) => Side) => void;
}

export function ConflictPanel({ conflicts, nameOf, show, onSettle }: ConflictPanelProps) {
  const { t } = useLingui();
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [taken, setTaken] = useState<Readonly<Record<string, Side>>>({});
  useEffect(() => heading.current?.focus(), []);
  const keyOf = (path: readonly string[]) => path.join('/');
  const sides: { side: Side; title: string }[] = [
    { side: 'mine', title: t`Lo tuyo` },
    { side: 'theirs', title: t`Lo que se guardó` },
  ];
  return (
    <section aria-labelledby={name} data-conflict>
      <Alert look="panel" tone="caution" live="none">
        <h2 className={textStyles.unringed} ref={heading} id={name} tabIndex={-1}>
          <Trans>Se guardó otra versión mientras escribías</Trans>
        </h2>
        <p className={rows.soft}>
          <Trans>Lo que no choca ya está junto. En lo demás, elige con qué sigues.</Trans>
        </p>
        {conflicts.map(({ path, ...both }) => (
          <FieldSet key={keyOf(path)} legend={nameOf(path)} layout="pair">
            {sides.map(({ side, title }) => {
              const words = show?.(path, both[side]) ?? valueText(both[side]);
              return (
                <ChoiceCard
                  key={side}
                  name={`${name}/${keyOf(path)}`}
                  checked={(taken[keyOf(path)] ?? 'mine') === side}
                  onChange={() => setTaken({ ...taken, [keyOf(path)]: side })}
                >
                  <b>{title}</b>
                  <span className={words ? `${textStyles.keepsLines} ${styles.value}` : textStyles.faint}>
                    {words || t`Nada`}
                  </span>
                </ChoiceCard>
              );
            })}
          </FieldSet>
        ))}
        <div>
          <Button onClick={() => onSettle((path) => taken[keyOf(path)] ?? 'mine')}>
            <Trans>Seguir con lo elegido</Trans>
          </Button>
        </div>
      </Alert>
    </section>
  );
}

export function RecoveredLine({ onDiscard }: { onDiscard: () => () => void }) {
  const { t } = useLingui();
  return (
    <p className={classNames(rows.facts, styles.recovered)} role="status">
      <Trans>Aquí está lo que escribiste y no guardaste.</Trans>
      <Button
        kind="bare"
        size="small"
        onClick={() => {
          const back = onDiscard();
          toast({ text: t`Descartamos lo que escribiste.`, action: { label: t`Deshacer: descartarlo`, run: back } });
        }}
      >
        <Trans>Descartarlo</Trans>
      </Button>
    </p>
  );
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n');
  if (typeof value !== 'object') return String(value);
  const members = value as Record<string, unknown>;
  const name = members.title ?? members.name ?? members.label ?? members.text ?? members.number;
  const list = members.stops ?? members.days ?? members.choices ?? members.units;
  const words = [name, list].map(valueText).filter(Boolean);
  return words.length > 0 ? words.join('\n') : Object.values(members).map(valueText).filter(Boolean).join(', ');
}
