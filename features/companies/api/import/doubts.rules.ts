/** Says how the data were put together: other sources by their number, objects of OpenStreetMap, boundaries, counted visitors (no page shows them). */
const ABOUT_DATA =
  /\bOSM\b|\bfichas? \d|^ficha compartida|sin jerarquizar|no se copia|(límites|distritos) de 2007|\bvisitantes\b|turista nacional/i;
/** Says something that a visit depends on, whoever it names. */
const ABOUT_VISIT = /cerrad|cierra|\babr[ea]|abiert|horario|boleto|tarifa|entrada libre|apertura/i;

/** A note with which only the editors can do something: it belongs in the import's report, not on the place's page. */
export function isForEditors(note: string): boolean {
  return ABOUT_DATA.test(note) && !ABOUT_VISIT.test(note);
}
