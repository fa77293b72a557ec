import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';

export interface DraftProps {
  draft: OrganisationSettings;
  choices: OrganisationEditor['choices'];
  /** Current legal mode, and the legal texts by mode. */
  legal: {
    now: OrganisationSettings['legalMode'];
    texts: OrganisationEditor['texts'];
    /** `true` if the draft's mode requires a register number that is missing. */
    lacksRegister: boolean;
  };
  change: (changes: Partial<OrganisationSettings>) => void;
  errorAt: (path: string) => string | undefined;
}
