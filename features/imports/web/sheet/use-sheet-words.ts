import { useLingui } from '@lingui/react/macro';
import type { CellProblem, SheetDoubt, SheetOutcome, SheetProblem, SheetRefusal } from '../../contract/sheet.ts';

export function useSheetRefusals(): Record<SheetRefusal, string> {
  const { t } = useLingui();
  return {
    unknown_id: t`Su «Id» no es de ningún lugar de la región.`,
    repeated: t`Este lugar ya está en otra fila de la hoja.`,
    id_lost: t`Le falta su «Id», así que no sabemos qué lugar es. Cópialo de la hoja que descargaste.`,
    merged: t`Este lugar se fusionó con otro.`,
    operators: t`Es el perfil de un operador, y lo escribe su operador.`,
    no_name: t`Un lugar nuevo necesita un nombre.`,
    no_kind: t`Un lugar nuevo necesita un tipo que conozcamos.`,
    no_position: t`Un lugar nuevo necesita latitud y longitud dentro de la región.`,
  };
}

export function useProblemWords(): (problem: CellProblem) => string {
  const { t } = useLingui();
  return ({ code, most = 0 }) => {
    const words: Record<SheetProblem, string> = {
      empty: t`No puede quedar vacía.`,
      too_long: t`Es muy larga: caben ${most} letras.`,
      hours: t`No entendemos ese horario. Escríbelo como «de martes a domingo de 9 a 17».`,
      kind: t`No conocemos ese tipo. La segunda hoja dice cuáles hay.`,
      position: t`No es una coordenada. Escríbela como -8.11160.`,
      outside_region: t`Está fuera de la región.`,
      swapped_position: t`La latitud y la longitud están al revés.`,
      phone: t`No es un teléfono completo.`,
      website: t`No es una dirección web.`,
      email: t`No es un correo.`,
      price: t`No es un precio. Escríbelo como 10 o 7.50.`,
      age: t`No es una edad.`,
      payment: t`No conocemos esa forma de pago.`,
      language: t`No conocemos ese idioma.`,
      register: t`Falta el número de registro.`,
      date: t`No es una fecha. Escríbela como 31/01/2027.`,
      state: t`No conocemos ese estado.`,
      state_not_allowed: t`El lugar no puede pasar a ese estado.`,
      reason_missing: t`Para suspender hace falta un motivo.`,
      reason_alone: t`El motivo solo cambia junto con el estado.`,
      unreadable: t`No lo entendemos.`,
    };
    return words[code];
  };
}

export function useDoubtWords(): Record<SheetDoubt, string> {
  const { t } = useLingui();
  return {
    changed_since: t`Alguien lo cambió después de que descargaste la hoja.`,
    no_revision: t`La fila perdió su «Revisión», así que no sabemos si alguien lo cambió después.`,
    outside_box: t`Queda fuera del recuadro de la región.`,
    hours_two: t`El horario puede ser de mañana o de noche. Márcalo si lo entendimos bien.`,
    twin: t`Se parece a un lugar que ya está.`,
  };
}

export function useOutcomeWords(): Record<SheetOutcome, string> {
  const { t } = useLingui();
  return {
    done: t`Aplicado`,
    stale: t`No se aplicó: alguien lo cambió antes`,
    undone: t`Deshecho`,
    kept: t`Se queda: alguien lo cambió después`,
  };
}
