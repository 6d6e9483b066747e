import type { Migration } from './migration.ts';

/** Writes the uid into admissions, so that account deletion can query admissions. */
export const admissionOwners: Migration = {
  id: '003-admission-owners',
  collection: 'admissions',
  migrate: ({ path, fields }) => {
    const uid = path.slice(path.lastIndexOf('/') + 1);
    return fields.uid === uid ? {} : { set: { uid } };
  },
};
