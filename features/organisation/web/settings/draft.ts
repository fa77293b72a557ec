import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';

/** What the parts of the editor get: the draft, how to change it, and what is wrong with a member. */
export interface DraftProps {
  draft: OrganisationSettings;
  choices: OrganisationEditor['choices'];
  /** The legal mode that the site has, and how its texts stand towards each. */
  legal: {
    now: OrganisationSettings['legalMode'];
    texts: OrganisationEditor['texts'];
    /** Whether the mode of the draft needs a register number of the organisation, and it has none. */
    lacksRegister: boolean;
  };
  change: (changes: Partial<OrganisationSettings>) => void;
  /** Words for the member at a path (`contact.email`), when something is wrong with it. */
  errorAt: (path: string) => string | undefined;
}
