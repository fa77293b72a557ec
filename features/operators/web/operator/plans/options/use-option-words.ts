import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import { aheadWords } from '../../../plan-words.ts';
import { languageName } from '../../data/language-field.tsx';
import type { DraftOption, DraftPrice } from './option-draft.ts';

const MINUTES = ['durationMinutes', 'cutoffMinutes'];

interface OptionWords {
  /** `path` begins with the id of an option, and may continue with the key of a price or unit. */
  nameOf: (path: readonly string[]) => string;
  show: (path: readonly string[], value: unknown) => string | null;
}

/**
 * Words for comparing two versions side by side.
 * @param options options of both versions
 */
export function useOptionWords(options: readonly DraftOption[], currency: string): OptionWords {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    name: t`Nombre de la opción`,
    language: t`Idioma`,
    durationMinutes: t`Dura`,
    cutoffMinutes: t`Se reserva hasta`,
    capacity: t`Lugares por salida`,
    minimumGroup: t`Grupo mínimo`,
    minimumOutcome: t`Si no se llega al mínimo`,
    minimumDecidedHours: t`Se decide`,
    private: t`Salida privada`,
    depositBps: t`Al reservar se paga`,
    balanceDays: t`El resto, hasta`,
    units: t`Quién viene`,
    prices: t`Precio`,
  };
  const priceName = (option: DraftOption | undefined, key: string | undefined) => {
    const [unit] = key === undefined ? [] : (JSON.parse(key) as [string | null]);
    const who = option?.units.find(({ id }) => id === unit)?.name;
    return who ? t`Precio de ${who}` : t`Precio del grupo`;
  };
  return {
    nameOf: ([id, member, key]) => {
      const option = options.find((one) => one.id === id);
      const whose = option?.name ?? t`Tarifas`;
      if (!member) return whose;
      const name = member === 'prices' && key ? priceName(option, key) : (names[member] ?? member);
      return `${whose}: ${name}`;
    },
    show: ([, member = '', , part], value) => {
      if (member === 'prices') return showPrice(part === 'amount' ? value : (value as DraftPrice | undefined)?.amount);
      if (typeof value !== 'number') return member === 'language' && value ? languageName(String(value)) : null;
      if (MINUTES.includes(member)) return aheadWords(value);
      if (member === 'minimumDecidedHours') return t`${aheadWords(value * 60)} antes`;
      return member === 'depositBps' ? `${value / 100} %` : null;
    },
  };

  function showPrice(amount: unknown): string | null {
    return typeof amount === 'number' ? formatMoney(amount, currency) : null;
  }
}
