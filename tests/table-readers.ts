/** The keys are `file: table`, the values reasons. The table is `?` if its name is in a variable. */
export const WRITTEN_BY_OTHERS: Readonly<Record<string, string>> = {
  'features/bookings/api/capacity.store.ts: customer_order':
    'One statement ends the hold of an order, of its bookings and of their places; bookings stand before checkout.',
  'features/privacy/api/personal-data.store.ts: ?':
    'Erases each declared table by its own declaration (features/privacy/api/declaration), checked against the database.',
};

export const READ_BY_OTHERS: Readonly<Record<string, string>> = {
  'features/bookings/api/capacity.store.ts: customer_order':
    'The statement that ends expired holds first finds and locks their orders; bookings stand before checkout.',
};
