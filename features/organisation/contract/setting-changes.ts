import {
  CARD_PLACES,
  CURRENCIES,
  commissionText,
  currencyName,
  isOne,
  LANGUAGES,
  LEGAL_MODES,
  localeName,
} from './choices.ts';
import { MARKS } from './marks.ts';
import { colourName } from './palette.ts';
import type { OrganisationSettings, SettingChange } from './settings.ts';

type Words = readonly [name: string, read: (settings: OrganisationSettings) => string];

const MEMBERS: Readonly<Record<string, Words>> = {
  'identity.product': ['Nombre del sitio', (it) => it.identity.product],
  'identity.region': ['Nombre de la región', (it) => it.identity.region],
  'identity.tagline': ['Lema', (it) => it.identity.tagline],
  'identity.description': ['Descripción', (it) => it.identity.description],
  'contact.name': ['Organización', (it) => it.contact.name],
  'contact.legalName': ['Razón social', (it) => it.contact.legalName],
  'contact.email': ['Correo', (it) => it.contact.email],
  'contact.phone': ['Teléfono', (it) => it.contact.phone ?? 'sin teléfono'],
  'contact.address': ['Dirección', (it) => it.contact.address],
  'contact.registerNumber': ['Número en el registro de turismo', (it) => it.contact.registerNumber ?? 'sin número'],
  'brand.mark': ['Marca', ({ brand: { mark } }) => (mark === 'own' ? 'La de la región' : MARKS[mark].name)],
  'brand.logo': ['Logo', ({ brand: { logo } }) => (logo ? `subido, ${logo.id.slice(0, 6)}` : 'sin logo')],
  'home.headline': ['Titular', (it) => it.home.headline.join(' / ')],
  'home.sentence': ['Frase de la portada', (it) => it.home.sentence ?? 'la del sitio'],
  'home.picture': ['Foto de la portada', (it) => pictureText(it.home.picture)],
  'brand.share': ['Imagen para compartir', ({ brand: { share } }) => `${share.scene}, ${share.hour}`],
  languages: ['Idiomas de atención', (it) => it.languages.map((code) => LANGUAGES[code]).join(', ')],
  locale: ['Fechas y números', (it) => localeName(it.locale)],
  currency: ['Moneda', (it) => currencyName(it.currency)],
  country: ['Paquete legal', (it) => it.country],
  legalMode: ['Modo legal', (it) => LEGAL_MODES[it.legalMode]],
  commission: ['Comisión', (it) => commissionText(it.commission)],
  cardsIn: ['Dónde se escribe la tarjeta', (it) => CARD_PLACES[it.cardsIn]],
  taxi: ['Tarifa de taxi', (it) => taxiText(it.taxi)],
};

function pictureText(picture: OrganisationSettings['home']['picture']): string {
  return picture ? `${picture.alt} (${picture.credit}), ${picture.file.id.slice(0, 6)}` : 'el dibujo de la región';
}

function taxiText(taxi: OrganisationSettings['taxi']): string {
  if (!taxi) return 'sin tarifa';
  const { currency, base, perKm, perMinute, minimum, source, date } = taxi;
  const digits = isOne(CURRENCIES, currency) ? CURRENCIES[currency].decimals : 2;
  const money = (amount: number) => (amount / 10 ** digits).toFixed(digits);
  return `${currency} ${money(base)} + ${money(perKm)} por km + ${money(perMinute)} por minuto, mínimo ${money(minimum)} (${source}, ${date})`;
}

export function settingName(path: readonly string[]): string {
  const [first = '', second, third] = path;
  if (second === 'palette' && third) return colourName(third);
  return (MEMBERS[`${first}.${second}`] ?? MEMBERS[first])?.[0] ?? first;
}

export function settingChanges(before: OrganisationSettings, after: OrganisationSettings): SettingChange[] {
  const members = Object.entries(MEMBERS).map(([path, [name, read]]) => ({
    path,
    name,
    before: read(before),
    after: read(after),
  }));
  const colours = Object.keys(after.brand.palette).map((role) => ({
    path: `brand.palette.${role}`,
    name: colourName(role),
    before: before.brand.palette[role] ?? '',
    after: after.brand.palette[role] ?? '',
  }));
  return [...members, ...colours].filter((change) => change.before !== change.after);
}
