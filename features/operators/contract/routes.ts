/** Paths of operators and plans. `touroperator-…` are the requirements' names for plans and programs. */
export const operatorRoutes = {
  plans: '/api/touroperator-plans/',
  plan: '/api/touroperator-plans/:idOrSlug/',
  programs: '/api/touroperator-programs/',
  program: '/api/touroperator-programs/:idOrSlug/',
  availability: '/api/availability/:planId',
  departures: '/api/availability/:planId/departures',
  calledOff: '/api/availability/called-off',
} as const;

const OWN = '/api/manage/operators/:operatorId';

/** Paths of an operator's back office. */
export const managedOperatorRoutes = {
  /** GET lists the person's operators. POST registers an operator. */
  operators: '/api/manage/operators/',
  /** Fields that the country's register requires of an operator. */
  register: '/api/manage/operator-register',
  operator: OWN,
  bank: `${OWN}/bank`,
  stopBankChange: `${OWN}/bank-changes/:changeId/stop`,
  submit: `${OWN}/submit`,
  documents: `${OWN}/documents/`,
  document: `${OWN}/documents/:documentId`,
  team: `${OWN}/team/`,
  member: `${OWN}/team/:accountId`,
  invitations: `${OWN}/invitations/`,
  invitation: `${OWN}/invitations/:invitationId`,
  plans: `${OWN}/plans/`,
  plan: `${OWN}/plans/:planId`,
  planAct: `${OWN}/plans/:planId/act`,
  planPictures: `${OWN}/plans/:planId/pictures`,
  options: `${OWN}/plans/:planId/options`,
  rules: `${OWN}/plans/:planId/rules/`,
  rule: `${OWN}/plans/:planId/rules/:ruleId`,
  departures: `${OWN}/departures/`,
  departure: `${OWN}/departures/:departureId`,
  departureAct: `${OWN}/departures/:departureId/act`,
  resources: `${OWN}/resources/`,
  resource: `${OWN}/resources/:resourceId`,
} as const;

/** Paths for joining an operator's team with an emailed link. */
export const operatorInvitationRoutes = {
  show: '/api/operator-invitations/show',
  accept: '/api/me/operator-invitations/accept',
} as const;
export const OPERATOR_INVITATION_HEADER = 'vereda-operator-invitation';

/** Paths for the region's staff. */
export const regionOperatorRoutes = {
  operators: '/api/admin/operators/',
  operator: '/api/admin/operators/:operatorId',
  operatorAct: '/api/admin/operators/:operatorId/act',
  commission: '/api/admin/operators/:operatorId/commission',
  stopBankChange: '/api/admin/operators/:operatorId/bank-changes/:changeId/stop',
  document: '/api/admin/operators/:operatorId/documents/:documentId',
  plans: '/api/admin/plans/',
  plan: '/api/admin/plans/:planId',
  planAct: '/api/admin/plans/:planId/act',
} as const;
