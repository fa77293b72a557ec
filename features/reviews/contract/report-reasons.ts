/** The published rules of the region contain the same reasons. */
export const REPORT_REASONS = ['insult', 'personal_data', 'advertising', 'off_topic', 'fake'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_WORDS: Record<ReportReason, string> = {
  insult: 'Insultos, amenazas o discriminación',
  personal_data: 'Datos personales de otras personas',
  advertising: 'Publicidad o texto copiado',
  off_topic: 'No trata del lugar o del servicio',
  fake: 'Indicios de que es falsa o pagada',
};
