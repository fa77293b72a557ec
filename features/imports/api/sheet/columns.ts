import type { FactName } from '#features/places/contract/place-facts.ts';
import { PLACE_STATE_NAMES } from '#features/places/contract/place-states.ts';
import { KIND_CHOICES } from '../judge/kind-words.rules.ts';

/** A fact that the sheet has. The state has a reason too. */
export type SheetFactName = Exclude<FactName, 'needs' | 'access' | 'poster'> | 'state';

export interface Column {
  title: string;
  /** Characters. */
  width: number;
  isNumber?: true;
  about: string;
}

const tariff = (title: string): Column => ({
  title,
  width: 12,
  isNumber: true,
  about: 'Precio en la moneda de la región, como 10 o 7.50. 0 es gratis; vacío, no se sabe.',
});

/** The columns in their order. The titles are the names by which an uploaded sheet is read. */
export const COLUMNS = {
  id: { title: 'Id', width: 38, about: 'Dice qué lugar es. No la cambies. Una fila nueva la deja vacía.' },
  name: { title: 'Nombre', width: 34, about: 'El nombre completo. No puede quedar vacío. Hasta 200 letras.' },
  otherNames: { title: 'Otros nombres', width: 26, about: 'Nombres cortos y otros, separados por punto y coma.' },
  summary: { title: 'Frase', width: 50, about: 'Una frase que dé ganas de ir. Hasta 600 letras.' },
  kind: {
    title: 'Tipo',
    width: 22,
    about: `Uno de estos: ${KIND_CHOICES.map(({ label }) => label).join(', ')}.`,
  },
  address: { title: 'Dirección', width: 34, about: 'Calle y número, o cómo llegar. Hasta 200 letras.' },
  lat: {
    title: 'Latitud',
    width: 13,
    isNumber: true,
    about: 'Grados con decimales, como -8.11160. Dentro de la región.',
  },
  lon: { title: 'Longitud', width: 13, isNumber: true, about: 'Grados con decimales, como -79.02890.' },
  district: { title: 'Distrito', width: 20, about: 'Si cambias la posición y no este, lo ponemos nosotros.' },
  phones: {
    title: 'Teléfonos',
    width: 30,
    about: 'Hasta seis, separados por punto y coma. De otro país, con + y su código.',
  },
  whatsapp: { title: 'WhatsApp', width: 20, about: 'Un número.' },
  website: { title: 'Página web', width: 34, about: 'Como https://ejemplo.pe' },
  email: { title: 'Correo', width: 28, about: 'Uno solo.' },
  hours: {
    title: 'Horario',
    width: 50,
    about:
      'Como lo dirías: «de martes a domingo de 9 a 4:30, feriados cerrado». También «Espacio abierto». Vacío, no se sabe.',
  },
  hoursNote: { title: 'Nota del horario', width: 30, about: 'Algo que haya que saber. Hasta 400 letras.' },
  adult: tariff('Entrada: adultos'),
  student: tariff('Entrada: estudiantes'),
  child: tariff('Entrada: niños'),
  senior: tariff('Entrada: adultos mayores'),
  residentAdult: tariff('Residentes: adultos'),
  residentStudent: tariff('Residentes: estudiantes'),
  residentChild: tariff('Residentes: niños'),
  residentSenior: tariff('Residentes: adultos mayores'),
  childTo: { title: 'Niños hasta (años)', width: 12, isNumber: true, about: 'Última edad que paga como niño.' },
  seniorFrom: {
    title: 'Adultos mayores desde (años)',
    width: 12,
    isNumber: true,
    about: 'Primera edad que paga como adulto mayor.',
  },
  feeText: { title: 'Entrada en palabras', width: 30, about: 'Se muestra si no hay precios. Hasta 400 letras.' },
  paymentMeans: {
    title: 'Cómo se paga',
    width: 30,
    about: 'Efectivo; Tarjeta; Billetera digital; Transferencia. Las que valgan, separadas por punto y coma.',
  },
  languages: {
    title: 'Idiomas',
    width: 24,
    about: 'En los que atienden, separados por punto y coma: Español; Inglés.',
  },
  registerNumber: { title: 'Número de registro', width: 20, about: 'El del registro de prestadores turísticos.' },
  registerUntil: { title: 'Registro hasta', width: 14, about: 'Día en que vence, como 2027-01-31 o 31/01/2027.' },
  activities: {
    title: 'Qué se puede hacer',
    width: 36,
    about: 'Hasta veinte actividades, separadas por punto y coma.',
  },
  state: {
    title: 'Estado',
    width: 22,
    about: `${(['published', 'paused', 'suspended', 'closed_permanently'] as const).map((one) => PLACE_STATE_NAMES[one]).join(', ')}. Un lugar nuevo entra como borrador, salvo que digas «Publicado».`,
  },
  reason: { title: 'Motivo del estado', width: 30, about: 'Obligatorio para suspender. Hasta 300 letras.' },
  revision: {
    title: 'Revisión',
    width: 14,
    about: 'Sirve para notar si alguien cambió el lugar después. No la cambies.',
  },
} as const satisfies Record<string, Column>;

export type ColumnKey = keyof typeof COLUMNS;
export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];
export type Cells = Partial<Record<ColumnKey, string>>;

export const PRICE_COLUMNS = {
  adult: 'adult',
  student: 'student',
  child: 'child',
  senior: 'senior',
} as const;
export const RESIDENT_COLUMNS = {
  adult: 'residentAdult',
  student: 'residentStudent',
  child: 'residentChild',
  senior: 'residentSenior',
} as const;

/**
 * The facts with their columns, in the order in which changes are stored and in which the revision has its parts. A
 * position comes before the district, which it may bring.
 */
export const FACT_CELLS = {
  name: ['name'],
  otherNames: ['otherNames'],
  summary: ['summary'],
  kind: ['kind'],
  address: ['address'],
  position: ['lat', 'lon'],
  district: ['district'],
  phones: ['phones'],
  whatsapp: ['whatsapp'],
  website: ['website'],
  email: ['email'],
  hours: ['hours'],
  hoursNote: ['hoursNote'],
  fees: [
    ...Object.values(PRICE_COLUMNS),
    ...Object.values(RESIDENT_COLUMNS),
    ...(['childTo', 'seniorFrom', 'feeText'] as const),
  ],
  paymentMeans: ['paymentMeans'],
  languages: ['languages'],
  register: ['registerNumber', 'registerUntil'],
  activities: ['activities'],
  state: ['state', 'reason'],
} as const satisfies Record<SheetFactName, readonly ColumnKey[]>;

export const SHEET_FACT_NAMES = Object.keys(FACT_CELLS) as SheetFactName[];
