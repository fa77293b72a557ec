import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';
import { KeptTrip } from './kept-trip.ts';

/** After the request, the trip follows later changes of the order. */
export const OrderInTripBody = Type.Object(
  {
    trip: Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
      description: 'El viaje, con su secreto para editar en la cabecera o de la propia cuenta; null: uno nuevo',
    }),
    bookings: Type.Optional(
      Type.Array(Type.String({ maxLength: 20 }), {
        minItems: 1,
        maxItems: 60,
        description: 'Referencias de lo que va al viaje; todo, si no se indica',
      }),
    ),
  },
  { additionalProperties: false },
);
export type OrderInTripBody = Static<typeof OrderInTripBody>;

export const OrderInTrip = Type.Object({
  trip: KeptTrip,
  /**
   * Secrets of the order's own trip, or null for another trip. Every person who may open the order may edit the order's
   * own trip.
   */
  keys: orNull(Type.Object({ editSecret: Type.String(), shareToken: Type.String() })),
});
export type OrderInTrip = Static<typeof OrderInTrip>;
