export const boats = (db) => db.selectFrom('boat').selectAll().execute();
