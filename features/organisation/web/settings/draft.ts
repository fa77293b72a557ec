import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';

/** Props of each part of the settings editor. */
export interface DraftProps {
  draft: OrganisationSettings;
  choices: OrganisationEditor['choices'];
  /** The site's current legal mode and, for each mode, the state of each legal text about sales. */
  legal: {
    now: OrganisationSettings['legalMode'];
    texts: OrganisationEditor['texts'];
    /** `true` when the draft's mode requires a register number that the organisation lacks. */
    lacksRegister: boolean;
  };
  change: (changes: Partial<OrganisationSettings>) => void;
  /** The error message for the setting at a path such as `contact.email`. */
  errorAt: (path: string) => string | undefined;
}
