import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PolicySummary } from '#features/policies/contract/policy.ts';
import { listPolicies } from '#features/policies/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import type { StartTransactionBody } from '../../../contract/order.ts';
import styles from './pay-form.module.css';

const ASKED: readonly string[] = ['terms', 'privacy', 'cancellation'];

export function useAccepted() {
  const api = useApi();
  const policies = useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => api.call(listPolicies, { signal, quiet: true }),
  });
  const texts = policies.data?.items.filter(({ kind }) => ASKED.includes(kind)) ?? null;
  const accepted = texts?.map(({ kind, version, hash }) => ({
    kind: kind as StartTransactionBody['accepted'][number]['kind'],
    version,
    hash,
  }));
  return { texts, accepted: accepted ?? null, failed: policies.isError, again: () => void policies.refetch() };
}

interface PoliciesToAcceptProps {
  texts: readonly PolicySummary[] | null;
  failed: boolean;
  again: () => void;
  error: string | undefined;
}

export function PoliciesToAccept({ texts, failed, again, error }: PoliciesToAcceptProps) {
  const { t } = useLingui();
  const note = useId();
  if (failed) {
    return (
      <p role="alert" className={styles.trouble}>
        <Trans>Los textos que hay que aceptar no llegaron.</Trans>{' '}
        <Button kind="bare" size="small" onClick={again}>
          <Trans>Volver a pedirlos</Trans>
        </Button>
      </p>
    );
  }
  if (!texts) return null;
  return (
    <div className={styles.policies}>
      <Checkbox
        name="accepts"
        value="yes"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && note}
      >
        <Trans>Leí y acepto los textos de esta reserva, y lo que cada plan dice que pasa si cancelo.</Trans>
      </Checkbox>
      {error && (
        <p id={note} className={styles.trouble}>
          {error}
        </p>
      )}
      <ul>
        {texts.map(({ kind, title, version }) => (
          <li key={kind}>
            <a href={paths.policy(kind)} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            <small>{t`versión ${version}`}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
