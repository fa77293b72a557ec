export const written = (instant: Date) => new Intl.DateTimeFormat('es', { dateStyle: 'long' }).format(instant);
