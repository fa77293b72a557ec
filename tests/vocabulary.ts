export interface Row {
  not: string;
  /**
   * Matches an identifier in lower-case words: `notifyOwner` is `notify owner`. Names in snake_case come from the
   * database and are not checked.
   */
  names?: RegExp;
  /** Matches the unchanged name of a type, interface or class. */
  types?: RegExp;
  files?: RegExp;
  /** Matches a comment, a test title or a line of a page. Quoted code is left out. */
  prose?: RegExp;
  comments?: RegExp;
  meant?: Meant[];
}

/** With `in`, the path of the file must match. With `text`, the text must match. */
interface Meant {
  in?: RegExp;
  text?: RegExp;
  as: string;
}

export const VOCABULARY: Row[] = [
  {
    not: 'company',
    names: /\b(company|companies)\b/,
    meant: [
      {
        in: /^(tests\/rights\/(world|owned-place|operations\/owner[\w-]*)|tools\/fuzz\/fuzz\.test)\.ts$/,
        as: 'a parameter of the wire',
      },
      {
        text: /^(company|companies)$/,
        in: /^(features|server\/areas|server\/create-server|tools\/demo)/,
        as: 'a table of the database or a member of the wire',
      },
    ],
  },
  {
    not: 'comment',
    names: /\bcomments?\b/,
    meant: [
      { in: /^(planner\/hours\/|\.dependency-cruiser)/, as: 'a comment of an OpenStreetMap opening_hours value' },
      { in: /^features\/(trips|audit|privacy|audit)\//, as: 'a comment on a trip, or a stored name' },
      {
        text: /^(commentId|comments?)$/,
        in: /^(features\/(reviews|booking-reviews|operators|owners)|tests\/rights|tools\/pictures|e2e)\//,
        as: 'a name that stays',
      },
    ],
  },
  {
    not: 'letter',
    names: /\bletters?\b/,
    files: /\bletters?\b/,
    prose: /\bletters?\b/i,
    meant: [
      {
        text: /\b(small|capital|first|last|two|neighbouring|shared|Latin|different) letters?\b/gi,
        as: 'of the alphabet',
      },
      { text: /\bletters? (and|or) digits?\b|\bletter by letter\b|\bletter cases?\b/gi, as: 'of the alphabet' },
      { text: /^(randomLetters|lettersBy(Address|Email))$/, as: 'of the alphabet, or a stored name' },
      {
        in: /^(posters|tools\/subset-font|bench\/places\.ts|features\/(places|octo|maps|organisation)\/)/,
        as: 'of the alphabet',
      },
      { in: /^features\/(payments|payouts)\/api\/payment-file\//, as: 'of the alphabet' },
      {
        text: /^letters?$/,
        in: /^features\/(audit|bookings|checkout|privacy)\//,
        as: 'a member of the wire, of a job or of the database',
      },
      { in: /^(database|docs\/decisions)\//, as: 'a file that keeps its name' },
    ],
  },
  {
    not: 'tell',
    names: /\b(tell|tells|told|telling|untold)\b/,
    prose: /\b(tells?|told|telling)\b/i,
    meant: [{ text: /\b(tells?|told|telling)( \w+){0,4} apart\b/gi, as: 'distinguish' }],
  },
  {
    not: 'talk',
    names: /\btalks?\b/,
    files: /\btalk\b/,
    prose: /\btalks?\b/i,
    meant: [{ in: /^docs\/errors\//, as: 'an error code' }],
  },
  {
    not: 'desk',
    names: /\b(desk|office)s?\b/,
    files: /\b(desk|office)\b/,
    prose: /\b(desk|office)s?\b/i,
    meant: [
      { text: /\b(back|post) offices?\b/gi, as: 'the region’s back office, or the post' },
      {
        text: /back-?office|postOffice|\boffice files?\b/gi,
        as: 'the region’s back office, or a member of schema.org',
      },
      { in: /^(posters\/art|regions\/(cusco|trujillo)\/art)\.ts$/, as: 'a scene with a desk' },
    ],
  },
  {
    not: 'standing',
    names: /\bstanding\b/,
    files: /\bstanding\b/,
    prose: /\bstanding\b/i,
    meant: [
      { in: /^posters\//, as: 'a figure that stands' },
      { text: /^standing$/, in: /^features\/(trips|complaints|checkout|quotations)\//, as: 'a member of the wire' },
    ],
  },
  {
    not: 'lane',
    names: /\b(lanes?|convoys?|carriers?|boarding)\b/,
    files: /\b(lanes?|convoys?|carriers?|boarding)\b/,
    prose: /\b(lanes?|convoys?|carriers?|boarding)\b/i,
  },
  {
    not: 'demand',
    names: /\bdemands?\b/,
    files: /\bdemands?\b/,
    meant: [{ text: /^(UnservedDemandTable|inDemand)$/, as: 'what people ask for' }],
  },
  {
    not: 'greet',
    names: /\b(greets?|greeted|stranded)\b/,
    prose: /\b(greets?|greeted|stranded)\b/i,
  },
  {
    not: 'tidings',
    names: /\b(tidings?|story|stories|moments)\b/,
    files: /\b(tidings?|story|stories|moments)\b/,
    prose: /\btidings?\b/i,
  },
  { not: 'own-*.ts', files: /\/api\/(.*\/)?own-[a-z-]+\.ts$/ },
  {
    not: 'thing',
    names:
      /\b(heads of|heads in|head of|(policy|line|version|event) head|boards?|things?|(state|kind|offer|booking|hop|stop) mark)\b/,
    files: /\b(boards?|things?)\b/,
    meant: [
      { in: /^posters\//, as: 'a board that is painted' },
      { text: /^board$/, in: /^(features\/(trips|closures)|e2e)\//, as: 'a member of the wire' },
      { in: /^(web|server\/render)\//, as: 'the head of a page' },
    ],
  },
  { not: 'Asked', types: /^(Asked|Told|Known|Shown)([A-Z]|$)|[a-z](Asked|Told|Known|Shown)$/ },
  {
    not: 'whoever',
    comments:
      /\b(whoever|whomever|somebody|nobody)\b|\bthose who\b|(?:^|[.:;] )(?:(?:what|who|whose|which) (?![^.;:]*\?)|those (?:of|that|who|whose|which|with|without)\b)/i,
  },
];

/** These files contain the words to avoid, are generated, or never change (migrations). */
export const UNREAD =
  /^(tests\/(vocabulary|house-rules)[\w.-]*\.ts|tests\/planted\/README\.md|docs\/(vocabulary|kept-names|wire-names|settings|security[\w.]*)\.(md|txt)|docs\/errors\/.*|database\/migrations\/.*)$/;
