// Values that answers brought, for the queries of later calls: a list's numbers open its details.

/** Values kept of one name. */
const KEPT = 5;
/** Too common to be of one meaning: taken from a call of this group alone, '' for the asking call's own. */
const GROUPS = { id: '', ywlsh: 'wdbj' };
/** Queries that another name brings. */
const ALSO = { ids: 'id', fjIds: 'fjId', 'tsjy/getInfo id': 'tsbh' };

export function seenValues() {
  const byName = new Map();
  return { add, keep, find };

  function add(name, data, depth = 0) {
    const group = groupOf(name);
    if (depth > 6 || typeof data !== 'object' || data === null) return;
    for (const [member, value] of Object.entries(data)) {
      if (typeof value === 'object') add(name, value, depth + 1);
      else if (!Array.isArray(data) && (typeof value === 'string' || typeof value === 'number') && value !== '') {
        for (const key of [member, `${group} ${member}`]) keep(key, String(value));
      }
    }
  }

  function keep(key, value) {
    const values = byName.get(key) ?? [];
    // A masked number opens nothing.
    if (values.length < KEPT && !value.includes('*')) byName.set(key, [...values, value]);
  }

  /** @param call name of the call that asks */
  function find(call, query) {
    const name = ALSO[`${call} ${query}`] ?? ALSO[query] ?? query;
    const group = GROUPS[name];
    if (group === undefined) return (byName.get(`${groupOf(call)} ${name}`) ?? byName.get(name))?.[0];
    return byName.get(`${group || groupOf(call)} ${name}`)?.[0];
  }
}

const groupOf = (name) => name.split('/').slice(0, -1).join('/');
