/** `file: table`, each with the reason. The table is `?` if its name is in a variable. */
export const WRITTEN_BY_OTHERS: Readonly<Record<string, string>> = {
  'features/bookings/api/capacity.store.ts: customer_order':
    'One statement ends the hold of an order, of its bookings and of their places; bookings stand before checkout.',
  'features/privacy/api/personal-data.store.ts: ?':
    'Erases each declared table by its own declaration (features/privacy/api/declaration), checked against the database.',
};

/** `file: table`, each with the reason. Other queries use the `public.ts` of the table's area. */
export const READ_BY_OTHERS: Readonly<Record<string, string>> = {
  'features/bookings/api/capacity.store.ts: customer_order':
    'The statement that ends expired holds first finds and locks their orders; bookings stand before checkout.',
};
