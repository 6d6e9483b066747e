import { closeParts, DOCUMENTS, paths, readDocument } from '@fives/domain';
import type { Migration } from './migration.ts';

/**
 * A history of before there were parts has every instance in one document. Its oldest move into closed parts of their
 * own, and what they say of everybody's standing stays beside the newest. One that is short, or was divided since, is as
 * it should be.
 */
export const historyParts: Migration = {
  id: '002-history-parts',
  collection: 'stats',
  // A history may be as large as a document can be, and a commit ten times that.
  pageSize: 5,
  migrate: ({ path, fields }) => {
    const [, gameId = '', , page = ''] = path.split('/');
    if (page !== 'history') return {};
    const history = readDocument(DOCUMENTS.statsHistory, fields, page);
    const { open, parts } = closeParts(history);
    if (parts.length === 0) return {};
    const { instances, before, closed } = open;
    const create = parts.map((part, at) => ({
      path: paths.statsHistoryPart(gameId, history.closed + at),
      fields: part,
    }));
    return { set: { instances, before, closed }, create };
  },
};
