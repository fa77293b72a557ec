import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { KEY_MODES, type KeyMode, type MadeResellerKey, type NewResellerKey } from '../contract/reseller-key.ts';
import styles from './agency-keys.module.css';
import { useKeyOwner } from './key-owner.ts';

interface NewKeyFormProps {
  onMade: (made: MadeResellerKey) => Promise<void>;
}

/** The form for a new key: agency, test or live mode, and the agency's net price. */
export function NewKeyForm({ onMade }: NewKeyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const owner = useKeyOwner();
  const ofRegion = owner.operatorId === null;
  const [reseller, setReseller] = useState('');
  const [mode, setMode] = useState<KeyMode>('test');
  const [share, setShare] = useState('80');
  const { isBusy, failure, fail, clear, submit } = useSubmit();
  const netBps = readShare(share);

  async function make() {
    const asked = { reseller: reseller.trim(), mode };
    if (asked.reseller.length < 2) return fail(t`Escribe el nombre de la agencia.`);
    // Sales with a test key cost nothing, so the net price may be missing.
    const owed = mode === 'test' ? (netBps ?? 8000) : netBps;
    if (owed === null) return;
    await submit(async () => {
      const body: NewResellerKey = { ...asked, netBps: owed };
      const made = await owner.create(api, body);
      setReseller('');
      await onMade(made);
    });
  }

  return (
    <form
      className={rows.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <Field
        label={t`Agencia`}
        autoComplete="off"
        maxLength={80}
        value={reseller}
        error={failure}
        onChange={({ target }) => {
          setReseller(target.value);
          clear();
        }}
      />
      <SelectField
        label={t`Para qué`}
        value={mode}
        onChange={({ target }) => setMode(target.value as KeyMode)}
        hint={
          mode === 'test'
            ? t`Ensaya: no ocupa lugares ni debe nada.`
            : ofRegion
              ? t`Vende de verdad, de los lugares de los operadores.`
              : t`Vende de verdad, de tus lugares.`
        }
      >
        {KEY_MODES.map((one) => (
          <option key={one} value={one}>
            {one === 'test' ? t`Prueba` : t`Venta`}
          </option>
        ))}
      </SelectField>
      {mode === 'live' && (
        <Field
          label={ofRegion ? t`Debe del precio al público` : t`Te debe del precio al público`}
          inputMode="decimal"
          autoComplete="off"
          value={share}
          after={<span className={styles.unit}>%</span>}
          hint={
            ofRegion
              ? t`Lo demás es su ganancia. Vende solo lo de quienes aceptan este precio neto.`
              : t`Lo demás es su ganancia.`
          }
          error={netBps === null ? t`Un número de 0 a 100.` : null}
          onChange={({ target }) => setShare(target.value)}
        />
      )}
      <Button type="submit" disabled={isBusy}>
        <KeyRound size={18} aria-hidden />
        <Trans>Crear la llave</Trans>
      </Button>
    </form>
  );
}

/** A typed percentage ("80", "72,5") in hundredths of a percent. Null when the text is no percentage up to 100. */
function readShare(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const bps = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return bps <= 10_000 ? bps : null;
}
