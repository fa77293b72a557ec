import { type Static, Type } from 'typebox';
import { type Author, STAFF_ROLES, VISITOR } from '#features/accounts/contract/actor.ts';
import { Id, orNull } from '#features/schema.ts';

/** The person who asked for a job. */
export const JobAuthor = Type.Object({ accountId: Id, staff: orNull(Type.Enum([...STAFF_ROLES])) });
export type JobAuthor = Static<typeof JobAuthor>;

/** A command on the server names no person. */
export const authorOf = (by: JobAuthor | undefined): Author => (by ? { kind: 'person', ...by } : VISITOR);
