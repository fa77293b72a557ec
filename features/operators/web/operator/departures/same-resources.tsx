import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';

interface SameResourcesProps {
  /** Guides and vehicles of the earlier departure. */
  resources: readonly { id: string; name: string }[];
  /** The departure in which a busy guide or vehicle goes at that hour, by its id. */
  busy: ReadonlyMap<string, Pick<ManagedDeparture, 'planTitle' | 'time'>>;
}

/** Says which guides and vehicles of the earlier departure go in the new one, and why the others do not. */
export function SameResources({ resources, busy }: SameResourcesProps) {
  const { t } = useLingui();
  const free = resources.filter(({ id }) => !busy.has(id)).map(({ name }) => name);
  return (
    <>
      {free.length > 0 && (
        <p>
          <Trans>Va con {list.format(free)}, como la otra.</Trans>
        </p>
      )}
      {resources.map(({ id, name }) => {
        const other = busy.get(id);
        if (!other) return null;
        const where = other.time ? t`«${other.planTitle}» de las ${other.time}` : `«${other.planTitle}»`;
        return (
          <p key={id}>
            <Trans>
              Sin {name}: a esa hora va en {where}.
            </Trans>
          </p>
        );
      })}
    </>
  );
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });
