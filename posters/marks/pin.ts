/**
 * All paths use the view box `-1 -1 28 32`: 26 × 30 units and one unit for the outline on each side. The tip is at (13,
 * 30). Icons fill the 16 × 16 square from (5, 5).
 */
export const PIN_VIEW_BOX = '-1 -1 28 32';
export const PIN_PATH = 'M4 0H22V2H24V4H26V20H24V22H22V24H18V26H16V28H14V30H12V28H10V26H8V24H4V22H2V20H0V4H2V2H4Z';

/** Path data in a 16 × 16 box (fill rule even-odd). The icons are legible at 14 px. */
export const CATEGORY_ICONS = {
  archaeological_site: 'M1 14V11H3V8H5V5H7V2H9V5H11V8H13V11H15V14ZM7 14H9V10H7Z',
  museum: 'M1 5L8 1L15 5V6.5H1ZM2.5 8H4.5V12H2.5ZM7 8H9V12H7ZM11.5 8H13.5V12H11.5ZM1 13H15V15H1Z',
  historic_building: 'M2 15V5L8 1L14 5V15H10V11A2 2 0 0 0 6 11V15ZM4 6.5V9H6V6.5ZM10 6.5V9H12V6.5Z',
  church:
    'M7.2 0H8.8V1.4H10.2V3H8.8V4.2L12 7V9L15 11V15H9.8V12A1.8 1.8 0 0 0 6.2 12V15H1V11L4 9V7L7.2 4.2V3H5.8V1.4H7.2Z',
  square: 'M7 1H9V5H7ZM5.5 5.5H10.5V9H5.5ZM4 9.5H12V11.5H4ZM1 12.5H15V15H1Z',
  beach:
    'M8 1C12 1 15 4 15 7.5H9V12H7V7.5H1C1 4 4 1 8 1ZM1 13C3 11.8 4.6 11.8 6.4 13S10 14.2 11.8 13S14 12.2 15 12.6V14.8C13.6 14.4 12.8 14.6 11.6 15.4S8 15.8 6.4 15S3 14.2 1 15.2Z',
  nature: 'M8 0L12 5H10L13.5 9.5H11L15 13.5H9V16H7V13.5H1L5 9.5H2.5L6 5H4Z',
  viewpoint:
    'M8 3.5C12 3.5 14.6 6.4 16 8C14.6 9.6 12 12.5 8 12.5S1.4 9.6 0 8C1.4 6.4 4 3.5 8 3.5ZM8 5A3 3 0 1 0 8 11A3 3 0 1 0 8 5ZM8 6.6A1.4 1.4 0 1 1 8 9.4A1.4 1.4 0 1 1 8 6.6Z',
  water: 'M8 0C10.6 3.6 13 6.8 13 10A5 5 0 0 1 3 10C3 6.8 5.4 3.6 8 0ZM5 10A3 3 0 0 0 8 13V11.6A1.6 1.6 0 0 1 6.4 10Z',
  town: 'M0 15V8L3.5 5L7 8V15H4.5V11.5H2.5V15ZM8.5 15V2H15.5V15H13V12.5H11V15ZM10 4V6H11.4V4ZM12.6 4V6H14V4ZM10 8V10H11.4V8ZM12.6 8V10H14V8Z',
  market:
    'M1.5 1H14.5L16 6A2 2 0 0 1 12 6A2 2 0 0 1 8 6A2 2 0 0 1 4 6A2 2 0 0 1 0 6ZM1.5 9.4H14.5V15H1.5ZM4 11V13.4H12V11Z',
  food: 'M2.2 1H3.4V5H4.2V1H5.4V5H6.2V1H7.4V5.6C7.4 7 6.6 7.8 5.8 8V15H3.8V8C3 7.8 2.2 7 2.2 5.6ZM10 1C12.4 1 13.6 3.4 13.6 6S12.8 9.4 12 9.6V15H10Z',
  lodging: 'M0 2H2V8.5H7.5V5H13A3 3 0 0 1 16 8V14H14V11.5H2V14H0ZM4.6 4.2A1.7 1.7 0 1 1 4.6 7.6A1.7 1.7 0 1 1 4.6 4.2Z',
  shop: 'M5 5V4A3 3 0 0 1 11 4V5H14L15 15H1L2 5ZM6.5 5H9.5V4A1.5 1.5 0 0 0 6.5 4Z',
  activity:
    'M10.6 0.6A1.9 1.9 0 1 1 10.6 4.4A1.9 1.9 0 1 1 10.6 0.6ZM4 5L8.4 4L10.4 7L13.6 8L13 9.8L9.2 8.8L8.4 7.8L7 10L9.6 12V16H7.6V13L4.6 10.8L3.4 16H1.4L3.4 8L5.8 6.2L5 6.4L3.8 9L2 8.2Z',
  transport:
    'M3 1H13A2 2 0 0 1 15 3V12H14V15H11.6V13H4.4V15H2V12H1V3A2 2 0 0 1 3 1ZM3 3.4V8H13V3.4ZM3.4 9.8A1 1 0 1 0 3.4 11.4A1 1 0 1 0 3.4 9.8ZM12.6 9.8A1 1 0 1 0 12.6 11.4A1 1 0 1 0 12.6 9.8Z',
  service: 'M8 0A8 8 0 1 1 8 16A8 8 0 1 1 8 0ZM7 3.4V5.6H9V3.4ZM6 7V8.6H7V11.4H6V13H10V11.4H9V7Z',
} as const satisfies Record<string, string>;

export type PinIcon = keyof typeof CATEGORY_ICONS;

/** `fill` and the other colours are CSS colours. */
export function pin({
  icon,
  fill,
  ink,
  outline,
}: {
  icon: PinIcon;
  fill: string;
  ink: string;
  outline: string;
}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PIN_VIEW_BOX}" width="28" height="32"><path d="${PIN_PATH}" fill="${fill}" stroke="${outline}" stroke-width="1.6" paint-order="stroke"/><path transform="translate(5 5)" d="${CATEGORY_ICONS[icon]}" fill="${ink}" fill-rule="evenodd"/></svg>`;
}
