import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import { BANK_WAIT_HOURS, type BankChange } from '#features/operators/contract/bank-change.ts';
import type { ManagedOperator, RegisterFields } from '#features/operators/contract/managed-operator.ts';
import {
  type DocumentKind,
  documentKindName,
  type OperatorLegal,
  type OperatorProfile,
} from '#features/operators/contract/operator.ts';
import { moveOperator } from '#features/operators/contract/operator-states.ts';
import { fitsRule } from '#features/policies/contract/number-rules.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import type { BankAccounts } from '../bank/bank-accounts.ts';
import type { OperatorRow } from './operator.store.ts';

type Setting = Pick<RegionNow, 'settings' | 'country'>;

export function managedOperatorView(
  row: OperatorRow,
  role: OperatorRole,
  setting: Setting,
  { accounts, changes, documents }: { accounts: BankAccounts; changes: BankChange[]; documents: DocumentKind[] },
): ManagedOperator {
  const account = row.bank_sealed && accounts.open(row.bank_sealed, { region: row.region_id, operatorId: row.id });
  const missing = missingParts(row, setting, { readable: account !== undefined, documents });
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    state: row.state,
    fictional: row.fictional,
    role,
    zone: row.zone,
    profile: profileOf(row, setting),
    legal: legalOf(row),
    registerUntil: row.register_until,
    reviewNote: row.review_note,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    commissionBps: row.commission_bps ?? setting.settings.commission_basis_points ?? 0,
    bank:
      account && role === 'owner'
        ? { holder: account.holder, bank: account.bank, ending: account.account.slice(-4) }
        : null,
    bankChanges: changes,
    bankWaitHours: setting.settings.payout_account_wait_hours ?? BANK_WAIT_HOURS,
    bankUnreadable: role === 'owner' && account === undefined,
    company: row.company,
    missing,
    can: {
      edit: role === 'owner',
      submit: role === 'owner' && missing.length === 0 && moveOperator(row.state, 'submit', 'operator') !== null,
      sell: row.state === 'verified' && role !== 'guide',
    },
  };
}

/**
 * Returns Spanish messages about data that the region needs before a verification. `readable` is false if the stored
 * bank account cannot be decrypted.
 */
export function missingParts(
  row: OperatorRow,
  { country, settings }: Setting,
  { readable, documents }: { readable: boolean; documents: readonly DocumentKind[] },
): ManagedOperator['missing'] {
  const legal = legalOf(row);
  const { fields, taxName, tax, until, documents: asked } = registerFields({ country });
  const missing: ManagedOperator['missing'] = [];
  const need = (path: string, given: unknown, message: string) => {
    if (!given) missing.push({ path, message });
  };
  need('profile.about', row.profile.about, 'Cuenta en unas líneas quiénes son.');
  need('profile.email', row.profile.email, 'Escribe el correo al que llegan las reservas.');
  need('profile.phone', row.profile.phone, 'Escribe un teléfono.');
  need('profile.lon', isPlaced(row.profile, settings), 'Marca en el mapa dónde te encuentran.');
  need('legal.legalName', legal.legalName, 'Escribe la razón social.');
  need('legal.taxNumber', legal.taxNumber, `Escribe el ${taxName}.`);
  need('legal.taxNumber', !legal.taxNumber || fitsRule(legal.taxNumber, tax), tax.shape);
  need('legal.representative', legal.representative, 'Escribe quién es el representante legal.');
  for (const field of fields) {
    const { id, label, required } = field;
    const given = legal.register[id];
    if (required) need(`legal.register.${id}`, given, `Falta: ${label}.`);
    const fault = given ? registerFault(field, given) : null;
    if (fault) missing.push({ path: `legal.register.${id}`, message: fault });
  }
  if (until?.required) need('registerUntil', row.register_until, `Falta: ${until.label}.`);
  need('bank', row.bank_sealed && readable, 'Agrega la cuenta en la que recibirás tus ingresos.');
  for (const kind of asked) need('documents', documents.includes(kind), `Sube: ${documentKindName(kind, taxName)}.`);
  return missing;
}

/** Profiles that were stored without a position have the region's centre. */
export const isPlaced = (
  { lon, lat, unplaced }: Partial<OperatorProfile>,
  { centre }: { centre: { lon: number; lat: number } },
): boolean => !unplaced && lon !== undefined && lat !== undefined && (lon !== centre.lon || lat !== centre.lat);

export function profileOf(
  { profile }: Pick<OperatorRow, 'profile'>,
  { settings }: Pick<RegionNow, 'settings'>,
): OperatorProfile {
  const { unplaced: _, ...stored } = profile;
  return {
    about: '',
    languages: ['es'],
    phone: null,
    email: null,
    colour: '#5C5346',
    poster: { scene: 'camino', seed: 'operador' },
    address: '',
    lon: settings.centre.lon,
    lat: settings.centre.lat,
    ...stored,
    ...(!isPlaced(profile, settings) && { unplaced: true }),
  };
}

/** Ids of register fields whose values are stored in other columns. */
const TAX_NUMBER = 'tax_number';
const VALID_UNTIL = 'valid_until';

export function legalOf({ legal }: Pick<OperatorRow, 'legal'>): OperatorLegal {
  const { register = {}, ...rest } = legal;
  const { [TAX_NUMBER]: taxNumber = '', [VALID_UNTIL]: _until, ...others } = register;
  const whole = { legalName: '', taxNumber: '', representative: '', address: '', checkedOn: null, ...rest };
  return { ...whole, taxNumber: whole.taxNumber || taxNumber, register: others };
}

/** @returns what shape the number has in the country's register, or null if it fits */
function registerFault({ pattern, shape }: { pattern?: string; shape?: string }, given: string): string | null {
  return pattern && !fitsRule(given, { pattern }) ? (shape ?? 'Revisa el número.') : null;
}

/** @returns what is wrong with the register number of a business, or null if it fits the country's register */
export function registerNumberFault(now: Pick<RegionNow, 'country'>, number: string): string | null {
  const field = registerFields(now).fields.find(({ id }) => id === 'number');
  return field ? registerFault(field, number) : null;
}

export function registerFields({ country: { register, numbers } }: Pick<RegionNow, 'country'>): RegisterFields {
  const account = numbers.bank_account;
  const tax = numbers.documents.find(({ id }) => id === numbers.tax)!;
  const own = (id: string) => register.fields.find((field) => field.id === id);
  const until = own(VALID_UNTIL);
  return {
    name: register.name,
    shortName: register.short_name,
    authority: register.authority,
    url: register.url,
    fields: register.fields
      .filter(({ id }) => id !== TAX_NUMBER && id !== VALID_UNTIL)
      .map(({ choices = [], ...field }) => ({ ...field, choices })),
    taxName: own(TAX_NUMBER)?.label ?? tax.name,
    tax,
    account: account && { ...account, bankDigits: account.bank_digits },
    until:
      until || register.validity.expires
        ? { label: until?.label ?? 'Vence el', required: until?.required ?? true }
        : null,
    documents: register.documents,
    note: register.validity.text,
  };
}
