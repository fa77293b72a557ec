serve(app, routes.listBoats, async () => []);
