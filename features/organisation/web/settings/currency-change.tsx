import { Trans } from '@lingui/react/macro';
import flow from '#web/ui/flow.module.css';

export function CurrencyChange({ from, to }: { from: string; to: string }) {
  return (
    <ul className={flow.stack2}>
      <li>
        <Trans>Lo vendido y los planes que ya existen siguen en {from}: se cobran, se pagan y se devuelven así.</Trans>
      </li>
      <li>
        <Trans>Los planes nuevos y las ofertas que se envíen desde ahora van en {to}.</Trans>
      </li>
      <li>
        <Trans>
          Ningún importe se convierte: las ofertas a medio escribir, los presupuestos y las entradas conservan su número
          y pasan a leerse en {to}. Revísalos.
        </Trans>
      </li>
      <li>
        <Trans>Para cobrar en {to}, cada operador necesita una cuenta en esa moneda.</Trans>
      </li>
    </ul>
  );
}
