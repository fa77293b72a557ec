const TEST = '\\.test\\.tsx?$';

/**
 * Rules for imports. `tests/planted/` breaks each rule once, and `tests/house-rules.test.ts` checks that each
 * violation is found.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files do not import each other in a circle. Join the two files, or move the shared code to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment:
        'An import names a file that exists or a package of package.json (geojson and fastify/types have only types).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(geojson|fastify/types/.*|virtual:.*|.*\\?(url|raw|worker))$' },
    },
    {
      name: 'contract-is-a-leaf',
      comment: 'A contract imports only contracts and the planner, so that it runs in the browser and on the server.',
      severity: 'error',
      from: { path: '^features/[^/]+/contract/', pathNot: TEST },
      to: { path: '^(features/[^/]+/(api|web)|server|sandbox|web|posters|database|regions|tests|tools|e2e|bench)/' },
    },
    {
      name: 'planner-is-a-leaf',
      comment: 'The planner imports only itself, so that it runs in the browser and on the server.',
      severity: 'error',
      from: { path: '^planner/', pathNot: TEST },
      to: { path: '^(features|server|sandbox|web|posters|database|regions|tests|tools|e2e|bench)/' },
    },
    {
      name: 'posters-are-a-leaf',
      comment: 'The poster generator imports only itself, so that it runs in the browser and on the server.',
      severity: 'error',
      from: { path: '^posters/', pathNot: TEST },
      to: { path: '^(features|server|sandbox|web|planner|database|regions|tests|tools|e2e|bench)/' },
    },
    {
      name: 'paths-are-a-leaf',
      comment: 'The URLs of screens import only each other, so that the server can link to screens.',
      severity: 'error',
      from: { path: '^web/paths/', pathNot: TEST },
      to: { pathNot: '^web/paths/' },
    },
    {
      name: 'no-node-where-browsers-run',
      comment: 'Contracts, planner, posters and screens import no Node modules, because browsers run them.',
      severity: 'error',
      from: { path: '^(features/[^/]+/(contract|web)|planner|posters|web)/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-touches-the-server',
      comment: 'Screens import contracts, not the server.',
      severity: 'error',
      from: { path: '^(web|features/[^/]+/web)/' },
      to: { path: '^(server|sandbox|database|features/[^/]+/api)/' },
    },
    {
      name: 'api-never-touches-the-web',
      comment: 'The server does not import screens, only their URLs.',
      severity: 'error',
      from: { path: '^features/[^/]+/api/' },
      to: { path: '^(web|features/[^/]+/web)/', pathNot: '^web/paths/' },
    },
    {
      name: 'areas-meet-at-their-doors',
      comment: 'An area imports from another area only its contract or its public.ts.',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/[^/]+/(api|web)/', pathNot: '^features/($1/|[^/]+/(api|web)/public\\.tsx?$)' },
    },
    {
      name: 'database-only-in-stores',
      comment: 'Only *.store.ts files use the database.',
      severity: 'error',
      from: { path: '^features/[^/]+/api/', pathNot: `(\\.store\\.ts|${TEST})$` },
      to: { path: '(^|/)node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'searches-and-drawings-in-threads',
      comment: 'Work of more than a few milliseconds per request runs in a worker: road searches, plans, posters.',
      severity: 'error',
      from: {
        path: '^(server|features/[^/]+/api)/',
        pathNot: `(-worker\\.ts|^features/places/api/legs/region-ways\\.ts|${TEST})$`,
      },
      to: {
        path: '^(posters/poster|planner/(solve|alternatives|roads/(road-ways|barred-ways|official-legs|shortest-paths)))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sandbox-is-a-program-of-its-own',
      comment: 'Only the sandbox adapter, the selection of a provider and the start of a site import the sandbox.',
      severity: 'error',
      from: {
        path: '^(server|features)/',
        pathNot: `(^server/(start-site|cards/open-cards|cards/sandbox/.*)\\.ts|${TEST})$`,
      },
      to: { path: '^sandbox/' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'Components in web/ui import no business code.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(features|planner|regions)/' },
    },
    {
      name: 'kit-page-is-not-in-the-product',
      comment: 'Only the development server shows the page with all components, so no screen imports it.',
      severity: 'error',
      from: { pathNot: '^web/kit/' },
      to: { path: '^web/kit/' },
    },
    {
      name: 'server-lists-areas-in-one-place',
      comment: 'The platform imports no area, except in areas.ts, which lists them, and in create-server.ts.',
      severity: 'error',
      from: { path: '^(server|sandbox)/', pathNot: `(^server/(areas|create-server)\\.ts|${TEST})$` },
      to: { path: '^features/', pathNot: '^features/(route|issues|telephone|card-providers)\\.ts$' },
    },
    {
      name: 'web-lists-areas-in-one-place',
      comment:
        'The shell imports no area, except in the route table, the two entries and the list of what works beside each screen.',
      severity: 'error',
      from: { path: '^web/', pathNot: `(^web/ui/.*|^web/(routes|beside|main|entry-server)\\.tsx|${TEST})$` },
      to: { path: '^features/', pathNot: '^features/(route|issues|telephone)\\.ts$' },
    },
    {
      name: 'product-never-imports-tests',
      comment: 'The product does not import tests.',
      severity: 'error',
      from: { pathNot: `(^(tests|e2e|bench|tools)/|${TEST})` },
      to: { path: `(^(tests|e2e|bench)/|${TEST})` },
    },
    {
      name: 'product-never-imports-tools',
      comment: 'The product imports no tools, except that the start of a demo loads its invented data.',
      severity: 'error',
      from: {
        path: '^(server|sandbox|features|planner|posters|web|regions)/',
        pathNot: `(^server/start-site\\.ts|${TEST})$`,
      },
      to: { path: '^tools/' },
    },
    {
      name: 'product-needs-no-development-package',
      comment: 'A server imports no development packages. The built screens contain the packages of the screens.',
      severity: 'error',
      from: {
        path: '^(server|sandbox|features|planner|posters|tools/demo)/',
        pathNot: [TEST, '^features/[^/]+/web/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tests/planted|dist|\\.vereda)/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
