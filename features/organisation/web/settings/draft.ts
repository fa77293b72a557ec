import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';

/** Props of the editor's parts: the draft, its change, and the errors of members. */
export interface DraftProps {
  draft: OrganisationSettings;
  choices: OrganisationEditor['choices'];
  /** The current legal mode of the site, and the states of its texts for each mode. */
  legal: {
    now: OrganisationSettings['legalMode'];
    texts: OrganisationEditor['texts'];
    /** Whether the draft's mode requires a register number of the organisation that is missing. */
    lacksRegister: boolean;
  };
  change: (changes: Partial<OrganisationSettings>) => void;
  /** The error of the member at a path (`contact.email`), if any. */
  errorAt: (path: string) => string | undefined;
}
