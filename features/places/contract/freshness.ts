export interface FreshnessSettings {
  /** Days after a confirmation of the hours. The team of the place gets a link to confirm them again. */
  askDays: number;
  /** The page then says that the hours are old. */
  badgeDays: number;
  /** The search then lists the place later, and the site does not say whether it is open. */
  demoteDays: number;
}

export const FRESHNESS: FreshnessSettings = { askDays: 90, badgeDays: 120, demoteDays: 180 };

/** The region's folder or its back office may change the numbers. */
export const freshnessOf = ({
  freshness,
}: {
  freshness?: Partial<FreshnessSettings> | undefined;
}): FreshnessSettings => ({
  ...FRESHNESS,
  ...freshness,
});
