import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';

export interface DraftProps {
  draft: OrganisationSettings;
  choices: OrganisationEditor['choices'];
  /** The legal mode in force, and the legal texts of each mode. */
  legal: {
    now: OrganisationSettings['legalMode'];
    texts: OrganisationEditor['texts'];
    /** `true` if the legal mode of the draft requires a register number that is missing. */
    lacksRegister: boolean;
  };
  change: (changes: Partial<OrganisationSettings>) => void;
  errorAt: (path: string) => string | undefined;
}
