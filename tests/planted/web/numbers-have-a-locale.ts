export const amount = (value: number) => value.toLocaleString('es-PE');
