/** Logos as SVG paths in a box of 26 × 26. `own` is the logo of the region's folder. */
export const MARKS = {
  stairs: {
    name: 'Escalera y ola',
    path: 'M0 26V22H4V18H8V14H12V10H16V6H20V0H26V26H22V8H20V12H16V16H12V20H8V26Z',
  },
  step: {
    name: 'Pirámide escalonada',
    path: 'M0 26V20H4V14H8V8H11V2H15V8H18V14H22V20H26V26H16V19H10V26Z',
  },
  rhomb: {
    name: 'Rombos de la red',
    path: 'M13 0L19 6L13 12L7 6ZM6 7L12 13L6 19L0 13ZM20 7L26 13L20 19L14 13ZM13 14L19 20L13 26L7 20Z',
  },
  wave: {
    name: 'Ola',
    path: 'M0 26V12C0 5 5 0 12 0C18 0 22 4 22 9C22 13 19 16 15 16C12 16 10 14 10 11.5C10 9.5 11.5 8 13.5 8C14 8 14.5 8.1 15 8.3C14.6 6.9 13.5 6 12 6C8.6 6 6 8.7 6 12.5C6 17.5 9.8 21 15 21C19 21 22.5 19.5 26 16.5V26Z',
  },
  sun: {
    name: 'Sol sobre el cerro',
    path: 'M13 2A6 6 0 0 1 18.7 10L22 13.3L26 26H0L4 13.3L7.3 10A6 6 0 0 1 13 2ZM13 13L6 22H20Z',
  },
  cross: {
    name: 'Chacana',
    path: 'M9 0H17V4H21V9H26V17H21V22H17V26H9V22H5V17H0V9H5V4H9ZM13 9.5A3.5 3.5 0 0 0 13 16.5A3.5 3.5 0 0 0 13 9.5Z',
  },
  leaf: {
    name: 'Hoja',
    path: 'M24 0C26 12 21 22 10 22C8.5 22 7 21.7 5.8 21.2L2.5 26L0 24L3.6 19.3C-0.5 10 8 1 24 0ZM18 7C12 9.5 8.5 13 6.7 17.6C11 15 14.8 11.5 18 7Z',
  },
} as const;

export type MarkName = keyof typeof MARKS | 'own';
export const MARK_NAMES = ['own', ...(Object.keys(MARKS) as (keyof typeof MARKS)[])] as const;
