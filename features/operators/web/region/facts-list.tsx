import type { ReactNode } from 'react';
import { Fact, Facts } from '#web/ui/facts.tsx';

export function FactsList({ facts }: { facts: readonly (readonly [name: ReactNode, value: ReactNode])[] }) {
  return (
    <Facts>
      {facts.map(
        ([name, value], index) =>
          value && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact is identified by its position.
            <Fact key={index} name={name}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}
