import { type Static, Type } from 'typebox';
import type { OctoLanguage } from './capability.ts';

/** A request with a wrong id gets 400, because resellers read 404 as "not implemented". */
export const OCTO_ERROR_CODES = [
  'INVALID_PRODUCT_ID',
  'INVALID_OPTION_ID',
  'INVALID_UNIT_ID',
  'INVALID_AVAILABILITY_ID',
  'INVALID_BOOKING_UUID',
  'BAD_REQUEST',
  'UNPROCESSABLE_ENTITY',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
] as const;
export type OctoErrorCode = (typeof OCTO_ERROR_CODES)[number];

export const OctoErrorBody = Type.Object({
  error: Type.Enum([...OCTO_ERROR_CODES]),
  errorMessage: Type.String({ minLength: 1 }),
  productId: Type.Optional(Type.String()),
  optionId: Type.Optional(Type.String()),
  unitId: Type.Optional(Type.String()),
  availabilityId: Type.Optional(Type.String()),
  uuid: Type.Optional(Type.String()),
});
export type OctoErrorBody = Static<typeof OctoErrorBody>;

type Words = Readonly<Record<OctoLanguage, string>>;

export const OCTO_ERRORS: Readonly<Record<OctoErrorCode, Words & { status: number }>> = {
  INVALID_PRODUCT_ID: {
    status: 400,
    es: 'No hay un producto a la venta con ese identificador.',
    en: 'There is no product on sale with that id.',
  },
  INVALID_OPTION_ID: {
    status: 400,
    es: 'El producto no tiene una opción con ese identificador.',
    en: 'The product has no option with that id.',
  },
  INVALID_UNIT_ID: {
    status: 400,
    es: 'La opción no tiene una tarifa con ese identificador.',
    en: 'The option has no unit with that id.',
  },
  INVALID_AVAILABILITY_ID: {
    status: 400,
    es: 'La opción no tiene una salida con ese identificador.',
    en: 'The option has no availability with that id.',
  },
  INVALID_BOOKING_UUID: {
    status: 400,
    es: 'No hay una reserva viva con ese identificador: no existe, es de otra agencia o venció.',
    en: 'There is no live booking with that uuid: it does not exist, belongs to somebody else, or has expired.',
  },
  BAD_REQUEST: { status: 400, es: 'No entendemos la solicitud.', en: 'The request cannot be understood.' },
  UNPROCESSABLE_ENTITY: {
    status: 400,
    es: 'La solicitud es correcta, pero ahora no se puede cumplir.',
    en: 'The request is correct, but cannot be fulfilled now.',
  },
  UNAUTHORIZED: {
    status: 401,
    es: 'Falta la llave en la cabecera Authorization.',
    en: 'The key is missing in the Authorization header.',
  },
  FORBIDDEN: {
    status: 403,
    es: 'Esta llave no existe o fue retirada.',
    en: 'This key does not exist or was revoked.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    es: 'Demasiadas solicitudes en un minuto. Espera un momento.',
    en: 'Too many requests within a minute. Wait a moment.',
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    es: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
    en: 'Something failed on our side. Try again in a moment.',
  },
};

export const OCTO_REASONS = {
  no_units: { es: 'Indica al menos una unidad en unitItems.', en: 'Give at least one unit in unitItems.' },
  sold_out: { es: 'No quedan lugares suficientes.', en: 'There are not enough places left.' },
  sales_closed: {
    es: 'La venta de esta salida está cerrada.',
    en: 'Sales of this availability are closed.',
  },
  closed_stop: {
    es: 'Un lugar del programa cierra ese día y la salida no se vende.',
    en: 'A stop of the programme is closed on that day, and the availability is not sold.',
  },
  resource_taken: {
    es: 'El guía o el vehículo de esta salida ya está comprometido.',
    en: 'The guide or vehicle of this availability is taken already.',
  },
  unit_not_sold: { es: 'Una de las tarifas no se vende ese día.', en: 'One of the units is not sold on that day.' },
  too_few: {
    es: 'Son menos unidades de las que se venden juntas.',
    en: 'These are fewer units than are sold together.',
  },
  too_many: { es: 'Son más unidades de las que se venden juntas.', en: 'These are more units than are sold together.' },
  not_alone: {
    es: 'Una de las unidades solo se vende junto con otra (accompaniedBy).',
    en: 'One of the units is only sold together with another one (accompaniedBy).',
  },
  repeated_differently: {
    es: 'Ese uuid ya se usó para otra solicitud.',
    en: 'That uuid was already used for another request.',
  },
  name_missing: {
    es: 'Falta el nombre de quien reserva (contact.fullName, o firstName y lastName).',
    en: 'The name of the lead traveller is missing (contact.fullName, or firstName and lastName).',
  },
  not_on_hold: { es: 'La reserva ya no está apartada.', en: 'The booking is no longer on hold.' },
  not_cancellable: { es: 'La reserva ya no se puede cancelar.', en: 'The booking can no longer be cancelled.' },
  not_changeable: {
    es: 'La reserva ya no se puede cambiar sin costo; cancélala y haz otra.',
    en: 'The booking can no longer be changed free of charge; cancel it and make another one.',
  },
  held_too_long: {
    es: 'La reserva ya estuvo apartada tanto como es posible.',
    en: 'The booking has been on hold for as long as is possible.',
  },
  filter_missing: {
    es: 'Indica resellerReference, supplierReference o fechas (localDate, o localDateStart y localDateEnd).',
    en: 'Give resellerReference, supplierReference or dates (localDate, or localDateStart and localDateEnd).',
  },
  which_days: {
    es: 'Indica availabilityIds, o localDateStart y localDateEnd (o localDate), pero no ambos.',
    en: 'Give availabilityIds, or localDateStart and localDateEnd (or localDate), but not both.',
  },
  too_many_days: { es: 'Se consultan hasta 370 días a la vez.', en: 'Up to 370 days can be asked for at once.' },
  currency: { es: 'El producto no se vende en esa moneda.', en: 'The product is not sold in that currency.' },
  units_repeated: { es: 'Un uuid se repite en unitItems.', en: 'A uuid is repeated in unitItems.' },
  site_does_not_sell: {
    es: 'Este sitio ya no vende por agencias. Lo reservado se puede ver y cancelar.',
    en: 'This site no longer sells through resellers. Existing bookings can be read and cancelled.',
  },
  no_such_operation: { es: 'No hay una operación en esta dirección.', en: 'There is no operation at this address.' },
} as const satisfies Record<string, Words>;
export type OctoReason = keyof typeof OCTO_REASONS;
